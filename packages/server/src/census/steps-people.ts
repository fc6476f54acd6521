import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { append } from '../ledger/steps.ts';
import { forgetInSeats, votesOf } from './queries-names.ts';

type Signs = Pick<Portal, 'signer'>;
type At = { db: Db; scope: Scope; now: Date };

/**
 * Forgets deleted people at seats of votes that have ended. Which names can be opened no more stands in each ledger from now
 * on: salts that went without it are a finding.
 */
export async function forgetPeople(portal: Signs, { db, scope, now }: At, ids: readonly number[]): Promise<void> {
  const gone = await forgetInSeats(db, scope, ids);
  const byVote = Map.groupBy(gone, (g) => g.vote);
  for (const [vote, seats] of [...byVote].sort(([a], [b]) => a - b)) {
    const fields = { seats: seats.map((s) => s.seat).sort((a, b) => a - b) };
    await append(db, scope, portal, vote, [{ kind: 'erased', fields }], now);
  }
}

/**
 * Says in the ledgers that know the one record that it is going to be a part of the other: what it did is shown under the
 * other's name from now on. Before anything is moved, because the ledger is what everybody waits for first.
 */
export async function noteMerge(portal: Signs, { db, scope, now }: At, from: number, to: number): Promise<void> {
  for (const { vote, ...fields } of await votesOf(db, scope, from, to))
    await append(db, scope, portal, vote, [{ kind: 'merged', fields }], now);
}
