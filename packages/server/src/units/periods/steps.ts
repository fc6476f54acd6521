import { fromText } from '#contract/base/shares/fraction.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { type OwnerEntry, whyOwnersWrong } from '#contract/units/rules.ts';
import {
  amended,
  changed,
  corrected,
  type Obstacle,
  type Outcome,
  plansOf,
  removed,
  unplanned,
  withoutPlans,
} from '#contract/units/rules-correct.ts';
import { differing, type Handover, type Period, periodsOf, sameOwners } from '#contract/units/rules-periods.ts';
import type { PeriodDeed } from '#contract/units/schema-periods.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { overtaken, record } from '../../base/log/audit.ts';
import { knownMembers } from '../../base/people/people.ts';
import { touchUnits } from '../bulk/queries.ts';
import { noteChange } from '../changes/steps.ts';
import * as q from '../rows/queries-periods.ts';
import { refreshEntries } from '../writing/queries.ts';
import { openOwners } from '../writing/steps.ts';
import { type Names, peopleOf } from './queries-touched.ts';
import { tellCorrected } from './steps-mails.ts';

/** Who stands in the periods; each once. */
export const everybodyIn = (...records: readonly (readonly Period[])[]): number[] => [
  ...new Set(records.flat().flatMap((p) => p.owners.flatMap((o) => o.memberIds))),
];

/** "Jana Nováková, Petr Dvořák + Eva Dvořáková": each entry by its people; empty for nobody. */
export const namedIn = (names: Names, owners: readonly OwnerEntry[]): string =>
  owners.map((o) => o.memberIds.map((id) => names.get(id)?.full_name ?? '').join(' + ')).join(', ');

const shown = (day: string | null) => (day === null ? 'none' : showDay(day));
const dayOf = (day: string | null) => (day === null ? null : showDay(day));

async function changeParams(db: Db, scope: Scope, { day, ended, began }: Handover) {
  const names = await peopleOf(
    db,
    scope,
    [...ended, ...began].flatMap((o) => o.memberIds),
  );
  return { day: showDay(day), from: namedIn(names, ended) || '–', to: namedIn(names, began) || '–' };
}

const plain = {
  none: 'PERIODS.ERRORS.NO_RECORD',
  nothing: 'PERIODS.ERRORS.NOTHING',
  last: 'PERIODS.ERRORS.LAST',
  noNeighbour: 'PERIODS.ERRORS.NO_NEIGHBOUR',
  turned: 'PERIODS.ERRORS.TURNED',
} as const satisfies Partial<Record<Obstacle['why'], Refusal>>;

/** The refusal that names what stands in the way; a later change stands at the field of the day, where there is one. */
export async function refusalOf(db: Db, scope: Scope, obstacle: Obstacle, today: string, field?: string) {
  if (obstacle.why === 'taken') {
    const { day, period } = obstacle;
    const names = await peopleOf(db, scope, everybodyIn([period]));
    const params = { who: namedIn(names, period.owners), from: shown(period.from), to: shown(period.to) };
    return new Refused('PERIODS.ERRORS.TAKEN', { params: { day: dayOf(day) ?? 'none', ...params } });
  }
  if (obstacle.why === 'later') {
    const key = obstacle.change.day > today ? 'PERIODS.ERRORS.LATER_PLAN' : 'PERIODS.ERRORS.LATER_RECORD';
    const params = await changeParams(db, scope, obstacle.change);
    return new Refused(key, { params, ...(field ? { fields: { [field]: key } } : {}) });
  }
  return new Refused(plain[obstacle.why]);
}

export async function periodsIn(
  db: Db,
  scope: Scope,
  outcome: Outcome,
  today: string,
  field?: string,
): Promise<Period[]> {
  if ('obstacle' in outcome) throw await refusalOf(db, scope, outcome.obstacle, today, field);
  return outcome.periods;
}

async function ownersOf(
  db: Db,
  scope: Scope,
  given: readonly { memberIds: readonly number[]; joint: boolean; share: string }[],
): Promise<OwnerEntry[]> {
  const owners = given.map((o) => ({ ...o, share: fromText(o.share) }));
  const wrong = whyOwnersWrong(owners);
  if (Object.keys(wrong).length) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: wrong });
  const known = await knownMembers(
    db,
    scope,
    owners.flatMap((o) => o.memberIds),
  );
  owners.forEach((o, i) => {
    const key = 'UNITS.ERRORS.OWNER_UNKNOWN';
    if (!o.memberIds.every((id) => known.has(id)))
      throw new Refused(key, { fields: { [`owners.${i}.memberIds`]: key } });
  });
  return owners;
}

/** Owners of a record as it stands may be corrected in their days though somebody of them is in the archive. */
async function correctedOwners(db: Db, scope: Scope, deed: Extract<PeriodDeed, { kind: 'correct' }>, now: Period[]) {
  const old = now.find((p) => p.from === deed.period);
  const stays = new Set(old?.owners.flatMap((o) => o.memberIds) ?? []);
  const isSame = deed.owners.every((o) => o.memberIds.every((id) => stays.has(id)));
  const owners = deed.owners.map((o) => ({ ...o, share: fromText(o.share) }));
  if (!isSame) return ownersOf(db, scope, deed.owners);
  const wrong = whyOwnersWrong(owners);
  if (Object.keys(wrong).length) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: wrong });
  return owners;
}

