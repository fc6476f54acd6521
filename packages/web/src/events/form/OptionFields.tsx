import { Checkbox, NumberInput, Switch } from '@mantine/core';
import { events } from '#contract/events/endpoints.ts';
import { mostCapacity } from '#contract/events/schema-coming.ts';
import { reminders } from '#contract/events/schema-words.ts';
import { AudienceFields } from '../../audience/AudienceFields.tsx';
import type { AudienceOf } from '../../audience/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { aimOf, type EventFields, remindersAfter } from './eventValues.ts';

const ofEvents: AudienceOf = {
  reach: events.reach,
  groups: events.groups,
  words: {
    title: 'CALENDAR.FORM.AUDIENCE',
    for: 'CALENDAR.FORM.FOR',
    for_house: 'CALENDAR.FORM.FOR_house',
    for_some: 'CALENDAR.FORM.FOR_some',
    for_committee: 'CALENDAR.FORM.FOR_committee',
    groupsHint: 'CALENDAR.FORM.GROUPS_HINT',
    picker: 'CALENDAR.FORM.PICKER',
    reach: 'CALENDAR.FORM.REACH',
    poster: 'CALENDAR.FORM.POSTER',
  },
};

type Props = { fields: EventFields };

/** Whom it is for. */
export const AudienceCard = ({ fields }: Props) => (
  <AudienceFields
    of={ofEvents}
    value={fields.values}
    sent={aimOf(fields.values)}
    onAim={(aim) => fields.setFieldValue('aim', aim)}
    onParts={(parts) => fields.setFieldValue('audience', parts)}
    error={fields.getInputProps('audience').error}
  />
);

/** Mails now and before it begins. */
export function MailFields({ fields }: Props) {
  const say = useText();
  const { notify_period: period } = fields.values;
  return (
    <Card title={say('CALENDAR.FORM.MAILS')} padded>
      <FormStack>
        <Switch
          label={say('EVENT.FIELDS.NOTIFY')}
          description={say('CALENDAR.FORM.NOTIFY_HINT')}
          {...fields.getInputProps('notify', { type: 'checkbox' })}
        />
        <Checkbox.Group
          label={say('EVENT.FIELDS.NOTIFY_PERIOD')}
          value={period.split(',')}
          onChange={(next) => fields.setFieldValue('notify_period', remindersAfter(period, next))}
        >
          {reminders.map((one) => (
            <Checkbox key={one} value={one} label={say(`CALENDAR.REMINDERS.${one}`)} />
          ))}
        </Checkbox.Group>
      </FormStack>
    </Card>
  );
}

/** What people are asked for: confirming that they have read it, words of their own, and whether they come. */
export function OptionFields({
  fields,
  asksAlready,
}: Props & { /** Some may have confirmed it. */ asksAlready: boolean }) {
  const say = useText();
  const asks = useMay('acceptRead', 'rw');
  return (
    <Card title={say('CALENDAR.FORM.OPTIONS')} padded>
      <FormStack>
        {asks && (
          <Switch
            label={say('EVENT.FIELDS.ACCEPT')}
            description={say('CALENDAR.FORM.ACCEPT_HINT')}
            {...fields.getInputProps('acceptRead', { type: 'checkbox' })}
          />
        )}
        {asks && asksAlready && fields.values.acceptRead && (
          <Switch
            label={say('CALENDAR.FORM.MATERIAL')}
            description={say('CALENDAR.FORM.MATERIAL_HINT')}
            {...fields.getInputProps('material', { type: 'checkbox' })}
          />
        )}
        <Switch label={say('EVENT.FIELDS.COMMENTS')} {...fields.getInputProps('comments', { type: 'checkbox' })} />
        <Switch
          label={say('EVENT.FIELDS.COMING')}
          description={say('CALENDAR.FORM.COMING_HINT')}
          {...fields.getInputProps('coming', { type: 'checkbox' })}
        />
        {fields.values.coming && (
          <NumberInput
            label={say('EVENT.FIELDS.CAPACITY')}
            description={say('CALENDAR.FORM.CAPACITY_HINT')}
            min={1}
            max={mostCapacity}
            allowDecimal={false}
            allowNegative={false}
            {...fields.getInputProps('capacity')}
            onChange={(count) => fields.setFieldValue('capacity', typeof count === 'number' ? count : '')}
          />
        )}
      </FormStack>
    </Card>
  );
}
