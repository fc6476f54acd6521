import { and, eq, sql } from 'drizzle-orm';
import type { Form } from '#contract/ledger/rules-frozen.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { vote } from '../motions/tables.ts';
import { voteDeparture, type voteEntry, voteHead } from './tables.ts';

export type Row = Omit<typeof voteEntry.$inferSelect, 'svjId' | 'voteId'>;
type Last = { seq: number; hash: Buffer };

const headFields = {
  seq: voteHead.seq,
  hash: voteHead.hash,
  signature: voteHead.signature,
  publicKey: voteHead.publicKey,
};
const signedOf = ({ seq, hash, signature, publicKey }: Signed) => ({ seq, hash, signature, publicKey });
const ofVote = (scope: Scope, voteId: number) => and(eq(voteHead.svjId, scope.svjId), eq(voteHead.voteId, voteId));

/** The end of a ledger with what proves it. */
export type Signed = Last & { signature: Buffer; publicKey: Buffer };

/** The end of a ledger with the form of its vote, and what that was called where it came from; null of one that began here. */
export type Held = Signed & { form: Form; frozenId: number | null };

/** The head of the vote's ledger, locked until the transaction ends; undefined when the vote has not started. */
export async function holdHead(db: Db, scope: Scope, voteId: number): Promise<Held | undefined> {
  const [row] = await db
    .select({ ...headFields, form: vote.form, frozenId: vote.frozenId })
    .from(voteHead)
    .innerJoin(vote, and(eq(vote.svjId, voteHead.svjId), eq(vote.id, voteHead.voteId)))
    .where(ofVote(scope, voteId))
    .for('update', { of: voteHead });
  return row;
}

/** The head as it stands, with its signature. */
export async function headOf(db: Db, scope: Scope, voteId: number): Promise<Signed | undefined> {
  const [row] = await db.select(headFields).from(voteHead).where(ofVote(scope, voteId));
  return row;
}

/** The ends of the ledger as it left the portals it came from, in order; of most votes none. */
export async function departuresOf(db: Db, scope: Scope, voteId: number): Promise<Signed[]> {
  const { seq, hash, signature, publicKey } = voteDeparture;
  return db
    .select({ seq, hash, signature, publicKey })
    .from(voteDeparture)
    .where(and(eq(voteDeparture.svjId, scope.svjId), eq(voteDeparture.voteId, voteId)))
    .orderBy(seq);
}

export async function addHead(db: Db, scope: Scope, voteId: number, head: Signed): Promise<void> {
  await db.insert(voteHead).values({ svjId: scope.svjId, voteId, ...signedOf(head) });
}

export async function moveHead(db: Db, scope: Scope, voteId: number, head: Signed): Promise<void> {
  await db.update(voteHead).set(signedOf(head)).where(ofVote(scope, voteId));
}

/** Writes the entries in one statement, however many. */
export async function addEntries(db: Db, scope: Scope, voteId: number, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const plain = rows.map(({ seq, kind, seatId, at, body, ...bytes }) => ({
    seq,
    kind,
    seat: seatId,
    at: at.toISOString(),
    body,
    hash: bytes.hash.toString('hex'),
    prev: bytes.prev?.toString('hex') ?? null,
    signature: bytes.signature.toString('hex'),
    key: bytes.publicKey.toString('hex'),
  }));
  await db.execute(sql`
    insert into vote_entry (svj_id, vote_id, seq, kind, seat_id, at, body, hash, prev, signature, public_key)
    select ${scope.svjId}::bigint, ${voteId}::bigint, seq, kind, seat, at, body, decode(hash, 'hex'), decode(prev, 'hex'),
      decode(signature, 'hex'), decode(key, 'hex')
    from jsonb_to_recordset(${JSON.stringify(plain)}::jsonb) as e
      (seq int, kind text, seat bigint, at timestamptz, body text, hash text, prev text, signature text, key text)`);
}
