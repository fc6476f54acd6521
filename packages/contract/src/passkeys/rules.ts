/** Constants of passkeys; times in milliseconds. */
export const passkeyLimits = {
  /** How long a browser may answer what it was asked. */
  challenge: 5 * 60_000,
  /** A sign-in this fresh needs no password again. */
  fresh: 5 * 60_000,
  most: 20,
  name: 60,
} as const;

/** Where passkeys work: the origin of the page and the name they are bound to. */
export type PasskeyPlace = { origin: string; rpId: string };

const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');
const isOwnMachine = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127\./.test(host);

/**
 * Where passkeys of the portal at this address work; null where browsers allow none. They want a name, not a number, and
 * https unless it is their own machine; of that one `localhost` is the only name they take.
 */
export function passkeyPlace(portalUrl: string): PasskeyPlace | null {
  const { protocol, hostname, port, origin } = new URL(portalUrl);
  if (isOwnMachine(hostname)) {
    return { origin: `${protocol}//localhost${port && `:${port}`}`, rpId: 'localhost' };
  }
  return protocol === 'https:' && !isAddress(hostname) ? { origin, rpId: hostname } : null;
}

/** Whether a key that counts its signatures did not count on: there are two of it. Synced keys keep answering zero. */
export const wentBack = (kept: number, next: number): boolean => (kept > 0 || next > 0) && next <= kept;
