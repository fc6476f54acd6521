import { sql } from 'drizzle-orm';
import { roleChangers } from '#contract/access.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../base/db/db.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import type { Mailbox } from '../members/rows/queries-mailboxes.ts';

/** Whether somebody who signs in may give offices in the house. */
export async function somebodyGives(db: Db, scope: Scope): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from member m left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    where m.svj_id = ${scope.svjId} and m.archived_at is null and m.has_access and m.is_active
      and m.account_id is not null and m.role = any(${sql.param([...roleChangers])}::text[])
      and (r.id is null or r.rights ->> 'svj' = 'rw')
    limit 1`);
  return rows.length > 0;
}

const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;
const owning = (now: Date) => sql`exists (select from ownership_member om
  join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(sql.raw('o'), dayIn(now))}
  join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
  where om.svj_id = m.svj_id and om.member_id = m.id)`;

/** Whether the member owns a unit today. */
export async function ownsToday(db: Db, scope: Scope, memberId: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from member m where m.svj_id = ${scope.svjId} and m.id = ${memberId} and ${owning(now)}`);
  return rows.length > 0;
}

/** All owners of today and these members: by their login where they sign in, else by the first e-mail the house knows. */
export async function ownersToTell(db: Db, scope: Scope, also: readonly number[], now: Date): Promise<Mailbox[]> {
  const { rows } = await db.execute<Mailbox>(sql`
    select distinct on (x.email) x.email, x.lang from (
      select coalesce(a.lang, 'cs') as lang, lower(coalesce(a.email, (
        select c.value from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email'
        order by c.position, c.id limit 1))) as email
      from member m left join account a on a.id = m.account_id and m.has_access and m.is_active
      where m.svj_id = ${scope.svjId} and m.erased_at is null
        and (${owning(now)} or m.id = any(${sql.param([...also])}::bigint[]))) x
    where x.email is not null order by x.email`);
  return rows;
}

type Candidate = NameColumns & { active: boolean; email: string };
/** A living person of the house with the address they would be invited to. */
export async function candidateOf(db: Db, scope: Scope, id: number) {
  const { rows } = await db.execute<Candidate>(sql`
    select ${names}, m.has_access and m.is_active and m.account_id is not null as active, coalesce((
      select lower(trim(c.value)) from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id
        and c.kind = 'email' order by c.position, c.id limit 1), '') as email
    from member m where m.svj_id = ${scope.svjId} and m.id = ${id} and m.kind = 'person' and m.archived_at is null
      and m.erased_at is null and m.died_on is null`);
  const [row] = rows;
  return row && { id: row.id, name: nameOf(row).full_name, active: row.active, email: row.email };
}

type NewNaming = { memberId: number; email: string; accountId: number; dueAt: Date };
type Paper = { name: string; type: string; bytes: Buffer };

/** Writes the naming down; a second one at once violates `chair_naming_open`. */
export async function addNaming(db: Db, scope: Scope, one: NewNaming, paper: Paper, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into chair_naming (svj_id, member_id, email, account_id, made_at, due_at, file_name, file_type, file)
    values (${scope.svjId}, ${one.memberId}, ${one.email}, ${one.accountId}, ${now}, ${one.dueAt}, ${paper.name},
      ${paper.type}, ${paper.bytes}) returning id`);
  return rows[0]?.id as number;
}

type Row = NameColumns & {
  naming: number;
  email: string;
  account_id: number | null;
  made_at: string;
  due_at: string;
  file_name: string;
};

/** The naming that runs, locked where it is to end. */
export async function openNaming(db: Db, scope: Scope, how: 'read' | 'lock' = 'read') {
  const { rows } = await db.execute<Row>(sql`
    select n.id as naming, n.email, n.account_id, n.made_at, n.due_at, n.file_name, ${names}
    from chair_naming n join member m on m.svj_id = n.svj_id and m.id = n.member_id
    where n.svj_id = ${scope.svjId} and n.outcome is null ${how === 'lock' ? sql`for update of n` : sql``}`);
  const [row] = rows;
  return (
    row && {
      id: row.naming,
      person: { id: row.id, full_name: nameOf(row).full_name },
      email: row.email,
      accountId: row.account_id,
      madeAt: new Date(row.made_at),
      dueAt: new Date(row.due_at),
      fileName: row.file_name,
    }
  );
}

export async function paperOf(db: Db, scope: Scope, id: number): Promise<Paper | undefined> {
  const { rows } = await db.execute<Paper>(sql`
    select file_name as name, file_type as type, file as bytes from chair_naming
    where svj_id = ${scope.svjId} and id = ${id}`);
  return rows[0];
}

type Outcome = 'done' | 'objected' | 'withdrawn' | 'needless';
export async function endNaming(
  db: Db,
  scope: Scope,
  id: number,
  { outcome, by = null, text = '' }: { outcome: Outcome; by?: number | null; text?: string },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update chair_naming set outcome = ${outcome}, ended_at = ${now}, objected_by = ${by}, objection = ${text}
    where svj_id = ${scope.svjId} and id = ${id}`);
}

/** Across associations: houses whose naming is due. */
export async function dueNamings(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ svj_id: number }>(
    sql`select svj_id from chair_naming where outcome is null and due_at <= ${now} order by due_at, svj_id`,
  );
  return rows.map((r) => r.svj_id);
}
