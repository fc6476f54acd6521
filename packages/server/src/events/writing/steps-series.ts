import type { Day } from '#contract/base/time/dates.ts';
import { addDays, daysBetween } from '#contract/base/time/working-days.ts';
import { carriedOver, cutBefore } from '#contract/events/rules-scopes.ts';
import { isRuleDay } from '#contract/events/rules-series.ts';
import { dayOfWall, minutesBetween, timeOfWall, wallAfter } from '#contract/events/rules-times.ts';
import type { EventChange, Falling } from '#contract/events/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { dropEntries } from '../../base/search/search.ts';
import { type At, type Event, seriesIn } from '../rows/queries.ts';
import * as q from './queries.ts';
import { keepFound } from './steps-found.ts';
import type { Target } from './steps-target.ts';
import { type Told, whole, writtenOf } from './steps-written.ts';

type Rest = Extract<Target, { kind: 'rest' }>;

const atField = (field: string, key: TextKey) => new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { [field]: key } });

/** What the rest of the series will be: as it was typed for the chosen occurrence, from the first one it holds for. */
export async function restWritten(at: At, { series, day, parting }: Rest, input: Told): Promise<q.Written> {
  const typed = await writtenOf(at, input, series);
  if (parting.from === day) return typed;
  const minutes = daysBetween(day, parting.from) * 24 * 60;
  const [startsAt, endsAt] = [wallAfter(typed.startsAt, minutes), wallAfter(typed.endsAt, minutes)];
  const moved = whole({ ...typed, startsAt, endsAt }, at.now);
  const first = dayOfWall(startsAt);
  if (moved.untilDay !== null && moved.untilDay < first) throw atField('endDateRepeat', 'EVENT.FORM.END_OF_SERIES');
  if (moved.repeats && !isRuleDay(seriesIn(moved), first)) throw atField('start', 'EVENT.FORM.START_NOT_IN_SERIES');
  return moved;
}

/** Of the chosen occurrence its own row, where it has one: what was typed stands for it too. */
const chosenOf = ({ day, parting, changed }: Rest): Event | undefined =>
  parting.from === day ? changed.find(({ occurrence }) => occurrence === day) : undefined;

/** What was changed or deleted by itself and goes over to the rest, and what falls. */
export function carried(rest: Rest, next: q.Written) {
  const { series, parting, changed } = rest;
  const chosen = chosenOf(rest);
  const days = q.daysOfChanged(changed.filter((e) => e !== chosen));
  if (!next.repeats) {
    const later = days.filter((day) => day >= parting.from);
    return { deleted: [], changed: [], falls: later.map((day) => ({ day, deleted: false })) };
  }
  const except = series.exceptDays.filter((one) => one !== chosen?.occurrence);
  return carriedOver({ ...seriesIn(series), except }, days, seriesIn(next), parting.from);
}

/** What falls, by name. */
export const fallingOf = ({ series, changed }: Rest, falls: { day: Day; deleted: boolean }[]): Falling['falls'] =>
  falls.map(({ day, deleted }) => ({
    day,
    title: changed.find((e) => e.occurrence === day)?.title ?? series.title,
    deleted,
  }));

/** Refuses to let anything fall that was not agreed to. */
export function refuseFalling(
  rest: Rest,
  falls: { day: Day; deleted: boolean }[],
  input: Pick<EventChange, 'fall'>,
): void {
  if (falls.length > 0 && !input.fall)
    throw new Refused('EVENT.ERRORS.FALLS', { data: { falls: fallingOf(rest, falls) } });
}

const ownFields = [
  'title',
  'description',
  'address',
  'calendarId',
  'labelType',
  'labelId',
  'colour',
  'notifyPeriod',
] as const;

/** An occurrence changed by itself behind a parting: what the edit does not touch stays its own, what it touches wins. */
function touched(own: Event, before: Event, next: q.Written): Partial<q.Written> {
  const fields = Object.fromEntries(
    ownFields.filter((name) => before[name] !== next[name]).map((name) => [name, next[name]]),
  );
  const span = (e: Pick<Event, 'startsAt' | 'endsAt' | 'allDay'>) =>
    [timeOfWall(e.startsAt), minutesBetween(e.startsAt, e.endsAt), e.allDay].join();
  if (span(before) === span(next)) return fields;
  const startsAt = `${dayOfWall(own.startsAt)}T${timeOfWall(next.startsAt)}`;
  const endsAt = wallAfter(startsAt, minutesBetween(next.startsAt, next.endsAt));
  return { ...fields, startsAt, endsAt, allDay: next.allDay };
}

/** Gives the occurrences that were changed by themselves over to the rest of the series, and hides those that fall. */
export async function handOver(at: At, rest: Rest, to: Event, next: q.Written): Promise<void> {
  const { db, scope, now } = at;
  const over = carried(rest, next);
  for (const own of rest.changed) {
    if (own.occurrence === null || !over.changed.includes(own.occurrence)) continue;
    const { toPublic, everyone } = next;
    const said = { ...own, ...touched(own, rest.series, next), toPublic, everyone };
    const kept = await q.changeEvent(db, scope, own.id, { ...whole(said, now), parentId: to.id }, now);
    await keepFound(db, scope, kept);
  }
  const fallen = over.falls.filter(({ deleted }) => !deleted).map(({ day }) => day);
  const gone = rest.changed.filter((e) => e === chosenOf(rest) || (e.occurrence && fallen.includes(e.occurrence)));
  const ids = gone.map(({ id }) => id);
  await q.hideEvents(db, scope, ids, now);
  await dropEntries(db, scope, 'events', ids);
}

/** The days of the rest that fell out: deleted ones, and those that rows of their own stand for. */
export const exceptOf = (rest: Rest, next: q.Written): Day[] => {
  const over = carried(rest, next);
  return [...over.deleted, ...over.changed].sort();
};

/** Ends the series before the parting. */
export async function endBefore(
  { db, scope, now }: At,
  { series, parting }: Pick<Rest, 'series' | 'parting'>,
): Promise<void> {
  const cut = cutBefore(seriesIn(series), parting.from);
  const left = { ...series, untilDay: cut.until ?? addDays(parting.from, -1), exceptDays: [...cut.except] };
  await q.changeEvent(db, scope, series.id, whole(left, now), now);
}
