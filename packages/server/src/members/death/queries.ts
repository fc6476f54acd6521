import { sql } from 'drizzle-orm';
import type { RoleId } from '#contract/access.ts';
import { dayIn } from '#contract/base/dates.ts';
import type { deathEnds } from '#contract/members/schema-death.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import { keepEntry } from '../../base/db/search.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { OfficeColumns } from '../office/queries.ts';
import { type NameColumns, nameOf } from '../queries.ts';
import { mailsOf } from '../queries-mailboxes.ts';

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

/** How much of each kind a mark would end; an office is said by its holder's row. */
export async function endsOf(db: Db, scope: Scope, id: number) {
  const mine = sql`svj_id = ${scope.svjId} and member_id = ${id}`;
  type Counts = Record<Exclude<(typeof deathEnds)[number], 'office'>, number>;
  const { rows } = await db.execute<Counts>(sql`
    select (select count(*) from member where svj_id = ${scope.svjId} and id = ${id} and has_access) as access,
      (select count(*) from member_contact where ${mine}) as contacts,
      (select count(*) from invitation where ${mine} and used_at is null and voided_at is null) as invitations,
      (select count(*) from unit_person where ${mine}) as lives,
      (select count(*) from unit_representative where ${mine} and (valid_to is null or valid_to > current_day()))
        as representing,
      (select count(*) from vote_proxy p left join vote v on v.svj_id = p.svj_id and v.id = p.vote_id
        where p.svj_id = ${scope.svjId} and (p.principal_id = ${id} or p.agent_id = ${id})
          and p.state in ('waiting', 'approved') and (p.valid_to is null or p.valid_to >= current_day())
          and coalesce(v.status <> 'finish', true)) as powers,
      (select count(*) from estate_person where ${mine} and (valid_to is null or valid_to > current_day())) as estates`);
  return rows[0] as Counts;
}

/** Votes that run with a seat of the person, and whether it has answered. */
export async function votesOf(
  db: Db,
  scope: Scope,
  id: number,
): Promise<{ id: number; name: string; voted: boolean }[]> {
  const { rows } = await db.execute<{ id: number; name: string; voted: boolean }>(sql`
    select v.id, v.name, exists (select from vote_answer a join vote_voter w on w.svj_id = a.svj_id
        and w.seat_id = a.seat_id and w.member_id = ${id}
      where a.svj_id = v.svj_id and a.vote_id = v.id) as voted
    from vote v where v.svj_id = ${scope.svjId} and v.status = 'run' and exists (
      select from vote_voter w where w.svj_id = v.svj_id and w.vote_id = v.id and w.member_id = ${id})
    order by v.id`);
  return rows;
}

/** What comes back when the mark is undone. */
export type Kept = {
  titleBefore: string | null;
  role: RoleId;
  customRoleId: number | null;
  hasAccess: boolean;
  isActive: boolean;
  contacts: { kind: 'email' | 'phone'; value: string; isPublic: boolean; position: number }[];
  lives: { unitId: number; relation: string }[];
};

/** Contacts of the person and where they live: what a mark takes away. */
export async function aroundOf(db: Db, scope: Scope, id: number): Promise<Pick<Kept, 'contacts' | 'lives'>> {
  const mine = sql`svj_id = ${scope.svjId} and member_id = ${id}`;
  const contacts = await db.execute<Kept['contacts'][number]>(sql`
    select kind, value, is_public as "isPublic", position from member_contact where ${mine} order by position, id`);
  const lives = await db.execute<Kept['lives'][number]>(sql`
    select unit_id as "unitId", relation from unit_person where ${mine} order by unit_id, relation`);
  return { contacts: contacts.rows, lives: lives.rows };
}

type Marking = { id: number; day: string; title: string; role: RoleId };

/** The row speaks of the estate from now on; nothing reaches the person any more. */
export async function layDown(db: Db, scope: Scope, { id, day, title, role }: Marking, now: Date): Promise<void> {
  const mine = sql`svj_id = ${scope.svjId} and member_id = ${id}`;
  const { rows } = await db.execute<NameColumns>(sql`
    update member set died_on = ${day}::date, title_before = ${title}, role = ${role}, custom_role_id = null,
      kept_until = null, version = version + 1, updated_at = ${now}
    where svj_id = ${scope.svjId} and id = ${id}
    returning id, kind, title_before, first_name, last_name, title_after, company_name`);
  const [row] = rows;
  if (row) await keepEntry(db, scope, { noun: 'members', id, title: nameOf(row).full_name, detail: null });
  await db.execute(sql`delete from member_contact where ${mine}`);
  await db.execute(sql`delete from unit_person where ${mine}`);
  await db.execute(sql`delete from vote_code where ${mine}`);
  await db.execute(sql`
    update invitation set voided_at = ${now} where ${mine} and used_at is null and voided_at is null`);
  await db.execute(sql`
    update notice set dropped_at = ${now} where ${mine} and message_id is null and dropped_at is null`);
  await db.execute(sql`
    update estate_person set valid_to = greatest(current_day(), valid_from), ended_at = ${now}, ended_by = ${scope.memberId}
    where ${mine} and valid_to is null`);
}

/** Mails of the house that still wait for the person: at the login, and at addresses that are theirs alone. */
export async function dropMails(db: Db, scope: Scope, id: number, logins: readonly string[]): Promise<void> {
  await db.execute(sql`delete from outbox o where worker is null and ${mailsOf(scope, [id])}`);
  await db.execute(sql`
    delete from outbox where svj_id = ${scope.svjId} and worker is null and recipient = any(${sql.param([...logins])}::text[])`);
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

/** Puts back the name, contacts, home and access that the mark took away. */
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
  await db.execute(sql`
    insert into unit_person (svj_id, unit_id, member_id, relation)
    select ${scope.svjId}::bigint, l."unitId", ${id}::bigint, l.relation
    from jsonb_to_recordset(${JSON.stringify(kept.lives)}::jsonb) as l ("unitId" bigint, relation text)
    join unit u on u.svj_id = ${scope.svjId} and u.id = l."unitId" and u.deleted_at is null
    on conflict do nothing`);
}

/** Across associations: what can no longer be undone is forgotten. */
export async function forgetKept(db: Db, before: Date): Promise<void> {
  await db.execute(sql`update member_death set kept = null where kept is not null and marked_at < ${before}`);
}
