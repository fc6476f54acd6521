import { equals } from '#contract/base/shares/fraction.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { daysToUndo, type OwnerChange } from '#contract/units/endpoints-changes.ts';
import { changed } from '#contract/units/rules-correct.ts';
import { applied, ownersOn, periodsOf } from '#contract/units/rules-periods.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { record } from '../../base/log/audit.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { knownMembers } from '../../base/people/people.ts';
import { touchUnits } from '../bulk/queries.ts';
import { entriesOfUnit, lastCorrection, writePeriods } from '../rows/queries-periods.ts';
import { refreshEntries } from '../writing/queries.ts';
import { openOwners } from '../writing/steps.ts';
import * as q from './queries.ts';

const lastDay = (at: Date) => dayIn(new Date(at.getTime() + daysToUndo * 24 * 3600_000));
const everybody = (...groups: readonly (readonly q.Entry[])[]) => [
  ...new Set(groups.flat().flatMap((e) => e.memberIds)),
];
const who = (e: q.Entry) => `${e.joint}:${[...e.memberIds].sort((a, b) => a - b).join('+')}`;
const owners = (entries: readonly q.Entry[]) => entries.map(who).sort().join('|');

/** "Jana Nováková, Petr a Eva Dvořákovi": each entry by its people. */
const namedIn = (names: ReadonlyMap<number, string>, entries: readonly q.Entry[]) =>
  entries.map((e) => e.memberIds.map((id) => names.get(id) ?? '').join(' + ')).join(', ');

type Mail = { kind: 'ownersChanged' | 'ownersRestored'; unit: string; change: Pick<q.Change, 'ended' | 'began'> };

/** Tells both sides, the former and the new owners, at once. */
async function tellBoth(db: Db, scope: Scope, { kind, unit, change }: Mail, more: Record<string, string>, now: Date) {
  const ids = everybody(change.ended, change.began);
  const names = await q.namesOf(db, scope, ids);
  const said = { unit, from: namedIn(names, change.ended), to: namedIn(names, change.began), who: scope.name, ...more };
  const to = await q.mailboxesOf(db, scope, ids);
  await queueMails(
    db,
    to.map(({ email, lang }) => ({ svjId: scope.svjId, kind, recipient: email, lang, data: said, createdAt: now })),
  );
}

/** Keeps a change of owners as it can be undone, and tells both sides; where the owners stayed the same there is none. */
export async function noteChange(
  db: Db,
  scope: Scope,
  unit: { id: number; number: string; from: string; before: readonly q.Entry[] },
  now: Date,
): Promise<void> {
  const after = await openOwners(db, scope, unit.id);
  if (unit.before.length === 0 || owners(unit.before) === owners(after)) return;
  const staying = new Set(after.map((e) => e.id));
  const stood = new Set(unit.before.map((e) => e.id));
  const ended = unit.before.filter((e) => !staying.has(e.id));
  const began = after.filter((e) => !stood.has(e.id));
  await q.keepChange(db, scope, { unitId: unit.id, from: unit.from, ended, began }, now);
  const more = { day: showDay(unit.from), until: showDay(lastDay(now)) };
  await tellBoth(db, scope, { kind: 'ownersChanged', unit: unit.number, change: { ended, began } }, more, now);
}

/** Whether the unit's owners are those the change left: nothing was changed or corrected since. */
function isLatest(change: q.Change, open: readonly q.Entry[], corrected: Date | null): boolean {
  if (corrected && corrected > change.at) return false;
  return change.began.every((e) =>
    open.some((now) => who(now) === who(e) && equals(now.share, e.share) && now.validFrom === e.validFrom),
  );
}

const isYoung = (change: q.Change, now: Date) => dayIn(now) <= lastDay(change.at);

/** Changes of the unit as the committee sees them; only the latest can be undone. */
export async function changesShown(db: Db, scope: Scope, unitId: number, now: Date): Promise<OwnerChange[]> {
  const changes = await q.changesOf(db, scope, unitId);
  const open = await openOwners(db, scope, unitId);
  const corrected = await lastCorrection(db, scope, unitId);
  const makers = changes.flatMap((c) => c.madeBy ?? []);
  const names = await q.namesOf(db, scope, [...everybody(...changes.flatMap((c) => [c.ended, c.began])), ...makers]);
  const latest = changes.find((c) => c.undoneAt === null);
  return changes.map((c) => ({
    id: c.id,
    at: c.at.toISOString(),
    who: c.madeBy === null ? '' : (names.get(c.madeBy) ?? ''),
    validFrom: c.validFrom,
    from: namedIn(names, c.ended),
    to: namedIn(names, c.began),
    undoneAt: c.undoneAt?.toISOString() ?? null,
    undoUntil: c === latest && isYoung(c, now) && isLatest(c, open, corrected) ? lastDay(c.at) : null,
  }));
}

/** What the change began ends never to have been, and what it ended goes on: as periods, so that equal ones join. */
async function putBack(db: Db, scope: Scope, change: q.Change, now: Date): Promise<void> {
  const periods = periodsOf(await entriesOfUnit(db, scope, change.unitId));
  const owners = applied(ownersOn(periods, change.validFrom), { ended: change.began, began: change.ended });
  const outcome = owners && changed(periods, change.validFrom, owners);
  if (!outcome || 'obstacle' in outcome) throw new Refused('UNITS.ERRORS.CHANGED_SINCE');
  await writePeriods(db, scope, change.unitId, outcome.periods, change.ended);
  await touchUnits(db, scope, [change.unitId], now);
  await q.markUndone(db, scope, change.id, now);
}

/** Puts the owners back as they were; answers the unit. Refuses what is undone, too old, or was changed again. */
export async function undoChange(
  db: Db,
  scope: Scope,
  id: number,
  number: (unitId: number) => Promise<string>,
  now: Date,
) {
  // Owners are changed by the house itself.
  if (scope.memberId === null) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const change = await q.holdChange(db, scope, id);
  if (!change) throw new Refused('UNITS.NOT_FOUND');
  const [latest] = (await q.changesOf(db, scope, change.unitId)).filter((c) => c.undoneAt === null);
  const open = await openOwners(db, scope, change.unitId);
  const corrected = await lastCorrection(db, scope, change.unitId);
  if (change.undoneAt !== null || latest?.id !== id || !isLatest(change, open, corrected))
    throw new Refused('UNITS.ERRORS.CHANGED_SINCE');
  if (!isYoung(change, now)) throw new Refused('UNITS.ERRORS.UNDO_LATE');
  const known = await knownMembers(db, scope, everybody(change.ended));
  if (!everybody(change.ended).every((m) => known.has(m))) throw new Refused('UNITS.ERRORS.OWNER_UNKNOWN');
  await putBack(db, scope, change, now);
  await refreshEntries(db, scope, [change.unitId], now);
  const unit = await number(change.unitId);
  await record(db, scope, now, { noun: 'rooms', nounId: change.unitId, verb: 'undo', detail: { number: unit } });
  await tellBoth(db, scope, { kind: 'ownersRestored', unit, change }, {}, now);
  return change.unitId;
}
