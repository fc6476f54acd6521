import { type SQL, sql } from 'drizzle-orm';
import type { Module } from '#contract/access.ts';
import { type TermKind, termLaw } from '#contract/base/terms/law.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type At, type Called, columnsOf } from '../rows/queries.ts';
import { termMail } from '../rows/tables.ts';

const aimed = (module: Module) => ({
  ...{ table: 'term_mail', module },
  aimOf: (scope: Scope, id: SQL) =>
    sql`select true as everyone, false as to_public from term_mail x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
});

/** Whose term it is to keep. */
export const moduleOf = (kind: TermKind): Module => termLaw.kinds[kind].told ?? 'svj';

/** Ids of members who see to terms of the module, as a subquery: they administer the association, and the module too. */
export const administratorsOf = (scope: Scope, module: Module): SQL => sql`
  select a.id from (${writersOf(scope, aimed('svj'))}) a join (${writersOf(scope, aimed(module))}) b on b.id = a.id`;
/** Of these members, those who see to terms of the module. */
export const administratorsAmong = (db: Db, scope: Scope, module: Module, ids: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select r.id from (${administratorsOf(scope, module)}) r where r.id = any(${sql.param([...ids])}::bigint[])`,
  );

/** Across associations: houses after this one whose terms nobody looked at today, by their ids. */
export async function housesToLook(db: Db, now: Date, after: number, most: number): Promise<number[]> {
  return idsOf(
    db,
    sql`
    select s.id from svj s
    where s.id > ${after} and not exists (select from term_round r where r.svj_id = s.id and r.looked_on >= ${dayIn(now)}::date)
    order by s.id limit ${most}`,
  );
}

/** From now on looked at today; false where another server was first. */
export async function takeRound({ db, scope, now }: At): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into term_round as r (svj_id, looked_on) values (${scope.svjId}, ${dayIn(now)}::date)
    on conflict (svj_id) do update set looked_on = excluded.looked_on where r.looked_on < excluded.looked_on`);
  return (rowCount ?? 0) > 0;
}

export type TermMail = typeof termMail.$inferSelect;
/** Writes down that people are mailed of the term; undefined where they were already. */
export async function keepMail(at: At, called: Called, lastOn: Day, days: number): Promise<number | undefined> {
  const { db, scope, now } = at;
  const [row] = await db
    .insert(termMail)
    .values({ ...columnsOf(called), svjId: scope.svjId, lastOn, days, at: now })
    .onConflictDoNothing()
    .returning({ id: termMail.id });
  return row?.id;
}
