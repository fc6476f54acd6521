import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { accountCrediting, accountEntry } from '../rows/tables.ts';

type Made = { n: number; amount: string; digest: string; madeAt: string; madeName: string };
type EntryRow = typeof accountEntry.$inferSelect;
export type EntryOfChain = Made &
  Pick<EntryRow, 'kind' | 'part' | 'day' | 'month' | 'text' | 'reason' | 'side'> & {
    account: number;
    number: string;
    ofN: number | null;
    undoesN: number | null;
    fromN: number | null;
  };
export type CreditingOfChain = Made &
  Pick<typeof accountCrediting.$inferSelect, 'why' | 'note'> & {
    number: string;
    credit: number;
    debt: number;
    undoesN: number | null;
  };
export type Link = { n: number; entry: EntryOfChain | null; crediting: CreditingOfChain | null };

/** Rows in memory at once. */
const part = 2000;

const entriesFrom = (scope: Scope, from: number) => sql`
  select e.n, e.kind, e.part, e.day::text, e.month::text, e.amount::text, e.text, e.reason, e.digest,
    to_char(e.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt", e.made_name as "madeName",
    a.no as account, u.number, o.n as "ofN", x.n as "undoesN", e.side, f.n as "fromN"
  from account_entry e
  join account_unit a on a.svj_id = e.svj_id and a.unit_id = e.unit_id
  join unit u on u.svj_id = e.svj_id and u.id = e.unit_id
  left join account_entry o on o.svj_id = e.svj_id and o.id = e.of_id
  left join account_entry x on x.svj_id = e.svj_id and x.id = e.undoes_id
  left join account_entry f on f.svj_id = e.svj_id and f.id = e.from_id
  where e.svj_id = ${scope.svjId} and e.n > ${from} and e.n <= ${from + part}`;

const creditingsFrom = (scope: Scope, from: number) => sql`
  select c.n, c.amount::text, c.why, c.note, c.digest,
    to_char(c.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt", c.made_name as "madeName",
    u.number, e.n as credit, d.n as debt, x.n as "undoesN"
  from account_crediting c
  join account_entry e on e.svj_id = c.svj_id and e.id = c.credit_id
  join account_entry d on d.svj_id = c.svj_id and d.id = c.debt_id
  join unit u on u.svj_id = e.svj_id and u.id = e.unit_id
  left join account_crediting x on x.svj_id = c.svj_id and x.id = c.undoes_id
  where c.svj_id = ${scope.svjId} and c.n > ${from} and c.n <= ${from + part}`;

/** Rows of the ledger by their places, in parts; a place without one stands there empty. */
export async function* linksUpTo(db: Db, scope: Scope, last: number) {
  for (let from = 0; from < last; from += part) {
    const entries = (await db.execute<EntryOfChain>(entriesFrom(scope, from))).rows;
    const creditings = (await db.execute<CreditingOfChain>(creditingsFrom(scope, from))).rows;
    const [byN, byPlace] = [new Map(entries.map((e) => [e.n, e])), new Map(creditings.map((c) => [c.n, c]))];
    const until = Math.min(last, from + part);
    yield Array.from({ length: until - from }, (_, i): Link => {
      const n = from + i + 1;
      return { n, entry: byN.get(n) ?? null, crediting: byPlace.get(n) ?? null };
    });
  }
}

/** The last place that any row says it has. */
export async function lastPlace(db: Db, scope: Scope): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select greatest((select max(n) from account_entry where svj_id = ${scope.svjId}),
      (select max(n) from account_crediting where svj_id = ${scope.svjId}), 0) as n`);
  return rows[0]?.n ?? 0;
}

/** Units whose kept remainders are not what entries and creditings come to. */
export async function itemsThatDiffer(db: Db, scope: Scope): Promise<{ n: number; number: string }[]> {
  const { rows } = await db.execute<{ n: number; number: string }>(sql`
    with settled as (
      select x.entry, sum(x.change) as change from (
        select credit_id as entry, amount as change from account_crediting where svj_id = ${scope.svjId}
        union all select debt_id, -amount from account_crediting where svj_id = ${scope.svjId}) x group by x.entry)
    select e.n, u.number from account_entry e
    join unit u on u.svj_id = e.svj_id and u.id = e.unit_id
    left join account_item i on i.svj_id = e.svj_id and i.entry_id = e.id
    left join settled s on s.entry = e.id
    where e.svj_id = ${scope.svjId} and (i.unit_id, i.side, i.day, i.month, i.amount, i.open)
      is distinct from (e.unit_id, e.side, e.day, e.month, e.amount, e.amount + coalesce(s.change, 0))
    order by e.n limit 200`);
  return rows;
}
