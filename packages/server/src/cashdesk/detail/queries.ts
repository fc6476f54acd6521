import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import { documentNumberOf } from '#contract/cashdesk/rules.ts';
import { monthToClose } from '#contract/cashdesk/rules-days.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Counting } from '../../define-noun.ts';
import { administers } from '../rows/queries.ts';

/** Expenses from day to day that have no receipt, with why, at most 200. */
export async function missingIn(db: Db, scope: Scope, from: string, to: string) {
  const { rows } = await db.execute<{ id: number; year: number; number: number; reason: string }>(sql`
    select r.id, r.year, r.number, r.missing_reason as reason from cash_record r
    where r.svj_id = ${scope.svjId} and r.day between ${from} and ${to} and r.is_expense and r.cause = 'plain'
      and not exists (select from file f where f.svj_id = r.svj_id and f.owner = 'cash_record' and f.owner_id = r.id)
    order by r.day, r.number limit 200`);
  return rows.map(({ id, year, number, reason }) => ({
    ...{ id, reason },
    documentNumber: documentNumberOf('expense', year, number),
  }));
}

/** Whether a month waits to be closed by the asker, or a count to be confirmed: 1 or 0. */
export async function cashToDo({ db, scope, now }: Counting): Promise<number> {
  if (!administers(scope)) return 0;
  const { rows } = await db.execute<{
    opened_on: string;
    month: string | null;
    entry: number | null;
    closed_by: number | null;
  }>(sql`
    select d.opened_on::text, c.month::text, c.entry, c.closed_by from cash_desk d
    left join lateral (select * from cash_closing x where x.svj_id = d.svj_id order by x.month desc limit 1) c on true
    where d.svj_id = ${scope.svjId}`);
  const [desk] = rows;
  if (!desk) return 0;
  if (desk.month !== null && desk.entry === null) return desk.closed_by === scope.memberId ? 0 : 1;
  return monthToClose(desk.opened_on, desk.month, dayIn(now)) ? 1 : 0;
}
