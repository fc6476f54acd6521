import { dayIn } from '#contract/base/time/dates.ts';
import type { WatchInput } from '#contract/insolvency/schema.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { late } from './asking/steps.ts';
import * as q from './rows/queries.ts';
import { insolvencyWatch } from './rows/tables.ts';
import { informOwner } from './telling/steps.ts';

/** Refused because of one field. */
const atField = (field: string, key: Refusal & `INSOLVENCY.${string}`): Refused =>
  new Refused(key, { fields: { [field]: key } });

/** What a person is asked for by: the day of birth of a person, nothing more of a company. */
function bornOf({ birthDate }: WatchInput, owner: q.Owning, now: Date): string | null {
  if (owner.kind === 'company') {
    if (!owner.ico) throw atField('userId', 'INSOLVENCY.ERRORS.NO_ICO');
    return null;
  }
  if (birthDate === null) throw atField('birthDate', 'INSOLVENCY.ERRORS.BORN');
  if (birthDate >= dayIn(now)) throw atField('birthDate', 'INSOLVENCY.ERRORS.BORN_LATER');
  return birthDate;
}

/** Begins to watch an owner of today; answers the id. Whoever is watched already is refused. */
export async function beginWatch(at: q.At, input: WatchInput): Promise<{ id: number; owner: q.Owning }> {
  const { db, scope, now } = at;
  const owner = await q.isOwnerToday(at, input.userId);
  if (!owner) throw atField('userId', 'INSOLVENCY.ERRORS.NOT_OWNER');
  const birthDate = bornOf(input, owner, now);
  const forDebt = late(await q.debtsOf(db, scope, owner.unitIds), now).length > 0;
  if (!forDebt && input.purpose === '') throw atField('purpose', 'INSOLVENCY.ERRORS.PURPOSE');
  const [made] = await db
    .insert(insolvencyWatch)
    .values({
      ...{ svjId: scope.svjId, memberId: owner.id, birthDate, forDebt, purpose: input.purpose },
      ...{ purposeAt: input.purpose ? now : null, nextAt: now, createdBy: scope.memberId, createdAt: now },
    })
    .onConflictDoNothing()
    .returning({ id: insolvencyWatch.id });
  if (!made) throw atField('userId', 'INSOLVENCY.ERRORS.ALREADY');
  return { id: made.id, owner };
}

/** Tells the owner that the watch began, and writes down when. */
export async function inform(at: q.At, memberId: number, id: number, purpose: string): Promise<void> {
  if (await informOwner(at, memberId, id, purpose)) await q.changeWatch(at.db, at.scope, id, { informedAt: at.now });
}

/** Ends watches of whoever owns nothing any more; what was found goes with them. */
export async function dropFormer(at: q.At): Promise<void> {
  const watches = await q.watchesOf(at.db, at.scope);
  if (watches.length === 0) return;
  const owners = new Set((await q.ownersOn(at.db, at.scope, dayIn(at.now))).map((o) => o.id));
  await q.dropWatches(
    at.db,
    at.scope,
    watches.filter((w) => !owners.has(w.memberId)).map((w) => w.id),
  );
}
