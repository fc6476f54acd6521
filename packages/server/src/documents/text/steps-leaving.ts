import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { isAwaited } from './queries.ts';

type At = { db: Db; scope: Scope };

/** The errand that reads what documents say. */
export const readName = 'documents.read';

export const sendReading = (portal: Portal, { db, scope }: At, at?: Date): Promise<void> =>
  portal.queue.send(db, readName, { svj: scope.svjId, id: 0 }, at);

/**
 * Leaves reading to some server, in the transaction that brings new bytes of these documents. Where others wait already, or
 * are being read, whoever reads them goes on with these: a thousand uploads are not a thousand errands.
 */
export async function leaveReading(portal: Portal, at: At, ids: readonly number[]): Promise<void> {
  if (!(await isAwaited(at.db, at.scope, ids))) await sendReading(portal, at);
}
