import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';
import { queueMail } from '../../base/mail.ts';
import type { Mailbox } from '../queries-mailboxes.ts';

/** Tells people that their access to the house has ended. */
export async function tellClosed(db: Db, scope: Scope, to: readonly Mailbox[], now: Date): Promise<void> {
  for (const { email, lang } of to) {
    const data = { who: scope.name };
    await queueMail(db, { svjId: scope.svjId, kind: 'accessClosed', recipient: email, lang, data, createdAt: now });
  }
}
