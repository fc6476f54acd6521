import { and, eq, sql } from 'drizzle-orm';
import type { AccountChange, AccountInput } from '#contract/bank/schema.ts';
import { versionOf } from '#contract/base/calls/ids.ts';
import { Refused } from '#contract/refusals.ts';
import { record } from '../base/log/audit.ts';
import { type Account, type At, bookHeld } from './rows/queries.ts';
import { bankAccount, bankStatement } from './rows/tables.ts';

const told = (at: At, name: string) =>
  record(at.db, at.scope, at.now, { noun: 'bank', nounId: null, verb: 'account', detail: { name } });

/** "000000-1234567890/0100" and "1234567890/0100" are one account. */
const plain = (number: string): string => number.replace(/^0*-/, '').replace(/(^|-)0+(?=\d)/g, '$1');

async function refuseKnown({ db, scope }: At, number: string, id: number | null): Promise<void> {
  const [same] = await db
    .select({ id: bankAccount.id })
    .from(bankAccount)
    .where(and(eq(bankAccount.svjId, scope.svjId), eq(bankAccount.number, number)));
  if (same && same.id !== id) throw new Refused('BANK.ERRORS.ACCOUNT_KNOWN');
}

export async function addAccount(at: At, input: AccountInput): Promise<number> {
  await bookHeld(at);
  const number = plain(input.number);
  await refuseKnown(at, number, null);
  const { now, scope } = at;
  const [row] = await at.db
    .insert(bankAccount)
    .values({ ...input, number, svjId: scope.svjId, createdAt: now, updatedAt: now })
    .returning({ id: bankAccount.id });
  const { id } = row as { id: number };
  await told(at, number);
  return id;
}

async function accountSeen({ db, scope }: At, id: number): Promise<Account> {
  const [row] = await db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.svjId, scope.svjId), eq(bankAccount.id, id)));
  if (!row) throw new Refused('BANK.NOT_FOUND');
  return row;
}

/** Changes how an account is read; refuses a stale version (409). */
export async function changeAccount(at: At, { id, updatedAt, ...input }: AccountChange): Promise<number> {
  const { db, scope, now } = at;
  await bookHeld(at);
  const before = await accountSeen(at, id);
  if (before.version !== versionOf(updatedAt)) throw new Refused('BASE.ERRORS.CONFLICT');
  const number = plain(input.number);
  const used = await db.$count(
    bankStatement,
    and(eq(bankStatement.svjId, scope.svjId), eq(bankStatement.accountId, id)),
  );
  if (used > 0 && number !== before.number) throw new Refused('BANK.ERRORS.ACCOUNT_STAYS');
  await refuseKnown(at, number, id);
  await db
    .update(bankAccount)
    .set({ ...input, number, updatedAt: now, version: sql`${bankAccount.version} + 1` })
    .where(and(eq(bankAccount.svjId, scope.svjId), eq(bankAccount.id, id)));
  await told(at, number);
  return id;
}
