import { type Endpoint, keyHeader } from '#contract/base/calls/endpoint.ts';
import { addressed, type Fields } from './addressed.ts';
import type { Answer } from './answer.ts';

type Call = Pick<Endpoint, 'method' | 'path' | 'query' | 'creates'>;

/** A UUID; browsers make one themselves only where the address is safe. */
export function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
  return [8, 12, 16, 20, 32].map((to, i, all) => hex.slice(all[i - 1] ?? 0, to)).join('-');
}

export const keyed = (key: string | undefined): Record<string, string> => (key ? { [keyHeader]: key } : {});

/** Whether nobody knows what became of the call: no answer, or one that is not the portal's own word. */
const isUnknown = ({ status }: Answer): boolean => status < 400 || status >= 500;

const fileOf = (file: File | undefined) => (file ? `${file.name} ${file.size} ${file.lastModified}` : '');

/**
 * Keeps the key of one form. It is made when "save" is first pressed and is the same for every further press until the
 * server said what became of it: then the portal knows that it is the same thing. While nobody knows, a changed text goes
 * under the same key too, so that the portal can say that the first one was stored; another file, or another place, is
 * another thing.
 */
export function keepKey() {
  let held: { key: string; at: string; body: string; isOpen: boolean } | null = null;
  return {
    /** The key to send with it; none for a call that makes nothing. */
    of(call: Call, input: Fields, file?: File): string | undefined {
      if (typeof call.creates !== 'string') return undefined;
      const { url, body: told } = addressed(call, input);
      const [at, body] = [`${url} ${fileOf(file)}`, JSON.stringify(told)];
      if (held?.at !== at || !(held.isOpen || held.body === body)) held = { key: newKey(), at, body, isOpen: true };
      held.isOpen = true;
      return held.key;
    },
    /** What became of it: done, or why not. */
    ended(answer: Answer | null): void {
      // Told that the first one was stored, whoever saves once more means another one.
      if (answer === null || answer.key === 'BASE.ERRORS.KEY_USED') held = null;
      else if (held) held.isOpen = isUnknown(answer);
    },
  };
}
