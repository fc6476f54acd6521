import { versionOf } from '#contract/base/calls/ids.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { EventChange, EventInput, Falling } from '#contract/events/schema.ts';
import type { Portal } from '../../base/http/handler.ts';
import { overtaken, record } from '../../base/log/audit.ts';
import { changesBetween, type Shot } from '../../base/log/audit-changes.ts';
import { carryConfirmations } from '../../confirmations/asked/steps.ts';
import { firstComing, handComing, refuseTaken } from '../coming/steps.ts';
import type { At, Event } from '../rows/queries.ts';
import * as q from './queries.ts';
import { eventShot } from './queries-shot.ts';
import { copyAround, keepAround, keepBefore, wantedFiles } from './steps-around.ts';
import { keepFound } from './steps-found.ts';
import { refuseWhole } from './steps-one.ts';
import { carried, endBefore, exceptOf, fallingOf, handOver, refuseFalling, restWritten } from './steps-series.ts';
import { type Target, targetOf } from './steps-target.ts';
import { spanBefore, tellAnswered, tellChange } from './steps-told.ts';
import { whole, writtenOf } from './steps-written.ts';

/** What is to be shown of a change: its row, and of a series the occurrence. */
export type Shown = { id: number; day: Day | null };

/** Writes a new event or series; nobody is told of it. */
export async function writeEvent(at: At, input: EventInput): Promise<Event> {
  const { db, scope, now } = at;
  const written = await writtenOf(at, input, null);
  const e = await q.addEvent(db, scope, { ...written, ownerId: scope.memberId }, now);
  await keepAround(at, e, input);
  return e;
}

/** Writes a new event or series, and tells of it when asked to. */
export async function addEvent(portal: Portal, at: At, input: EventInput): Promise<Event> {
  const { db, scope, now } = at;
  const e = await writeEvent(at, input);
  await record(db, scope, now, { noun: 'events', nounId: e.id, verb: 'create', detail: { name: e.title } });
  if (input.notify) await tellChange(portal, at, e, null, 'created');
  return e;
}

const stale = ({ db, scope }: At, id: number, updatedAt: string) =>
  overtaken(db, scope, { noun: 'events', nounId: id }, updatedAt);

const rowOf = (target: Target): Event => (target.kind === 'row' ? target.row : target.series);

/** What is meant, if it still is at the version that was read. */
async function targetToChange(at: At, { id, day, typeUpdate, updatedAt }: EventChange): Promise<Target> {
  const target = await targetOf(at, { id, day, scope: typeUpdate });
  const row = rowOf(target);
  // Who chose what follows by an occurrence that has a row of its own read that one.
  const read = target.kind === 'rest' ? target.changed.find((one) => one.id === id) : undefined;
  if ((read ?? row).version !== versionOf(updatedAt)) throw await stale(at, (read ?? row).id, updatedAt);
  return target;
}

/** Changes what comes once, or a whole series in its place. */
async function changeWhole(at: At, before: Event, written: q.Written, input: EventChange): Promise<Event> {
  const { db, scope, now } = at;
  const fileIds = await wantedFiles(at, before.id, input);
  const isMaterial = input.material && before.acceptRead && written.acceptRead;
  const { title, description } = written;
  await keepBefore(at, before, { title, description, fileIds, documents: input.documents, isMaterial });
  const raised = isMaterial ? { contentVersion: before.contentVersion + 1, changedAt: now } : {};
  await refuseTaken(at, before.id, written);
  const e = await q.changeEvent(db, scope, before.id, { ...written, ...raised }, now);
  await keepAround(at, e, { ...input, fileIds });
  if (!before.repeats) await firstComing(at, e);
  return e;
}

/** Changes an occurrence that has a row of its own already. */
async function changeOwn(at: At, before: Event, parent: Event, input: EventChange): Promise<Event> {
  const { db, scope, now } = at;
  await refuseWhole(at, parent, input);
  const written = await writtenOf(at, { ...input, ...ofSeries(parent) }, null);
  const e = await q.changeEvent(db, scope, before.id, { ...written, everyone: parent.everyone }, now);
  await keepFound(db, scope, e);
  return e;
}

/** What an occurrence changed by itself does not say: it repeats no more, and the rest belongs to its series. */
const ofSeries = (parent: Event) => ({
  ...{ repeat: false, acceptRead: false, comments: false, coming: false, audience: [], isPublic: parent.toPublic },
});

