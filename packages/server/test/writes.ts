const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const describing = /export const (\w+) = pgTable\(\s*'(\w+)'/g;
const importing = /import (?:type )?\{([^}]*)\} from '(?!#contract\/)[^']*'/g;
const inSql = /\b(?:insert\s+into|update|delete\s+from)\s+(?:"?([a-z_]+)"?|\$\{([^}]*)\})/gi;
const byBuilder = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
const quoted = /'([a-z_]+)'/g;

/** What descriptions of columns are called in the code, and their tables. */
export const describedIn = (texts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(texts.flatMap((text) => [...text.matchAll(describing)].map(([, name = '', table = '']) => [name, table])));

/** Names that the text takes from elsewhere: what each is called here, and what there. */
function importedBy(code: string): Map<string, string> {
  const names = [...code.matchAll(importing)].flatMap(([, list = '']) => list.split(','));
  return new Map(
    names.map((name) => {
      const [there = '', here = there] = name
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      return [here, there];
    }),
  );
}

/**
 * Tables that a source writes into, in SQL and by the builder; words that are no table of the schema are passed over. Where
 * the table of a statement is put in by code, all that the text names count: better one too many than one unseen. Only who
 * knows no nouns and writes what it is given is spared that.
 */
export function writesOf(
  text: string,
  isTable: (name: string) => boolean,
  described: ReadonlyMap<string, string>,
  knowsNouns = true,
): string[] {
  const code = text.replace(comments, '');
  const imported = importedBy(code);
  const tableOf = (name: string) => described.get(imported.get(name) ?? '');
  const found = new Set<string | undefined>();
  for (const [, plain, put] of code.matchAll(inSql)) {
    if (plain) found.add(plain.toLowerCase());
    else if (put && /^\w+$/.test(put) && tableOf(put)) found.add(tableOf(put));
    else if (knowsNouns) for (const [, name] of code.matchAll(quoted)) found.add(name);
  }
  for (const [, name = ''] of code.matchAll(byBuilder)) found.add(tableOf(name));
  return [...found].filter((table) => table !== undefined && isTable(table)) as string[];
}
