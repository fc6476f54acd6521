import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { offeredUntil } from '#contract/bookings/rules.ts';
import { cellsOf, rowOf } from '#contract/bookings/rules-times.ts';
import { ThingInput } from '#contract/bookings/schema-things.ts';
import type { Portal } from '../base/http/handler.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import type { SampleEmail } from '../sample/people.ts';
import { addBooking } from './rows/queries.ts';
import type { Thing } from './rows/queries-things.ts';
import { myUnits, neighboursOf } from './rows/queries-units.ts';
import { addWait } from './rows/queries-waits.ts';
import { newThing } from './things/steps.ts';

const sundays = [
  { days: [7], from: '00:00', to: '09:00' },
  { days: [7], from: '19:00', to: '24:00' },
];
const ofLipova = [
  {
    ...{ name: 'Prádelna', kind: 'laundry', by: 'hours', opens: '07:00', closes: '21:00', slotMinutes: 120, floor: -1 },
    ...{ most: 2, daysAhead: 14, perWeek: 3, quiet: sundays },
    description: 'Po praní prosím vyčistěte filtr a nechte pračku otevřenou.',
  },
  {
    ...{
      name: 'Pokoj pro hosty',
      kind: 'room',
      by: 'nights',
      opens: '14:00',
      closes: '10:00',
      most: 7,
      daysAhead: 120,
    },
    ...{ mostOpen: 2, approval: true },
    description: 'Klíče má předseda. Povlečení si přineste vlastní.',
  },
  {
    name: 'Žebřík',
    kind: 'tool',
    by: 'days',
    most: 3,
    daysAhead: 30,
    mostOpen: 1,
    description: 'Visí ve sklepě u kotelny.',
  },
  { name: 'Parkovací místo', kind: 'parking', by: 'days', most: 5, daysAhead: 30, perWeek: 2, description: '' },
];
const ofDlouha = [
  {
    ...{ name: 'Společenská místnost', kind: 'space', by: 'hours', opens: '08:00', closes: '22:00', slotMinutes: 60 },
    ...{ most: 5, daysAhead: 60, approval: true, mostOpen: 2 },
    description: 'Po sobě prosím ukliďte a zavřete okna.',
  },
  { name: 'Čistič koberců', kind: 'tool', by: 'days', most: 2, daysAhead: 30, mostOpen: 1, description: '' },
];

type Act = { thing: Thing; days: number; nth: number; count?: number };

/** Its unit has it in the n-th time of the day so many days from now; what cannot be had there is left out. */
async function take(
  { db, scope, now }: SampleAt,
  { thing, days, nth, count = 1 }: Act,
  who: { unitId: number; memberId: number },
) {
  const first = cellsOf(thing, addDays(dayIn(now), days))[nth];
  const span = first && rowOf(thing, first.startsAt, count);
  if (!span || span.end <= now) return;
  const state = thing.approval && days > 5 ? 'asked' : 'booked';
  const by = { ...scope, memberId: who.memberId };
  await addBooking(db, by, { thingId: thing.id, unitId: who.unitId, state, remindAt: null, span }, now);
}

async function ofPerson(at: SampleAt, email: SampleEmail) {
  const memberId = await memberOf(at, email);
  const [unit] = await myUnits(at.db, { ...at.scope, memberId }, at.now);
  return { memberId, unitId: unit?.id as number };
}

/** Who waits for what a neighbour has. */
async function waits({ db, scope, now }: SampleAt, thing: Thing, who: { unitId: number; memberId: number }) {
  const cell = cellsOf(thing, addDays(dayIn(now), 3))[5];
  if (!cell) return;
  await addWait(db, { ...scope, memberId: who.memberId }, { thingId: thing.id, unitId: who.unitId, span: cell }, now);
}

/** What became free and is kept for who waited for it. */
async function offers({ db, scope, now }: SampleAt, thing: Thing, who: { unitId: number; memberId: number }) {
  const span = cellsOf(thing, addDays(dayIn(now), 9))[2];
  const until = span ? offeredUntil(span, now) : null;
  if (!span || !until) return;
  const of = { thingId: thing.id, unitId: who.unitId, state: 'offered', offeredUntil: until, remindAt: null } as const;
  await addBooking(db, { ...scope, memberId: who.memberId }, { ...of, span }, now);
}

async function lipova(at: SampleAt): Promise<void> {
  const made: Thing[] = [];
  for (const thing of ofLipova) made.push(await newThing(at, ThingInput.parse(thing)));
  const [laundry, room, ladder, parking] = made as [Thing, Thing, Thing, Thing];
  const owner = await ofPerson(at, 'vlastnik@lipova.example');
  const chair = await ofPerson(at, 'predseda@lipova.example');
  const neighbours = (await neighboursOf(at.db, at.scope, at.now)).filter(({ unitId }) => unitId !== owner.unitId);
  await take(at, { thing: laundry, days: 5, nth: 5 }, owner);
  await take(at, { thing: room, days: 27, nth: 0, count: 2 }, owner);
  await take(at, { thing: room, days: 3, nth: 0, count: 3 }, chair);
  await take(at, { thing: ladder, days: 2, nth: 0 }, chair);
  for (const [i, who] of neighbours.slice(0, 14).entries()) {
    await take(at, { thing: laundry, days: i % 7, nth: (i * 3 + 5) % 7 }, who);
    if (i % 3 === 0) await take(at, { thing: parking, days: i, nth: 0, count: 2 }, who);
  }
  await waits(at, laundry, owner);
  await offers(at, laundry, owner);
}

/** Things that both houses lend, with who has them in the days to come; nobody is mailed. */
export async function furnishBookings(_: Portal, at: SampleAt): Promise<void> {
  if (at.house === 'prazdna') return;
  if (at.house === 'lipova') return lipova(at);
  const made: Thing[] = [];
  for (const thing of ofDlouha) made.push(await newThing(at, ThingInput.parse(thing)));
  const [space, cleaner] = made as [Thing, Thing];
  const neighbours = await neighboursOf(at.db, at.scope, at.now);
  for (const [i, who] of neighbours.slice(0, 6).entries()) {
    await take(at, { thing: space, days: i * 2 + 1, nth: 7, count: 3 }, who);
    if (i % 2 === 0) await take(at, { thing: cleaner, days: i + 1, nth: 0 }, who);
  }
}
