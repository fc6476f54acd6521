import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import { mostContacts } from '#contract/members/schema.ts';
import { mergedFields } from '#contract/members/schema-care.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import type { OfficeColumns } from '../office/queries.ts';
import { filledBy, isFilled, isNotes, type MergedField } from '../writing/queries-merged.ts';

/** Whom a deletion would be about; undefined when there is nobody. */
export async function nameToErase(db: Db, scope: Scope, id: number) {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from member m where m.svj_id = ${scope.svjId} and m.id = ${id} and m.erased_at is null`);
  return rows[0] && nameOf(rows[0]);
}

export type Half = NameColumns & {
  account_id: number | null;
  has_access: boolean;
  is_active: boolean;
  died: boolean;
  custom_title: string | null;
} & OfficeColumns &
  Record<MergedField, boolean>;

/** The two members of a merge, neither archived nor deleted, with which of their fields are filled. */
export async function halvesOf(db: Db, scope: Scope, ids: readonly [number, number], how: 'read' | 'lock') {
  const { rows } = await db.execute<Half>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, m.account_id,
      m.has_access, m.is_active, m.died_on is not null as died,
      m.role, m.custom_role_id, r.title as custom_title, r.rights, ${isFilled}
    from member m left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])
      and m.archived_at is null and m.erased_at is null
    order by m.id ${how === 'lock' ? sql`for update of m` : sql``}`);
  return { keeps: rows.find((r) => r.id === ids[0]), goes: rows.find((r) => r.id === ids[1]) };
}

/** Fields that are empty with the one who stays and filled with the other. */
export const fillsOf = (keeps: Half, goes: Half): MergedField[] =>
  mergedFields.filter((f) => (isNotes(f) ? goes[f] : goes[f] && !keeps[f]));

/** Units of the other, deleted ones too, and whether both stand in one owner entry or in two of one unit, today or later. */
export async function commonOf(db: Db, scope: Scope, keeps: number, goes: number, now: Date) {
  type Row = { id: number; number: string; living: boolean; same_entry: boolean; same_unit: boolean };
  const { rows } = await db.execute<Row>(sql`
    select distinct u.id, u.number, u.deleted_at is null as living,
      exists (select from ownership_member x
        where x.svj_id = o.svj_id and x.ownership_id = o.id and x.member_id = ${keeps}) as same_entry,
      exists (select from ownership y join ownership_member x on x.svj_id = y.svj_id and x.ownership_id = y.id
        where y.svj_id = o.svj_id and y.unit_id = o.unit_id and x.member_id = ${keeps} and y.id <> o.id
          and u.deleted_at is null and (y.valid_to is null or y.valid_to > ${dayIn(now)})
          and (o.valid_to is null or o.valid_to > ${dayIn(now)})) as same_unit
    from ownership_member om
    join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id
    join unit u on u.svj_id = o.svj_id and u.id = o.unit_id
    where om.svj_id = ${scope.svjId} and om.member_id = ${goes}
    order by u.number, u.id limit 500`);
  return rows;
}

/** E-mails and phones of the other that the one who stays does not have. */
export async function newContacts(db: Db, scope: Scope, keeps: number, goes: number): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    select c.value from member_contact c where c.svj_id = ${scope.svjId} and c.member_id = ${goes}
      and not exists (select from member_contact k where k.svj_id = c.svj_id and k.member_id = ${keeps}
        and k.kind = c.kind and lower(k.value) = lower(c.value))
    order by c.position, c.id`);
  return rows.map((r) => r.value);
}

/** Whether the other brings an invited address that the one who stays does not have. */
export async function bringsInvited(db: Db, scope: Scope, keeps: number, goes: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from invitation i where i.svj_id = ${scope.svjId} and i.member_id = ${goes}
      and not exists (select from invitation k
        where k.svj_id = i.svj_id and k.member_id = ${keeps} and k.email = i.email) limit 1`);
  return rows.length > 0;
}

/** Whether both together have more e-mails or more phones than one person keeps. */
export async function exceedContacts(db: Db, scope: Scope, ids: readonly [number, number]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from member_contact c
    where c.svj_id = ${scope.svjId} and c.member_id = any(${sql.param([...ids])}::bigint[])
    group by c.kind having count(distinct lower(c.value)) > ${mostContacts}`);
  return rows.length > 0;
}

/** The row of the one who goes becomes a part of the other's: sign-in, photograph and empty fields. */
export async function joinRows(db: Db, scope: Scope, keeps: number, goes: number, now: Date): Promise<void> {
  const house = sql`svj_id = ${scope.svjId}`;
  // The account and the cadastre's key may stand with one member only.
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with was as (select * from member where ${house} and id = ${goes}), gone as (
      update member set account_id = null, cadastre_key = null, has_access = false, is_active = false, merged_into = ${keeps}
      where ${house} and id = ${goes} returning id)
    select was.* from was join gone on gone.id = was.id`);
  const was = rows[0] ?? {};
  await db.execute(sql`
    update member set ${filledBy(was)}, avatar = coalesce(avatar, ${was.avatar}::text),
      cadastre_key = coalesce(cadastre_key, ${was.cadastre_key}::text),
      has_access = has_access or ${was.account_id}::bigint is not null,
      is_active = is_active or ${was.account_id}::bigint is not null and ${was.is_active}::boolean,
      account_id = coalesce(account_id, ${was.account_id}::bigint),
      version = version + 1, updated_at = ${now}
    where ${house} and id = ${keeps}`);
}
