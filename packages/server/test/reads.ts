const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const named = /\b(?:from|join|update|into|using)\s+(?:only\s+)?"?([a-z_]+)"?(?![a-z_."(])/g;
/** One more table of the same list: `from a x, b y`. */
const further = /,\s*([a-z_]+)\s+[a-z]{1,2}\b/g;
const importing = /\bfrom\s+'(\.[^']+)'/g;

/** Tables that the SQL of a source names, whatever it does with them; words that are no table of the schema are passed over. */
export function tablesNamedIn(text: string, isTable: (name: string) => boolean): string[] {
  const code = text.replace(comments, '');
  const found = [...code.matchAll(named), ...code.matchAll(further)].map(([, name = '']) => name);
  return [...new Set(found)].filter(isTable);
}

/** Files that a source imports by a path. */
export const importsOf = (text: string): string[] =>
  [...text.replace(comments, '').matchAll(importing)].map(([, path = '']) => path);

/** Pairs that need each other both ways, each once, with what needs what. */
export function mutualPairs(arrows: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>): string[] {
  const pairs: string[] = [];
  for (const [one, aims] of arrows)
    for (const [other, there] of aims) {
      const back = arrows.get(other)?.get(one);
      if (one < other && back) pairs.push(`${one} <> ${other}: ${there.join(', ')} | ${back.join(', ')}`);
    }
  return pairs;
}
