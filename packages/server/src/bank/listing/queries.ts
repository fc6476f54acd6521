import { sql } from 'drizzle-orm';
import { gapAfter } from '#contract/bank/rules-lines.ts';
import type { BankAccount, StatementRow } from '#contract/bank/schema.ts';
import { stamp } from '#contract/base/calls/ids.ts';
import { type Money, moneyText } from '#contract/base/money/amount.ts';
import { administersFees } from '../../accounts/rows/queries-seen.ts';
import type { Counting } from '../../define-noun.ts';
import { type At, accountsOf } from '../rows/queries.ts';

type Row = {
  id: number;
  account: string;
  number: number | null;
  day_from: string;
  day_to: string;
  opening: string | null;
  closing: string | null;
  currency: string;
  lines: number;
  waiting: number;
  made_at: string;
  made_name: string;
  before_to: string | null;
  before_closing: string | null;
};

const count = (text: string | null): Money | null => (text === null ? null : BigInt(text));

/** Whether it begins where the one before it ended; statements that share days are not compared. */
function following(r: Row): Pick<StatementRow, 'continues' | 'gap'> {
  const before = r.before_to === null ? null : { to: r.before_to, closing: count(r.before_closing) };
  const missing = gapAfter(before, { from: r.day_from, opening: count(r.opening) });
  if (missing === null) return { continues: null, gap: null };
  if (missing === 0n) return { continues: true, gap: null };
  const days = { after: r.before_to as string, before: r.day_from };
  return { continues: false, gap: { amount: moneyText(missing), ...days } };
}

const sum = (text: string | null) => (text === null ? null : moneyText(BigInt(text)));

function rowOf(r: Row): StatementRow {
  return {
    ...{ id: r.id, account: r.account, number: r.number, from: r.day_from, to: r.day_to, currency: r.currency },
    ...{ opening: sum(r.opening), closing: sum(r.closing), lines: r.lines, waiting: r.waiting },
    ...following(r),
    ...{ uploadedAt: new Date(r.made_at).toISOString(), uploadedBy: r.made_name },
  };
}

/** Statements, the latest first; `only` one of them. */
export async function statementRows(
  { db, scope }: Omit<At, 'now'>,
  { limit, offset, only = null }: { limit: number; offset: number; only?: number | null },
): Promise<StatementRow[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.id, a.number as account, s.number, s.day_from::text, s.day_to::text, s.opening::text, s.closing::text, s.currency,
      s.lines, s.made_at, s.made_name, b.day_to::text as before_to, b.closing::text as before_closing,
      (select count(*)::int from bank_line l where l.svj_id = ${scope.svjId} and l.statement_id = s.id and l.state = 'waiting') as waiting
    from bank_statement s
    join bank_account a on a.svj_id = s.svj_id and a.id = s.account_id
    left join lateral (select p.day_to, p.closing from bank_statement p
      where p.svj_id = s.svj_id and p.account_id = s.account_id and (p.day_to, p.id) < (s.day_to, s.id)
      order by p.day_to desc, p.id desc limit 1) b on true
    where s.svj_id = ${scope.svjId} ${only === null ? sql`` : sql`and s.id = ${only}`}
    order by s.day_to desc, s.id desc limit ${limit} offset ${offset}`);
  return rows.map(rowOf);
}

export async function countStatements({ db, scope }: Omit<At, 'now'>): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from bank_statement where svj_id = ${scope.svjId}`,
  );
  return rows[0]?.total ?? 0;
}

/** How many movements wait, and the statement of the first of them. */
export async function waitingNow({ db, scope }: Omit<At, 'now'>): Promise<{ waiting: number; next: number | null }> {
  const { rows } = await db.execute<{ waiting: number; next: number | null }>(sql`
    select count(*)::int as waiting, (select l.statement_id from bank_line l
      where l.svj_id = ${scope.svjId} and l.state = 'waiting' order by l.day, l.id limit 1) as next
    from bank_line where svj_id = ${scope.svjId} and state = 'waiting'`);
  return rows[0] ?? { waiting: 0, next: null };
}

/** Accounts of the house, its own numbers whole: they stand on every invoice to it. */
export async function accountsTold(at: Omit<At, 'now'>): Promise<BankAccount[]> {
  const { rows } = await at.db.execute<{ id: number; count: number }>(sql`
    select account_id as id, count(*)::int as count from bank_statement where svj_id = ${at.scope.svjId} group by 1`);
  const counts = new Map(rows.map((r) => [r.id, r.count]));
  return (await accountsOf(at.db, at.scope)).map(({ id, number, name, charset, reversals, version, updatedAt }) => ({
    ...{ id, number, name, charset, reversals, statements: counts.get(id) ?? 0 },
    updatedAt: stamp(version, updatedAt),
  }));
}

/** Movements that wait for the asker. */
export async function bankToDo({ db, scope }: Counting): Promise<number> {
  return administersFees(scope) ? (await waitingNow({ db, scope })).waiting : 0;
}
