import { Buffer } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import { type Plugin, transformWithOxc } from 'vite';
import { typesetAll, unbroken } from '../../contract/src/base/words/typeset.ts';
import { joined } from '../../contract/src/texts/joined.ts';
import { pieceOf } from '../../contract/src/texts/pieces.ts';

type Tree = { [key: string]: string | Tree };

const contract = fileURLToPath(new URL('../../contract/src/', import.meta.url));
const catalogue = /[\\/]contract[\\/]src[\\/][\w-]+[\\/]texts[\\/][\w-]+\.(cs|en)\.ts$/;
const compiled = (tree: Tree): unknown =>
  Object.fromEntries(
    Object.entries(tree).map(([k, v]) => [k, typeof v === 'string' ? compile(unbroken(v)) : compiled(v)]),
  );

/** Sentences as the browser says them: with fixed spaces in their places and ICU parsed. */
export const compiledTexts = (tree: Tree): unknown => compiled(typesetAll(tree) as Tree);

/** What somebody says before any piece comes stands among the first scripts. */
const atOnce = /[\\/]base[\\/]texts[\\/]public\.cs\.ts$/;

/** Files of sentences by what comes at once: `votes-cs`. */
function filesOfPieces(): Map<string, string[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).map((file) => contract + file);
  const found = new Map<string, string[]>();
  for (const file of files.toSorted()) {
    const lang = atOnce.test(file) ? undefined : catalogue.exec(file)?.[1];
    const piece = lang && pieceOf(file.replaceAll('\\', '/'));
    if (piece) found.set(`${piece}-${lang}`, [...(found.get(`${piece}-${lang}`) ?? []), file]);
  }
  return found;
}

async function treeOf(file: string, code = readFileSync(file, 'utf8')): Promise<Tree> {
  const js = await transformWithOxc(code, file, { lang: 'ts' });
  const module = `data:text/javascript;base64,${Buffer.from(js.code).toString('base64')}`;
  return ((await import(module)) as { default: Tree }).default;
}

const all = 'virtual:texts';
const one = `\0${all}/`;

/** One file of the build a piece and language. */
export function chunkOfTexts(id: string): string | null {
  if (id.startsWith(one)) return `texts-${id.slice(one.length)}`;
  return atOnce.test(id) ? 'texts-public-cs' : null;
}

/** Gives sentences by pieces, each piece of a language joined into one tree; as the catalogues have them, unless written otherwise. */
export function pieces(written: (tree: Tree) => unknown = (tree) => tree): Plugin {
  return {
    name: 'pieces',
    resolveId: (id) => (id === all || id.startsWith(`${all}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${all}`) {
        const lines = [...filesOfPieces().keys()].map((name) => `'${name}': () => import('${all}/${name}'),`);
        return `export const files = {\n${lines.join('\n')}\n};`;
      }
      if (!id.startsWith(one)) return undefined;
      const files = filesOfPieces().get(id.slice(one.length)) ?? [];
      for (const file of files) this.addWatchFile(file);
      const trees = await Promise.all(files.map((file) => treeOf(file)));
      return `export default ${JSON.stringify(written(trees.reduce(joined<Tree>, {})))}`;
    },
  };
}

/** Compiles the catalogues at build time, so that the browser needs neither an ICU parser nor typography. */
export function catalogues(): Plugin[] {
  return [
    pieces(compiledTexts),
    {
      name: 'catalogues',
      enforce: 'pre',
      config: () => ({
        resolve: {
          alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
        },
      }),
      transform: {
        filter: { id: catalogue },
        async handler(code, id) {
          const tree = await treeOf(id, code);
          return { code: `export default ${JSON.stringify(compiledTexts(tree))}`, map: null, moduleType: 'js' };
        },
      },
    },
  ];
}
