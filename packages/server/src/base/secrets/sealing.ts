import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];
/** A key for each purpose and house: what opens one opens nothing else. */
const keyOf = (secret: Buffer, purpose: string) => createHmac('sha256', secret).update(purpose).digest();

/** The text closed with the installation's key, for this purpose alone. */
export function sealFor(secret: Buffer, purpose: string, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** The text again; null where another installation closed it, or it was changed. */
export function openSealed(secret: Buffer, purpose: string, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), sealed.subarray(0, ivLength));
    decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
