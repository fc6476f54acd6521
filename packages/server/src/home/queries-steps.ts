import { sql } from 'drizzle-orm';
import { defaultRoles, roleIds } from '#contract/access.ts';
import { dayIn } from '#contract/base/dates.ts';
import type { HouseFacts } from '#contract/home/rules-steps.ts';
import type { Db } from '../base/db/db.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { Scope } from '../base/http/gate.ts';
import { isItself } from '../base/people/people.ts';

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
        where m.svj_id = ${scope.svjId} and m.archived_at is null and m.erased_at is null and m.died_on is null
          and not ${isItself}) x) p`);
  return rows[0] as Omit<HouseFacts, 'sharesWhole' | 'forgotten'>;
}
