import type { Db } from '../base/db/db.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMail } from '../base/mail/mail.ts';
import { newAlarm } from '../session/alarm/steps.ts';
import type { Account } from '../session/rows/queries.ts';

/** Tells the holder of the account that a passkey came or went: whoever did it may not be them. */
export async function tellHolder(
  db: Db,
  portal: Portal,
  kind: 'passkeyAdded' | 'passkeyRemoved',
  to: Account,
  device: string,
  now: Date,
): Promise<void> {
  await queueMail(db, {
    svjId: null,
    kind,
    recipient: to.email,
    lang: to.lang,
    data: { email: to.email, device: device || 'none' },
    secret: { url: await newAlarm(db, portal, to.id, now) },
    createdAt: now,
  });
}
