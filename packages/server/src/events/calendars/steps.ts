import { stamp, versionOf } from '#contract/base/calls/ids.ts';
import type { CalendarInput, CalendarView, LabelInput, LabelView } from '#contract/events/schema-calendars.ts';
import { labelTypes, mainCalendar, mostCalendars, mostLabels } from '#contract/events/schema-words.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { violated } from '../../base/db/db.ts';
import { may } from '../../base/http/gate.ts';
import { overtaken, record } from '../../base/log/audit.ts';
import type { At } from '../rows/queries.ts';
import * as q from './queries.ts';

const atName = (key: Refusal) => new Refused(key, { fields: { name: key } });

const viewOf = ({ id, name, colour, version, updatedAt }: q.Calendar, count: number | null): CalendarView => ({
  ...{ id, name, colour, count },
  updatedAt: stamp(version, updatedAt),
});

/** Calendars of the house, the main one first; how many events there are in each is told to who administers. */
export async function calendarViews({ db, scope }: At): Promise<CalendarView[]> {
  const counts = may(scope, 'events', 'rw') ? await q.countIn(db, scope) : null;
  const countOf = (id: number | null) => counts && (counts.get(id) ?? 0);
  const named = await q.calendarsOf(db, scope);
  return [{ ...q.main, count: countOf(null), updatedAt: '' }, ...named.map((one) => viewOf(one, countOf(one.id)))];
}

/** The calendar meant by an address: `main`, a number or a name. */
export async function calendarMeant({ db, scope }: At, name: string) {
  if (name.toLowerCase() === mainCalendar) return q.main;
  const isNumber = /^[1-9]\d{0,14}$/.test(name);
  const found = isNumber ? await q.calendarOf(db, scope, Number(name)) : await q.calendarCalled(db, scope, name);
  if (!found) throw new Refused('EVENT.CALENDARS.NOT_FOUND');
  return { id: found.id, name: found.name, colour: found.colour };
}

export async function addCalendar({ db, scope, now }: At, input: CalendarInput): Promise<number> {
  if ((await q.calendarsOf(db, scope)).length >= mostCalendars) throw new Refused('EVENT.CALENDARS.TOO_MANY');
  const made = await q.addCalendar(db, scope, input, now);
  if (!made) throw atName('EVENT.CALENDARS.NAME_TAKEN');
  await record(db, scope, now, { noun: 'calendars', nounId: made.id, verb: 'create', detail: { name: made.name } });
  return made.id;
}

export async function calendarView({ db, scope }: At, id: number): Promise<CalendarView> {
  const found = await q.calendarOf(db, scope, id);
  if (!found) throw new Refused('EVENT.CALENDARS.NOT_FOUND');
  return viewOf(found, (await q.countIn(db, scope)).get(id) ?? 0);
}

/** Runs the write; a name that another one has is refused. */
async function withFreeName<T>(write: Promise<T>, constraint: string, key: Refusal): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violated(error)?.constraint === constraint) throw atName(key);
    throw error;
  }
}

type Change = { id: number; updatedAt: string; calendar: CalendarInput };
export async function changeCalendar(at: At, { id, updatedAt, calendar }: Change): Promise<void> {
  const { db, scope, now } = at;
  if (!(await q.calendarOf(db, scope, id))) throw new Refused('EVENT.CALENDARS.NOT_FOUND');
  const write = q.changeCalendar(db, scope, { id, version: versionOf(updatedAt) }, calendar, now);
  const kept = await withFreeName(write, 'event_calendar_name', 'EVENT.CALENDARS.NAME_TAKEN');
  if (!kept) throw await overtaken(db, scope, { noun: 'calendars', nounId: id }, updatedAt);
  await record(db, scope, now, { noun: 'calendars', nounId: id, verb: 'update', detail: { name: kept.name } });
}

export async function dropCalendar({ db, scope, now }: At, id: number): Promise<number> {
  const found = await q.calendarOf(db, scope, id);
  if (!found) throw new Refused('EVENT.CALENDARS.NOT_FOUND');
  const moved = await q.dropCalendar(db, scope, id);
  await record(db, scope, now, { noun: 'calendars', nounId: id, verb: 'delete', detail: { name: found.name } });
  return moved;
}

const labelView = ({ id, name, type, version, updatedAt }: q.Label): LabelView => ({
  ...{ id, name, type, isDefault: false },
  updatedAt: stamp(version, updatedAt),
});

/** Labels that every house has, then its own. */
export async function labelViews({ db, scope }: At): Promise<LabelView[]> {
  const everywhere = labelTypes.map((type) => ({ id: type, type, name: null, isDefault: true, updatedAt: '' }));
  return [...everywhere, ...(await q.labelsOf(db, scope)).map(labelView)];
}

export async function labelViewOf({ db, scope }: At, id: number): Promise<LabelView> {
  const found = await q.labelOf(db, scope, id);
  if (!found) throw new Refused('EVENT.LABELS.NOT_FOUND');
  return labelView(found);
}

export async function addLabel({ db, scope, now }: At, input: LabelInput): Promise<number> {
  if ((await q.labelsOf(db, scope)).length >= mostLabels) throw new Refused('EVENT.LABELS.TOO_MANY');
  const made = await q.addLabel(db, scope, input, now);
  if (!made) throw atName('EVENT.LABELS.NAME_TAKEN');
  await record(db, scope, now, { noun: 'eventLabels', nounId: made.id, verb: 'create', detail: { name: made.name } });
  return made.id;
}

export async function changeLabel(
  at: At,
  { id, updatedAt, name, type }: LabelInput & { id: number; updatedAt: string },
): Promise<void> {
  const { db, scope, now } = at;
  await labelViewOf(at, id);
  const write = q.changeLabel(db, scope, { id, version: versionOf(updatedAt) }, { name, type }, now);
  const kept = await withFreeName(write, 'event_label_name', 'EVENT.LABELS.NAME_TAKEN');
  if (!kept) throw await overtaken(db, scope, { noun: 'eventLabels', nounId: id }, updatedAt);
  await record(db, scope, now, { noun: 'eventLabels', nounId: id, verb: 'update', detail: { name: kept.name } });
}

export async function dropLabel(at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  const { name } = await labelViewOf(at, id);
  await q.dropLabel(db, scope, id);
  const detail = { name: name ?? '' };
  await record(db, scope, now, { noun: 'eventLabels', nounId: id, verb: 'delete', detail });
}
