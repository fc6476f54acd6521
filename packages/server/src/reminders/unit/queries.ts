import { sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { Channel } from '#contract/reminders/schema-words.ts';
import { seesAll } from '../../accounts/rows/queries-seen.ts';
import type { At } from '../ladder/queries.ts';
import { nameOfDebt } from '../rows/queries.ts';

export type SentItem = { entryId: number; day: Day; text: string; amount: Money; open: Money };
export type SentRow = {
  id: number;
  unitId: number;
  name: string;
  day: Day;
  sum: Money;
  cost: Money;
  deadline: Day;
  channel: Channel;
  owners: string;
  by: string;
  text: string;
  costBooked: boolean;
  items: SentItem[];
};
type Row = Omit<SentRow, 'sum' | 'cost' | 'items'> & { sum: string; cost: string };

/** Which ones: of a unit, one, or letters of a day. */
export type Which = { unitId: number } | { id: number } | { lettersOf: Day };

/** Reminders as they were sent, the latest first: all for whoever sees all units, else those that went to the asker. */
export async function sentReminders({ db, scope }: Pick<At, 'db' | 'scope'>, which: Which): Promise<SentRow[]> {
  const one =
    'unitId' in which
      ? sql`r.unit_id = ${which.unitId}`
      : 'id' in which
        ? sql`r.id = ${which.id}`
        : sql`r.day = ${which.lettersOf} and r.channel = 'letter'`;
  const mine = sql`and exists (select from reminder_person p
    where p.svj_id = r.svj_id and p.reminder_id = r.id and p.member_id = ${scope.memberId ?? 0})`;
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.unit_id as "unitId", r.name, r.day::text, r.sum::text, r.cost::text, r.deadline::text, r.channel, r.owners,
      r.made_name as by, r.text, exists (select from account_entry e where e.svj_id = r.svj_id and e.source = 'reminder'
        and e.source_id = r.id) as "costBooked"
    from reminder r where r.svj_id = ${scope.svjId} and ${one} ${seesAll(scope) ? sql`` : mine} order by r.id desc limit 5000`);
  const items = await itemsOf(
    { db, scope },
    rows.map((r) => r.id),
  );
  return rows.map((r) => ({ ...r, sum: BigInt(r.sum), cost: BigInt(r.cost), items: items.get(r.id) ?? [] }));
}

async function itemsOf(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  ids: readonly number[],
): Promise<Map<number, SentItem[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{
    reminder: number;
    entryId: number;
    day: Day;
    text: string;
    amount: string;
    open: string;
  }>(sql`
    select x.reminder_id as reminder, x.entry_id as "entryId", e.day::text, ${nameOfDebt} as text, x.amount::text, i.open::text
    from reminder_item x
    join account_entry e on e.svj_id = x.svj_id and e.id = x.entry_id
    join account_item i on i.svj_id = x.svj_id and i.entry_id = x.entry_id
    where x.svj_id = ${scope.svjId} and x.reminder_id = any(${sql.param([...ids])}::bigint[]) order by e.day, e.n`);
  const told = rows.map((r) => ({ ...r, amount: BigInt(r.amount), open: BigInt(r.open) }));
  return new Map(
    [...Map.groupBy(told, (r) => r.reminder)].map(([id, list]) => [id, list.map(({ reminder: _, ...i }) => i)]),
  );
}

export async function disputeOf({ db, scope }: Pick<At, 'db' | 'scope'>, unitId: number) {
  const { rows } = await db.execute<{ note: string; date: string; by: string }>(sql`
    select note, made_at as date, made_name as by from reminder_dispute where svj_id = ${scope.svjId} and unit_id = ${unitId}`);
  const [row] = rows;
  return row ? { note: row.note, date: new Date(row.date), by: row.by } : null;
}

export async function keepDispute({ db, scope, now }: At, unitId: number, note: string): Promise<void> {
  if (note === '') {
    await db.execute(sql`delete from reminder_dispute where svj_id = ${scope.svjId} and unit_id = ${unitId}`);
    return;
  }
  await db.execute(sql`
    insert into reminder_dispute (svj_id, unit_id, note, made_at, made_name)
    values (${scope.svjId}, ${unitId}, ${note}, ${now.toISOString()}::timestamptz, ${scope.name})
    on conflict (svj_id, unit_id) do update set note = excluded.note, made_at = excluded.made_at, made_name = excluded.made_name`);
}
