import { sql } from 'drizzle-orm';
import type { RoleId } from '#contract/access.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { keepEntry } from '../../base/search/search.ts';
import type { OfficeColumns } from '../office/queries.ts';

export type Person = NameColumns &
  OfficeColumns & {
    custom_title: string | null;
    died_on: string | null;
    account_id: number | null;
    has_access: boolean;
    is_active: boolean;
  };

/** Somebody who is not in the archive, locked where something is to change; undefined when there is nobody. */
export async function personOf(db: Db, scope: Scope, id: number, how: 'read' | 'lock'): Promise<Person | undefined> {
  const { rows } = await db.execute<Person>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.role,
      m.custom_role_id, r.title as custom_title, r.rights, m.died_on::text, m.account_id, m.has_access, m.is_active
    from member m left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    where m.svj_id = ${scope.svjId} and m.id = ${id} and m.archived_at is null and m.erased_at is null
    ${how === 'lock' ? sql`for no key update of m` : sql``}`);
  return rows[0];
}

/** Whether a death of any of these is marked. */
export async function deadAmong(db: Db, scope: Scope, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from member where svj_id = ${scope.svjId} and died_on is not null
      and id = any(${sql.param([...ids])}::bigint[])`);
  return new Set(rows.map((r) => r.id));
}

/** Units that the person owns today, in their order. */
export async function unitsOf(db: Db, scope: Scope, id: number, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select distinct u.number collate cs_numeric as number from ownership_member x
    join ownership o on o.svj_id = x.svj_id and o.id = x.ownership_id and ${holdsOn(sql.raw('o'), dayIn(now))}
    join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
    where x.svj_id = ${scope.svjId} and x.member_id = ${id} order by 1`);
  return rows.map((r) => r.number);
}

/** What comes back when the mark is undone. */
export type Kept = {
  titleBefore: string | null;
  role: RoleId;
  customRoleId: number | null;
  hasAccess: boolean;
  isActive: boolean;
  contacts: { kind: 'email' | 'phone'; value: string; isPublic: boolean; position: number }[];
  /** What other nouns keep, under their names. */
  [more: string]: unknown;
};

/** Contacts of the person, which a mark takes away. */
export async function contactsOf(db: Db, scope: Scope, id: number): Promise<Kept['contacts']> {
  const { rows } = await db.execute<Kept['contacts'][number]>(sql`
    select kind, value, is_public as "isPublic", position from member_contact
    where svj_id = ${scope.svjId} and member_id = ${id} order by position, id`);
  return rows;
}

type Marking = { id: number; day: string; title: string; role: RoleId };

/** The row speaks of the estate from now on, and has no contacts. */
export async function layDown(db: Db, scope: Scope, { id, day, title, role }: Marking, now: Date): Promise<void> {
  const { rows } = await db.execute<NameColumns>(sql`
    update member set died_on = ${day}::date, title_before = ${title}, role = ${role}, custom_role_id = null,
      kept_until = null, version = version + 1, updated_at = ${now}
    where svj_id = ${scope.svjId} and id = ${id}
    returning id, kind, title_before, first_name, last_name, title_after, company_name`);
  const [row] = rows;
  if (row) await keepEntry(db, scope, { noun: 'members', id, title: nameOf(row).full_name, detail: null });
  await db.execute(sql`delete from member_contact where svj_id = ${scope.svjId} and member_id = ${id}`);
}

type NewMark = { id: number; day: string; note: string; accountId: number | null; kept: Kept };
export async function addMark(db: Db, scope: Scope, { id, day, note, accountId, kept }: NewMark, now: Date) {
  await db.execute(sql`
    insert into member_death (svj_id, member_id, died_on, note, marked_by, marked_at, kept, account_id)
    values (${scope.svjId}, ${id}, ${day}::date, ${note}, ${scope.memberId}, ${now}, ${JSON.stringify(kept)}::jsonb,
      ${accountId})`);
}

export type Mark = {
  id: number;
  day: string;
  note: string;
  at: Date;
  by: string;
  kept: Kept | null;
  accountId: number | null;
};

/** The mark that stands; locked where it is to be undone. */
export async function markOf(
  db: Db,
  scope: Scope,
  id: number,
  how: 'read' | 'lock' = 'read',
): Promise<Mark | undefined> {
  type Row = Omit<Mark, 'at' | 'accountId'> & { at: string; account: number | null };
  const { rows } = await db.execute<Row>(sql`
    select d.id, d.died_on::text as day, d.note, d.marked_at as at, d.kept, d.account_id as account,
      coalesce(m.company_name, concat_ws(' ', m.first_name, m.last_name), '') as by
    from member_death d left join member m on m.svj_id = d.svj_id and m.id = d.marked_by
    where d.svj_id = ${scope.svjId} and d.member_id = ${id} and d.undone_at is null
    ${how === 'lock' ? sql`for update of d` : sql``}`);
  const [row] = rows;
  return row && { ...row, at: new Date(row.at), accountId: row.account };
}

/** The mark is undone; nothing of what it took away is kept beside the person any more. */
export async function endMark(db: Db, scope: Scope, mark: number, now: Date): Promise<void> {
  await db.execute(sql`
    update member_death set undone_at = ${now}, undone_by = ${scope.memberId}, kept = null
    where svj_id = ${scope.svjId} and id = ${mark}`);
}

type Raising = {
  id: number;
  kept: Kept;
  office: { role: RoleId; customRoleId: number | null };
  accountId: number | null;
};

/** Puts back the name, contacts and access that the mark took away. */
export async function raise(db: Db, scope: Scope, { id, kept, office, accountId }: Raising, now: Date): Promise<void> {
  const { rows } = await db.execute<NameColumns>(sql`
    update member set died_on = null, title_before = ${kept.titleBefore}, role = ${office.role},
      custom_role_id = ${office.customRoleId}, account_id = ${accountId},
      has_access = ${accountId !== null && kept.hasAccess}, is_active = ${accountId !== null && kept.isActive},
      version = version + 1, updated_at = ${now}
    where svj_id = ${scope.svjId} and id = ${id}
    returning id, kind, title_before, first_name, last_name, title_after, company_name`);
  const [row] = rows;
  if (row) await keepEntry(db, scope, { noun: 'members', id, title: nameOf(row).full_name, detail: null });
  await db.execute(sql`
    insert into member_contact (svj_id, member_id, kind, value, is_public, position)
    select ${scope.svjId}::bigint, ${id}::bigint, c.kind, c.value, c."isPublic", c.position
    from jsonb_to_recordset(${JSON.stringify(kept.contacts)}::jsonb)
      as c (kind text, value text, "isPublic" boolean, position int)`);
}

/** Across associations: what can no longer be undone is forgotten. */
export async function forgetKept(db: Db, before: Date): Promise<void> {
  await db.execute(sql`update member_death set kept = null where kept is not null and marked_at < ${before}`);
}
