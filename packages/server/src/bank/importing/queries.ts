import { and, desc, eq, sql } from 'drizzle-orm';
import type { ColumnMapping } from '#contract/bank/schema-statement.ts';
import type { At, Line, StatementEntry } from '../rows/queries.ts';
import { bankAccount, bankMapping, bankStatement } from '../rows/tables.ts';

/** The account of the association's own page, where nobody added any. */
export async function addOwnAccount({ db, scope, now }: At): Promise<void> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select bank_account as number from svj where id = ${scope.svjId} and bank_account <> ''`,
  );
  const [own] = rows;
  if (!own) return;
  const values = { svjId: scope.svjId, number: own.number.replace(/^0*-/, ''), createdAt: now, updatedAt: now };
  await db.insert(bankAccount).values(values).onConflictDoNothing();
}

export async function mappingsOf({ db, scope }: Omit<At, 'now'>): Promise<ColumnMapping[]> {
  const rows = await db
    .select({ columns: bankMapping.columns })
    .from(bankMapping)
    .where(eq(bankMapping.svjId, scope.svjId))
    .orderBy(desc(bankMapping.createdAt))
    .limit(50);
  return rows.map((r) => r.columns);
}

export async function rememberMapping({ db, scope, now }: At, header: string, columns: ColumnMapping): Promise<void> {
  await db
    .insert(bankMapping)
    .values({ svjId: scope.svjId, header, columns, createdAt: now })
    .onConflictDoUpdate({ target: [bankMapping.svjId, bankMapping.header], set: { columns, createdAt: now } });
}

/** Statements that came in exactly this file. */
export async function statementOfFile({ db, scope }: Omit<At, 'now'>, digest: string): Promise<number | null> {
  const [row] = await db
    .select({ id: bankStatement.id })
    .from(bankStatement)
    .where(and(eq(bankStatement.svjId, scope.svjId), eq(bankStatement.fileDigest, digest)))
    .orderBy(bankStatement.id)
    .limit(1);
  return row?.id ?? null;
}

/** By what they are known: movements of the account that are here already, and in which statement. */
export async function knownLines(
  { db, scope }: Omit<At, 'now'>,
  accountId: number,
  identities: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ identity: string; statement_id: number }>(sql`
    select l.identity, l.statement_id from bank_line l
    where l.svj_id = ${scope.svjId} and l.account_id = ${accountId}
      and l.identity = any(${sql.param([...identities])}::text[])`);
  return new Map(rows.map((r) => [r.identity, r.statement_id]));
}

export async function sameStatement(
  { db, scope }: Omit<At, 'now'>,
  s: Pick<StatementEntry, 'accountId' | 'from' | 'to'>,
): Promise<number | null> {
  const [row] = await db
    .select({ id: bankStatement.id })
    .from(bankStatement)
    .where(
      and(
        eq(bankStatement.svjId, scope.svjId),
        eq(bankStatement.accountId, s.accountId),
        eq(bankStatement.from, s.from),
        eq(bankStatement.to, s.to),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

export async function addStatement(
  { db, scope, now }: At,
  told: Omit<typeof bankStatement.$inferInsert, 'svjId' | 'madeAt' | 'madeBy' | 'madeName'>,
): Promise<number> {
  const [row] = await db
    .insert(bankStatement)
    .values({ ...told, svjId: scope.svjId, madeAt: now, madeBy: scope.memberId, madeName: scope.name })
    .returning({ id: bankStatement.id });
  return (row as { id: number }).id;
}

const inText = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

export type NewLine = Omit<Line, 'svjId' | 'id' | 'laterAt'>;
/** Rows written at once: their text is held twice meanwhile. */
const part = 2000;

export async function addLines({ db, scope }: Omit<At, 'now'>, lines: readonly NewLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += part)
    await db.execute(sql`
      insert into bank_line (svj_id, n, account_id, statement_id, position, day, amount, currency, counter, name, vs, ks, ss,
        message, reference, reverses, identity, digest, state)
      select ${scope.svjId}::bigint, n, "accountId", "statementId", position, day, amount, currency, counter, name, vs, ks, ss,
        message, reference, reverses, identity, digest, state
      from jsonb_to_recordset(${JSON.stringify(lines.slice(from, from + part), inText)}::jsonb) as x (n int,
        "accountId" bigint, "statementId" bigint, position int, day date, amount bigint, currency text, counter text, name text,
        vs text, ks text, ss text, message text, reference text, reverses boolean, identity text, digest text, state text)
      order by n`);
}

/** Money that went out to an account from which as much came before may be a payment given back: a person says so. */
export async function markReturns({ db, scope }: Omit<At, 'now'>, statementId: number): Promise<void> {
  await db.execute(sql`
    update bank_line o set state = 'waiting'
    where o.svj_id = ${scope.svjId} and o.statement_id = ${statementId} and o.state = 'house' and o.amount < 0
      and (o.reverses or (o.counter <> '' and exists (select from bank_line p
        where p.svj_id = ${scope.svjId} and p.counter = o.counter and p.counter <> ''
          and p.day between o.day - 92 and o.day and p.amount = -o.amount and p.state in ('waiting', 'units'))))`);
}
