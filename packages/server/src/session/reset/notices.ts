import { urlOf } from '#contract/base/calls/links.ts';
import { showMoment } from '#contract/base/time/dates.ts';
import { letterLinks } from '#contract/session/links.ts';
import type { Db } from '../../base/db/db.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMail } from '../../base/mail/mail.ts';
import type { Account } from '../rows/queries.ts';

type Left = { alarm: string; devices: { device: string; lastSeenAt: Date }[]; passkeys: string[] };
const listOf = (names: string[]) => names.map((name) => name || '?').join('; ') || 'none';

/** Tells the holder that the password is another one, what it signed out and what still signs in: it may not be them. */
export async function tellPasswordChanged(db: Db, to: Account, left: Left, now: Date): Promise<void> {
  const devices = left.devices.map(({ device, lastSeenAt }) => `${device || '?'} (${showMoment(lastSeenAt)})`);
  await queueMail(db, {
    svjId: null,
    kind: 'passwordChanged',
    recipient: to.email,
    lang: to.lang,
    data: { email: to.email, devices: listOf(devices), passkeys: listOf(left.passkeys) },
    secret: { url: left.alarm },
    createdAt: now,
  });
}

/** Mails the link to a new password; on a loopback portal also prints it. */
export async function sendResetLink(
  db: Db,
  portal: Portal,
  to: Pick<Account, 'email' | 'lang'>,
  token: string,
  now: Date,
): Promise<void> {
  const url = urlOf(portal.config.url, letterLinks.reset(token));
  await queueMail(db, {
    svjId: null,
    kind: 'reset',
    recipient: to.email,
    lang: to.lang,
    data: { email: to.email },
    secret: { url },
    createdAt: now,
  });
  portal.say(`Odkaz ke změně hesla pro ${to.email}: ${url}`);
}