export const periodsOfUnit = async (db: Db, scope: Scope, unitId: number): Promise<Period[]> =>
  periodsOf(await q.entriesOfUnit(db, scope, unitId));

/** The periods as they would be; refuses with what stands in the way. */
async function wanted(db: Db, scope: Scope, deed: PeriodDeed, before: Period[], today: string): Promise<Outcome> {
  if (deed.kind === 'correct') {
    const owners = await correctedOwners(db, scope, deed, before);
    return corrected(before, deed.period, { from: deed.from, to: deed.to, owners });
  }
  if (deed.kind === 'remove') return removed(before, deed.period, deed.days);
  if (deed.kind === 'cancel') {
    const isPlanned = plansOf(before, today).some((p) => p.day === deed.day);
    if (!isPlanned) throw new Refused('PERIODS.ERRORS.NO_PLAN');
    return unplanned(before, deed.day, today);
  }
  const key = 'PERIODS.ERRORS.PLAN_FUTURE';
  if (deed.day <= today) throw new Refused(key, { fields: { day: key } });
  const owners = await ownersOf(db, scope, deed.owners);
  return changed(deed.drop ? withoutPlans(before, deed.day) : before, deed.day, owners);
}

export type Laid = { unit: { id: number; number: string }; before: Period[]; after: Period[] };

/** The unit at the version that was read, locked, with its periods as they are and as they would be. */
export async function layPeriods(db: Db, scope: Scope, deed: PeriodDeed, version: number, now: Date): Promise<Laid> {
  const unit = await q.holdUnit(db, scope, deed.id);
  if (!unit) throw new Refused('UNITS.NOT_FOUND');
  if (unit.version !== version) throw await overtaken(db, scope, { noun: 'rooms', nounId: deed.id }, deed.updatedAt);
  const today = dayIn(now);
  const before = await periodsOfUnit(db, scope, deed.id);
  const after = await periodsIn(db, scope, await wanted(db, scope, deed, before, today), today);
  return { unit, before, after };
}

/** What a form changed of the owners it began with, changes on the day; answers whether anything did. */
export async function amendOwners(
  db: Db,
  scope: Scope,
  unitId: number,
  owners: readonly OwnerEntry[],
  day: string,
  now: Date,
): Promise<boolean> {
  const open = await openOwners(db, scope, unitId);
  if (sameOwners(open, owners)) return false;
  const outcome = amended(await periodsOfUnit(db, scope, unitId), day, open, owners);
  if ('obstacle' in outcome && outcome.obstacle.why === 'nothing') return false;
  await q.writePeriods(db, scope, unitId, await periodsIn(db, scope, outcome, dayIn(now), 'validFrom'));
  return true;
}

const verbs = { correct: 'correct', remove: 'correct', cancel: 'unplan', plan: 'plan' } as const;

/** Plans later than this one that go with it: the periods without them are written, kept and told as their cancelling. */
async function dropPlans(
  db: Db,
  scope: Scope,
  { unit, before }: Laid,
  day: string,
  reason: string,
  now: Date,
): Promise<void> {
  const rest = withoutPlans(before, day);
  const differs = differing(before, rest);
  if (differs.before.length === 0) return;
  await q.writePeriods(db, scope, unit.id, rest);
  for (const plan of plansOf(before, day)) await q.cancelChanges(db, scope, unit.id, plan.day, now);
  await q.keepCorrection(db, scope, unit.id, { kind: 'cancel', reason, ...differs }, now);
  await tellCorrected(db, scope, { unit: unit.number, reason, ...differs }, now);
}

/** Writes what was laid: rows, the old value with its reason, the log, search, and mails to those it is about. */
export async function storePeriods(
  db: Db,
  scope: Scope,
  deed: PeriodDeed,
  laid: Laid,
  reason: string,
  now: Date,
): Promise<void> {
  const { unit, before, after } = laid;
  if (deed.kind === 'plan' && deed.drop) await dropPlans(db, scope, laid, deed.day, reason, now);
  const open = await openOwners(db, scope, unit.id);
  await q.writePeriods(db, scope, unit.id, after);
  await touchUnits(db, scope, [unit.id], now);
  await refreshEntries(db, scope, [unit.id], now);
  const changes = [{ field: 'owners' as const, from: null, to: null }];
  const detail = { number: unit.number, changes };
  await record(db, scope, now, { noun: 'rooms', nounId: unit.id, verb: verbs[deed.kind], detail });
  if (deed.kind === 'plan') return noteChange(db, scope, { ...unit, from: deed.day, before: open }, now);
  if (deed.kind === 'cancel') await q.cancelChanges(db, scope, unit.id, deed.day, now);
  const differs = differing(before, after);
  await q.keepCorrection(db, scope, unit.id, { kind: deed.kind, reason, ...differs }, now);
  await tellCorrected(db, scope, { unit: unit.number, reason, ...differs }, now);
}
