import { sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { Channel } from '#contract/reminders/schema-words.ts';
import { speak } from '../../base/text/speak.ts';
import type { At } from '../ladder/queries.ts';

export type LastSent = { name: string; date: Day; channel: Channel };
export type LateItem = {
  entryId: number;
  unitId: number;
  day: Day;
  open: Money;
  text: string;
  /** Who owned the unit on the day due, by id. */
  owners: number[];
  /** The last step that called for it; 0 where none did. */
  step: number;
  deadline: Day | null;
  last: LastSent | null;
};

type Row = Omit<LateItem, 'open' | 'last'> & {
  open: string;
  name: string | null;
  sent: Day | null;
  channel: Channel | null;
};

/** The day whose owners answer for `account_item i`: the one due, of what a seller kept at the latest their last one. */
const dayOfOwners = sql`coalesce((select least(i.day, s.day - 1) from account_side s
  where s.svj_id = i.svj_id and s.unit_id = i.unit_id and s.side = i.side), i.day)`;

/** Of periods of `ownership o`, those that held on that day. */
const heldThen = sql`(o.valid_from is null or o.valid_from <= w.day) and (o.valid_to is null or o.valid_to > w.day)`;

/** What `account_entry e` is called; a debt that was entered by hand may have no words of its own. */
export const nameOfDebt = sql`coalesce(nullif(e.text, ''), ${speak('cs')('REMINDER_PRINT.UNNAMED')}::text)`;

/** Debts that were due before the day, unit by unit or of one, the earliest first; with what called for them last. */
export async function lateItems({ db, scope }: At, today: Day, unitId?: number): Promise<LateItem[]> {
  const { rows } = await db.execute<Row>(sql`
    select i.entry_id as "entryId", i.unit_id as "unitId", i.day::text, i.open::text, ${nameOfDebt} as text,
      to_jsonb(array(select om.member_id from ownership o
        join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
        where o.svj_id = i.svj_id and o.unit_id = i.unit_id and ${heldThen} order by om.member_id)) as owners,
      coalesce(l.step, 0) as step, l.deadline::text, l.name, l.day::text as sent, l.channel
    from account_item i
    join account_entry e on e.svj_id = i.svj_id and e.id = i.entry_id
    cross join lateral (select ${dayOfOwners} as day) w
    left join lateral (
      select r.step, r.deadline, r.name, r.day, r.channel from reminder_item x
      join reminder r on r.svj_id = x.svj_id and r.id = x.reminder_id
      where x.svj_id = i.svj_id and x.entry_id in (i.entry_id, e.from_id) order by r.step desc, r.id desc limit 1) l on true
    where i.svj_id = ${scope.svjId} and i.open <> 0 and i.open > 0 and i.day < ${today}
      ${unitId === undefined ? sql`` : sql`and i.unit_id = ${unitId}`}
    order by i.unit_id, i.day, e.n`);
  return rows.map(({ name, sent, channel, ...r }) => ({
    ...{ ...r, open: BigInt(r.open) },
    last: name === null ? null : { name, date: sent as Day, channel: channel as Channel },
  }));
}

export async function disputesOf({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; note: string }>(
    sql`select unit_id as id, note from reminder_dispute where svj_id = ${scope.svjId}`,
  );
  return new Map(rows.map((r) => [r.id, r.note]));
}

/** Units that were reminded since the day and owe nothing of what was asked for any more, with what went last. */
export async function paidSince({ db, scope }: At, day: Day) {
  const { rows } = await db.execute<LastSent & { unitId: number; owners: string }>(sql`
    select distinct on (r.unit_id) r.unit_id as "unitId", r.owners, r.name, r.day::text as date, r.channel from reminder r
    where r.svj_id = ${scope.svjId} and r.day >= ${day} and not exists (
      select from reminder_item x join account_item i on i.svj_id = x.svj_id and i.entry_id = x.entry_id
      where x.svj_id = r.svj_id and x.reminder_id = r.id and i.open <> 0 and i.open > 0)
    order by r.unit_id, r.id desc`);
  return rows;
}

/** Names of these people as they are now. */
export async function namesOf(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select m.id, coalesce(m.company_name, concat_ws(' ', m.title_before, m.first_name, m.last_name)
      || coalesce(', ' || nullif(m.title_after, ''), '')) as name
    from member m where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.name]));
}

/** Numbers of units, also of those that are no more. */
export async function numbersOf(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; number: string }>(sql`
    select u.id, u.number from unit u where u.svj_id = ${scope.svjId} and u.id = any(${sql.param([...ids])}::bigint[])
    order by u.number collate cs_numeric, u.id`);
  return new Map(rows.map((r) => [r.id, r.number]));
}

/** The house as papers name it, and where units send money to. */
export async function houseOf({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<{ name: string; account: string }> {
  const { rows } = await db.execute<{ name: string; account: string | null }>(
    sql`select s.name, s.bank_account as account from svj s where s.id = ${scope.svjId}`,
  );
  return { name: rows[0]?.name ?? '', account: rows[0]?.account ?? '' };
}

/** Payments to the house that wait in the bank until somebody says whose they are. */
export async function waitingPayments({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from bank_line l where l.svj_id = ${scope.svjId} and l.state = 'waiting' and l.amount > 0`);
  return rows[0]?.count ?? 0;
}
