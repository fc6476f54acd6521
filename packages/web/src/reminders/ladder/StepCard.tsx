import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { fillText } from '#contract/reminders/rules-text.ts';
import type { Ladder } from '#contract/reminders/schema.ts';
import { nameLength, textFields, textLength } from '#contract/reminders/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import css from '../rows/Reminders.module.css';
import type { LadderFields } from './ladderValues.ts';

type Props = { at: number; fields: LadderFields; example: Ladder['example'] };

/** One step: when it comes, what it says, and how a unit of the house would read it. */
export function StepCard({ at, fields, example }: Props) {
  const say = useText();
  const number = String(at + 1);
  const props = (name: string) => fields.getInputProps(`steps.${at}.${name}`);
  const text = fields.values.steps[at]?.text ?? '';
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
        <Textarea
          label={say('REMINDERS.LADDER.TEXT')}
          description={say('REMINDERS.LADDER.FIELDS', { fields: textFields.map((f) => `{${f}}`).join(', ') })}
          withAsterisk
          autosize
          minRows={6}
          maxLength={textLength}
          {...props('text')}
        />
        {example && text !== '' && (
          <div>
            <FormHint>{say('REMINDERS.LADDER.PREVIEW', { unit: example.jednotka })}</FormHint>
            <p className={css.letter} lang="cs">
              {fillText(text, example)}
            </p>
          </div>
        )}
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
