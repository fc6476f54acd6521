import { TextInput, type TextInputProps } from '@mantine/core';
import { ChoiceList, withChoices } from './ChoiceList.tsx';
import { useChoices } from './useChoices.ts';

type Props = Omit<TextInputProps, 'onChange' | 'label'> & {
  label: string;
  value: string;
  /** Known ones that fit what is typed. */
  offered: readonly string[];
  onChange: (value: string) => void;
};

/** A field for any text, under which known ones are offered while somebody types. */
export function SuggestField({ offered, onChange, ...field }: Props) {
  const choices = useChoices({ count: offered.length, take: (at) => onChange(offered[at] ?? '') });
  const isShown = choices.opened && offered.length > 0;
  return (
    <TextInput
      {...field}
      {...choices.field}
      aria-expanded={isShown}
      aria-controls={isShown ? choices.id : undefined}
      data-mantine-stop-propagation={isShown || undefined}
      inputContainer={withChoices(
        isShown && (
          <ChoiceList of={choices} name={field.label} items={offered.map((one) => ({ key: one, words: one }))} />
        ),
      )}
      onChange={(e) => {
        onChange(e.currentTarget.value);
        choices.open();
      }}
      onKeyDown={choices.onKey}
      onBlur={choices.close}
    />
  );
}
