import { type SQL, sql } from 'drizzle-orm';
import { fullName } from '#contract/base/person/people.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';

/** A person's name as their row has it. */
export type NameRow = {
  id: number;
  kind: 'person' | 'company';
  titleBefore: string | null;
  firstName: string | null;
  lastName: string | null;
  titleAfter: string | null;
  companyName: string | null;
};
/** The same by the names of columns. */
export type NameColumns = {
  id: number;
  kind: 'person' | 'company';
  title_before: string | null;
  first_name: string | null;
  last_name: string | null;
  title_after: string | null;
  company_name: string | null;
};

/** Of `member m`: the association itself, written down as the owner of its own unit. */
export const isItself: SQL = sql`exists (select from svj s where s.id = m.svj_id and s.ico is not null and s.ico = m.ico)`;

export const toName = ({ kind, ...n }: NameRow): MemberName => ({
  ...n,
  isCompany: kind === 'company',
  full_name: fullName(n),
});

export const nameOf = (row: NameColumns): MemberName =>
  toName({
    id: row.id,
    kind: row.kind,
    titleBefore: row.title_before,
    firstName: row.first_name,
    lastName: row.last_name,
    titleAfter: row.title_after,
    companyName: row.company_name,
  });

/** The same beside a row that may have nobody: what stands behind a left join. */
export type NameOrNobody = { [Column in keyof NameColumns]: NameColumns[Column] | null };
export const nameOrNull = ({ id, kind, ...row }: NameOrNobody): MemberName | null =>
  id === null || kind === null ? null : nameOf({ ...row, id, kind });

/** Of `member m`: the register entitles them, or does not decide of them; whom it does not, is told nothing of the house. */
export const isEntitled: SQL = sql`register_standing(m) <> 'none'`;

/** Of `member m` with their `account a`: the login of whoever may enter, else the contacts of e-mail; null when none. */
export const addressesOf: SQL = sql`(case when m.has_access and m.is_active and a.email is not null then array[a.email]
  else (select array_agg(distinct lower(c.value)) from member_contact c
    where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email') end)`;

/** Which of these are people of the house, not in the archive. */
export async function knownMembers(db: Db, scope: Scope, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from member
    where svj_id = ${scope.svjId} and archived_at is null and id = any(${sql.param([...ids])}::bigint[])`);
  return new Set(rows.map((r) => r.id));
}

/** What the house is called: its nickname, else its name. */
export async function houseName(db: Db, scope: Scope): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select coalesce(nickname, name) as name from svj where id = ${scope.svjId}`,
  );
  return rows[0]?.name ?? '';
}
