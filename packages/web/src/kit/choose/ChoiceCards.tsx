import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './ChoiceCards.module.css';

type Choice<T extends string> = { value: T; label: string; hint?: string; sign?: ReactNode };
type Props<T extends string> = {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  /** More than two of them: as many beside each other as there is room for. */
  many?: boolean;
  /** Below each other, where the column is narrow. */
  long?: boolean;
};

/** One of several ways, each with a sentence about what it means. */
export const ChoiceCards = <T extends string>({
  label,
  choices,
  value,
  onChange,
  many = false,
  long = false,
}: Props<T>) => (
  <Radio.Group label={label} value={value} onChange={(next) => onChange(next as T)}>
    <div className={[css.choices, many && css.many, long && css.long].filter(Boolean).join(' ')}>
      {choices.map((c) => (
        <Radio
          key={c.value}
          className={css.choice}
          value={c.value}
          label={
            c.sign ? (
              <span className={css.signed}>
                {c.sign}
                {c.label}
              </span>
            ) : (
              c.label
            )
          }
          {...(c.hint && { description: c.hint })}
        />
      ))}
    </div>
  </Radio.Group>
);
