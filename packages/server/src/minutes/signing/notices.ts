import type { Db } from '../../base/db/db.ts';
import type { Scope, Session } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMail } from '../../base/mail/mail.ts';
import { sealMail } from '../../base/mail/mail-seal.ts';

type Caller = { scope: Scope; session: Session; now: Date };

/** Mails the code to whoever signs; the mail names what it is bound to. */
export async function sendCode(
  db: Db,
  portal: Portal,
  { scope, session, now }: Caller,
  { meeting, print }: { meeting: string; print: string },
  code: string,
): Promise<void> {
  const { email: recipient, lang } = session;
  const secret = sealMail(portal.secret, { code });
  const data = { meeting, print };
  await queueMail(db, { svjId: scope.svjId, kind: 'minutesCode', recipient, lang, data, secret, createdAt: now });
  portal.say(`Kód k podpisu zápisu „${meeting}“ pro ${recipient}: ${code}`);
}
