import type { Db } from '../base/db.ts';
import type { House } from '../base/handler.ts';
import { queueMail } from '../base/mail.ts';
import type { Account } from './queries.ts';

/** Mails the link to a new password; on a loopback portal also prints it. */
export async function sendResetLink(db: Db, house: House, to: Account, token: string, now: Date): Promise<void> {
  const url = `${house.config.url}/zmena-hesla/${token}`;
  await queueMail(db, {
    svjId: null,
    kind: 'reset',
    recipient: to.email,
    lang: to.lang,
    data: { email: to.email },
    secret: { url },
    createdAt: now,
  });
  house.say(`Odkaz ke změně hesla pro ${to.email}: ${url}`);
}
