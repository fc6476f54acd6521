import type { AccountDeed } from '#contract/session/schema-accounts.ts';
import type { Db } from '../../base/db/db.ts';
import type { House } from '../../base/http/handler.ts';
import { queueMail } from '../../base/mail/mail.ts';
import type { Held } from './queries.ts';

type Told = { what: AccountDeed; reason: string; device: string };

/** Tells the holder what was done with the account and why: it may have been nobody they asked. */
export const tellHolder = (
  db: Db,
  house: House,
  to: Held,
  { what, reason, device }: Told,
  now: Date,
): Promise<unknown> =>
  queueMail(db, {
    svjId: null,
    kind: 'accountDeed',
    recipient: to.email,
    lang: to.lang,
    data: { email: to.email, what, reason, device: device || 'none' },
    secret: { url: house.config.url },
    createdAt: now,
  });
