import { Buffer } from 'node:buffer';
import compile from 'icu-minify/compile';
import { type Plugin, transformWithOxc } from 'vite';
import { typesetAll } from '../../contract/src/base/typeset.ts';
import { pieceOf } from '../../contract/src/texts/pieces.ts';

type Tree = { [key: string]: string | Tree };

const catalogue = /[\\/]contract[\\/]src[\\/][\w-]+[\\/]texts[\\/][\w-]+\.(cs|en)\.ts$/;
const compiled = (tree: Tree): unknown =>
  Object.fromEntries(Object.entries(tree).map(([k, v]) => [k, typeof v === 'string' ? compile(v) : compiled(v)]));

/** Sentences as the browser says them: with fixed spaces in their places and ICU parsed. */
export const compiledTexts = (tree: Tree): unknown => compiled(typesetAll(tree) as Tree);

/** One file a piece and language: `votes-cs`. */
export function chunkOfTexts(id: string): string | null {
  const lang = catalogue.exec(id)?.[1];
  const piece = lang && pieceOf(id.replaceAll('\\', '/'));
  return piece ? `texts-${piece}-${lang}` : null;
}

/** Compiles the catalogues at build time, so that the browser needs neither an ICU parser nor typography. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    transform: {
      filter: { id: catalogue },
      async handler(code, id) {
        const js = await transformWithOxc(code, id, { lang: 'ts' });
        const module = `data:text/javascript;base64,${Buffer.from(js.code).toString('base64')}`;
        const { default: tree } = (await import(module)) as { default: Tree };
        return { code: `export default ${JSON.stringify(compiledTexts(tree))}`, map: null, moduleType: 'js' };
      },
    },
  };
}
