import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseAst } from 'vite';

type Node = ReturnType<typeof parseAst>['body'][number];
type Place = { file: string; name: string };

const libraries = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const lists: Record<string, string> = {
  '@mantine/core': 'esm/index.mjs',
  '@mantine/dates': 'esm/index.mjs',
  '@mantine/hooks': 'esm/index.mjs',
  '@tabler/icons-react': 'dist/esm/tabler-icons-react.mjs',
  '@tanstack/query-core': 'build/modern/index.js',
  '@tanstack/react-query': 'build/modern/index.js',
  '@tanstack/react-router': 'dist/esm/index.js',
  '@tanstack/router-core': 'dist/esm/index.js',
};

const wordOf = (one: { type: string; name?: string; value?: unknown }) => String(one.name ?? one.value);

/** Where each name that a library gives away really stands, read from its list of everything. */
export function placesIn(file: string): Map<string, Place> {
  const brought = new Map<string, Place>();
  const places = new Map<string, Place>();
  const at = (source: string) => (source.startsWith('.') ? join(dirname(file), source) : source);
  for (const node of parseAst(readFileSync(file, 'utf8')).body) {
    // A list that gives away the whole of another one.
    const other = node.type === 'ExportAllDeclaration' ? lists[node.source.value] : undefined;
    if (other && node.type === 'ExportAllDeclaration')
      for (const [name, place] of placesIn(join(libraries, node.source.value, other))) places.set(name, place);
    if (node.type === 'ImportDeclaration')
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier')
          brought.set(one.local.name, { file: at(node.source.value), name: wordOf(one.imported) });
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of node.specifiers) {
      const place = node.source ? { file: at(node.source.value), name: wordOf(local) } : brought.get(wordOf(local));
      if (place) places.set(wordOf(exported), place);
    }
  }
  return places;
}

/** The same imports, each from its own file; null where one of the names stands nowhere else. */
function straightened(node: Node, places: Map<string, Place>): string | null {
  if (node.type !== 'ImportDeclaration') return null;
  const lines = node.specifiers.map((one) => {
    const place = one.type === 'ImportSpecifier' && places.get(wordOf(one.imported));
    return place && `import { ${place.name} as ${one.local.name} } from ${JSON.stringify(place.file)};`;
  });
  return lines.every(Boolean) ? lines.join('') : null;
}

/**
 * Takes imports from a library's list of everything to the files where things stand, so that it is known which screen needs
 * which of them: a chunk is made of what places share, and over such a list everybody would share everything.
 */
export function straight(): Plugin {
  const known = new Map<string, Map<string, Place>>();
  function of(library: string) {
    const list = lists[library];
    if (!list) return undefined;
    const places = known.get(library) ?? placesIn(join(libraries, library, list));
    known.set(library, places);
    return places;
  }
  return {
    name: 'straight',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: new RegExp(`from\\s*["'](?:${Object.keys(lists).join('|')})["']`) },
      handler(code) {
        let out = code;
        for (const node of parseAst(code).body.toReversed()) {
          const places = node.type === 'ImportDeclaration' ? of(node.source.value) : undefined;
          const lines = places && straightened(node, places);
          if (lines) out = out.slice(0, node.start) + lines + out.slice(node.end);
        }
        return { code: out, map: null };
      },
    },
  };
}
