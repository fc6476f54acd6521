import { inBrowser } from './stored.ts';

const prefix = 'pavlac.draft.';
/** What nobody came back for is nobody's any more. */
const longest = 30 * 24 * 60 * 60 * 1000;

/** What somebody has been writing, as this device keeps it. */
export type Copy<V> = { at: string; values: V };

const isCopy = (found: unknown): found is Copy<unknown> =>
  typeof found === 'object' &&
  found !== null &&
  'values' in found &&
  !Number.isNaN(Date.parse(String((found as Copy<unknown>).at)));

/** A stored text as a copy that may still be offered; null when it is none, or too old. */
export function readCopy<V>(text: string | null, now: Date): Copy<V> | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return isCopy(found) && now.getTime() - Date.parse(found.at) < longest ? (found as Copy<V>) : null;
  } catch {
    return null;
  }
}

/** Unfinished texts kept on this device, each under what it is and whose. */
export const copies = {
  read: <V>(name: string): Copy<V> | null => readCopy<V>(inBrowser.read(prefix + name), new Date()),
  write: (name: string, values: unknown) =>
    inBrowser.write(prefix + name, JSON.stringify({ at: new Date().toISOString(), values })),
  forget: (name: string) => inBrowser.forget(prefix + name),
  /** Whoever signs out leaves nothing for the next person at this device. */
  forgetAll: () => inBrowser.forgetAll(prefix),
};
