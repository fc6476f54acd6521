import { sql } from 'drizzle-orm';
import { defaultRoles, roleIds } from '#contract/access.ts';
import { type StepName, stepNames } from '#contract/association/rules.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Handed } from '#contract/home/endpoints-steps.ts';
import type { HouseFacts } from '#contract/home/rules-steps.ts';
import type { Db } from '../base/db/db.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import type { Mailbox } from '../members/rows/queries-mailboxes.ts';
import { namedAmong } from '../members/rows/queries-named.ts';

const offices = roleIds.filter((id) => defaultRoles[id].group === 'committee');

/** Counts of units and people of the house by which its first steps are judged. */
export async function factsOf(db: Db, scope: Scope, now: Date): Promise<Omit<HouseFacts, 'sharesWhole' | 'forgotten'>> {
  const { rows } = await db.execute<Omit<HouseFacts, 'sharesWhole' | 'forgotten'>>(sql`
    select
      (select count(*)::int from entrance e where e.svj_id = ${scope.svjId}) as entrances,
      (select count(*)::int from unit u where u.svj_id = ${scope.svjId} and u.deleted_at is null) as units,
      (select count(*)::int from unit u where u.svj_id = ${scope.svjId} and u.deleted_at is null and exists (
        select from ownership o where o.svj_id = u.svj_id and o.unit_id = u.id and ${holdsOn(sql`o`, dayIn(now))})) as owned,
      p.people, p."withEmail", p."withPhone", p.officers,
      (select coalesce(s.settings ? 'statutes', false) from svj s where s.id = ${scope.svjId}) as statutes
    from (select count(*)::int as people, count(*) filter (where x.mail)::int as "withEmail",
        count(*) filter (where x.phone and not x.mail)::int as "withPhone", count(*) filter (where x.office)::int as officers
      from (select m.role = any(${sql.param(offices)}::text[]) as office,
          (m.has_access and m.is_active) or exists (select from member_contact c
            where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email') as mail,
          exists (select from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'phone') as phone
        from member m
        where m.svj_id = ${scope.svjId} and m.kind = 'person' and m.archived_at is null and m.erased_at is null and m.died_on is null) x) p`);
  return rows[0] as Omit<HouseFacts, 'sharesWhole' | 'forgotten'>;
}

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 3600_000);
const administering = roleIds.filter(
  (id) => defaultRoles[id].group === 'committee' && defaultRoles[id].rights.svj === 'rw',
);
/** Of `member m` with its `custom_role r`: an officer who may enter and administers the association. */
const helps = sql`m.has_access and m.is_active and m.archived_at is null and m.role = any(${sql.param(administering)}::text[])
  and (r.id is null or r.rights ->> 'svj' = 'rw')`;
const withRole = sql`left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id`;

/** To whom the asker can hand a step, in the order of names; at most 100. */
export async function helpersOf(db: Db, scope: Scope): Promise<{ id: number; full_name: string }[]> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from member m ${withRole}
    where m.svj_id = ${scope.svjId} and m.id is distinct from ${scope.memberId} and ${helps}
    order by m.name_key, m.id limit 100`);
  return rows.map((row) => ({ id: row.id, full_name: nameOf(row).full_name }));
}

/** Steps that were handed to somebody who still can see to them, in the order of steps. */
export async function handedIn(db: Db, scope: Scope): Promise<Handed[]> {
  const { rows } = await db.execute<NameColumns & { step: StepName; by: number | null }>(sql`
    select k.step, (s.settings ->> ('step_' || k.step || '_by'))::bigint as by, m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from svj s cross join unnest(${sql.param([...stepNames])}::text[]) with ordinality k(step, at)
    join member m on m.svj_id = s.id and m.id = (s.settings ->> ('step_' || k.step))::bigint ${withRole}
    where s.id = ${scope.svjId} and ${helps} order by k.at`);
  const givers = rows.flatMap(({ by }) => (by === null ? [] : [by]));
  const named =
    givers.length === 0 ? [] : await namedAmong(db, scope, sql`select unnest(${sql.param(givers)}::bigint[]) as id`);
  return rows.map((row) => ({
    step: row.step,
    to: { id: row.id, full_name: nameOf(row).full_name },
    by: named.find(({ id }) => id === row.by) ?? null,
    mine: row.id === scope.memberId,
  }));
}

/** Whether this address was mailed of the step in the last 24 hours. */
export async function wasTold(db: Db, scope: Scope, step: StepName, email: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from outbox o where o.kind = 'stepHanded' and o.created_at > ${dayBefore(now)} and o.svj_id = ${scope.svjId}
      and o.recipient = ${email} and o.data ->> 'step' = ${step} limit 1`);
  return rows.length > 0;
}

/** The name of the asker, for a mail. */
export async function askerOf(db: Db, scope: Scope): Promise<string> {
  const [asker] = await namedAmong(db, scope, sql`select ${scope.memberId}::bigint as id`);
  return asker?.full_name ?? '';
}

/** Where the helper signs in, and in which language they are written to. */
export async function mailboxOf(db: Db, scope: Scope, memberId: number): Promise<Mailbox | undefined> {
  const { rows } = await db.execute<Mailbox>(sql`
    select a.email, a.lang from member m join account a on a.id = m.account_id
    where m.svj_id = ${scope.svjId} and m.id = ${memberId}`);
  return rows[0];
}
