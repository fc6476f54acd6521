import { inBrowser } from './stored.ts';

const prefix = 'pavlac.upload.';
/** The server keeps what came for 24 hours; an hour sooner nothing begins to be finished that would be gone meanwhile. */
const longest = 23 * 3600_000;
/** Bytes of the beginning, the middle and the end that a file is known by. */
const sample = 262_144;

type Begun = { url: string; at: string };

function readBegun(text: string | null, now: Date): Begun | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Begun> | null;
    const isFresh = now.getTime() - Date.parse(found?.at ?? '') < longest;
    return isFresh && found?.url ? { url: found.url, at: found.at as string } : null;
  } catch {
    return null;
  }
}

/** Uploads that were begun on this device and not ended, each under the mark of whose and of which file it is. */
export const begunUploads = {
  read: (mark: string, now = new Date()): string | null => readBegun(inBrowser.read(prefix + mark), now)?.url ?? null,
  write: (mark: string, url: string) =>
    inBrowser.write(prefix + mark, JSON.stringify({ url, at: new Date().toISOString() })),
  forget: (mark: string) => inBrowser.forget(prefix + mark),
  /** Whoever signs out leaves nothing for the next person at this device. */
  forgetAll: () => inBrowser.forgetAll(prefix),
};

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, '0')).join('');
const digest = async (bytes: BufferSource) => hex(await crypto.subtle.digest('SHA-256', bytes));

/**
 * The mark of somebody's file: of another person, in another association, or of a file that is not the same, it is another
 * one. It tells nobody what the file is. Null where the browser cannot make one, and on an address that is not safe.
 */
export async function markOf(file: File, whose: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const middle = Math.max(0, Math.floor(file.size / 2) - sample / 2);
  const parts = [0, middle, Math.max(0, file.size - sample)].map((from) => file.slice(from, from + sample));
  const content = await digest(await new Blob(parts).arrayBuffer());
  const said = JSON.stringify([whose, file.name, file.size, file.lastModified, content]);
  return digest(new TextEncoder().encode(said));
}

/** A page that is reloaded or closed lets go by itself, but not at once; milliseconds. */
const lettingGo = 3000;

/**
 * Holds the mark for this page, so that two pages never send one upload; answers how to let go, null when another page has
 * it.
 */
export async function holdMark(mark: string): Promise<(() => void) | null> {
  const { locks } = navigator;
  if (!locks) return null;
  const { promise, resolve } = Promise.withResolvers<(() => void) | null>();
  locks
    .request(prefix + mark, { signal: AbortSignal.timeout(lettingGo) }, () => {
      return new Promise<void>((letGo) => resolve(letGo));
    })
    .catch(() => resolve(null));
  return promise;
}
