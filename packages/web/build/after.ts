import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) };
const worthIt = /\.(?:m?js|css|html|svg|json|txt)$/;

async function squeezed(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < 512) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    squeeze.br(bytes, quality).then((out) => writeFile(`${file}.br`, out)),
    squeeze.gz(bytes, { level: 9 }).then((out) => writeFile(`${file}.gz`, out)),
  ]);
}

/** Writes .br and .gz beside every text file of the build, so the server never compresses at run time. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true }).catch(() => []);
      for (const f of files) if (worthIt.test(f)) await squeezed(join(folder, f));
    },
  };
}

/** Asks the browser for the interface font before the style sheet mentions it. */
export function preloadFont(name: string): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((f) => f.includes(name) && f.endsWith('.woff2'));
        if (!file) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
        return [{ tag: 'link', injectTo: 'head', attrs }];
      },
    },
  };
}
