import type { Answer } from '#contract/answers/schema.ts';
import type { MySeat, VoteDetail } from '#contract/motions/schema.ts';
import { type CastValue, castValues } from '../../answers/Choices.tsx';

/** What was chosen and not sent yet: seat → point → answer. */
export type Typed = Readonly<Record<string, Readonly<Record<string, CastValue>>>>;

/** Seats that I can vote for now: not voted yet, not of the association. */
export const openSeats = (vote: VoteDetail): MySeat[] =>
  vote.mySeats.filter((s) => !s.own && s.channel === null && s.seat.status !== 'done');

const isOpened = (vote: VoteDetail, now: number) => vote.opensAt === null || Date.parse(vote.opensAt) <= now;

/** Whether ballots of my own are taken here at all. */
export const takesBallots = (vote: VoteDetail, now: number = Date.now()): boolean =>
  vote.type === 'online' && vote.status === 'run' && !vote.closed && !vote.cancelledAt && isOpened(vote, now);

export const answerOf = (typed: Typed, seat: number, point: number): CastValue | null => typed[seat]?.[point] ?? null;

/** One answer of all these seats, `mixed` when they differ, null when none of them has one. */
export function commonAnswer(typed: Typed, seats: readonly number[], point: number): CastValue | 'mixed' | null {
  const [first, ...others] = seats.map((seat) => answerOf(typed, seat, point));
  if (first === undefined) return null;
  return others.every((other) => other === first) ? first : 'mixed';
}

export const isFilled = (typed: Typed, seats: readonly number[], point: number): boolean =>
  seats.length > 0 && seats.every((seat) => answerOf(typed, seat, point) !== null);

/** The same with one answer put in, or taken out by null, for these seats. */
export function withAnswer(typed: Typed, seats: readonly number[], point: number, value: CastValue | null): Typed {
  const next: Record<string, Record<string, CastValue>> = { ...typed };
  for (const seat of seats) {
    const { [point]: _, ...rest } = next[seat] ?? {};
    next[seat] = value === null ? rest : { ...rest, [point]: value };
  }
  return next;
}

export const isTouched = (typed: Typed): boolean => Object.values(typed).some((of) => Object.keys(of).length > 0);

/** As it travels: weights stay at home, the frozen list has them. */
export const answersOf = (typed: Typed, seats: readonly number[], points: readonly number[]): Answer[] =>
  seats.flatMap((seat) =>
    points.flatMap((point) => {
      const value = answerOf(typed, seat, point);
      return value === null ? [] : [{ vote_value: value, vote_point_id: point, voted_user_id: seat }];
    }),
  );

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** What a tab kept, as far as these seats and points still exist; anything else is forgotten. */
export function readTyped(text: string | null, seats: readonly number[], points: readonly number[]): Typed {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {}
  if (!isRecord(kept)) return {};
  let typed: Typed = {};
  for (const seat of seats)
    for (const point of points) {
      const of = kept[seat];
      const value = castValues.find((v) => isRecord(of) && of[point] === v);
      if (value) typed = withAnswer(typed, [seat], point, value);
    }
  return typed;
}
