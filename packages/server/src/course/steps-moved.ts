import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { append } from '../ledger/steps.ts';
import { markCancelled } from '../motions/queries-course.ts';
import type { At } from './steps.ts';

/** Why a vote that ran was cancelled; it stands in its ledger, in Czech as whatever a committee writes there. */
const reason =
  'Společenství se přeneslo do jiného portálu. Hlasování, které přitom běželo, v něm nemůže pokračovat: podpisy a potvrzení patří portálu, ve kterém začalo.';

/** Ends a vote that ran when its association left another portal. Nobody is told by mail: they are told in that one. */
export async function endMoved(signs: Pick<Portal, 'signer'>, { db, scope, now }: At, id: number): Promise<void> {
  await append(db, scope, signs, id, [{ kind: 'cancel', fields: { reason } }], now);
  await markCancelled(db, scope, id, reason, now);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'cancel' });
}
