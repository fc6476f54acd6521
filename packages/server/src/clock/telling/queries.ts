import { type SQL, sql } from 'drizzle-orm';
import { type Day, dayIn } from '#contract/base/dates.ts';
import { writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type At, type Called, columnsOf } from '../rows/queries.ts';
import { termMail } from '../rows/tables.ts';

const aimed = {
  table: 'term_mail',
  module: 'svj',
  aimOf: (scope: Scope, id: SQL) =>
    sql`select true as everyone, false as to_public from term_mail x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
} as const;

/** Ids of members who administer the association, as a subquery. */
export const administratorsOf = (scope: Scope): SQL => writersOf(scope, aimed);
/** Of these members, those who administer it. */
export const administratorsAmong = (db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> =>
  idsOf(db, sql`select r.id from (${administratorsOf(scope)}) r where r.id = any(${sql.param([...ids])}::bigint[])`);

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
