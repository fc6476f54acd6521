import { urlOf } from '#contract/base/calls/links.ts';
import { memberLinks } from '#contract/members/links.ts';
import type { AccountDeed } from '#contract/session/schema-accounts.ts';
import type { Db } from '../../base/db/db.ts';
import { across, actFor } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMail, queueMails } from '../../base/mail/mail.ts';
import { membersOf } from '../../members/queries-account.ts';
import { committeeMailboxes } from '../../members/rows/queries-mailboxes.ts';
import type { Held } from './queries.ts';

type AccountNews = { what: AccountDeed; reason: string; device: string };

/** Tells the holder what was done with the account and why: it may have been nobody they asked. */
export const tellHolder = (
  db: Db,
  portal: Portal,
  to: Held,
  { what, reason, device }: AccountNews,
  now: Date,
): Promise<unknown> =>
  queueMail(db, {
    svjId: null,
    kind: 'accountDeed',
    recipient: to.email,
    lang: to.lang,
    data: { email: to.email, what, reason, device: device || 'none' },
    secret: { url: portal.config.url },
    createdAt: now,
  });

/** Tells the committee of each house that somebody of theirs does not sign in any more; why is between them and the portal. */
export const tellHouses = (db: Db, portal: Portal, accountId: number, now: Date): Promise<void> =>
  // The account is one for all houses.
  across(db, async () => {
    for (const { id, svjId, person } of await membersOf(db, accountId)) {
      const scope = await actFor(db, svjId);
      const url = urlOf(portal.config.url, memberLinks.one(id), { svj: svjId });
      const mails = (await committeeMailboxes(db, scope)).map(({ email, lang }) => ({
        ...{ svjId, kind: 'accountClosed' as const, recipient: email, lang, createdAt: now },
        data: { person, url },
      }));
      await queueMails(db, mails);
    }
  });
