import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { openNames } from '../../documents/attached/queries.ts';
import { readersOf, recipientsOf } from '../rows/queries-audience.ts';

/** Of these members, those who may read the discussion now. */
export const stillAmong = (db: Db, scope: Scope, id: number, memberIds: readonly number[], now: Date) =>
  idsOf(
    db,
    sql`select r.id from (${readersOf(scope, id, now)}) r where r.id = any(${sql.param([...memberIds])}::bigint[])`,
  );

/** Whom a new discussion is for but who opened it, as a query of ids. */
export const toldOfOpening = (scope: Scope, id: number, now: Date): SQL =>
  sql`select r.id from (${recipientsOf(scope, id, now)}) r where r.id is distinct from ${scope.memberId}::bigint`;

/** Who follows it and may read it but who finished it, as a query of ids: who opened it too, unless they want none of it. */
export const toldOfEnd = (scope: Scope, id: number, now: Date): SQL => sql`
  select r.id from (${readersOf(scope, id, now)}) r where r.id is distinct from ${scope.memberId}::bigint
    and coalesce((select f.way from follow f where f.svj_id = ${scope.svjId} and f.owner = 'discussion'
        and f.owner_id = ${id}::bigint and f.member_id = r.id),
      case when r.id = (select x.owner_id from discussion x where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint)
        then 'follows' end) = 'follows'`;

export type ToldDiscussion = {
  id: number;
  name: string;
  hash: string;
  description: string;
  conclusion: string | null;
  isClosed: boolean;
  files: string[];
  /** Who opened it and who finished it; empty when nobody is. */
  opener: string;
  closer: string;
};

const nameIn = (column: SQL): SQL => sql`(select to_json(y) from (
  select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
  from member m where m.svj_id = x.svj_id and m.id = ${column}) y)`;

/** Discussions as mails tell of them. */
export async function discussionsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldDiscussion[]> {
  type Row = Omit<ToldDiscussion, 'opener' | 'closer'> & { opener: NameColumns | null; closer: NameColumns | null };
  const { rows } = await db.execute<Row>(sql`
    select x.id, x.name, x.address as hash, x.description, x.conclusion, x.closed_at is not null as "isClosed",
      array(select f.name || case when f.extension = '' then '' else '.' || f.extension end from file f
        where f.svj_id = x.svj_id and f.owner = 'discussion' and f.owner_id = x.id order by f.position, f.id)
        || ${openNames(scope, 'discussion', sql`x.id`)} as files,
      ${nameIn(sql`x.owner_id`)} as opener, ${nameIn(sql`x.closed_by`)} as closer
    from discussion x
    where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[]) and x.deleted_at is null`);
  const called = (who: NameColumns | null) => (who ? nameOf(who).full_name : '');
  return rows.map((row) => ({ ...row, opener: called(row.opener), closer: called(row.closer) }));
}
