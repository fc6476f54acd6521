import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a key opens: pictures of what was left, or that its writer wants no more mails. */
type What = 'photo' | 'quiet';

const signed = (secret: Buffer, what: What, svjId: number, id: number): Buffer =>
  createHmac('sha256', secret).update(`wall ${what} ${svjId} ${id}`).digest();

/** A key to one thing left at a wall, sealed so that nothing of it is kept. */
export const sealedKey = (secret: Buffer, what: What, svjId: number, id: number): string =>
  `${svjId}.${id}.${signed(secret, what, svjId, id).toString('base64url')}`;

/** What the key leads to; undefined where the portal did not make it, or for something else. */
export function openKey(secret: Buffer, what: What, key: string): { svjId: number; id: number } | undefined {
  const [house, note, signature = ''] = key.split('.');
  const [svjId, id] = [Number(house), Number(note)];
  if (!Number.isSafeInteger(svjId) || !Number.isSafeInteger(id)) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const mine = signed(secret, what, svjId, id);
  return given.length === mine.length && timingSafeEqual(given, mine) ? { svjId, id } : undefined;
}
