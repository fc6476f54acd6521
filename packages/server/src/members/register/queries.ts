import { type SQL, sql } from 'drizzle-orm';
import type { Fall } from '#contract/members/endpoints-register.ts';
import type { FallKind } from '#contract/members/rules-entitled.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import type { Mailbox } from '../rows/queries-mailboxes.ts';
import { isEntitled } from '../rows/queries-seen.ts';

type Role = { role: string; custom_role_id: number | null; custom_title: string | null; sex: string };
type Last = { why: FallKind; unit: string | null; since: string | null };
export type Falling = NameColumns & Role & Last & { until: string };

/** Of `member m`: what ended last, `f`; nothing recorded is `never`. */
const lastPlace: SQL = sql`left join lateral (
  select x.why, u.number as unit, x.valid_to as since from (
    select 'sold' as why, o.unit_id, o.valid_to from ownership_member om
    join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id
    where om.svj_id = m.svj_id and om.member_id = m.id
    union all
    select 'represented', r.unit_id, r.valid_to from unit_representative r
    where r.svj_id = m.svj_id and r.member_id = m.id
    union all
    select 'moved', p.unit_id, null from unit_person p where p.svj_id = m.svj_id and p.member_id = m.id
  ) x join unit u on u.svj_id = m.svj_id and u.id = x.unit_id
  order by x.valid_to desc nulls last, x.why desc limit 1) f on true`;
const whyFell: SQL = sql`coalesce(f.why, case when m.had_place then 'moved' else 'never' end)`;

const columns: SQL = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.sex,
  m.role, m.custom_role_id, ${whyFell} as why, f.unit, f.since::text`;

/** Who has access only because nobody looked at the list yet; at most 5000, those who go first first. */
export async function whoFalls(db: Db, scope: Scope): Promise<Falling[]> {
  const { rows } = await db.execute<Falling>(sql`
    select ${columns}, r.title as custom_title, greatest(m.kept_until, s.register_since)::text as until
    from member m
    join svj s on s.id = m.svj_id
    left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    ${lastPlace}
    where m.svj_id = ${scope.svjId} and m.has_access and m.archived_at is null
      and (m.kept_until > current_day() or s.register_since > current_day()) and register_says(m) = 'none'
    order by until, coalesce(m.company_name, m.last_name) collate "cs-x-icu", m.id limit 5000`);
  return rows;
}

/** From which day the register decides in the house, and whether that day has come. */
export async function registerOf(db: Db, scope: Scope): Promise<{ since: string | null; waits: boolean }> {
  const { rows } = await db.execute<{ since: string | null; waits: boolean }>(sql`
    select register_since::text as since, coalesce(register_since > current_day(), false) as waits from svj
    where id = ${scope.svjId}`);
  return rows[0] ?? { since: null, waits: false };
}

/** What the register says of the asker, and what it knew of them last. */
export async function fallOf(db: Db, scope: Scope): Promise<Fall> {
  const { rows } = await db.execute<Last>(sql`
    select ${whyFell} as why, f.unit, f.since::text from member m ${lastPlace}
    where m.svj_id = ${scope.svjId} and m.id = ${scope.memberId ?? 0}`);
  return rows[0] ?? { why: 'never', unit: null, since: null };
}

/** The register decides of everybody: nobody keeps rights by a list that waits any more. */
export async function endKeeping(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`
    update member set kept_until = null where svj_id = ${scope.svjId} and kept_until is not null`);
}

/** Members who own a unit today or will, or represent one, without an end: to be compared before and after an import. */
export async function standingMembers(db: Db, scope: Scope): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select x.member_id as id from ownership_member x
    join ownership o on o.svj_id = x.svj_id and o.id = x.ownership_id and o.valid_to is null
    join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
    where x.svj_id = ${scope.svjId}
    union select r.member_id from unit_representative r
    join unit u on u.svj_id = r.svj_id and u.id = r.unit_id and u.deleted_at is null
    where r.svj_id = ${scope.svjId} and r.valid_to is null`);
  return new Set(rows.map((r) => r.id));
}

/** Asked once a statement, so that an index may be used: written out, the function hides what it may show. */
const today: SQL = sql`(select current_day())`;

/** Whether somebody here may keep access only because there is time to look at the list: the list itself is dear. */
export async function isLookedAt(db: Db, scope: Scope): Promise<boolean> {
  const { rows } = await db.execute<{ looked: boolean }>(sql`
    select exists (select 1 from svj where id = ${scope.svjId} and register_since > ${today})
      or exists (select 1 from member where svj_id = ${scope.svjId} and kept_until > ${today}) as looked`);
  return rows[0]?.looked === true;
}

/** Across associations: houses in which somebody has time to look at who would lose access. */
export async function housesThatLook(db: Db): Promise<number[]> {
  return idsOf(
    db,
    sql`
    select id from svj where register_since > ${today}
    union select svj_id from member where kept_until > ${today} order by id`,
  );
}

/** Whom an import takes the place away keep their rights for so many days after they would lose them. */
export async function keepFor(db: Db, scope: Scope, ids: readonly number[], from: string, days: number): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update member set kept_until = greatest(current_day(), ${from}::date) + ${days}::int
    where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[]) and has_access`);
}

const batch = 500;

/** Notes those whom the register entitles no more and did yesterday; answers them with where they sign in. */
export async function noteFallen(db: Db, scope: Scope): Promise<(NameColumns & Last & Partial<Mailbox>)[]> {
  await db.execute(sql`
    update member m set fell_on = null where m.svj_id = ${scope.svjId} and m.fell_on is not null and ${isEntitled}`);
  const { rows } = await db.execute<{ id: number }>(sql`
    update member m set fell_on = current_day()
    where m.svj_id = ${scope.svjId} and m.id in (
      select m.id from member m where m.svj_id = ${scope.svjId} and m.has_access and m.archived_at is null
        and m.fell_on is null and not ${isEntitled} order by m.id limit ${batch} for no key update)
    returning m.id`);
  if (rows.length === 0) return [];
  const found = await db.execute<NameColumns & Omit<Role, 'custom_title'> & Last & Partial<Mailbox>>(sql`
    select ${columns}, a.email, a.lang from member m left join account a on a.id = m.account_id and m.is_active ${lastPlace}
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param(rows.map((r) => r.id))}::bigint[])
    order by coalesce(m.company_name, m.last_name) collate "cs-x-icu", m.id`);
  return found.rows;
}

/**
 * Across associations: houses in which somebody may stand differently since a day that has come, by the clock or by a role;
 * those that wait longest first. Where the register does not decide yet nobody falls, and its day is noted too.
 */
export async function housesDue(db: Db): Promise<number[]> {
  return idsOf(
    db,
    sql`select svj_id as id from register_due where day <= ${today} group by svj_id order by min(day), svj_id`,
  );
}

/** What is due in the house; what is noted from now on is due once more. */
export async function dueIn(db: Db, scope: Scope): Promise<number[]> {
  return idsOf(db, sql`select id from register_due where svj_id = ${scope.svjId} and day <= current_day()`);
}

/** These were looked at. */
export async function endDue(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    delete from register_due where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
}

export const nameOfFalling = (row: Falling) => ({
  ...nameOf(row),
  sex: row.sex as 'male' | 'female' | 'others',
});
