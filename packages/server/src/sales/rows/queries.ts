import { and, asc, eq, sql } from 'drizzle-orm';
import { type Money, moneyText } from '#contract/base/money/amount.ts';
import { Refused } from '#contract/refusals.ts';
import type { SaleRow } from '#contract/sales/schema-rows.ts';
import { seesAll } from '../../accounts/rows/queries-seen.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { sale, saleShare } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type Sale = typeof sale.$inferSelect;

/** Names of sellers, or of buyers, of `sale s`. */
const namesOf = (scope: Scope, seller: boolean) => sql<string>`coalesce((
  select string_agg(coalesce(m.company_name, concat_ws(' ', m.title_before, m.first_name, m.last_name)
    || coalesce(', ' || nullif(m.title_after, ''), '')), ', ' order by m.id)
  from sale_person p join member m on m.svj_id = ${scope.svjId} and m.id = p.member_id
  where p.svj_id = ${scope.svjId} and p.sale_id = s.id and p.seller = ${seller}), '')`;

/** Who sold it sees it, whoever they are now; whoever sees all accounts sees all. */
const isSeen = (scope: Scope) =>
  seesAll(scope)
    ? sql`true`
    : sql`exists (select from sale_person p where p.svj_id = s.svj_id and p.sale_id = s.id and p.seller
        and p.member_id = ${scope.memberId ?? 0})`;

/** The most that a page shows. */
const most = 500;
type Told = Omit<SaleRow, 'unit' | 'balance' | 'passed'> & {
  unitId: number;
  number: string;
  passed: string;
  balance: string;
};

/** Handovers that the asker may see, the latest first: of one unit, or one of them, where it is asked for. */
export async function salesSeen(
  { db, scope }: At,
  asked: { unitId?: number | undefined; id?: number },
): Promise<SaleRow[]> {
  const which = [
    ...(asked.unitId === undefined ? [] : [sql`and s.unit_id = ${asked.unitId}`]),
    ...(asked.id === undefined ? [] : [sql`and s.id = ${asked.id}`]),
  ];
  const { rows } = await db.execute<Told>(sql`
    select s.id, s.unit_id as "unitId", s.label as number, s.day::text as date, ${namesOf(scope, true)} as sellers,
      ${namesOf(scope, false)} as buyers, s.passed::text, s.undone_at is not null as undone, coalesce((
        select sum(i.open) from account_item i where i.svj_id = s.svj_id and i.unit_id = s.unit_id and i.side = s.side
          and i.open <> 0), 0)::text as balance
    from sale s where s.svj_id = ${scope.svjId} and ${isSeen(scope)} ${sql.join(which, sql` `)}
    order by s.id desc limit ${most}`);
  return rows.map(({ unitId, number, passed, balance, ...r }) => ({
    ...{ ...r, unit: { id: unitId, number }, passed: moneyText(BigInt(passed)), balance: moneyText(BigInt(balance)) },
  }));
}

/** The handover, for whoever may see it; as if there were none for all others. */
export async function saleSeen(at: At, id: number): Promise<{ row: Sale; told: SaleRow }> {
  const [told] = await salesSeen(at, { id });
  const [row] = await at.db
    .select()
    .from(sale)
    .where(and(eq(sale.svjId, at.scope.svjId), eq(sale.id, id)));
  if (!told || !row) throw new Refused('SALES.NOT_FOUND');
  return { row, told };
}

export const sharesOf = ({ db, scope }: At, id: number) =>
  db
    .select()
    .from(saleShare)
    .where(and(eq(saleShare.svjId, scope.svjId), eq(saleShare.saleId, id)))
    .orderBy(asc(saleShare.position));

/** Entries of the ledger that a handover made. */
export async function entriesOf({ db, scope }: At, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select e.id from sale_row r join account_entry e on e.svj_id = r.svj_id and e.source = 'sale_row' and e.source_id = r.id
    where r.svj_id = ${scope.svjId} and r.sale_id = ${id} order by r.position`);
  return rows.map((r) => r.id);
}

export type NewShare = {
  month: string;
  text: string;
  sellerDays: number;
  buyerDays: number;
  seller: Money;
  buyer: Money;
};
