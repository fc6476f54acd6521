import { useEffect } from 'react';
import type { SeatRow } from '#contract/answers/schema.ts';
import { useSeats } from '../../answers/data.ts';

export type AllSeats = { of: ReturnType<typeof useSeats>; seats: SeatRow[]; total: number; complete: boolean };

/** The whole attendance list of a vote in the order of units, as a paper one has it; it arrives in parts; seats of the association do not vote and stay out. */
export function useAllSeats(id: number): AllSeats {
  const of = useSeats({ id, page: 1, sizePerPage: 'all', sort: 'units', filters: {} });
  const { more } = of;
  useEffect(() => more?.(), [more]);
  const all = of.parts.flatMap((part) => part.users);
  const total = of.data?.total ?? 0;
  return { of, seats: all.filter((s) => !s.own), total, complete: of.data !== undefined && all.length >= total };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a seat is meant by what is typed: names and units, without diacritics. */
export const isMeant = (seat: SeatRow, text: string): boolean =>
  plain(text)
    .split(/\s+/)
    .every((word) => plain(`${seat.full_name} ${seat.room_name} ${seat.person}`).includes(word));
