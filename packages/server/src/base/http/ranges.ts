import type { Readable } from 'node:stream';
import parseRange from 'range-parser';

/** Bytes that can be read from the middle, so that a broken download goes on where it ended. */
export type Ranged = {
  size: number;
  /** Changes whenever the bytes do. */
  tag: string;
  open(range?: { from: number; to: number }): Promise<Readable>;
};

export const isRanged = (body: object): body is Ranged => 'open' in body && 'size' in body;

/** What the library says instead of ranges. */
const [unsatisfiable, unreadable] = [-1, -2] as const;

type Asked = { range?: string | undefined; ifRange?: string | undefined };

/**
 * Which bytes a request asks for: both ends included; `whole` without a range, with several, or with one of another
 * version; `none` when there are no such bytes (416).
 */
export function rangeOf(
  { range, ifRange }: Asked,
  { size, tag }: Ranged,
): { from: number; to: number } | 'whole' | 'none' {
  if (!range?.startsWith('bytes=') || (ifRange !== undefined && ifRange !== tag)) return 'whole';
  // More of the last bytes than there are is all of them; the library takes it for none.
  const last = /^bytes=-0*(\d+)$/.exec(range)?.[1];
  if (last && Number(last) > size) return size > 0 ? { from: 0, to: size - 1 } : 'none';
  const found = parseRange(size, range);
  if (found === unsatisfiable) return 'none';
  if (found === unreadable || found.length !== 1) return 'whole';
  const [one] = found;
  return one ? { from: one.start, to: one.end } : 'whole';
}
