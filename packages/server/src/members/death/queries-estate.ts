import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { estateParts } from '#contract/members/schema-death.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { FileGuard } from '../../base/files/file-handlers.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import type { Mailbox } from '../rows/queries-mailboxes.ts';

export type EstatePart = (typeof estateParts)[number];

/** Whether both stand in one owner entry of a couple today. */
export async function areCouple(db: Db, scope: Scope, [one, other]: [number, number], now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ownership_member x
    join ownership_member y on y.svj_id = x.svj_id and y.ownership_id = x.ownership_id and y.member_id = ${other}
    join ownership o on o.svj_id = x.svj_id and o.id = x.ownership_id and o.joint and ${holdsOn(sql.raw('o'), dayIn(now))}
    join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
    where x.svj_id = ${scope.svjId} and x.member_id = ${one} limit 1`);
  return rows.length > 0;
}

type NewPerson = { id: number; memberId: number; as: EstatePart; from: string };

/** Writes the person down; undefined when they act for the estate already. */
export async function addPerson(db: Db, scope: Scope, { id, memberId, as, from }: NewPerson, now: Date) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into estate_person (svj_id, deceased_id, member_id, acts_as, valid_from, made_by, made_at)
    values (${scope.svjId}, ${id}, ${memberId}, ${as}, ${from}::date, ${scope.memberId}, ${now})
    on conflict (svj_id, deceased_id, member_id) where valid_to is null do nothing returning id`);
  return rows[0]?.id;
}

type Row = NameColumns & { person: number; as: EstatePart; from: string; until: string | null; made_by: string };

/** Who acts or acted for the estate, in the order they were written down; at most 50. */
export async function peopleOf(db: Db, scope: Scope, id: number) {
  const { rows } = await db.execute<Row>(sql`
    select e.id as person, e.acts_as as as, e.valid_from::text as from, e.valid_to::text as until, m.id, m.kind,
      m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      coalesce(b.company_name, concat_ws(' ', b.first_name, b.last_name), '') as made_by
    from estate_person e join member m on m.svj_id = e.svj_id and m.id = e.member_id
    left join member b on b.svj_id = e.svj_id and b.id = e.made_by
    where e.svj_id = ${scope.svjId} and e.deceased_id = ${id} order by e.id limit 50`);
  return rows.map((r) => ({
    id: r.person,
    member: nameOf(r),
    as: r.as,
    from: r.from,
    until: r.until,
    madeBy: r.made_by,
  }));
}

/** Ends the acting from today; answers who it was, undefined when nobody acts under this id. */
export async function endPerson(db: Db, scope: Scope, id: number, person: number, now: Date) {
  const { rows } = await db.execute<{ member_id: number }>(sql`
    update estate_person set valid_to = greatest(current_day(), valid_from), ended_at = ${now},
      ended_by = ${scope.memberId}
    where svj_id = ${scope.svjId} and deceased_id = ${id} and id = ${person} and valid_to is null returning member_id`);
  return rows[0]?.member_id;
}

/** Ends the acting of everybody for the estate; answers who they were. */
export async function endAll(db: Db, scope: Scope, id: number, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ member_id: number }>(sql`
    update estate_person set valid_to = greatest(current_day(), valid_from), ended_at = ${now},
      ended_by = ${scope.memberId}
    where svj_id = ${scope.svjId} and deceased_id = ${id} and valid_to is null returning member_id`);
  return rows.map((r) => r.member_id);
}

/** Where these people are told: their login, else the first e-mail the house knows. */
export async function mailboxesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Mailbox[]> {
  const { rows } = await db.execute<Mailbox>(sql`
    select distinct on (x.email) x.email, x.lang from (
      select coalesce(a.lang, 'cs') as lang, lower(coalesce(a.email, (select c.value from member_contact c
        where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email' order by c.position, c.id limit 1))) as email
      from member m left join account a on a.id = m.account_id and m.has_access and m.is_active
      where m.svj_id = ${scope.svjId} and m.archived_at is null and m.id = any(${sql.param([...ids])}::bigint[])) x
    where x.email is not null order by x.email`);
  return rows;
}

/** The paper is for who administers people, and for who acts by it. */
export const estateFiles: FileGuard = {
  async sees(db, scope, id) {
    if (may(scope, 'members', 'rw')) return 'all';
    const { rows } = await db.execute(sql`
      select from estate_person where svj_id = ${scope.svjId} and id = ${id} and member_id = ${scope.memberId ?? 0}`);
    return rows.length > 0 ? 'all' : 'nothing';
  },
  mayChange: async () => false,
  hasForm: (scope) => (may(scope, 'members', 'rw') ? 'all' : null),
  uses: none('no document is chosen for a signed paper'),
};
