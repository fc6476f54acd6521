import { Buffer } from 'node:buffer';
import compile from 'icu-minify/compile';
import { type Plugin, transformWithOxc } from 'vite';

type Tree = { [key: string]: string | Tree };

const catalog = /[\\/]contract[\\/]src[\\/]texts[\\/](?:cs|en)[\\/][\w-]+\.ts$/;
const compiled = (tree: Tree): unknown =>
  Object.fromEntries(Object.entries(tree).map(([k, v]) => [k, typeof v === 'string' ? compile(v) : compiled(v)]));

/** Compiles the ICU strings of the catalogues at build time, so the browser needs no ICU parser. */
export function icuMessages(): Plugin {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    transform: {
      filter: { id: catalog },
      async handler(code, id) {
        const js = await transformWithOxc(code, id, { lang: 'ts' });
        const module = `data:text/javascript;base64,${Buffer.from(js.code).toString('base64')}`;
        const { default: tree } = (await import(module)) as { default: Tree };
        return { code: `export default ${JSON.stringify(compiled(tree))}`, map: null, moduleType: 'js' };
      },
    },
  };
}
