import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { queueMails } from '../../base/mail/mail.ts';
import type { Mailbox } from '../rows/queries-mailboxes.ts';

/** Tells people that their access to the house has ended. */
export async function tellClosed(db: Db, scope: Scope, to: readonly Mailbox[], now: Date): Promise<void> {
  const mail = { svjId: scope.svjId, kind: 'accessClosed', data: { who: scope.name }, createdAt: now } as const;
  await queueMails(
    db,
    to.map(({ email, lang }) => ({ ...mail, recipient: email, lang })),
  );
}
