import { sql } from 'drizzle-orm';
import { namesOf } from '#contract/base/calls/fields.ts';
import type { MemberDetail, memberOwn, relationTypes } from '#contract/members/schema.ts';
import { columnsOf } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { member } from '../rows/tables.ts';

type Relation = (typeof relationTypes)[number];
const r = sql.raw('r');

/** Of `member m`: columns of these fields of their own row. */
export const ownColumns = (fields: Partial<typeof memberOwn>) => columnsOf('m', member, namesOf(fields));

/** Units where the member represents the owners or an estate, lives or acts for them today, by number. */
export async function livesIn(db: Db, scope: Scope, id: number, today: string) {
  const { rows } = await db.execute<{ id: number; number: string; as: Relation | 'representative' }>(sql`
    select u.id, u.number, p.as from (
      select r.svj_id, r.unit_id, 'representative' as as from unit_representative r
      where r.svj_id = ${scope.svjId} and r.member_id = ${id} and ${holdsOn(r, today)}
      union all
      select ${scope.svjId}::bigint, e.unit_id, 'representative' from estate_places(${scope.svjId}, ${today}::date) e
      where e.member_id = ${id}
      union all
      select up.svj_id, up.unit_id, up.relation from unit_person up
      where up.svj_id = ${scope.svjId} and up.member_id = ${id}
    ) p
    join unit u on u.svj_id = p.svj_id and u.id = p.unit_id and u.deleted_at is null
    order by u.number collate cs_numeric, u.id limit 200`);
  return rows;
}

/** Authorised persons and family of a member, and of whom they are one. */
export async function relationsOf(db: Db, scope: Scope, id: number) {
  type Row = NameColumns & { relation: Relation; is_mine: boolean; sex: MemberDetail['sex'] };
  const { rows } = await db.execute<Row>(sql`
    select x.relation, x.member_id = ${id} as is_mine, m.id, m.kind, m.title_before, m.first_name, m.last_name,
      m.title_after, m.company_name, m.sex
    from (
      select svj_id, member_id, other_id as whom, relation from member_relation
      where svj_id = ${scope.svjId} and member_id = ${id}
      union all
      select svj_id, member_id, member_id, relation from member_relation
      where svj_id = ${scope.svjId} and other_id = ${id}
    ) x
    join member m on m.svj_id = x.svj_id and m.id = x.whom and m.erased_at is null
    order by coalesce(m.company_name, m.last_name) collate "cs-x-icu", m.id limit 200`);
  const told = (mine: boolean): MemberDetail['relations'] =>
    rows
      .filter((row) => row.is_mine === mine)
      .map((row) => ({ member: nameOf(row), relation: row.relation, sex: row.sex }));
  return { relations: told(true), relationOf: told(false) };
}

/** The invitation that still waits to be accepted, or the last one that ran out. */
export async function invitationOf(db: Db, scope: Scope, id: number): Promise<MemberDetail['invitation']> {
  const { rows } = await db.execute<{ email: string; created_at: string; expires_at: string }>(sql`
    select email, created_at, expires_at from invitation
    where svj_id = ${scope.svjId} and member_id = ${id} and used_at is null and voided_at is null
    order by created_at desc, id desc limit 1`);
  const row = rows[0];
  return (
    (row && {
      email: row.email,
      sentAt: new Date(row.created_at).toISOString(),
      expiresAt: new Date(row.expires_at).toISOString(),
    }) ??
    null
  );
}
