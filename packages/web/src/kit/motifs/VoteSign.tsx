import {
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleX,
  IconCircleXFilled,
} from '@tabler/icons-react';
import type { VoteValue } from '#contract/motions/schema.ts';
import css from './VoteSign.module.css';

const outlined = { agree: IconCircleCheck, notAgree: IconCircleX, noVote: IconCircleMinus, miss: IconCircleDashed };

const FilledMinus = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="10" fill="currentColor" />
    <path className={css.minus} d="M8.5 12h7" />
  </svg>
);

type Props = { value: VoteValue; size?: number; filled?: boolean };
/** The icon of an answer in its colour; its word always stands beside it. */
export function VoteSign({ value, size = 20, filled = false }: Props) {
  const Filled = value === 'agree' ? IconCircleCheckFilled : IconCircleXFilled;
  const Outlined = outlined[value];
  return (
    <span className={`${css.sign} ${css[value]}`}>
      {!filled || value === 'miss' ? (
        <Outlined size={size} stroke={1.9} aria-hidden="true" />
      ) : value === 'noVote' ? (
        <FilledMinus size={size} />
      ) : (
        <Filled size={size} aria-hidden="true" />
      )}
    </span>
  );
}
