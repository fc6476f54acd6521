import type { ClearancesVerified } from '#contract/clearances/schema.ts';
import { bookOf } from '../issue/queries.ts';
import { contentOf, digestOf } from '../issue/steps-chain.ts';
import { type At, labelOf } from '../rows/queries.ts';
import { entriesOf, numbersMissing, rowsOf } from './queries.ts';

type Problem = ClearancesVerified['problems'][number];
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Whether only the paper is another one than the chain tells of. */
const isOtherPaper = (content: string, said: string, digest: string): boolean => {
  const told = /[0-9a-f]{64}/.exec(content)?.[0];
  return told !== undefined && told !== digest && said.replace(digest, told) === content;
};

function problemsOfRow(row: Row, content: string | undefined, labels: ReadonlyMap<number, string>): Problem[] {
  const name = labelOf(row);
  const said = contentOf(row, row.digest, row.replacedBy === null ? null : (labels.get(row.replacedBy) ?? ''));
  if (content === said) return [];
  return [{ what: content !== undefined && isOtherPaper(content, said, row.digest) ? 'paper' : 'clearance', name }];
}

/** Counts the chain again and compares each confirmation and its paper with the last entry that tells of it. */
export async function verifyClearances(at: Pick<At, 'db' | 'scope'>): Promise<ClearancesVerified> {
  const [book, entries, rows] = [await bookOf(at.db, at.scope), await entriesOf(at), await rowsOf(at)];
  const problems: Problem[] = [];
  let [n, head] = [0, ''];
  for (const e of entries) {
    if (e.n !== n + 1 || digestOf(head, e.n, e.content) !== e.digest) problems.push({ what: 'entry', name: `${e.n}` });
    [n, head] = [e.n, e.digest];
  }
  if (n !== book.entries || head !== book.head) problems.push({ what: 'head', name: `${book.entries}` });
  const byN = new Map(entries.map((e) => [e.n, e.content]));
  // The last entry that begins with its number: a row that points to an older one stands as it once was.
  const last = new Map(entries.map((e) => [/^\["([^"]+)"/.exec(e.content)?.[1] ?? '', e.n]));
  const labels = new Map(rows.map((r) => [r.id, labelOf(r)]));
  for (const row of rows) problems.push(...problemsOfRow(row, byN.get(last.get(labelOf(row)) ?? row.entry), labels));
  for (const name of await numbersMissing(at)) problems.push({ what: 'missing', name });
  return { entries: book.entries, problems: problems.slice(0, 200) };
}
