import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { MailSecret } from './mail.ts';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];
/** A key of its own: what opens mails opens nothing else. */
const keyOf = (secret: Buffer) => createHmac('sha256', secret).update('mail').digest();

/** What nobody may read while the mail waits, closed with the installation's key. */
export function sealMail(secret: Buffer, words: MailSecret): MailSecret {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(words), 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64') };
}

/** What the mail says when it goes out; throws when it was sealed by another installation, or changed. */
export function openMail(secret: Buffer, stored: MailSecret | null): MailSecret | null {
  if (!stored?.sealed) return stored;
  const bytes = Buffer.from(stored.sealed, 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const body = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
  return JSON.parse(body.toString('utf8')) as MailSecret;
}

/** What a mail that waits shows to whoever looks after mails: its link, never a code or how somebody voted. */
export function shownSecret(stored: MailSecret | null): MailSecret | null {
  if (!stored) return null;
  const { code: _, words: __, sealed: ___, ...rest } = stored;
  return rest;
}
