import { and, asc, eq, sql } from 'drizzle-orm';
import type { lineGroups, Statement } from '#contract/bank/schema.ts';
import { type Money, moneyText } from '#contract/base/money/amount.ts';
import type { At, Line } from '../rows/queries.ts';
import { bankLine } from '../rows/tables.ts';

/** Waiting movements of a statement at once. */
export const mostWaiting = 50;

/** Those that wait, the ones put aside last. */
export async function waitingLines({ db, scope }: Omit<At, 'now'>, statementId: number): Promise<Line[]> {
  return db
    .select()
    .from(bankLine)
    .where(and(eq(bankLine.svjId, scope.svjId), eq(bankLine.statementId, statementId), eq(bankLine.state, 'waiting')))
    .orderBy(sql`${bankLine.laterAt} nulls first`, asc(bankLine.day), asc(bankLine.id))
    .limit(mostWaiting);
}

type Sums = Pick<Statement, 'in' | 'out' | 'placed'>;
export async function sumsOf({ db, scope }: Omit<At, 'now'>, statementId: number): Promise<Sums> {
  const { rows } = await db.execute<{ isin: boolean; amount: string; count: number; placed: number }>(sql`
    select amount > 0 as isin, sum(amount)::text as amount, count(*)::int as count,
      count(*) filter (where state <> 'waiting')::int as placed
    from bank_line where svj_id = ${scope.svjId} and statement_id = ${statementId} group by 1`);
  const of = (isIn: boolean) => {
    const row = rows.find((r) => r.isin === isIn);
    const amount: Money = BigInt(row?.amount ?? '0');
    return { amount: moneyText(amount < 0n ? -amount : amount), count: row?.count ?? 0 };
  };
  return { in: of(true), out: of(false), placed: rows.reduce((all, r) => all + r.placed, 0) };
}

type Group = (typeof lineGroups)[number];
const isAlone = sql`exists (select from bank_part p where p.svj_id = ${bankLine.svjId} and p.line_id = ${bankLine.id} and p.alone
  and not exists (select from bank_part u where u.svj_id = p.svj_id and u.undoes_id = p.id))`;
const inGroup: Record<Group, ReturnType<typeof sql>> = {
  alone: sql`${bankLine.state} = 'units' and ${isAlone}`,
  person: sql`${bankLine.state} = 'units' and not ${isAlone}`,
  house: sql`${bankLine.state} = 'house'`,
  returned: sql`${bankLine.state} = 'returned'`,
  listed: sql`${bankLine.state} = 'listed'`,
};

/** Placed movements of a statement by how they were placed. */
export async function placedLines(
  { db, scope }: Omit<At, 'now'>,
  { id, group, limit, offset }: { id: number; group: Group; limit: number; offset: number },
): Promise<{ lines: Line[]; total: number }> {
  const where = and(eq(bankLine.svjId, scope.svjId), eq(bankLine.statementId, id), inGroup[group]);
  const lines = await db.select().from(bankLine).where(where).orderBy(bankLine.position).limit(limit).offset(offset);
  return { lines, total: await db.$count(bankLine, where) };
}

/** Payments that money which went out may give back: the latest of each. */
export async function paymentsBefore(
  { db, scope }: Omit<At, 'now'>,
  lines: readonly Line[],
): Promise<Map<number, { id: number; day: string; name: string }>> {
  const gone = lines.filter((l) => l.amount < 0n && l.counter !== '');
  if (gone.length === 0) return new Map();
  const asked = gone.map(({ id, day, counter, amount }) => ({ id, day, counter, amount: `${-amount}` }));
  const { rows } = await db.execute<{ of: number; id: number; day: string; name: string }>(sql`
    select x.id as of, p.id, p.day::text, p.name
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (id bigint, day date, counter text, amount bigint)
    cross join lateral (select l.id, l.day, l.name from bank_line l
      where l.svj_id = ${scope.svjId} and l.counter = x.counter and l.counter <> '' and l.amount = x.amount and l.day <= x.day
        and l.state in ('waiting', 'units') order by l.day desc, l.id desc limit 1) p`);
  return new Map(rows.map(({ of, id, day, name }) => [of, { id, day, name }]));
}

/** What the sum of each kind of placed movements is: the heads of what is folded. */
export async function groupsOf({ db, scope }: Omit<At, 'now'>, statementId: number) {
  const { rows } = await db.execute<{ kind: Group; amount: string; count: number }>(sql`
    select x.kind, sum(x.amount)::text as amount, count(*)::int as count from (
      select l.amount, case when l.state <> 'units' then l.state when exists (select from bank_part p
        where p.svj_id = l.svj_id and p.line_id = l.id and p.alone
          and not exists (select from bank_part u where u.svj_id = p.svj_id and u.undoes_id = p.id)) then 'alone'
        else 'person' end as kind
      from bank_line l where l.svj_id = ${scope.svjId} and l.statement_id = ${statementId} and l.state <> 'waiting') x
    group by 1`);
  return rows.map((r) => ({ group: r.kind, amount: moneyText(BigInt(r.amount)), count: r.count }));
}
