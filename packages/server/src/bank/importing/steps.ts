import { createHash } from 'node:crypto';
import { lineText, statementText } from '#contract/bank/rules-chain.ts';
import { headerKey } from '#contract/bank/rules-columns.ts';
import { bareAccount, identitiesOf, isPayment } from '#contract/bank/rules-lines.ts';
import type { Uploaded } from '#contract/bank/schema.ts';
import type { ColumnMapping, ReadLine, ReadStatement, StatementFormat } from '#contract/bank/schema-statement.ts';
import { Refused } from '#contract/refusals.ts';
import type { Upload } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { bookAlone } from '../placing/steps-alone.ts';
import type { Read } from '../reading/steps.ts';
import { statementReader } from '../reading/steps-aside.ts';
import { type Account, type At, accountsOf, type Book, bookHeld, waitingIn } from '../rows/queries.ts';
import { closeBook, link } from '../rows/steps-chain.ts';
import * as q from './queries.ts';

/** The account whose settings a file of fixed places is read by: the one that its head names, else the first. */
function readBy(bytes: Buffer, accounts: readonly Account[], chosen: Account | undefined): Account {
  const sixteen = bytes.toString('latin1', 3, 19);
  const named = accounts.find(({ number }) => {
    const [main = '', prefix = ''] = bareAccount(number).split('-').reverse();
    return sixteen === prefix.padStart(6, '0') + main.padStart(10, '0');
  });
  return chosen ?? named ?? (accounts[0] as Account);
}

/** Whose statement it is: GPC names no bank, a table may name nothing. */
function accountFor(s: ReadStatement, accounts: readonly Account[], chosen: Account | undefined): Account {
  if (s.account === null) {
    const only = chosen ?? (accounts.length === 1 ? accounts[0] : undefined);
    if (!only) throw new Refused('BANK.ERRORS.WHICH_ACCOUNT');
    return only;
  }
  const found = accounts.find(({ number }) => number === s.account || bareAccount(number) === s.account);
  if (!found) throw new Refused('BANK.ERRORS.OTHER_ACCOUNT', { params: { account: s.account } });
  return found;
}

const stateOf = (l: ReadLine) =>
  l.currency !== 'CZK' ? ('listed' as const) : isPayment(l) ? ('waiting' as const) : ('house' as const);

type Named = { name: string; digest: string };
type File = Named & { format: StatementFormat };
const nothing = { lines: 0, repeated: 0, booked: 0, waiting: 0, known: true };
type Kept = { id: number | null; lines: number; repeated: number; within: number | null };

/** Keeps what is new in a statement; nothing of one that brings nothing. */
async function keep(at: At, book: Book, s: ReadStatement, account: Account, file: File): Promise<Kept> {
  const identities = identitiesOf(s);
  const known = await q.knownLines(
    at,
    account.id,
    identities.flatMap((i) => i ?? []),
  );
  const fresh = s.lines.flatMap((line, i) => {
    const identity = identities[i];
    return identity && !known.has(identity) ? [{ ...line, identity, position: i + 1 }] : [];
  });
  const repeated = s.lines.length - fresh.length;
  const told = { accountId: account.id, from: s.from, to: s.to };
  const within = [...known.values()][0] ?? (await q.sameStatement(at, told));
  if (fresh.length === 0 && within !== null) return { id: null, lines: 0, repeated, within };
  const chained = { ...s, account: account.number, fileDigest: file.digest, madeName: at.scope.name };
  const place = link(book, statementText(chained));
  const { number, opening, closing, currency, skipped } = s;
  const id = await q.addStatement(at, {
    ...{ ...told, ...place, number, opening, closing, currency, skipped, repeated, lines: fresh.length },
    ...{ format: file.format, fileName: file.name, fileDigest: file.digest },
  });
  const rows = fresh.map((line) => ({
    ...{ ...line, accountId: account.id, statementId: id, state: stateOf(line) },
    ...link(book, lineText({ ...line, account: account.number, statement: place.n })),
  }));
  await q.addLines(at, rows);
  await q.markReturns(at, id);
  return { id, lines: fresh.length, repeated, within };
}

/** Of a house without accounts the one of its own page is the first; refused where it has none either. */
async function openAccounts(at: At): Promise<void> {
  await bookHeld(at);
  await q.addOwnAccount(at);
  if ((await accountsOf(at.db, at.scope)).length === 0) throw new Refused('BANK.ERRORS.NO_ACCOUNT');
}

type Asked = { accountId?: number | undefined; mapping?: ColumnMapping | undefined };
type Ready = { accounts: Account[]; chosen: Account | undefined; before: number | null };

/** Accounts that it may be of, and the statement that came in exactly this file before. */
async function ready(at: At, digest: string, { accountId }: Asked): Promise<Ready> {
  const accounts = await accountsOf(at.db, at.scope);
  return { accounts, chosen: accounts.find((a) => a.id === accountId), before: await q.statementOfFile(at, digest) };
}

/** Reads a file with a mapping that came beside it, or with those that are known. */
async function read(at: At, bytes: Buffer, by: Account, given: ColumnMapping | undefined) {
  return statementReader.read(bytes, by, given ? [given] : await q.mappingsOf(at));
}

/** Keeps what is new in what was read; refused whole where anything in it is of nobody. */
async function keepAll(at: At, book: Book, { statements, format }: Read, { accounts, chosen }: Ready, named: Named) {
  const file = { ...named, format };
  const all: Kept[] = [];
  for (const s of statements) all.push(await keep(at, book, s, accountFor(s, accounts, chosen), file));
  const ids = all.flatMap((k) => k.id ?? []);
  const sum = (of: 'lines' | 'repeated') => all.reduce((total, k) => total + k[of], 0);
  if (ids.length === 0) return { ...nothing, id: all[0]?.within as number, repeated: sum('repeated') };
  const booked = book.automatic ? await bookAlone(at, book, ids) : 0;
  await closeBook(at, book);
  const waiting = (await waitingIn(at, ids)).length;
  const days = statements.map((s) => `${s.from} – ${s.to}`).join(', ');
  await record(at.db, at.scope, at.now, {
    ...{ noun: 'bank', nounId: ids[0] as number, verb: 'upload' },
    detail: { name: days },
  });
  return { id: ids[0] as number, lines: sum('lines'), repeated: sum('repeated'), booked, waiting, known: false };
}

/**
 * Reads a statement and keeps what is new in it; refused whole where anything in it is wrong. It is read before the book is
 * held: who places payments meanwhile does not wait for it.
 */
export async function importFile(at: At, file: Upload, asked: Asked): Promise<Uploaded> {
  const digest = createHash('sha256').update(file.bytes).digest('hex');
  if ((await accountsOf(at.db, at.scope)).length === 0) await openAccounts(at);
  const first = await ready(at, digest, asked);
  if (first.before !== null) return { ...nothing, id: first.before };
  const found = await read(at, file.bytes, readBy(file.bytes, first.accounts, first.chosen), asked.mapping);
  const book = await bookHeld(at);
  const now = await ready(at, digest, asked);
  if (now.before !== null) return { ...nothing, id: now.before };
  if (asked.mapping && found.format === 'csv')
    await q.rememberMapping(at, headerKey(Object.values(asked.mapping)), asked.mapping);
  const name = file.name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-200) || 'vypis';
  return keepAll(at, book, found, now, { name, digest });
}