/** Makes one occurrence of a series a row of its own. */
async function changeOne(at: At, { series, day }: Extract<Target, { kind: 'occurrence' }>, input: EventChange) {
  const { db, scope, now } = at;
  await refuseWhole(at, series, input);
  const written = await writtenOf(at, { ...input, ...ofSeries(series) }, null);
  const placed = { parentId: series.id, occurrence: day, ownerId: series.ownerId };
  const e = await q.addEvent(db, scope, { ...written, ...placed, everyone: series.everyone }, now);
  await dropDay(at, series, day);
  await keepFound(db, scope, e);
  return e;
}

/** The day falls out of the series. */
export async function dropDay({ db, scope, now }: At, series: Event, day: Day): Promise<Event> {
  const exceptDays = [...new Set([...series.exceptDays, day])].sort();
  return q.changeEvent(db, scope, series.id, whole({ ...series, exceptDays }, now), now);
}

/** Parts the series: the older part ends, and what was changed goes on as a series of its own. */
async function changeRest(portal: Portal, at: At, rest: Extract<Target, { kind: 'rest' }>, input: EventChange) {
  const { db, scope, now } = at;
  const { series, parting } = rest;
  const typed = await restWritten(at, rest, input);
  refuseFalling(rest, carried(rest, typed).falls, input);
  const next = whole({ ...typed, exceptDays: exceptOf(rest, typed) }, now);
  if (parting.isWhole) {
    const e = await changeWhole(at, series, next, input);
    await handOver(at, rest, e, next);
    await handComing(at, { from: series.id, to: e, by: parting.from });
    return e;
  }
  const wanted = await wantedFiles(at, series.id, input);
  const announced = { announcedAt: series.announcedAt };
  const e = await q.addEvent(db, scope, { ...next, ownerId: scope.memberId ?? series.ownerId, ...announced }, now);
  const fileIds = await copyAround(portal, at, series.id, e.id, wanted);
  await endBefore(at, rest);
  await keepAround(at, e, { ...input, fileIds });
  await handOver(at, rest, e, next);
  await handComing(at, { from: series.id, to: e, by: parting.from });
  if (e.acceptRead && series.acceptRead && !input.material) {
    const from = { owner: 'event', id: series.id, version: series.contentVersion };
    await carryConfirmations(db, scope, from, { owner: 'event', id: e.id, version: e.contentVersion });
  }
  return e;
}

async function changeTarget(portal: Portal, at: At, target: Target, input: EventChange): Promise<Event> {
  if (target.kind === 'rest') return changeRest(portal, at, target, input);
  if (target.kind === 'occurrence') return changeOne(at, target, input);
  const { row, parent } = target;
  return parent ? changeOwn(at, row, parent, input) : changeWhole(at, row, await writtenOf(at, input, row), input);
}

const verbs = { row: 'update', occurrence: 'updateOne', rest: 'updateNext' } as const;

/** Changes an event; refuses a stale version (409). Answers what of it is to be shown. */
export async function changeEvent(portal: Portal, at: At, input: EventChange): Promise<Shown> {
  const { db, scope, now } = at;
  const target = await targetToChange(at, input);
  const before = rowOf(target);
  const shot: Shot = await eventShot(db, scope, before.id);
  const e = await changeTarget(portal, at, target, input);
  const changes = changesBetween(shot, await eventShot(db, scope, e.id));
  const verb = target.kind === 'row' && target.parent ? 'updateOne' : verbs[target.kind];
  await record(db, scope, now, { noun: 'events', nounId: before.id, verb, detail: { name: e.title, changes } });
  if (input.notify) await tellChange(portal, at, e, spanBefore(target), 'moved');
  else await tellAnswered(portal, at, e, target);
  return { id: e.id, day: e.repeats ? e.startsAt.slice(0, 10) : null };
}

/** What a change would leave without a place, by name. */
export async function fallingBy(at: At, input: EventChange): Promise<Falling> {
  const target = await targetOf(at, { id: input.id, day: input.day, scope: input.typeUpdate }, 'read');
  if (target.kind !== 'rest') return { falls: [] };
  return { falls: fallingOf(target, carried(target, await restWritten(at, target, input)).falls) };
}
