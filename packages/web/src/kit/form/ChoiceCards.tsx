import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './ChoiceCards.module.css';

type Choice<T extends string> = { value: T; label: string; hint: string; sign?: ReactNode };
type Props<T extends string> = {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  /** More than two of them: as many beside each other as there is room for. */
  many?: boolean;
};

/** One of several ways, each with a sentence about what it means. */
export const ChoiceCards = <T extends string>({ label, choices, value, onChange, many = false }: Props<T>) => (
  <Radio.Group label={label} value={value} onChange={(next) => onChange(next as T)}>
    <div className={many ? `${css.choices} ${css.many}` : css.choices}>
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
          description={c.hint}
        />
      ))}
    </div>
  </Radio.Group>
);
