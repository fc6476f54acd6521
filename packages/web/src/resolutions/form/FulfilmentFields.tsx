import { Textarea } from '@mantine/core';
import { dayIn } from '#contract/base/time/dates.ts';
import { isSettled } from '#contract/resolutions/rules.ts';
import { fulfilments, noteLength } from '#contract/resolutions/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import type { ResolutionFields } from './resolutionValues.ts';

/** How it stands with the resolution, who sees to it and until when. */
export function FulfilmentFields({ fields }: { fields: ResolutionFields }) {
  const say = useText();
  const { state, responsibleId } = fields.values;
  const isDropped = state === 'dropped';
  return (
    <Card title={say('RESOLUTION.CARE.TITLE')} padded>
      <FormStack>
        <ChoiceCards
          label={say('RESOLUTION.FORM.STATE')}
          long
          value={state}
          onChange={(next) => fields.setFieldValue('state', next)}
          choices={fulfilments.map((value) => ({
            value,
            label: say(`RESOLUTION.STATES.${value}`),
            hint: say(`RESOLUTION.FORM.STATES_HINT.${value}`),
          }))}
        />
        {state !== 'none' && (
          <>
            <PersonPicker
              label={say('RESOLUTION.FORM.RESPONSIBLE')}
              description={say('RESOLUTION.FORM.RESPONSIBLE_HINT')}
              known
              {...fields.getInputProps('responsibleId')}
              value={responsibleId as never}
              onChange={(who) => fields.setFieldValue('responsibleId', who && { id: who.id, full_name: who.full_name })}
            />
            <DateField
              label={say('RESOLUTION.FORM.DUE')}
              description={say('RESOLUTION.FORM.DUE_HINT')}
              {...fields.getInputProps('dueOn')}
            />
          </>
        )}
        {isSettled(state) && (
          <DateField
            label={say(isDropped ? 'RESOLUTION.FORM.DROPPED' : 'RESOLUTION.FORM.DONE')}
            max={dayIn(new Date())}
            {...fields.getInputProps('settledOn')}
          />
        )}
        <Textarea
          label={say(isDropped ? 'RESOLUTION.FORM.REASON' : 'RESOLUTION.FORM.NOTE')}
          withAsterisk={isDropped}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={noteLength}
          {...fields.getInputProps('note')}
        />
      </FormStack>
    </Card>
  );
}
