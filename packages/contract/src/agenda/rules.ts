import { isEmptyRichText } from '../base/words/rich-text.ts';
import type { MeetingNews } from '../meetings/schema.ts';
import type { Lack } from './schema.ts';
import type { PointKind } from './schema-words.ts';

type Placed = { id: number; counterTo: number | null };

/** Other proposals stand right after the point they are to, whatever order they came in; of one that is gone they stand alone. */
export function withCounters<P extends Placed>(points: readonly P[]): P[] {
  const there = new Set(points.filter((p) => p.counterTo === null).map((p) => p.id));
  const isCounter = (p: P) => p.counterTo !== null && there.has(p.counterTo);
  return points
    .filter((p) => !isCounter(p))
    .flatMap((p) => [p, ...points.filter((c) => isCounter(c) && c.counterTo === p.id)]);
}

/** Letters as columns of a sheet have them: a … z, aa … */
const letterOf = (n: number): string =>
  (n < 26 ? '' : letterOf(Math.floor(n / 26) - 1)) + String.fromCharCode(97 + (n % 26));

/** Numbers of points in their order: those of other proposals are their point's with a letter. */
export function labelsOf(points: readonly Placed[]): Map<number, string> {
  const labels = new Map<number, string>();
  let number = 0;
  let letter = 0;
  let of = 0;
  for (const { id, counterTo } of points) {
    if (counterTo !== null && counterTo === of) {
      labels.set(id, `${number}${letterOf(letter)}`);
      letter += 1;
    } else {
      number += 1;
      letter = 0;
      of = id;
      labels.set(id, String(number));
    }
  }
  return labels;
}

export const isDecided = (kind: PointKind): boolean => kind !== 'information';

type Prepared = { kind: PointKind; body: string; wording: string; fileCount: number };

/** What people could not decide on without; a file or a word of explanation is enough for materials. */
export function lacksOf({ kind, body, wording, fileCount }: Prepared): Lack[] {
  if (!isDecided(kind)) return [];
  const found: Lack[] = [];
  // Templates leave names and sums open.
  if (wording.trim() === '' || wording.includes('…')) found.push('wording');
  if (kind === 'resolution' && fileCount === 0 && isEmptyRichText(body)) found.push('materials');
  return found;
}

/** What people read of a point. */
export type Worded = {
  id: number;
  kind: PointKind;
  name: string;
  body: string;
  wording: string;
  preset: string | null;
};
const isSame = (a: Worded, b: Worded): boolean =>
  a.kind === b.kind && a.name === b.name && a.body === b.body && a.wording === b.wording && a.preset === b.preset;

export type AgendaNews = NonNullable<MeetingNews['agenda']>;

/** What is different from the agenda that people have; null when nothing they would read. Another order alone is no news. */
export function agendaNews(before: readonly Worded[], after: readonly Worded[]): AgendaNews | null {
  const had = new Map(before.map((p) => [p.id, p]));
  const has = new Set(after.map((p) => p.id));
  const added = after.filter((p) => !had.has(p.id)).map((p) => p.name);
  const removed = before.filter((p) => !has.has(p.id)).map((p) => p.name);
  const changed = after.filter((p) => !isSame(p, had.get(p.id) ?? p)).map((p) => p.name);
  return added.length + removed.length + changed.length > 0 ? { added, removed, changed } : null;
}
