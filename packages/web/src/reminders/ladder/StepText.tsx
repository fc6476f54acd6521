import { Button, Textarea } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type FieldValues, fromWords, partsOf } from '#contract/reminders/rules-text.ts';
import type { Ladder } from '#contract/reminders/schema.ts';
import { textFields, textLength } from '#contract/reminders/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { FormHint } from '../../kit/form/FormGrid.tsx';
import css from '../rows/Reminders.module.css';
import type { LadderFields } from './ladderValues.ts';

/** What each field of a text is called by people. */
export function useFieldWords(): FieldValues {
  const say = useText();
  return Object.fromEntries(textFields.map((one) => [one, say(`REMINDERS.LADDER.WORDS.${one}`)])) as FieldValues;
}

type Props = { at: number; fields: LadderFields; example: Ladder['example'] };

/** What a step says, as a unit of the house would read it; written only by whoever wants to. */
export function StepText({ at, fields, example }: Props) {
  const say = useText();
  const words = useFieldWords();
  const name = `steps.${at}.text`;
  const text = fields.values.steps[at]?.text ?? '';
  const [begun, begin] = useState(text === '');
  const { error, ...props } = fields.getInputProps(name);
  const writes = begun || Boolean(error);
  return (
    <>
      {writes && <Written name={name} words={words} props={{ error, ...props }} />}
      {text !== '' && (
        <div>
          <FormHint>
            {example ? say('REMINDERS.LADDER.PREVIEW', { unit: example.jednotka }) : say('REMINDERS.LADDER.TEXT')}
          </FormHint>
          <p className={css.letter} lang="cs">
            {partsOf(fromWords(text, words)).map(({ said, field }, part) =>
              field ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                <span key={part} className={css.filled}>
                  {(example ?? words)[field]}
                </span>
              ) : (
                said
              ),
            )}
          </p>
        </div>
      )}
      {!writes && (
        <div className={css.actions}>
          <Button
            variant="default"
            leftSection={<IconPencil size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => begin(true)}
          >
            {say('REMINDERS.LADDER.EDIT')}
            <span className="vh"> {say('REMINDERS.LADDER.STEP', { number: String(at + 1) })}</span>
          </Button>
        </div>
      )}
    </>
  );
}

type WrittenProps = { name: string; words: FieldValues; props: ReturnType<LadderFields['getInputProps']> };
/** The text with its fields in words, and a button for each that puts it where one writes. */
function Written({ name, words, props }: WrittenProps) {
  const say = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const put = (word: string) => {
    const at = area.current;
    if (!at) return;
    at.setRangeText(`{${word}}`, at.selectionStart, at.selectionEnd, 'end');
    at.dispatchEvent(new Event('input', { bubbles: true }));
    at.focus();
  };
  return (
    <div className={css.stack}>
      <Textarea
        ref={area}
        label={say('REMINDERS.LADDER.TEXT')}
        description={say('REMINDERS.LADDER.FIELDS')}
        withAsterisk
        autosize
        minRows={6}
        maxLength={textLength}
        {...props}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a question of the form */}
      <div role="group" aria-label={say('REMINDERS.LADDER.INSERT')} className={css.words}>
        {textFields.map((one) => (
          <Button
            key={`${name} ${one}`}
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => put(words[one])}
          >
            {words[one]}
          </Button>
        ))}
      </div>
    </div>
  );
}
