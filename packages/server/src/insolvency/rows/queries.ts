import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Name } from '#contract/base/person/people.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import type { Kept } from '#contract/insolvency/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';
import { isItself } from '../../base/people/people.ts';
import { type Case, insolvencyCase, insolvencyLook, insolvencyWatch, insolvencyWords, type Watch } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };

const theWatch = (scope: Scope, id: number) => and(eq(insolvencyWatch.svjId, scope.svjId), eq(insolvencyWatch.id, id));

export const watchesOf = (db: Db, scope: Scope): Promise<Watch[]> =>
  db.select().from(insolvencyWatch).where(eq(insolvencyWatch.svjId, scope.svjId)).orderBy(insolvencyWatch.id);

/** The watch, until the end of the transaction changed by nobody else; undefined where it is gone. */
export async function watchLocked(db: Db, scope: Scope, id: number): Promise<Watch | undefined> {
  const [row] = await db.select().from(insolvencyWatch).where(theWatch(scope, id)).for('update');
  return row;
}
export async function watchHeld(db: Db, scope: Scope, id: number): Promise<Watch> {
  const watch = await watchLocked(db, scope, id);
  if (!watch) throw new Refused('INSOLVENCY.NOT_FOUND');
  return watch;
}

export const changeWatch = (db: Db, scope: Scope, id: number, set: Partial<typeof insolvencyWatch.$inferInsert>) =>
  db.update(insolvencyWatch).set(set).where(theWatch(scope, id));

export async function casesOf(db: Db, scope: Scope, watchIds: readonly number[]): Promise<Case[]> {
  if (watchIds.length === 0) return [];
  return db
    .select()
    .from(insolvencyCase)
    .where(and(eq(insolvencyCase.svjId, scope.svjId), inArray(insolvencyCase.watchId, [...watchIds])))
    .orderBy(insolvencyCase.id);
}

/** What the house says of its own to whoever it watches, with the version of it; nothing of version 0. */
export async function wordsOf(db: Db, scope: Scope): Promise<{ words: string; version: number }> {
  const [row] = await db
    .select({ words: insolvencyWords.words, version: insolvencyWords.version })
    .from(insolvencyWords)
    .where(eq(insolvencyWords.svjId, scope.svjId));
  return row ?? { words: '', version: 0 };
}
/** Keeps it; false where somebody was quicker. */
export async function keepWords(db: Db, scope: Scope, words: string, version: number): Promise<boolean> {
  const rows =
    version === 0
      ? await db
          .insert(insolvencyWords)
          .values({ svjId: scope.svjId, words })
          .onConflictDoNothing()
          .returning({ version: insolvencyWords.version })
      : await db
          .update(insolvencyWords)
          .set({ words, version: version + 1 })
          .where(and(eq(insolvencyWords.svjId, scope.svjId), eq(insolvencyWords.version, version)))
          .returning({ version: insolvencyWords.version });
  return rows.length > 0;
}

/** A case as it is judged. */
export const keptOf = ({ caseKey, isPending, isThere, decision }: Case): Kept => ({
  ...{ key: caseKey, isPending, isThere, decision },
});

/** Ends watches, with all that was found. */
export async function dropWatches(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .delete(insolvencyWatch)
      .where(and(eq(insolvencyWatch.svjId, scope.svjId), inArray(insolvencyWatch.id, [...ids])));
}

/** Somebody who owns a unit of the house. */
export type Owning = Name & {
  id: number;
  kind: 'person' | 'company';
  ico: string | null;
  address: string;
  unitIds: number[];
  numbers: string[];
};

