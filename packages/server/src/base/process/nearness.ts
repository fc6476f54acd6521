import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

const ownName = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i;

/** Whether a name or an address of a computer is this very one. */
export const isOwnComputer = (host: string): boolean => ownName.test(host.replace(/^\[|\]$/g, ''));

/** A host or an address as headers write it, without quotes, brackets and port. */
function nameIn(written: string): string {
  const bare = written.trim().replace(/^"|"$/g, '');
  const inBrackets = /^\[([^\]]*)\](:\d+)?$/.exec(bare)?.[1];
  if (inBrackets !== undefined) return inBrackets;
  // More colons than one are an address of IPv6 without brackets.
  return bare.split(':').length === 2 ? bare.replace(/:\d+$/, '') : bare;
}
const namesIn = (header: string) => header.split(',').map(nameIn).filter(Boolean);

/** `for=1.2.3.4;host="dum.example";proto=https, for=…` (RFC 7239). */
const namesForwarded = (header: string) =>
  [...header.matchAll(/(?:for|by|host)=("[^"]*"|[^;,\s]*)/gi)].map(([, name]) => nameIn(name ?? ''));

function hostOf(address: string): string {
  try {
    return nameIn(new URL(address).hostname);
  } catch {
    return address;
  }
}

/** What says nothing of a computer. */
const harmless = /^x-forwarded-(proto|protocol|port|prefix|scheme|ssl)$/;
const forwarding =
  /^(x-forwarded-|x-forwarded$|x-real-ip$|x-client-ip$|x-cluster-client-ip$|x-original-host$|true-client-ip$|cf-connecting-ip$)/;

function namesOf(name: string, value: string): string[] {
  if (name === 'forwarded') return namesForwarded(value);
  if (name === 'host' || name === ':authority') return namesIn(value);
  if (name === 'origin' || name === 'referer') return [hostOf(value)];
  return forwarding.test(name) && !harmless.test(name) ? namesIn(value) : [];
}

/**
 * What says that the call comes from another computer than the portal's own: the name of a header, or `address`; null when
 * nothing does. Behind a proxy the line itself always comes from here, so every header must say the same.
 */
export function whyFar(headers: IncomingHttpHeaders, remote: string | undefined): string | null {
  if (!isOwnComputer(remote ?? '')) return 'address';
  const far = Object.entries(headers).find(([name, value]) =>
    namesOf(name, String(value ?? '')).some((one) => !isOwnComputer(one)),
  );
  return far?.[0] ?? (headers.host ? null : 'host');
}

const place = new AsyncLocalStorage<{ far: string | null }>();

/** Does the work of one call, which comes from there. */
export const comingFrom = <T>(far: string | null, work: () => T): T => place.run({ far }, work);

/** Prints only what calls from this very computer, or no call at all, asked for. */
export const nearOnly =
  (print: (line: string) => void) =>
  (line: string): void => {
    if ((place.getStore()?.far ?? null) === null) print(line);
  };
