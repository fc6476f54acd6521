import { versionOf } from '#contract/base/calls/ids.ts';
import { checkedValue } from '#contract/prescriptions/rules-doubts.ts';
import type { RunChange, RunInput } from '#contract/prescriptions/schema.ts';
import type { Confirmable } from '#contract/prescriptions/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import { overtaken, record } from '../../base/log/audit.ts';
import { planOf } from '../plan/steps.ts';
import { type At, type Run, runSeen } from '../rows/queries.ts';
import { resolutionOf } from '../rows/queries-resolution.ts';
import { addRun, changeRun, dropRun, keepChecks, type Written } from './queries.ts';

async function writtenOf({ db, scope }: At, input: RunInput): Promise<Written> {
  const { name, fromMonth, months, dueDay, wholeCrowns, resolutionId } = input;
  if (resolutionId !== null && !(await resolutionOf(db, scope, resolutionId))) {
    const key = 'PRESCRIPTIONS.ERRORS.RESOLUTION';
    throw new Refused(key, { data: { errors: { resolutionId: key } } });
  }
  const noResolution = resolutionId === null ? input.noResolution : '';
  return { name, fromMonth, months, dueDay, wholeCrowns, resolutionId, noResolution };
}

/** The concept of this id, held; what was issued never changes. */
async function conceptHeld({ db, scope }: At, id: number): Promise<Run> {
  const run = await runSeen(db, scope, id, 'lock');
  if (run.issuedAt) throw new Refused('PRESCRIPTIONS.ERRORS.ISSUED');
  return run;
}

export async function newRun(at: At, input: RunInput): Promise<number> {
  const { id, name } = await addRun(at, await writtenOf(at, input));
  await record(at.db, at.scope, at.now, { noun: 'prescriptions', nounId: id, verb: 'create', detail: { name } });
  return id;
}

/** Changes a concept; refuses a stale version (409). */
export async function correctRun(at: At, input: RunChange): Promise<void> {
  const { db, scope, now } = at;
  const before = await conceptHeld(at, input.id);
  if (before.version !== versionOf(input.updatedAt))
    throw await overtaken(db, scope, { noun: 'prescriptions', nounId: input.id }, input.updatedAt);
  await changeRun(at, input.id, await writtenOf(at, input));
  const detail = { name: input.name };
  await record(db, scope, now, { noun: 'prescriptions', nounId: input.id, verb: 'update', detail });
}

export async function removeRun(at: At, id: number): Promise<void> {
  const { name } = await conceptHeld(at, id);
  await dropRun(at, id);
  await record(at.db, at.scope, at.now, { noun: 'prescriptions', nounId: id, verb: 'delete', detail: { name } });
}

/** Confirms a doubt of one unit, or of all that have it. */
export async function confirmUnits(at: At, id: number, kind: Confirmable, unitId: number | null): Promise<void> {
  const { db, scope, now } = at;
  const run = await conceptHeld(at, id);
  const { units } = await planOf(db, scope, run);
  const asked = units.filter((u) => u.doubts.includes(kind) && (unitId === null || u.facts.id === unitId));
  await keepChecks(
    at,
    id,
    kind,
    asked.map(({ facts }) => ({ unit: facts.id, value: checkedValue(kind, facts) })),
  );
  const detail = { name: run.name, count: asked.length };
  if (asked.length > 0) await record(db, scope, now, { noun: 'prescriptions', nounId: id, verb: 'check', detail });
}
