import { createHmac, timingSafeEqual } from 'node:crypto';
import { orderLinkDays } from '#contract/orders/schema-words.ts';
import { openSealed, sealFor } from '../../base/secrets/sealing.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import type { HouseOrder } from './tables.ts';

const purpose = 'order link';
const life = orderLinkDays * 24 * 3600_000;

/** A new link with what is kept of it: found by its hash, shown again to staff by the installation's key. */
export function freshLink(secret: Buffer, now: Date) {
  const token = newToken();
  const tokenUntil = new Date(now.getTime() + life);
  return {
    token,
    kept: { tokenHash: hashToken(token), tokenSealed: sealFor(secret, purpose, token).toString('base64'), tokenUntil },
  };
}

/** The link again; nothing where another installation sealed it. */
export const linkAgain = (secret: Buffer, sealed: string): string =>
  openSealed(secret, purpose, Buffer.from(sealed, 'base64')) ?? '';

type Stands = Pick<HouseOrder, 'tokenUntil' | 'filledAt' | 'declinedAt' | 'acceptedAt'>;
/** Whether the link still opens the form. */
export const opensForm = (o: Stands, now: Date): boolean =>
  o.tokenUntil > now && o.filledAt === null && o.declinedAt === null && o.acceptedAt === null;

const proofLife = 24 * 3600_000;
const signed = (secret: Buffer, body: string) =>
  createHmac('sha256', createHmac('sha256', secret).update('order proof').digest()).update(body).digest();

/** What a browser shows that its person reads the mailbox of the order; it dies with the link. */
export function proofOf(secret: Buffer, { tokenHash }: Pick<HouseOrder, 'tokenHash'>, now: Date): string {
  const body = `${tokenHash.toString('base64url')}.${now.getTime() + proofLife}`;
  return `${body}.${signed(secret, body).toString('base64url')}`;
}

export function isProof(secret: Buffer, order: Pick<HouseOrder, 'tokenHash'>, text: string, now: Date): boolean {
  const [hash = '', until = '', signature = ''] = text.split('.');
  const [given, mine] = [Buffer.from(signature, 'base64url'), signed(secret, `${hash}.${until}`)];
  return (
    given.length === mine.length &&
    timingSafeEqual(given, mine) &&
    hash === order.tokenHash.toString('base64url') &&
    Number(until) > now.getTime()
  );
}
