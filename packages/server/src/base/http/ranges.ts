import type { Readable } from 'node:stream';

/** Bytes that can be read from the middle, so that a broken download goes on where it ended. */
export type Ranged = {
  size: number;
  /** Changes whenever the bytes do. */
  tag: string;
  open(range?: { from: number; to: number }): Promise<Readable>;
};

export const isRanged = (body: object): body is Ranged => 'open' in body && 'size' in body;

type Asked = { range?: string | undefined; ifRange?: string | undefined };

/**
 * Which bytes a request asks for: both ends included; `whole` without a range, with several, or with one of another
 * version; `none` when there are no such bytes (416).
 */
export function rangeOf(
  { range, ifRange }: Asked,
  { size, tag }: Ranged,
): { from: number; to: number } | 'whole' | 'none' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (!found || (ifRange !== undefined && ifRange !== tag)) return 'whole';
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return 'whole';
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? 'none' : { from, to };
}
