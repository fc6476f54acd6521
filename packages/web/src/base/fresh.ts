/** A list that is shown, and how to look whether it would read otherwise now. */
export type Shown = { house: number | null; noun: string; look(): Promise<void> };

const shown = new Set<Shown>();

/** Says that a list is shown, until it is not. */
export function showing(list: Shown): () => void {
  shown.add(list);
  return () => void shown.delete(list);
}

/** Lists shown now of a house, of these nouns or of all. */
export const lists = (house: number, nouns: ReadonlySet<string> | null): readonly Shown[] =>
  [...shown].filter((list) => list.house === house && (nouns === null || nouns.has(list.noun)));

type Rows = readonly { id: number }[];
const hasIds = (value: unknown): value is Rows =>
  Array.isArray(value) && value.every((one) => typeof (one as { id?: unknown } | null)?.id === 'number');
/** What stands in an answer one below another, by ids. */
const orderOf = (answer: object): string =>
  JSON.stringify(Object.values(answer).flatMap((value) => (hasIds(value) ? [value.map(({ id }) => id)] : [])));

/** What a list would bring: so many more, or another order; null where every row stays in its place. */
export function movedBy(
  before: { answer: object; total: number },
  after: { answer: object; total: number },
): { more: number } | null {
  const isSame = before.total === after.total && orderOf(before.answer) === orderOf(after.answer);
  return isSame ? null : { more: Math.max(0, after.total - before.total) };
}
