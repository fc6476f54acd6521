import { openSealed, sealFor } from '../secrets/sealing.ts';
import type { MailSecret } from './mail.ts';

const purpose = 'mail';

/** What nobody may read while the mail waits, closed with the installation's key. */
export const sealMail = (secret: Buffer, words: MailSecret): MailSecret => ({
  sealed: sealFor(secret, purpose, JSON.stringify(words)).toString('base64'),
});

/** What the mail says when it goes out; throws when it was sealed by another installation, or changed. */
export function openMail(secret: Buffer, stored: MailSecret | null): MailSecret | null {
  if (!stored?.sealed) return stored;
  const words = openSealed(secret, purpose, Buffer.from(stored.sealed, 'base64'));
  if (words === null) throw new Error('A mail was sealed by another installation, or it was changed.');
  return JSON.parse(words) as MailSecret;
}

/** What a mail that waits shows to whoever looks after mails: its link, never a code or how somebody voted. */
export function shownSecret(stored: MailSecret | null): MailSecret | null {
  if (!stored) return null;
  const { code: _, words: __, sealed: ___, ...rest } = stored;
  return rest;
}
