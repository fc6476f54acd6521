import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new opaque token: 256 random bits; only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a ticket opens: one bytes endpoint with one input, for one session and member, for a short time. */
export type Ticket = { path: string; sessionId: number; actorId: number; input: unknown; until: number };

/** Made once: a key that comes as bytes is made anew for each signature, and costs five times as much as the signature. */
const keys = new WeakMap<Buffer, KeyObject>();
function keyOf(secret: Buffer): KeyObject {
  const known = keys.get(secret) ?? createSecretKey(secret);
  keys.set(secret, known);
  return known;
}

const sign = (secret: Buffer, body: string) => createHmac('sha256', keyOf(secret)).update(body).digest();

/** The ticket as signed text for an address. */
export function sealTicket(secret: Buffer, ticket: Ticket): string {
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${body}.${sign(secret, body).toString('base64url')}`;
}

/** The ticket that the text holds; null when it was forged or is over. The gate still asks whether its holder may. */
export function openTicket(secret: Buffer, text: string, path: string, now: Date): Ticket | null {
  const [body = '', signature = ''] = text.split('.');
  const given = Buffer.from(signature, 'base64url');
  const mine = sign(secret, body);
  if (given.length !== mine.length || !timingSafeEqual(given, mine)) return null;
  const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket;
  return ticket.path === path && ticket.until > now.getTime() ? ticket : null;
}

/** Who is left alone about what: several members of a house when they share one address. It never ends. */
export type Leaving = { svjId: number; module: string; members: number[] };
/** A key of its own, so that no ticket can be made of what stands in mails. */
const leavingKey = (secret: Buffer) => sign(secret, 'unsubscribe');

/** The leaving as signed text for an address. */
export function sealLeaving(secret: Buffer, { svjId, module, members }: Leaving): string {
  const body = Buffer.from(JSON.stringify([svjId, module, members])).toString('base64url');
  return `${body}.${sign(leavingKey(secret), body).toString('base64url')}`;
}

const leavingIn = (body: string) => JSON.parse(Buffer.from(body, 'base64url').toString()) as [number, string, number[]];

/** Whose news a text of ours leaves; whoever acts by one opens it. */
export const moduleLeft = (text: string): string => leavingIn(text.split('.')[0] ?? '')[1];

/** What the text says; null when it was forged. */
export function openLeaving(secret: Buffer, text: string): Leaving | null {
  const [body = '', signature = ''] = text.split('.');
  const given = Buffer.from(signature, 'base64url');
  const mine = sign(leavingKey(secret), body);
  if (given.length !== mine.length || !timingSafeEqual(given, mine)) return null;
  const [svjId, module, members] = leavingIn(body);
  return { svjId, module, members };
}
