import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { seeing } from '../../base/http/gate.ts';
import type { OfHouse } from '../../outbox/queries.ts';
import type { At } from '../ladder/queries.ts';
import type { Due } from '../plan/steps.ts';

/** Writes down what is sent; answers ids in the order in which they came. */
export async function keepReminders({ db, scope, now }: At, today: string, due: readonly Due[]): Promise<number[]> {
  const rows = due.map((d, place) => ({
    ...{ place, unit: d.unitId, step: d.step, name: d.name, sum: `${d.sum}`, cost: `${d.cost}`, deadline: d.deadline },
    ...{ channel: d.channel, owners: d.owners, text: d.text },
  }));
  const { rows: made } = await db.execute<{ id: number }>(sql`
    insert into reminder (svj_id, unit_id, step, name, sum, cost, deadline, channel, owners, text, day, made_at, made_by, made_name)
    select ${scope.svjId}::bigint, r.unit, r.step, r.name, r.sum, r.cost, r.deadline, r.channel, r.owners, r.text, ${today}::date,
      ${now.toISOString()}::timestamptz, ${scope.memberId}::bigint, ${scope.name}::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (place int, unit bigint, step int, name text, sum bigint,
      cost bigint, deadline date, channel text, owners text, text text) order by r.place
    returning id`);
  const ids = made.map((m) => m.id).sort((a, b) => a - b);
  const items = due.flatMap((d, place) =>
    d.items.map((i) => ({ reminder: ids[place], entry: i.entryId, amount: `${i.open}` })),
  );
  await db.execute(sql`
    insert into reminder_item (svj_id, reminder_id, entry_id, amount)
    select ${scope.svjId}::bigint, i.reminder, i.entry, i.amount
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i (reminder bigint, entry bigint, amount bigint)`);
  const people = due.flatMap((d, place) => d.people.map((member) => ({ reminder: ids[place], member })));
  await db.execute(sql`
    insert into reminder_person (svj_id, reminder_id, member_id)
    select ${scope.svjId}::bigint, p.reminder, p.member
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (reminder bigint, member bigint)`);
  return ids;
}

/** A reminder goes to an address that is still one of somebody it is for, or who agreed instalments; they need no access. */
export async function whyNotDebtor(db: Db, { svj_id, recipient }: OfHouse): Promise<'access' | null> {
  const address = recipient.toLowerCase();
  const asked = sql`
    select 1 from member m
    where m.svj_id = ${svj_id} and m.archived_at is null
      and (exists (select from reminder_person p where p.svj_id = m.svj_id and p.member_id = m.id)
        or exists (select from ownership_member om join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id
          join instalment_plan a on a.svj_id = o.svj_id and a.unit_id = o.unit_id
          where om.svj_id = m.svj_id and om.member_id = m.id))
      and (exists (select from account a where a.id = m.account_id and a.email = ${address})
        or exists (select from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id
          and c.kind = 'email' and lower(c.value) = ${address}))
    limit 1`;
  // Mails are looked at across associations, where nobody's ownership is seen.
  const { rows } = await seeing(db, svj_id, () => db.execute(asked));
  return rows.length > 0 ? null : 'access';
}

/** Across associations: houses in which a step goes by itself. */
export async function housesByThemselves(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct s.svj_id as id from reminder_step s where s.itself and s.position > 1 order by 1`,
  );
  return rows.map((r) => r.id);
}
