import { Switch } from '@mantine/core';
import { dayIn, momentAt, wallTime } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useMoments } from '../message/moments.ts';
import type { MessageFields } from './messageValues.ts';

/** The same hour tomorrow, rounded: how long an emergency stands on top unless it is said otherwise. */
const dayLater = (now: Date): string => {
  const hour = 3600_000;
  return wallTime(new Date(Math.round(now.getTime() / hour) * hour + 24 * hour));
};

type Props = { fields: MessageFields; before: string | null };

/** When it comes and goes: a term, pinned without an end, or an emergency with one. */
export function PublicationFields({ fields, before }: Props) {
  const say = useText();
  const { isPinned, emergency, term } = fields.values;
  const today = dayIn(new Date());
  const special = isPinned || emergency;
  const isOut = before !== null && new Date(before) <= new Date();
  const toggle = (on: boolean) => {
    fields.setFieldValue('term', on);
    if (on && fields.values.dateFrom === '') fields.setFieldValue('dateFrom', `${today}T00:00`);
  };
  const rouse = (on: boolean) => {
    fields.setFieldValue('emergency', on);
    if (on && fields.values.dateTo === '') fields.setFieldValue('dateTo', dayLater(new Date()));
  };
  return (
    <Card title={say('MESSAGE_FORM.PUBLICATION')} padded>
      <FormStack>
        {!special && (
          <Switch
            label={say('MESSAGE_FORM.TERM')}
            description={term ? undefined : say('MESSAGE_FORM.TERM_HINT')}
            checked={term}
            onChange={(e) => toggle(e.currentTarget.checked)}
          />
        )}
        {!special && term && (
          <>
            <DateField
              withTime
              min={today}
              label={say('MESSAGE_FORM.FROM')}
              required
              {...fields.getInputProps('dateFrom')}
            />
            <End fields={fields} label={say('MESSAGE_FORM.TO')} />
          </>
        )}
        {special && (
          <DateField
            withTime
            min={today}
            label={say('MESSAGE_FORM.PINNED_FROM')}
            description={isOut ? undefined : say('MESSAGE_FORM.PINNED_FROM_HINT')}
            {...fields.getInputProps('dateFrom')}
          />
        )}
        <Planned fields={fields} before={before} />
        <Switch
          label={say('MESSAGE_FORM.PIN')}
          description={say('MESSAGE_FORM.PIN_HINT')}
          {...fields.getInputProps('isPinned', { type: 'checkbox' })}
        />
        <Switch
          label={say('MESSAGE_FORM.EMERGENCY')}
          description={say('MESSAGE_FORM.EMERGENCY_HINT')}
          checked={emergency}
          onChange={(e) => rouse(e.currentTarget.checked)}
        />
        {emergency && <End fields={fields} label={say('MESSAGE_FORM.EMERGENCY_TO')} required />}
      </FormStack>
    </Card>
  );
}

type EndProps = { fields: MessageFields; label: string; required?: boolean };
/** Days before the beginning are not offered. */
function End({ fields, label, required = false }: EndProps) {
  const from = fields.values.dateFrom.slice(0, 10);
  const today = dayIn(new Date());
  return (
    <DateField
      withTime
      otherwise="23:59"
      min={from > today ? from : today}
      label={label}
      required={required}
      {...fields.getInputProps('dateTo')}
    />
  );
}

/** Says when a message whose time has not come will be published. */
function Planned({ fields, before }: Props) {
  const say = useText();
  const { when } = useMoments();
  const { term, isPinned, emergency, dateFrom } = fields.values;
  const at = term || isPinned || emergency ? momentAt(dateFrom) : null;
  const now = new Date();
  const wasOut = before !== null && new Date(before) <= now;
  if (!at || at <= now || (wasOut && at.toISOString() === before)) return null;
  return <Note>{say('MESSAGE_FORM.PLANNED', { when: when(at.toISOString()) })}</Note>;
}
