import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Ladder } from '#contract/reminders/schema.ts';
import { nameLength } from '#contract/reminders/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import css from '../rows/Reminders.module.css';
import type { LadderFields } from './ladderValues.ts';
import { StepText } from './StepText.tsx';

type Props = { at: number; fields: LadderFields; example: Ladder['example'] };

/** One step: when it comes, what it says, and how a unit of the house would read it. */
export function StepCard({ at, fields, example }: Props) {
  const say = useText();
  const number = String(at + 1);
  const props = (name: string) => fields.getInputProps(`steps.${at}.${name}`);
  return (
    <Card
      title={say('REMINDERS.LADDER.STEP', { number })}
      padded
      aside={
        fields.values.steps.length > 1 && (
          <Button variant="subtle" onClick={() => fields.removeListItem('steps', at)}>
            {say('REMINDERS.LADDER.REMOVE', { number })}
          </Button>
        )
      }
    >
      <FormStack>
        <TextInput label={say('REMINDERS.LADDER.NAME')} withAsterisk maxLength={nameLength} {...props('name')} />
        <div className={css.step}>
          <TextInput label={say('REMINDERS.LADDER.DAYS')} inputMode="numeric" {...props('days')} />
          <TextInput label={say('REMINDERS.LADDER.TERM')} inputMode="numeric" {...props('term')} />
          <TextInput label={say('REMINDERS.LADDER.LEAST')} inputMode="decimal" {...props('least')} />
          <TextInput label={say('REMINDERS.LADDER.COST')} inputMode="decimal" {...props('cost')} />
        </div>
        <FormHint>{say('REMINDERS.LADDER.COST_HINT')}</FormHint>
        <StepText at={at} fields={fields} example={example} />
        {at === 0 ? (
          <FormHint>{say('REMINDERS.LADDER.ITSELF_HINT')}</FormHint>
        ) : (
          <Checkbox
            label={say('REMINDERS.LADDER.ITSELF')}
            {...fields.getInputProps(`steps.${at}.itself`, { type: 'checkbox' })}
          />
        )}
      </FormStack>
    </Card>
  );
}
