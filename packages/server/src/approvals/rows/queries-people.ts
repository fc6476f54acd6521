import { type SQL, sql } from 'drizzle-orm';
import type { RoleId } from '#contract/access.ts';
import { chairRole } from '#contract/access.ts';
import type { Candidate } from '#contract/approvals/schema.ts';
import { isReader, writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';

/** Requests as what is for people: for everybody who reads them. */
export const requests = {
  table: 'approval',
  module: 'requirement_for_approval',
  openly: true,
  aimOf: (scope: Scope, id: SQL) =>
    sql`select true as everyone, true as to_public from approval x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
} as const;

/** Of `member m`: may be asked: reads requests, and enters the portal. */
export const mayDecide = (scope: Scope): SQL => sql`${isReader(scope, requests, sql`true`)} and m.has_access`;

/** Ids of members who may read a request that is there, as a subquery. `id` is a value, not a column. */
export const readersOf = (scope: Scope, id: number): SQL => sql`
  select m.id from member m where ${isReader(scope, requests, sql`true`)}
    and exists (select from approval x where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint and x.deleted_at is null)`;

export const administratorsOf = (scope: Scope): SQL => writersOf(scope, requests);

/** Of these members, those who may be asked. */
export const decidersAmong = (db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> =>
  idsOf(db, sql`select m.id from member m where ${mayDecide(scope)} and m.id = any(${sql.param([...ids])}::bigint[])`);

/** Members whom the asker stands in for today and who may still decide, as a subquery of an array. */
export const stoodFor = (scope: Scope): SQL => sql`array(
  select s.member_id from approval_substitute s join member m on m.svj_id = s.svj_id and m.id = s.member_id
  where s.svj_id = ${scope.svjId} and s.substitute_id = ${scope.memberId ?? 0} and s.ended_at is null
    and current_day() between s.valid_from and s.valid_to and ${mayDecide(scope)})`;

/** The same as ids. */
export const stoodForIds = (db: Db, scope: Scope): Promise<number[]> =>
  idsOf(db, sql`select unnest(${stoodFor(scope)}) as id`);

/** Of `approval_place p`: who stands in for its member today, as a subquery of an array. */
export const substitutesOf = sql`array(select s.substitute_id from approval_substitute s
  where s.svj_id = p.svj_id and s.member_id = p.member_id and s.ended_at is null
    and current_day() between s.valid_from and s.valid_to order by s.id)`;

/** Of these members, who stands in for them today. */
export const substitutesAmong = (db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select distinct s.substitute_id as id from approval_substitute s where s.svj_id = ${scope.svjId}
      and s.member_id = any(${sql.param([...ids])}::bigint[]) and s.ended_at is null
      and current_day() between s.valid_from and s.valid_to`,
  );

/** Who holds the office of the chair now; null where nobody who may decide does. */
export async function chairIdOf(db: Db, scope: Scope): Promise<number | null> {
  const [id] = await idsOf(
    db,
    sql`select m.id from member m where ${mayDecide(scope)} and m.role = ${chairRole} and m.custom_role_id is null`,
  );
  return id ?? null;
}

export type PersonRow = NameColumns & {
  role: RoleId;
  role_title: string | null;
  sex: Candidate['sex'];
  avatar: string | null;
};
export const personColumns = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
  m.role, m.sex, m.avatar, (select c.title from custom_role c where c.svj_id = m.svj_id and c.id = m.custom_role_id) as role_title`;

/** Somebody as requests show them; `picture` makes an address of what is kept. */
export const personOf = (m: PersonRow, picture: (avatar: string | null) => string | null): Candidate => ({
  id: m.id,
  full_name: nameOf(m).full_name,
  role: { name: m.role, title: m.role_title },
  sex: m.sex,
  avatar: picture(m.avatar),
});

/** Who may be asked, by surname, at most 200. */
export async function candidatesOf(db: Db, scope: Scope): Promise<PersonRow[]> {
  const { rows } = await db.execute<PersonRow>(sql`
    select ${personColumns} from member m where ${mayDecide(scope)}
    order by coalesce(m.company_name, m.last_name) collate "cs-x-icu", m.first_name collate "cs-x-icu", m.id limit 200`);
  return rows;
}
