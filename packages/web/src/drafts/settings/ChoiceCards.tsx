import { Radio } from '@mantine/core';
import css from './DraftFields.module.css';

type Choice<T extends string> = { value: T; label: string; hint: string };
type Props<T extends string> = {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
};

/** One of two ways, each with a sentence about what it means. */
export const ChoiceCards = <T extends string>({ label, choices, value, onChange }: Props<T>) => (
  <Radio.Group label={label} value={value} onChange={(next) => onChange(next as T)}>
    <div className={css.choices}>
      {choices.map((c) => (
        <Radio key={c.value} className={css.choice} value={c.value} label={c.label} description={c.hint} />
      ))}
    </div>
  </Radio.Group>
);
