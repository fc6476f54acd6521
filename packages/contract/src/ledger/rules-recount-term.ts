import type { Body, Count, Odd } from './rules-recount-count.ts';

/** A later end, announced to all: once, before the one it takes the place of. */
export function takeProlong(count: Count, { closesAt, at, reason }: Body): Odd | null {
  if (count.prolonged) return 'again';
  const { census } = count;
  const [next, last, when] = [closesAt, census.closesAt, at].map((text) => Date.parse(String(text)));
  // The first form does not hold the end it was started with.
  const isLater = census.form === 1 || ((next as number) > (last as number) && (when as number) < (last as number));
  if (Number.isNaN(next) || !isLater) return 'unknown';
  count.prolonged = { closesAt: String(closesAt), reason: String(reason ?? ''), at: String(at) };
  // Papers go by it too.
  count.closesAt = String(closesAt);
  return null;
}

/** When ballots were last taken, as the entries say. */
export const closesOf = ({ census, prolonged }: Pick<Count, 'census' | 'prolonged'>): string | null =>
  prolonged?.closesAt ?? census.closesAt;
