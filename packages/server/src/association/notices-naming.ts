import { associationLinks } from '#contract/association/links.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { zone } from '#contract/base/time/dates.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMails } from '../base/mail/mail.ts';
import type { Mailbox } from '../members/rows/queries-mailboxes.ts';

const moments = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
};

type NamingNews = { person: string; dueAt: Date; what: 'made' | 'done' | 'objected' | 'withdrawn' };

/** Tells what became of the naming of a chair. */
export async function tellNaming(
  db: Db,
  portal: Portal,
  scope: Scope,
  { person, dueAt, what }: NamingNews,
  to: readonly Mailbox[],
  now: Date,
): Promise<void> {
  const url = urlOf(portal.config.url, associationLinks.one(), { svj: scope.svjId });
  const mails = to.map(({ email, lang }) => ({
    ...{ svjId: scope.svjId, kind: 'chairNamed' as const, recipient: email, lang, createdAt: now },
    data: { person, what, at: moments[lang].format(dueAt), url },
  }));
  await queueMails(db, mails);
}
