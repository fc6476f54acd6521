import { createHash } from 'node:crypto';
import { headerKey } from '#contract/bank/rules-columns.ts';
import { bareAccount, identitiesOf, isPayment } from '#contract/bank/rules-lines.ts';
import type { ColumnMapping, ReadLine, ReadStatement, StatementFormat } from '#contract/bank/schema-statement.ts';
import type { MovementState } from '#contract/invoices/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import { statementReader } from '../../bank/reading/steps-aside.ts';
import type { Db } from '../../base/db/db.ts';
import type { Portal, Upload } from '../../base/http/handler.ts';
import { bookHeld, supplierOf } from '../rows/queries.ts';
import * as q from './queries.ts';
import { placeAlone } from './steps.ts';

type In = { db: Db; now: Date };
type File = { name: string; digest: string; format: StatementFormat; by: string };
type Kept = { id: number | null; lines: number; repeated: number; within: number | null };
export type Uploaded = { id: number; lines: number; repeated: number; booked: number; known: boolean };

/** "000000-1234567890/0100" and "1234567890/0100" are one account. */
const plain = (number: string): string => number.replace(/^0*-/, '').replace(/(^|-)0+(?=\d)/g, '$1');

/** GPC names no bank, a table may name nothing; any other account is not the supplier's. */
function refuseOther(s: ReadStatement, account: string): void {
  if (s.account === null || plain(s.account) === account || plain(s.account) === bareAccount(account)) return;
  throw new Refused('INVOICE.ERRORS.OTHER_ACCOUNT', { params: { account: s.account, ours: account } });
}

const stateOf = (l: ReadLine): MovementState => (l.currency !== 'CZK' ? 'listed' : isPayment(l) ? 'waiting' : 'aside');

/** Keeps what is new in a statement; nothing of one that brings nothing. */
async function keep({ db, now }: In, s: ReadStatement, account: string, file: File): Promise<Kept> {
  const identities = identitiesOf(s);
  const known = await q.knownMovements(
    db,
    account,
    identities.flatMap((i) => i ?? []),
  );
  const fresh = s.lines.flatMap(({ ks: _, ss: __, ...line }, i) => {
    const identity = identities[i];
    const state = stateOf({ ...line, ks: '', ss: '' });
    return identity && !known.has(identity) ? [{ ...line, identity, state, position: i + 1 }] : [];
  });
  const repeated = s.lines.length - fresh.length;
  const within = [...known.values()][0] ?? null;
  if (fresh.length === 0 && within !== null) return { id: null, lines: 0, repeated, within };
  const { number, from, to, opening, closing, currency, skipped } = s;
  const id = await q.addStatement(db, {
    ...{ account, number, from, to, opening, closing, currency, skipped, repeated, lines: fresh.length },
    ...{ format: file.format, fileName: file.name, fileDigest: file.digest, madeName: file.by, at: now },
  });
  await q.addMovements(
    db,
    fresh.map((line) => ({ ...line, account, statementId: id })),
  );
  await q.markReturns(db, id);
  return { id, lines: fresh.length, repeated, within };
}

/**
 * Reads a statement of the supplier's account and keeps what is new in it; refused whole where anything in it is wrong. What is
 * exact goes to its association at once, with the documents that the law asks for. It is read before the book is held.
 */
export async function importStatement(
  portal: Portal,
  { db, now }: In,
  file: Upload,
  { mapping, by }: { mapping?: ColumnMapping | undefined; by: string },
): Promise<Uploaded> {
  const nothing = { lines: 0, repeated: 0, booked: 0, known: true };
  const digest = createHash('sha256').update(file.bytes).digest('hex');
  const account = plain((await supplierOf(db)).account);
  if (account === '') throw new Refused('INVOICE.ERRORS.SUPPLIER');
  const first = await q.statementOfFile(db, digest);
  if (first !== null) return { ...nothing, id: first };
  const as = { charset: 'windows-1250', reversals: '45' } as const;
  const { format, statements } = await statementReader.read(
    file.bytes,
    as,
    mapping ? [mapping] : await q.mappingsOf(db),
  );
  await bookHeld(db);
  const before = await q.statementOfFile(db, digest);
  if (before !== null) return { ...nothing, id: before };
  if (mapping && format === 'csv') await q.rememberMapping(db, headerKey(Object.values(mapping)), mapping, now);
  const name = file.name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-200) || 'vypis';
  for (const s of statements) refuseOther(s, account);
  const all: Kept[] = [];
  for (const s of statements) all.push(await keep({ db, now }, s, account, { name, digest, format, by }));
  const ids = all.flatMap((k) => k.id ?? []);
  const sum = (of: 'lines' | 'repeated') => all.reduce((total, k) => total + k[of], 0);
  if (ids.length === 0) return { ...nothing, id: all[0]?.within as number, repeated: sum('repeated') };
  const booked = await placeAlone(portal, { db, now }, ids, by);
  return { id: ids[0] as number, lines: sum('lines'), repeated: sum('repeated'), booked, known: false };
}
