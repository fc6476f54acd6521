import { activationLinks } from '#contract/activation/links.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMail, queueMails } from '../base/mail/mail.ts';

type To = { name: string; email: string; lang: 'cs' | 'en'; token: string; house: string };

/** Mails invitations; on a loopback portal also prints them. */
export async function sendInvitations(
  db: Db,
  portal: Portal,
  scope: Scope,
  list: readonly To[],
  now: Date,
): Promise<void> {
  const linkOf = (to: To) => urlOf(portal.config.url, activationLinks.one(to.token));
  await queueMails(
    db,
    list.map((to) => ({
      svjId: scope.svjId,
      kind: 'invitation',
      recipient: to.email,
      lang: to.lang,
      data: { person: to.name, house: to.house, by: scope.name || 'Pavlač' },
      secret: { url: linkOf(to) },
      createdAt: now,
    })),
  );
  for (const to of list) portal.say(`Pozvánka pro ${to.email}: ${linkOf(to)}`);
}

type Former = { email: string; lang: 'cs' | 'en'; person: string; house: string };

/** Tells the account that signed in as the member until now that another one does. */
export async function tellFormer(db: Db, scope: Scope, { email, lang, ...named }: Former, now: Date): Promise<void> {
  const data = { ...named, email };
  await queueMail(db, { svjId: scope.svjId, kind: 'membershipMoved', recipient: email, lang, data, createdAt: now });
}
