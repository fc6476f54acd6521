import type { Json } from '#contract/ledger/rules.ts';
import type { Census } from '#contract/ledger/rules-frozen.ts';
import { recountOf } from '#contract/ledger/rules-recount.ts';
import type { CountedPoint } from '#contract/ledger/rules-recount-points.ts';
import { canDecide } from '#contract/motions/rules-presence.ts';
import { tallyOf } from '#contract/motions/rules-result.ts';
import type { Fields } from './ledger.ts';

/** Who is there, and who of them has no answer to the point. */
function roomAt(census: Census, led: readonly Fields[], point: number) {
  const { room, answers, seats: standing, points } = recountOf(census, [{ kind: 'start' }, ...led]);
  const seats = [...standing.values()];
  const counted = new Set(seats.filter((s) => !s.own).map((s) => s.id));
  const present = [...room.here].filter((seat) => counted.has(seat)).sort((a, b) => a - b);
  const silent = present.filter((seat) => (answers.get(seat)?.get(point) ?? 'miss') === 'miss');
  const closes = points.find((p) => p.id === point) as CountedPoint;
  return { present, silent, seats, closes };
}

/** Of a matter off the agenda every second one is refused by somebody where everybody is there. */
const refusing = (point: number, present: readonly number[]) => (point % 2 === 0 ? [] : present.slice(0, 1));

/** Closes a point as the portal does: the silent are put as abstained, or the quorum is lost, or consent is refused. */
function closing(census: Census, led: readonly Fields[], point: number): Fields[] {
  const { present, silent, seats, closes } = roomAt(census, led, point);
  const { rule, offAgenda } = closes;
  const decides = canDecide(rule, tallyOf(seats, new Map(), new Set(present)));
  const put = silent.map((seat) => ({
    kind: 'ballot',
    seat,
    answers: { [point]: 'noVote' },
    channel: 'local',
    by: 9,
    put: true,
  }));
  const refused = offAgenda && decides ? refusing(point, present) : [];
  const closed = { kind: 'point', point, present, by: 9, ...(offAgenda && decides && { refused }) };
  if (refused.length > 0) return [{ ...closed, missing: present, channel: 'local' }];
  if (decides) return [...put, closed];
  const isLost = silent.length > 0 || offAgenda;
  return [{ ...closed, ...(isLost && { missing: silent, channel: 'local' }) }];
}

const pointsAt = (census: Census, led: readonly Fields[]) => recountOf(census, [{ kind: 'start' }, ...led]).points;

const without = (answers: { readonly [point: string]: Json }, closed: ReadonlySet<number>) =>
  Object.fromEntries(Object.entries(answers).filter(([point]) => !closed.has(Number(point))));

/**
 * A meeting as the portal lets it be: whoever answers came before, answers to closed points are not written, who leaves
 * with one gives a reason, and at the end every point is closed. An entry `close` stands for the closing at that moment.
 */
export function asMeeting(census: Census, entries: readonly Fields[], finish: boolean): Fields[] {
  const closed = new Set<number>();
  const came = new Set(entries.filter((e) => e.kind === 'arrived').map((e) => e.seat));
  const voting = new Set(entries.filter((e) => e.kind === 'ballot' && !came.has(e.seat)).map((e) => e.seat as number));
  const led: Fields[] = [...voting].map((seat) => ({ kind: 'arrived', seat }));
  const close = (point: number) => {
    if (closed.has(point)) return;
    led.push(...closing(census, led, point));
    closed.add(point);
  };
  for (const entry of entries) {
    if (entry.kind === 'close') close(entry.point as number);
    else if (entry.kind === 'ballot') {
      const answers = without(entry.answers as { [point: string]: Json }, closed);
      if (Object.keys(answers).length > 0) led.push({ ...entry, answers });
    } else led.push(entry.kind === 'left' ? { ...entry, reason: 'spěchá' } : entry);
  }
  if (finish) for (const { id } of pointsAt(census, led)) close(id);
  return led;
}
