import { randomBytes } from 'node:crypto';
import type { Receipt } from '#contract/answers/schema.ts';
import { bodyOf, entryHash, headText, type Json, kindsAfterMove } from '#contract/ledger/rules.ts';
import type { Form } from '#contract/ledger/rules-frozen.ts';
import { receiptNumber } from '#contract/ledger/rules-numbers.ts';
import type { EntryKind } from '#contract/ledger/rules-recount-kinds.ts';
import type { Head } from '#contract/motions/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { addEntries, addHead, departuresOf, type Held, holdHead, moveHead, type Row, type Signed } from './queries.ts';

/** What is to be written into the ledger: its kind, the seat it is of, and the kind's other fields. */
export type NewEntry = { kind: EntryKind; seat?: number; fields?: { readonly [key: string]: Json } };

type Of = { voteId: number; form: Form };

/** Hash and body of the entry at its place; the nonce keeps an answer from being guessed out of its hash. */
function written({ voteId, form }: Of, seq: number, prev: string, { kind, seat, fields }: NewEntry, now: Date) {
  const nonce = randomBytes(16).toString('hex');
  const own = { ...fields, ...(seat === undefined ? {} : { seat }) };
  const body = bodyOf({ vote: voteId, seq, at: now.toISOString(), kind, nonce, prev }, own, form);
  return { body, hash: Buffer.from(entryHash(body), 'hex') };
}

type Signs = Pick<Portal, 'signer'>;
type Last = { seq: number; hash: Buffer };

/** Proves that the vote's ledger ended so: whoever holds the installation's public key can check it. */
function sealed({ signer }: Signs, voteId: number, { seq, hash }: Last): Signed {
  const signature = signer.sign(headText(voteId, { seq, hash: hash.toString('hex') }));
  return { seq, hash, signature, publicKey: Buffer.from(signer.publicKey, 'hex') };
}

/** Entries that follow `last`, each bound to the one before it and signed as an end of the ledger. */
function chained(portal: Signs, of: Of, last: Last | null, entries: readonly NewEntry[], now: Date): Row[] {
  const rows: Row[] = [];
  for (const e of entries) {
    const before = rows.at(-1) ?? last;
    const seq = before ? before.seq + 1 : 0;
    const { body, hash } = written(of, seq, before?.hash.toString('hex') ?? '', e, now);
    const proof = sealed(portal, of.voteId, { seq, hash });
    rows.push({ ...proof, kind: e.kind, seatId: e.seat ?? null, at: now, body, prev: before?.hash ?? null });
  }
  return rows;
}

/** The end of a ledger as it goes out: as it was signed, never signed anew. */
export const headView = ({ seq, hash, signature, publicKey }: Signed): Head => ({
  seq,
  hash: hash.toString('hex'),
  signature: signature.toString('hex'),
  publicKey: publicKey.toString('hex'),
});

/** The receipt of a seat's entry: its own head proves the whole chain up to it. */
export function receiptOf(voteId: number, seat: number, head: Head): Receipt {
  return { number: receiptNumber(head.hash), vote: voteId, seat, seq: head.seq, hash: head.hash, head };
}

export type Written = { seq: number; hash: string; body: string; head: Head };
const tell = (row: Row): Written => ({
  seq: row.seq,
  hash: row.hash.toString('hex'),
  body: row.body,
  head: headView(row),
});

/** Begins the ledger of a vote that starts: entry 0 with the fingerprint (hexadecimal) of its list and points. */
export async function openLedger(
  db: Db,
  scope: Scope,
  portal: Signs,
  { fingerprint, ...of }: Of & { fingerprint: string },
  now: Date,
): Promise<Head> {
  const rows = chained(portal, of, null, [{ kind: 'start', fields: { fingerprint } }], now);
  const [first] = rows as [Row];
  await addEntries(db, scope, of.voteId, rows);
  await addHead(db, scope, of.voteId, first);
  return headView(first);
}

/**
 * Keeps everybody else from writing into the vote until the transaction ends. Whoever reads answers to decide by them,
 * or changes the state of the vote, holds the ledger first: so all wait in one queue and none for one another.
 */
export async function holdLedger(db: Db, scope: Scope, voteId: number): Promise<boolean> {
  return (await holdHead(db, scope, voteId)) !== undefined;
}

/**
 * Entries as they may stand in the ledger. One from another portal is closed: what becomes of people in it says whose key
 * signed all before it, so that it never passes for a ledger of our own.
 */
async function lawful(db: Db, scope: Scope, voteId: number, held: Held, entries: readonly NewEntry[]) {
  if (held.frozenId === null) return entries;
  if (entries.some((e) => !(kindsAfterMove as readonly string[]).includes(e.kind)))
    throw new Refused('VOTE.ERRORS.FROM_ELSEWHERE');
  const key = (await departuresOf(db, scope, voteId)).at(-1)?.publicKey.toString('hex') ?? '';
  return entries.map((e) => ({ ...e, fields: { ...e.fields, moved: key } }));
}

/** Writes entries at the end of the vote's ledger, in the transaction of what they are about. */
export async function append(
  db: Db,
  scope: Scope,
  portal: Signs,
  voteId: number,
  entries: readonly NewEntry[],
  now: Date,
): Promise<{ entries: Written[]; head: Head }> {
  const held = await holdHead(db, scope, voteId);
  if (!held) throw new Error(`The vote ${voteId} has no ledger`);
  const of = { voteId: held.frozenId ?? voteId, form: held.form };
  const rows = chained(portal, of, held, await lawful(db, scope, voteId, held, entries), now);
  const last = rows.at(-1) ?? held;
  await addEntries(db, scope, voteId, rows);
  await moveHead(db, scope, voteId, last);
  return { entries: rows.map(tell), head: headView(last) };
}