/** Owners of the day with their units, by name; the association itself, which may own some, is none. */
export async function ownersOn(db: Db, scope: Scope, day: Day, only?: number): Promise<Owning[]> {
  const { rows } = await db.execute<Owning>(sql`
    select m.id, m.kind, m.ico, m.company_name as "companyName", m.title_before as "titleBefore",
      m.first_name as "firstName", m.last_name as "lastName", m.title_after as "titleAfter",
      concat_ws(', ', nullif(a.place ->> 'street', ''), nullif(concat_ws(' ', a.place ->> 'post', a.place ->> 'town'), '')) as address,
      array_agg(u.id order by u.number collate cs_numeric, u.id)::float[] as "unitIds",
      array_agg(u.number order by u.number collate cs_numeric, u.id) as numbers
    from (
      select distinct om.member_id, o.unit_id from ownership o
      join ownership_member om on om.svj_id = ${scope.svjId} and om.ownership_id = o.id
      where o.svj_id = ${scope.svjId} and ${holdsOn(sql.raw('o'), day)}
        ${only === undefined ? sql`` : sql`and om.member_id = ${only}`}
    ) x
    join unit u on u.svj_id = ${scope.svjId} and u.id = x.unit_id and u.deleted_at is null
    join member m on m.svj_id = ${scope.svjId} and m.id = x.member_id and m.erased_at is null
    cross join lateral (select coalesce(m.permanent_address, m.address, '{}') as place) a
    where not ${isItself}
    group by m.svj_id, m.id, a.place order by m.name_key, m.id`);
  return rows;
}

/** A debt of a unit that is not paid. */
export type Debt = {
  id: number;
  unitId: number;
  unit: string;
  text: string;
  month: Day | null;
  day: Day;
  amount: bigint;
  open: bigint;
};

/** What these units owe, by when it was due. */
export async function debtsOf(db: Db, scope: Scope, unitIds: readonly number[]): Promise<Debt[]> {
  if (unitIds.length === 0) return [];
  const { rows } = await db.execute<Omit<Debt, 'open' | 'amount'> & { open: string; amount: string }>(sql`
    select i.entry_id as id, i.unit_id as "unitId", u.number as unit, e.text, i.month::text, i.day::text, i.amount::text, i.open::text
    from account_item i
    join account_entry e on e.svj_id = ${scope.svjId} and e.id = i.entry_id
    join unit u on u.svj_id = ${scope.svjId} and u.id = i.unit_id
    where i.svj_id = ${scope.svjId} and i.unit_id = any(${sql.param([...unitIds])}::bigint[]) and i.open <> 0 and i.open > 0
      and i.side = 0
    order by i.day, e.n`);
  return rows.map((r) => ({ ...r, amount: BigInt(r.amount), open: BigInt(r.open) }));
}

export const isOwnerToday = async ({ db, scope, now }: At, memberId: number): Promise<Owning | undefined> =>
  (await ownersOn(db, scope, dayIn(now), memberId))[0];

/** One opening of the page writes one look, however often the page reads it anew. */
const oneOpening = 5;
export async function keepLook({ db, scope, now }: At): Promise<void> {
  await db.execute(sql`
    insert into insolvency_look (svj_id, member_id, name, at)
    select ${scope.svjId}::bigint, ${scope.memberId}::bigint, ${scope.name}::text, ${now}::timestamptz
    where not exists (select from insolvency_look l where l.svj_id = ${scope.svjId} and l.member_id = ${scope.memberId}
      and l.at > ${now}::timestamptz - ${oneOpening} * interval '1 minute')`);
}

const mostLooks = 100;
export const looksOf = (db: Db, scope: Scope) =>
  db
    .select({ id: insolvencyLook.id, at: insolvencyLook.at, name: insolvencyLook.name })
    .from(insolvencyLook)
    .where(eq(insolvencyLook.svjId, scope.svjId))
    .orderBy(desc(insolvencyLook.at))
    .limit(mostLooks);

/** How many are watched, and of how many something is to be decided or was found; null for whoever may not know. */
export async function countWatches(db: Db, scope: Scope): Promise<{ watched: number; found: number }> {
  const { rows } = await db.execute<{ watched: number; found: number }>(sql`
    select count(*)::int as watched, count(*) filter (where sure_state in ('probable', 'found'))::int as found
    from insolvency_watch where svj_id = ${scope.svjId}`);
  return rows[0] ?? { watched: 0, found: 0 };
}
