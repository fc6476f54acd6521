import type { KeyboardEvent } from 'react';
import { useText } from '../base/texts.tsx';
import { VoteSign } from '../kit/motifs/VoteSign.tsx';
import css from './Choices.module.css';

export const castValues = ['agree', 'notAgree', 'noVote'] as const;
export type CastValue = (typeof castValues)[number];
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type Props = {
  /** What is chosen, for assistive technology: the point and whose vote it is. */
  label: string;
  describedBy?: string;
  value: CastValue | null;
  /** The chosen one again means null. */
  onChoose: (value: CastValue | null) => void;
};

/** Three answers; arrows only move the focus, so that no answer is given on the way to another. */
export function Choices({ label, describedBy, value, onChoose }: Props) {
  const say = useText();
  const walk = (e: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const step = steps[e.key];
    if (!step) return;
    e.preventDefault();
    const all = e.currentTarget.parentElement?.querySelectorAll('button');
    all?.[(at + step + castValues.length) % castValues.length]?.focus();
  };
  return (
    <div className={css.choices} role="radiogroup" aria-label={label} aria-describedby={describedBy}>
      {castValues.map((one, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio chooses as arrows pass it, and cannot be cleared
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={value === one}
          tabIndex={value === one || (value === null && at === 0) ? 0 : -1}
          className={`${css.choice} ${css[one]}`}
          onKeyDown={(e) => walk(e, at)}
          onClick={() => onChoose(value === one ? null : one)}
        >
          <VoteSign value={one} size={22} filled={value === one} />
          {say(`VOTE.CHOICES.${one}`)}
        </button>
      ))}
    </div>
  );
}
