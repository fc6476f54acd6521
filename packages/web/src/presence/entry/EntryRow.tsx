import { type KeyboardEvent, memo } from 'react';
import type { SeatRow } from '#contract/answers/schema.ts';
import type { VotePoint, VoteValue } from '#contract/motions/schema.ts';
import { castValues } from '../../answers/Choices.tsx';
import { useText } from '../../base/texts.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { VoteSign } from '../../kit/motifs/VoteSign.tsx';
import { unitsOf } from '../../motions/units.ts';
import css from './QuickEntry.module.css';

type Props = {
  seat: SeatRow;
  point: VotePoint;
  value: VoteValue;
  changed: boolean;
  /** The point is closed, or its time is over. */
  fixed: boolean;
  onChoose: (value: VoteValue) => void;
  onKey: (e: KeyboardEvent) => void;
};

const beside: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** One seat and its answer to the point; of hundreds of rows only the changed one is drawn again. */
export const EntryRow = memo(
  function EntryRow({ seat, value, changed, fixed, onChoose, onKey }: Props) {
    const say = useText();
    const units = unitsOf(seat.room_name);
    const key = (e: KeyboardEvent<HTMLButtonElement>, at: number) => {
      const step = beside[e.key];
      if (!step) return onKey(e);
      e.preventDefault();
      const all = e.currentTarget.parentElement?.querySelectorAll('button');
      all?.[(at + step + castValues.length) % castValues.length]?.focus();
    };
    const stop = value === 'miss' ? 0 : castValues.indexOf(value);
    return (
      <li className={css.row} data-row>
        <span className={css.who}>
          <b>{seat.full_name}</b>
          <span className={css.plates}>
            {units.map((number) => (
              <UnitBadge key={number} number={number} />
            ))}
          </span>
          {changed && <span className={css.changed}>{say('VOTE_LOCAL.ENTRY.CHANGED')}</span>}
        </span>
        <div className={css.values} role="radiogroup" aria-label={`${seat.full_name}, ${seat.room_name}`}>
          {castValues.map((one, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a native radio chooses as arrows pass it, and cannot be cleared
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={value === one}
              disabled={fixed}
              tabIndex={at === stop ? 0 : -1}
              className={`${css.value} ${css[one]}`}
              onKeyDown={(e) => key(e, at)}
              onClick={() => onChoose(value === one ? 'miss' : one)}
            >
              <VoteSign value={one} size={18} filled={value === one} />
              {say(`VOTE.CHOICES.${one}`)}
            </button>
          ))}
        </div>
      </li>
    );
  },
  (a, b) =>
    a.seat === b.seat &&
    a.point.id === b.point.id &&
    a.value === b.value &&
    a.changed === b.changed &&
    a.fixed === b.fixed,
);
