import { and, eq } from 'drizzle-orm';
import { versionOf } from '#contract/base/calls/ids.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { stateAfter } from '#contract/insolvency/rules.ts';
import type { DecisionInput, StartInput } from '#contract/insolvency/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { overtaken } from '../../base/log/audit.ts';
import * as q from '../rows/queries.ts';
import { type Case, insolvencyCase } from '../rows/tables.ts';

const theCase = (scope: Scope, id: number) => and(eq(insolvencyCase.svjId, scope.svjId), eq(insolvencyCase.id, id));

/** The case with who is watched and as whom; refuses one of whoever owns nothing any more. */
export async function caseSeen({ db, scope, now }: q.At, id: number) {
  const [one] = await db.select().from(insolvencyCase).where(theCase(scope, id));
  if (!one) throw new Refused('INSOLVENCY.NOT_FOUND');
  const watch = (await q.watchesOf(db, scope)).find((w) => w.id === one.watchId);
  const owner = watch && (await q.isOwnerToday({ db, scope, now }, watch.memberId));
  if (!owner) throw new Refused('INSOLVENCY.NOT_FOUND');
  return { watch, one, owner };
}

/** The case with who is watched, both held; refuses a form that was opened before somebody else's change (409). */
async function caseHeld({ db, scope, now }: q.At, id: number, updatedAt: string) {
  const [found] = await db.select({ watchId: insolvencyCase.watchId }).from(insolvencyCase).where(theCase(scope, id));
  if (!found) throw new Refused('INSOLVENCY.NOT_FOUND');
  // Whoever asks the register holds the watch first.
  const watch = await q.watchHeld(db, scope, found.watchId);
  const [one] = await db.select().from(insolvencyCase).where(theCase(scope, id));
  const owner = await q.isOwnerToday({ db, scope, now }, watch.memberId);
  if (!one || !owner) throw new Refused('INSOLVENCY.NOT_FOUND');
  if (one.version !== versionOf(updatedAt))
    throw await overtaken(db, scope, { noun: 'insolvency', nounId: watch.id }, updatedAt);
  return { watch, one, owner };
}

const change = (
  db: Db,
  scope: Scope,
  { id, version }: Case,
  set: Partial<typeof insolvencyCase.$inferInsert>,
  now: Date,
) =>
  db
    .update(insolvencyCase)
    .set({ ...set, version: version + 1, updatedAt: now })
    .where(theCase(scope, id));

/** Keeps what a person decided of a case; answers whose watch it is of. */
export async function decideCase(at: q.At, { id, updatedAt, decision, reason }: DecisionInput): Promise<number> {
  const { db, scope, now } = at;
  const { watch, one, owner } = await caseHeld(at, id, updatedAt);
  if (decision === 'closed' && one.isPending !== false) throw new Refused('INSOLVENCY.ERRORS.NOT_OVER');
  // A number of a company is its own: there is nothing to ask.
  if (decision !== 'closed' && owner.kind === 'company') throw new Refused('INSOLVENCY.ERRORS.NO_QUESTION');
  const decided = { decision, decisionReason: reason, decidedAt: now, decidedBy: scope.memberId };
  await change(db, scope, one, decided, now);
  const kept = (await q.casesOf(db, scope, [watch.id])).map(q.keptOf);
  // When it was asked for last, and with what end, stays as it is.
  if (watch.sureState)
    await q.changeWatch(db, scope, watch.id, { sureState: stateAfter(kept, owner.kind === 'company') });
  return watch.id;
}

export async function keepStart(at: q.At, { id, updatedAt, startedOn }: StartInput): Promise<number> {
  const { watch, one } = await caseHeld(at, id, updatedAt);
  const latest = one.declaredOn ?? dayIn(at.now);
  if (startedOn !== null && startedOn > latest)
    throw new Refused('INSOLVENCY.ERRORS.LATER', { fields: { startedOn: 'INSOLVENCY.ERRORS.LATER' } });
  await change(at.db, at.scope, one, { startedOn }, at.now);
  return watch.id;
}
