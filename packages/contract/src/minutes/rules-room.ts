import { add, type Fraction, subtract, toText, zero } from '../base/shares/fraction.ts';
import type { Known, RoomTurn } from './rules-known.ts';

/** Somebody who came or left, in the order of the ledger. */
export type RoomEvent = { at: string; came: boolean; seat: number; share: Fraction; owners: string; byPower: boolean };

type State = { there: Map<number, RoomEvent>; share: Fraction };

function take({ there, share }: State, event: RoomEvent): State {
  const isThere = there.has(event.seat);
  if (event.came) {
    there.set(event.seat, event);
    return { there, share: isThere ? share : add(share, event.share) };
  }
  there.delete(event.seat);
  return { there, share: isThere ? subtract(share, event.share) : share };
}

/** Changes within one minute are one. */
function byMinute(events: readonly RoomEvent[]): RoomEvent[][] {
  const groups: RoomEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0]?.at.slice(0, 16) === event.at.slice(0, 16)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Who was there when the meeting was opened, and how that changed; the seats are those that count. */
export function roomOf(
  events: readonly RoomEvent[],
  openedAt: string,
  { seats, base, decides }: { seats: number; base: Fraction; decides: (present: Fraction) => boolean },
): NonNullable<Known['room']> {
  const first = events.filter((e) => e.at <= openedAt);
  let state = first.reduce(take, { there: new Map(), share: zero } as State);
  const opening = {
    ...{ at: openedAt, share: toText(state.share), seats: state.there.size },
    byPower: [...state.there.values()].filter((e) => e.byPower).length,
  };
  const turns: RoomTurn[] = [];
  for (const group of byMinute(events.filter((e) => e.at > openedAt))) {
    const before = state.share;
    state = group.reduce(take, state);
    const [only] = group;
    turns.push({
      ...{ at: only?.at ?? openedAt, share: toText(state.share), seats: state.there.size },
      left: group.length === 1 && only && !only.came ? only.owners : '',
      lost: decides(before) && !decides(state.share),
    });
  }
  return { base: toText(base), seats, opening, turns };
}
