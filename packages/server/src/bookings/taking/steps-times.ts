import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { leftOf, type ThingRules, whyNotTime } from '#contract/bookings/rules.ts';
import { cellsOf, mondayOf, overlap, type Span } from '#contract/bookings/rules-times.ts';
import type { Cell, FreeTimes, TimesAsked } from '#contract/bookings/schema.ts';
import { type CellState, daysShown } from '#contract/bookings/schema-words.ts';
import { may } from '../../base/http/gate.ts';
import { holdingBetween, type Numbered, usedBy } from '../rows/queries.ts';
import { type At, type Thing, thingSeen } from '../rows/queries-things.ts';
import { myUnits } from '../rows/queries-units.ts';
import { type Wait, waitsOf } from '../rows/queries-waits.ts';

/** Days that are looked through for the nearest free time. */
const nearDays = 31;
const stateOf = {
  'BOOKING.ERRORS.PAST': 'past',
  'BOOKING.ERRORS.FAR': 'far',
  'BOOKING.ERRORS.QUIET': 'quiet',
  'BOOKING.ERRORS.SHUT': 'shut',
} as const satisfies Record<string, CellState>;

const momentsOf = ({ startsAt, endsAt }: Pick<Numbered, 'startsAt' | 'endsAt'>) => ({ start: startsAt, end: endsAt });
const said = ({ start, end, startsAt, endsAt }: Span) => ({
  ...{ start: start.toISOString(), end: end.toISOString() },
  ...{ startsAt, endsAt },
});

type Around = {
  rules: ThingRules;
  held: readonly Numbered[];
  units: ReadonlySet<number>;
  waits: readonly Wait[];
  administers: boolean;
  now: Date;
};

function cellOf({ rules, held, units, waits, administers, now }: Around, span: Span): Cell {
  const why = whyNotTime(rules, span, now) as keyof typeof stateOf | null;
  const base = { ...said(span), unit: null, asked: false, offered: false, waits: false, bookingId: null };
  // Who had what is over is nobody's matter.
  const by = why === 'BOOKING.ERRORS.PAST' ? undefined : held.find((b) => overlap(momentsOf(b), span));
  if (!by) return { ...base, state: why ? stateOf[why] : 'free' };
  const mine = units.has(by.unitId);
  return {
    ...base,
    ...{
      state: mine ? 'mine' : 'taken',
      unit: by.number,
      asked: by.state === 'asked',
      offered: by.state === 'offered',
    },
    ...{ bookingId: mine || administers ? by.id : null, waits: waits.some((w) => overlap(momentsOf(w), span)) },
  };
}

const daysFrom = (from: Day, count: number): Day[] => Array.from({ length: count }, (_, i) => addDays(from, i));

/** The nearest time that may be had; null where there is none in sight. */
async function nearestOf({ db, scope, now }: At, thing: Thing): Promise<Span | null> {
  const spans = daysFrom(dayIn(now), nearDays)
    .flatMap((day) => cellsOf(thing, day))
    .filter((span) => whyNotTime(thing, span, now) === null);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const held = await holdingBetween(db, scope, thing.id, first.start, last.end);
  return spans.find((span) => !held.some((b) => overlap(momentsOf(b), span))) ?? null;
}

/** How much more the unit may have, by the weeks of these days. */
async function leftBy({ db, scope, now }: At, thing: Thing, unitId: number, days: readonly Day[]) {
  const weeks = [...new Set(days.map(mondayOf))].map((from) => ({ from, to: addDays(from, 7) }));
  const [from, to] = [weeks[0]?.from as Day, weeks.at(-1)?.to as Day];
  const used = await usedBy(db, scope, { thingId: thing.id, unitId }, from, to, now);
  return weeks.map((week) => {
    const inWeek = used.days.filter((day) => day >= week.from && day < week.to).length;
    return { from: week.from, to: addDays(week.to, -1), ...leftOf(thing, { ...used, inWeek }) };
  });
}

/** Times of the thing from a day on, as the asker may see them. */
export async function timesOf(at: At, { id, from, unitId }: TimesAsked): Promise<FreeTimes> {
  const { db, scope, now } = at;
  const thing = await thingSeen(db, scope, id);
  const days = daysFrom(from, daysShown[thing.by]).map((day) => ({ day, spans: cellsOf(thing, day) }));
  const spans = days.flatMap((d) => d.spans);
  const [first, last] = [spans[0], spans.at(-1)];
  const held = first && last ? await holdingBetween(db, scope, id, first.start, last.end) : [];
  const mine = await myUnits(db, scope, now);
  const waits = (await waitsOf(db, scope, now)).filter((w) => w.thingId === id);
  const around = {
    rules: thing,
    held,
    units: new Set(mine.map((u) => u.id)),
    waits,
    administers: may(scope, 'events', 'rw'),
    now,
  };
  const nearest = await nearestOf(at, thing);
  const asks = mine.find((u) => u.id === unitId);
  return {
    days: days.map(({ day, spans: some }) => ({ day, cells: some.map((span) => cellOf(around, span)) })),
    nearest: nearest && said(nearest),
    left: asks
      ? await leftBy(
          at,
          thing,
          asks.id,
          days.map((d) => d.day),
        )
      : [],
  };
}
