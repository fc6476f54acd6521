import { urlOf } from '#contract/base/calls/links.ts';
import { minutesLinks } from '#contract/minutes/links.ts';
import type { Db } from '../../base/db/db.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Scope, Session } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMail, queueMails } from '../../base/mail/mail.ts';
import { sealMail } from '../../base/mail/mail-seal.ts';
import type { Meeting } from '../../meetings/rows/queries.ts';
import { mailboxesOf } from '../../second/queries-mailboxes.ts';
import { signersNow } from '../rows/queries.ts';

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

/** Tells those whose signature finished minutes wait for, but who finished them: nobody looks for it by themselves. */
export async function tellSigners(portal: Portal, { db, scope, now }: Asking, { id, name }: Meeting): Promise<void> {
  const ids = (await signersNow(db, scope, id)).filter((one) => one !== scope.memberId);
  const url = urlOf(portal.config.url, minutesLinks.one(id), { svj: scope.svjId });
  const mail = { svjId: scope.svjId, kind: 'minutesToSign' as const, data: { meeting: name, url }, createdAt: now };
  const people = [...(await mailboxesOf(db, scope, ids)).values()];
  await queueMails(
    db,
    people.map(({ email, lang }) => ({ ...mail, recipient: email, lang })),
  );
}
