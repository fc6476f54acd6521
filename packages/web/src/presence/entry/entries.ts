import type { Answer, SeatRow } from '#contract/answers/schema.ts';
import type { VoteValue } from '#contract/motions/schema.ts';

/** What was written down and not saved yet: seat → point → answer. Whoever is in the room is never written as missing. */
export type Entries = Readonly<Record<string, Readonly<Record<string, VoteValue>>>>;

const stored = (seat: SeatRow, point: number): VoteValue => seat.answers?.[point] ?? 'miss';

/** The answer as it stands now, saved or not. */
export const entryOf = (entries: Entries, seat: SeatRow, point: number): VoteValue =>
  entries[seat.id]?.[point] ?? stored(seat, point);

/** The same with one answer for these seats; what equals the saved one is no change. */
export function withEntry(entries: Entries, seats: readonly SeatRow[], point: number, value: VoteValue): Entries {
  const next: Record<string, Record<string, VoteValue>> = { ...entries };
  for (const seat of seats) {
    const { [point]: _, ...rest } = next[seat.id] ?? {};
    const mine = stored(seat, point) === value ? rest : { ...rest, [point]: value };
    if (Object.keys(mine).length > 0) next[seat.id] = mine;
    else delete next[seat.id];
  }
  return next;
}

export const countEntries = (entries: Entries): number =>
  Object.values(entries).reduce((n, of) => n + Object.keys(of).length, 0);

/** The same without what was not saved for these seats at the point. */
export const withoutEntry = (entries: Entries, seats: readonly SeatRow[], point: number): Entries =>
  seats.reduce((rest, seat) => withEntry(rest, [seat], point, stored(seat, point)), entries);

/** As they travel, in one call. */
export const answersOfEntries = (entries: Entries): Answer[] =>
  Object.entries(entries).flatMap(([seat, of]) =>
    Object.entries(of).map(([point, value]) => ({
      vote_value: value,
      vote_point_id: Number(point),
      voted_user_id: Number(seat),
    })),
  );
