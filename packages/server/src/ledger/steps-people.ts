import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { votesOf } from './queries-people.ts';
import { append } from './steps.ts';

type Signs = Pick<Portal, 'signer'>;
type At = { db: Db; scope: Scope; now: Date };

/**
 * Says in the ledgers that know the one record that it is going to be a part of the other: what it did is shown under the
 * other's name from now on. Before anything is moved, because the ledger is what everybody waits for first.
 */
export async function noteMerge(house: Signs, { db, scope, now }: At, from: number, to: number): Promise<void> {
  for (const { vote, ...fields } of await votesOf(db, scope, from, to))
    await append(db, scope, house, vote, [{ kind: 'merged', fields }], now);
}
