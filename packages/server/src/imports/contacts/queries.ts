import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Dwelling, Neighbourhood } from '#contract/imports/contacts/rules.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import type { Scope } from '../../base/http/gate.ts';
import { livingWithContacts } from '../../members/bulk/queries-contacts.ts';

type UnitRow = { number: string; owners: number[][] | null; others: number[] | null };

/** Units with their owners today and who else belongs to them. */
async function dwellings(db: Db, scope: Scope, today: string): Promise<Dwelling[]> {
  const { rows } = await db.execute<UnitRow>(sql`
    select u.number, o.owners, p.others
    from unit u
    left join (
      select e.unit_id, json_agg(e.ids order by e.id) as owners
      from (
        select o.unit_id, o.id, json_agg(om.member_id order by om.position) as ids
        from ownership o join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
        where o.svj_id = ${scope.svjId} and ${holdsOn(sql.raw('o'), today)}
        group by o.unit_id, o.id
      ) e group by e.unit_id
    ) o on o.unit_id = u.id
    left join (
      select p.unit_id, json_agg(p.member_id order by p.member_id) as others
      from unit_person p where p.svj_id = ${scope.svjId} group by p.unit_id
    ) p on p.unit_id = u.id
    where u.svj_id = ${scope.svjId} and u.deleted_at is null
    order by u.id`);
  return rows.map((u) => ({ number: u.number, owners: u.owners ?? [], others: u.others ?? [] }));
}

/** The house as matching needs it: living members with contacts, units with their people. */
export async function neighbourhood(db: Db, scope: Scope, now: Date): Promise<Neighbourhood> {
  return { members: await livingWithContacts(db, scope), units: await dwellings(db, scope, dayIn(now)) };
}

/** Lets one list of contacts of the association be accepted at a time. */
export async function lockContacts(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('contact imports', ${scope.svjId}))`);
}
