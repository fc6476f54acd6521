import { sql } from 'drizzle-orm';
import type { CreditingReason, EntryKind } from '#contract/accounts/schema-words.ts';
import type { Money } from '#contract/base/money/amount.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { At } from '../rows/queries.ts';
import { ownersText, type SeenUnit } from '../rows/queries-seen.ts';

export type Span = { from: Day; to: Day };
/** Days of a year that the asker sees. */
export const spanOf = ({ since }: SeenUnit, year: number): Span => {
  const from = `${year}-01-01`;
  return { from: since && since > from ? since : from, to: `${year}-12-31` };
};

type EntryOnWire = { amount: string; open: string };
export type AccountEntry = {
  id: number;
  kind: EntryKind;
  day: Day;
  month: Day | null;
  amount: Money;
  open: Money;
  text: string;
  reason: string;
  undone: boolean;
  by: string;
};

/** Which side of which account, and whether who looks owns it now and sees nothing of who did before. */
export type Sided = { unitId: number; side?: number; own?: boolean };

/** What was moved to an owner before, and its counterpart: both of a day, they are nothing to whoever owns the unit now. */
const wasMoved = sql`((e.kind = 'handed' and e.from_id is not null) or exists (
  select from account_entry m where m.svj_id = e.svj_id and m.from_id = e.id and m.side = e.side and m.kind = 'handed'
    and not exists (select from account_entry w where w.svj_id = m.svj_id and w.undoes_id = m.id)))`;

/** Entries of the account whose day, or month, is in the span, the latest first. */
export async function entriesIn(
  db: Db,
  scope: Scope,
  { unitId, side = 0, own = false }: Sided,
  { from, to }: Span,
): Promise<AccountEntry[]> {
  const { rows } = await db.execute<Omit<AccountEntry, 'amount' | 'open'> & EntryOnWire>(sql`
    select e.id, e.kind, e.day::text, e.month::text, e.amount::text, i.open::text, e.text, e.reason,
      exists (select from account_entry x where x.svj_id = e.svj_id and x.undoes_id = e.id) as undone, e.made_name as by
    from account_entry e join account_item i on i.svj_id = e.svj_id and i.entry_id = e.id
    where e.svj_id = ${scope.svjId} and e.unit_id = ${unitId} and e.side = ${side} and e.day between ${from} and ${to}
      ${own ? sql`and not ${wasMoved}` : sql``}
    order by e.day desc, e.n desc`);
  return rows.map((r) => ({ ...r, amount: BigInt(r.amount), open: BigInt(r.open) }));
}

export type AccountCrediting = {
  id: number;
  creditId: number;
  debtId: number;
  month: Day | null;
  debtDay: Day;
  creditDay: Day;
  amount: Money;
  why: CreditingReason;
  note: string;
};

/** What nothing undid of what the credits of the account settle, where credit or debt is in the span. */
export async function creditingsIn(
  db: Db,
  scope: Scope,
  { unitId, side = 0 }: Sided,
  { from, to }: Span,
): Promise<AccountCrediting[]> {
  const { rows } = await db.execute<Omit<AccountCrediting, 'amount'> & { amount: string }>(sql`
    select c.id, c.credit_id as "creditId", c.debt_id as "debtId", d.month::text, d.day::text as "debtDay",
      p.day::text as "creditDay", c.amount::text, c.why, c.note
    from account_entry d
    join account_crediting c on c.svj_id = d.svj_id and c.debt_id = d.id and c.amount > 0
    join account_entry p on p.svj_id = c.svj_id and p.id = c.credit_id
    where d.svj_id = ${scope.svjId} and d.unit_id = ${unitId} and d.side = ${side}
      and (d.day between ${from} and ${to} or p.day between ${from} and ${to})
      and not exists (select from account_crediting x where x.svj_id = c.svj_id and x.undoes_id = c.id)
    order by p.day, c.n`);
  return rows.map((r) => ({ ...r, amount: BigInt(r.amount) }));
}

/** Names of the owners, the house with its account, and years that the account has entries of. */
export async function aroundOf({ db, scope, now }: At, unit: SeenUnit) {
  const { rows } = await db.execute<{
    owners: string;
    house: string;
    bankAccount: string | null;
    paidUntil: Day | null;
    first: number | null;
    last: number | null;
  }>(sql`
    select ${ownersText(scope, dayIn(now))} as owners, h.name as house, h.bank_account as "bankAccount",
      (select max(i.month)::text from account_item i where i.svj_id = u.svj_id and i.unit_id = u.id and i.side = 0 and i.month is not null
        and i.amount > 0 and i.open = 0 and not exists (select from account_item l where l.svj_id = i.svj_id
          and l.unit_id = i.unit_id and l.side = 0 and l.open <> 0 and l.open > 0 and l.month <= i.month)) as "paidUntil",
      extract(year from (select min(e.day) from account_entry e where e.svj_id = u.svj_id and e.unit_id = u.id))::int as first,
      extract(year from (select max(e.day) from account_entry e where e.svj_id = u.svj_id and e.unit_id = u.id))::int as last
    from unit u join svj h on h.id = u.svj_id where u.svj_id = ${scope.svjId} and u.id = ${unit.id}`);
  const [row] = rows;
  if (!row) throw new Error('a unit that was seen is there');
  return row;
}
