import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';
import { type voteEntry, voteHead } from '../tables.ts';

export type Row = Omit<typeof voteEntry.$inferSelect, 'svjId' | 'voteId'>;
type Last = { seq: number; hash: Buffer };

const ofVote = (scope: Scope, voteId: number) => and(eq(voteHead.svjId, scope.svjId), eq(voteHead.voteId, voteId));

/** The head of the vote's ledger, locked until the transaction ends; undefined when the vote has not started. */
export async function holdHead(db: Db, scope: Scope, voteId: number): Promise<Last | undefined> {
  const [row] = await db
    .select({ seq: voteHead.seq, hash: voteHead.hash })
    .from(voteHead)
    .where(ofVote(scope, voteId))
    .for('update');
  return row;
}

/** The head as it stands, with its signature. */
export async function headOf(db: Db, scope: Scope, voteId: number) {
  const [row] = await db
    .select({ seq: voteHead.seq, hash: voteHead.hash, signature: voteHead.signature })
    .from(voteHead)
    .where(ofVote(scope, voteId));
  return row;
}

export async function addHead(db: Db, scope: Scope, voteId: number, { seq, hash }: Last, signature: Buffer) {
  await db.insert(voteHead).values({ svjId: scope.svjId, voteId, seq, hash, signature });
}

export async function moveHead(db: Db, scope: Scope, voteId: number, { seq, hash }: Last, signature: Buffer) {
  await db.update(voteHead).set({ seq, hash, signature }).where(ofVote(scope, voteId));
}

/** Writes the entries in one statement, however many. */
export async function addEntries(db: Db, scope: Scope, voteId: number, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const plain = rows.map(({ seq, kind, seatId, at, body, hash, prev }) => ({
    seq,
    kind,
    seat: seatId,
    at: at.toISOString(),
    body,
    hash: hash.toString('hex'),
    prev: prev?.toString('hex') ?? null,
  }));
  await db.execute(sql`
    insert into vote_entry (svj_id, vote_id, seq, kind, seat_id, at, body, hash, prev)
    select ${scope.svjId}::bigint, ${voteId}::bigint, seq, kind, seat, at, body, decode(hash, 'hex'), decode(prev, 'hex')
    from jsonb_to_recordset(${JSON.stringify(plain)}::jsonb) as e
      (seq int, kind text, seat bigint, at timestamptz, body text, hash text, prev text)`);
}
