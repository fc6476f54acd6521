import { sql } from 'drizzle-orm';
import type { JournalRow, JournalUnit } from '#contract/accounts/rules-journal.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Span } from '../reading/queries.ts';

/** Units that the ledger knows, by number, with what they owed before that day. */
export async function unitsBefore(db: Db, scope: Scope, { from }: Span): Promise<JournalUnit[]> {
  const { rows } = await db.execute<{ id: number; number: string; before: string }>(sql`
    select u.id, u.number, coalesce(x.before, 0)::text as before
    from account_unit a join unit u on u.svj_id = a.svj_id and u.id = a.unit_id
    left join (select e.unit_id, sum(e.amount) as before from account_entry e
      where e.svj_id = ${scope.svjId} and e.day < ${from} group by e.unit_id) x on x.unit_id = a.unit_id
    where a.svj_id = ${scope.svjId} order by u.number collate cs_numeric, a.no`);
  return rows.map((r) => ({ ...r, before: BigInt(r.before) }));
}

/** Entries in memory at once. */
const part = 5000;

type Row = Omit<JournalRow, 'amount'> & { n: number; amount: string };
/** Entries of these days by day and place in the ledger, a part of them at a time. */
export async function* entriesByDay(db: Db, scope: Scope, { from, to }: Span): AsyncGenerator<JournalRow> {
  for (let last = { day: from, n: 0 }; ; ) {
    const { rows } = await db.execute<Row>(sql`
      select e.n, e.unit_id as "unitId", e.kind, coalesce(o.kind, e.kind) as of, e.day::text, e.month::text, e.amount::text,
        coalesce(o.source, e.source, '') = 'bank_part' as "fromBank"
      from account_entry e left join account_entry o on o.svj_id = e.svj_id and o.id = e.undoes_id
      where e.svj_id = ${scope.svjId} and e.day <= ${to} and (e.day, e.n) > (${last.day}::date, ${last.n}::integer)
      order by e.day, e.n limit ${part}`);
    for (const row of rows) yield { ...row, amount: BigInt(row.amount) };
    const end = rows.at(-1);
    if (rows.length < part || !end) return;
    last = { day: end.day, n: end.n };
  }
}
