import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Known } from '#contract/bank/rules-matching.ts';
import type { ColumnMapping } from '#contract/bank/schema-statement.ts';
import type { Money } from '#contract/base/money/amount.ts';
import type { Db } from '../../base/db/db.ts';
import { invoiceMapping, invoiceMovement, invoiceMovementShare, invoiceStatement } from '../rows/tables-statements.ts';

export type Movement = typeof invoiceMovement.$inferSelect;
export type Statement = typeof invoiceStatement.$inferSelect;

export async function mappingsOf(db: Db): Promise<ColumnMapping[]> {
  const rows = await db
    .select({ columns: invoiceMapping.columns })
    .from(invoiceMapping)
    .orderBy(desc(invoiceMapping.at))
    .limit(50);
  return rows.map((r) => r.columns);
}

export async function rememberMapping(db: Db, header: string, columns: ColumnMapping, now: Date): Promise<void> {
  await db
    .insert(invoiceMapping)
    .values({ header, columns, at: now })
    .onConflictDoUpdate({ target: invoiceMapping.header, set: { columns, at: now } });
}

/** The first statement that came in exactly this file. */
export async function statementOfFile(db: Db, digest: string): Promise<number | null> {
  const [row] = await db
    .select({ id: invoiceStatement.id })
    .from(invoiceStatement)
    .where(eq(invoiceStatement.fileDigest, digest))
    .orderBy(invoiceStatement.id)
    .limit(1);
  return row?.id ?? null;
}

export async function statementById(db: Db, id: number): Promise<Statement | undefined> {
  const [row] = await db.select().from(invoiceStatement).where(eq(invoiceStatement.id, id));
  return row;
}

/** Movements of the account that are here already, by what they are known, with the statement that each came in. */
export async function knownMovements(
  db: Db,
  account: string,
  identities: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ identity: string; statement_id: number }>(sql`
    select identity, statement_id from invoice_movement
    where account = ${account} and identity = any(${sql.param([...identities])}::text[])`);
  return new Map(rows.map((r) => [r.identity, r.statement_id]));
}

export async function addStatement(db: Db, given: typeof invoiceStatement.$inferInsert): Promise<number> {
  const [row] = await db.insert(invoiceStatement).values(given).returning({ id: invoiceStatement.id });
  return (row as { id: number }).id;
}

/** Rows written by one command: each has fifteen values. */
const atOnce = 500;

