import { urlOf } from '#contract/base/calls/links.ts';
import { letterLinks } from '#contract/session/links.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../../base/db/db.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMail } from '../../base/mail/mail.ts';

type AddressChange = { lang: 'cs' | 'en'; email: string; newEmail: string; reason?: string };

/** Mails one of the two addresses about the change, with a link where there is something to decide. */
export async function tell(
  db: Db,
  portal: Portal,
  kind: MailKind,
  to: string,
  { lang, ...data }: AddressChange,
  now: Date,
  token?: string,
): Promise<void> {
  const url = token && urlOf(portal.config.url, letterLinks.newLogin(token));
  const secret = url ? { url } : null;
  await queueMail(db, { svjId: null, kind, recipient: to, lang, data, secret, createdAt: now });
  if (url) portal.say(`Odkaz ke změně přihlašovacího e-mailu pro ${to}: ${url}`);
}
