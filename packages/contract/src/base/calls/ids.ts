import * as z from 'zod/mini';

/** Row ids are positive safe integers; in addresses they come as text. */
export const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
export const byId = z.object({ id });
export const ids = z.array(id).check(z.minLength(1), z.maxLength(500));

/** `updatedAt` on the wire: opaque to the client, "version.iso" for the server. A moment as text is written in ISO already. */
export const stamp = (version: number, at: Date | string): string =>
  `${version}.${typeof at === 'string' ? at : at.toISOString()}`;
/** The version that the text holds; 0, which no row has, where it holds none. */
export const versionOf = (stamp: string): number => Number(/^(\d{1,9})\./.exec(stamp)?.[1] ?? 0);
/** When the version of a stamp was stored; null when it does not say. */
export function storedAt(text: string): Date | null {
  const at = new Date(text.replace(/^\d{1,9}\./, ''));
  return Number.isNaN(at.getTime()) ? null : at;
}