export async function addMovements(db: Db, rows: readonly (typeof invoiceMovement.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await db.insert(invoiceMovement).values(rows.slice(from, from + atOnce));
}

/** Money that went out to an account from which as much came before may be a payment given back: a person says so. */
export async function markReturns(db: Db, statementId: number): Promise<void> {
  await db.execute(sql`
    update invoice_movement o set state = 'waiting'
    where o.statement_id = ${statementId} and o.state = 'aside' and o.amount < 0 and o.counter <> ''
      and exists (select from invoice_movement p where p.counter = o.counter and p.counter <> ''
        and p.day between o.day - 92 and o.day and p.amount = -o.amount and p.state = 'placed')`);
}

/** All that waits, the oldest first. */
export const movementsWaiting = (db: Db): Promise<Movement[]> =>
  db
    .select()
    .from(invoiceMovement)
    .where(eq(invoiceMovement.state, 'waiting'))
    .orderBy(asc(invoiceMovement.day), asc(invoiceMovement.id));

/** What was placed of late, the latest first. */
export const movementsPlaced = (db: Db, page: { limit: number; offset: number }): Promise<Movement[]> =>
  db
    .select()
    .from(invoiceMovement)
    .where(sql`${invoiceMovement.state} <> 'waiting'`)
    .orderBy(sql`${invoiceMovement.placedAt} desc nulls last`, desc(invoiceMovement.id))
    .limit(page.limit)
    .offset(page.offset);

export const countPlaced = (db: Db): Promise<number> =>
  db.$count(invoiceMovement, sql`${invoiceMovement.state} <> 'waiting'`);

export async function movementById(db: Db, id: number): Promise<Movement | undefined> {
  const [row] = await db.select().from(invoiceMovement).where(eq(invoiceMovement.id, id));
  return row;
}

export const changeMovement = (
  db: Db,
  id: number,
  change: Partial<
    Pick<Movement, 'state' | 'houseId' | 'paymentId' | 'alone' | 'reasons' | 'note' | 'placedName' | 'placedAt'>
  >,
) => db.update(invoiceMovement).set(change).where(eq(invoiceMovement.id, id));

export type Share = typeof invoiceMovementShare.$inferSelect;
export const addShares = (db: Db, shares: readonly Share[]) => db.insert(invoiceMovementShare).values([...shares]);
export const dropShares = (db: Db, movementId: number) =>
  db.delete(invoiceMovementShare).where(eq(invoiceMovementShare.movementId, movementId));
/** What of these movements is whose, in the order in which it was given. */
export const sharesOf = (db: Db, movementIds: readonly number[]): Promise<Share[]> =>
  db
    .select()
    .from(invoiceMovementShare)
    .where(sql`${invoiceMovementShare.movementId} = any(${sql.param([...movementIds])}::bigint[])`)
    .orderBy(asc(invoiceMovementShare.movementId), asc(invoiceMovementShare.position));

/** Associations among which the latest payment of each of these accounts that was parted went, in the order of its parts. */
export async function partedBefore(db: Db, counters: readonly string[]): Promise<Map<string, number[]>> {
  const { rows } = await db.execute<{ counter: string; house: number }>(sql`
    select last.counter, s.house_id as house
    from (select distinct on (m.counter) m.counter, m.id from invoice_movement m
      where m.state = 'placed' and m.counter <> '' and m.counter = any(${sql.param([...new Set(counters)])}::text[])
        and exists (select from invoice_movement_share s where s.movement_id = m.id)
      order by m.counter, m.day desc, m.id desc) last
      join invoice_movement_share s on s.movement_id = last.id
    where s.house_id is not null order by last.counter, s.position`);
  return new Map([...Map.groupBy(rows, (r) => r.counter)].map(([counter, all]) => [counter, all.map((r) => r.house)]));
}

/** Whom these accounts paid for before, and whether a person said so. */
export async function knownCounters(db: Db, counters: readonly string[]): Promise<Map<string, Known[]>> {
  const { rows } = await db.execute<{ counter: string; house: number; by_person: boolean; times: number }>(sql`
    select counter, house_id as house, bool_or(not alone) as by_person, count(*)::int as times from invoice_movement
    where state = 'placed' and house_id is not null and counter <> ''
      and counter = any(${sql.param([...new Set(counters)])}::text[])
    group by counter, house_id order by times desc, house_id`);
  const told = rows.map((r) => ({
    counter: r.counter,
    known: { unitId: r.house, byPerson: r.by_person, times: r.times },
  }));
  return new Map([...Map.groupBy(told, (t) => t.counter)].map(([counter, all]) => [counter, all.map((t) => t.known)]));
}

/** The latest payment that money which went out may give back. */
export async function paymentBefore(
  db: Db,
  { counter, amount, day }: Pick<Movement, 'counter' | 'amount' | 'day'>,
): Promise<Movement | undefined> {
  const [row] = await db
    .select()
    .from(invoiceMovement)
    .where(
      and(
        eq(invoiceMovement.state, 'placed'),
        eq(invoiceMovement.counter, counter),
        sql`${invoiceMovement.amount} = ${(-amount).toString()}::bigint and ${invoiceMovement.day} <= ${day}::date`,
      ),
    )
    .orderBy(desc(invoiceMovement.day), desc(invoiceMovement.id))
    .limit(1);
  return row;
}

export type StatementTold = Pick<Statement, 'id' | 'account' | 'number' | 'from' | 'to' | 'lines' | 'madeName'> & {
  opening: Money | null;
  closing: Money | null;
  at: Date;
  before: { to: string; closing: Money | null } | null;
};
/** Statements, the latest first, each with the one before it. */
export async function statementsTold(db: Db): Promise<StatementTold[]> {
  const { rows } = await db.execute<{
    id: number;
    account: string;
    number: number | null;
    day_from: string;
    day_to: string;
    opening: string | null;
    closing: string | null;
    lines: number;
    made_name: string;
    at: string;
    before_to: string | null;
    before_closing: string | null;
  }>(sql`
    select s.id, s.account, s.number, s.day_from::text, s.day_to::text, s.opening::text, s.closing::text, s.lines, s.made_name,
      s.at, b.day_to::text as before_to, b.closing::text as before_closing
    from invoice_statement s
    left join lateral (select p.day_to, p.closing from invoice_statement p
      where p.account = s.account and (p.day_to, p.id) < (s.day_to, s.id) order by p.day_to desc, p.id desc limit 1) b on true
    order by s.day_to desc, s.id desc limit 50`);
  const sum = (text: string | null): Money | null => (text === null ? null : BigInt(text));
  return rows.map((r) => ({
    ...{ id: r.id, account: r.account, number: r.number, from: r.day_from, to: r.day_to, lines: r.lines },
    ...{ madeName: r.made_name, at: new Date(r.at), opening: sum(r.opening), closing: sum(r.closing) },
    before: r.before_to === null ? null : { to: r.before_to, closing: sum(r.before_closing) },
  }));
}
