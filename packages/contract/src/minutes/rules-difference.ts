/** Two texts that differ, as the words in which they do between what both have. */
export type Difference = { before: string; removed: string; added: string; after: string };

const words = (text: string) => text.split(/(\s+)/).filter((piece) => piece !== '');
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether they say the same: spaces and ends of lines are nothing that was voted on. */
export const isSameWording = (a: string, b: string): boolean => plain(a) === plain(b);

/** Where `now` says something else than `was`; null where they say the same. */
export function differenceOf(was: string, now: string): Difference | null {
  if (isSameWording(was, now)) return null;
  const [a, b] = [words(plain(was)), words(plain(now))];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const cut = (of: string[]) =>
    of
      .slice(start, of.length - end)
      .join('')
      .trim();
  return {
    before: b.slice(0, start).join(''),
    removed: cut(a),
    added: cut(b),
    after: end === 0 ? '' : b.slice(b.length - end).join(''),
  };
}
