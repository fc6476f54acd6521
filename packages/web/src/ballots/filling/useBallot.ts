import { useMemo, useState } from 'react';
import type { Answer } from '#contract/answers/schema.ts';
import type { MySeat, VoteDetail } from '#contract/motions/schema.ts';
import type { CastValue } from '../../answers/Choices.tsx';
import { useMe } from '../../base/me.tsx';
import { inTab } from '../../base/stored.ts';
import {
  answersOf,
  isFilled,
  isTouched,
  openSeats,
  readTyped,
  type Typed,
  takesBallots,
  withAnswer,
} from './ballot.ts';

export type Ballot = {
  /** Seats that wait for my vote; none when I cannot vote. */
  seats: MySeat[];
  /** The seats are those of others, chosen among the powers of attorney that I hold. */
  forOthers: boolean;
  typed: Typed;
  /** Puts an answer in for these seats; null takes it out. */
  choose: (seats: readonly number[], point: number, value: CastValue | null) => void;
  isFilled: (point: number) => boolean;
  /** Points that lack an answer of some seat, in the order of the agenda. */
  missing: number[];
  touched: boolean;
  answers: Answer[];
  forget: () => void;
};

/**
 * My answers before they are sent; they live in this tab, so that a reload or a lost connection loses nothing. My own
 * seats, or of those I hold a power of attorney for the chosen ones.
 */
export function useBallot(vote: VoteDetail, others: readonly number[] = []): Ballot {
  const { id: member } = useMe();
  const place = `pavlac.ballot.${vote.id}.${member}`;
  const open = useMemo(() => (takesBallots(vote) ? openSeats(vote) : []), [vote]);
  const chosen = open.filter((s) => s.how === 'proxy' && others.includes(s.seat.id));
  const forOthers = chosen.length > 0;
  const seats = forOthers ? chosen : open.filter((s) => s.how !== 'proxy');
  const seatIds = seats.map((s) => s.seat.id);
  const points = vote.votePoints.map((p) => p.id);
  const [kept, keep] = useState<Typed>(() => {
    const openIds = open.map((s) => s.seat.id);
    return readTyped(inTab.read(place), openIds, points);
  });
  const become = (next: Typed) => {
    keep(next);
    if (isTouched(next)) inTab.write(place, JSON.stringify(next));
    else inTab.forget(place);
  };
  const isHere = (seat: string) => seatIds.includes(Number(seat));
  // what has been stored meanwhile is no longer mine to send
  const typed = Object.fromEntries(Object.entries(kept).filter(([seat]) => isHere(seat)));
  return {
    seats,
    forOthers,
    typed,
    choose: (some, point, value) => become(withAnswer(kept, some, point, value)),
    isFilled: (point) => isFilled(typed, seatIds, point),
    missing: seats.length === 0 ? [] : points.filter((p) => !isFilled(typed, seatIds, p)),
    touched: isTouched(typed),
    answers: answersOf(typed, seatIds, points),
    forget: () => become(Object.fromEntries(Object.entries(kept).filter(([seat]) => !isHere(seat)))),
  };
}
