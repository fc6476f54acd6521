import { and, eq, sql } from 'drizzle-orm';
import type { At, NewShare } from './rows/queries.ts';
import { sale, salePerson, saleShare } from './rows/tables.ts';

type New = Omit<typeof sale.$inferInsert, 'svjId' | 'madeAt' | 'madeBy' | 'madeName'>;
export async function addSale({ db, scope, now }: At, given: New): Promise<number> {
  const by = { madeAt: now, madeBy: scope.memberId, madeName: scope.name };
  const [row] = await db
    .insert(sale)
    .values({ ...given, ...by, svjId: scope.svjId })
    .returning({ id: sale.id });
  return (row as { id: number }).id;
}

type People = { sellers: readonly number[]; buyers: readonly number[] };
export async function addPeople({ db, scope }: At, saleId: number, { sellers, buyers }: People): Promise<void> {
  const of = (ids: readonly number[], seller: boolean) =>
    ids.map((memberId) => ({ svjId: scope.svjId, saleId, memberId, seller }));
  await db.insert(salePerson).values([...of(sellers, true), ...of(buyers, false)]);
}

export async function addShares({ db, scope }: At, saleId: number, shares: readonly NewShare[]): Promise<void> {
  if (shares.length === 0) return;
  await db.insert(saleShare).values(shares.map((s, position) => ({ ...s, svjId: scope.svjId, saleId, position })));
}

/** Rows that entries of the ledger come from, one each; answers their ids in the order of places. */
export async function addRows({ db, scope }: At, saleId: number, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await db.execute<{ id: number; position: number }>(sql`
    insert into sale_row (svj_id, sale_id, position)
    select ${scope.svjId}::bigint, ${saleId}::bigint, n from generate_series(1, ${count}::int) n returning id, position`);
  return rows.sort((a, b) => a.position - b.position).map((r) => r.id);
}

export async function endSale({ db, scope, now }: At, id: number, reason: string): Promise<void> {
  await db
    .update(sale)
    .set({ undoneAt: now, undoneBy: scope.memberId, undoneName: scope.name, reason })
    .where(and(eq(sale.svjId, scope.svjId), eq(sale.id, id)));
}
