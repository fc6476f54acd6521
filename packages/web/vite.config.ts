import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress, preloadFont } from './build/after.ts';
import { catalogues, chunkOfTexts } from './build/catalogues.ts';
import { commonPasswords } from './build/common-passwords.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8')) as { version: string };
const packages = (names: string) => new RegExp(`node_modules[\\\\/](?:${names})[\\\\/]`);

export default defineConfig({
  root: here('.'),
  plugins: [react(), catalogues(), commonPasswords(), preloadFont('figtree-latin-wght'), precompress()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    outDir: here('./dist'),
    emptyOutDir: true,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        strictExecutionOrder: true,
        chunkFileNames: (c) => `assets/${c.name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // sentences of one noun in one language come as one file
            { name: chunkOfTexts, debugName: 'texts', test: /[\\/]texts[\\/][\w-]+\.(?:cs|en)\.ts$/, priority: 50 },
            // React alone: changes only when React is upgraded
            { name: 'react', test: packages('react|react-dom|scheduler'), priority: 40 },
            // everything the signed-out tree needs, one file instead of ten
            { name: 'base', tags: ['$initial'], test: /node_modules/, priority: 30 },
            // the signed-in core, needed by every screen
            { name: 'core', test: packages('@tanstack|zod'), priority: 20 },
            // widgets by the set of screens that use them, no crumbs
            {
              name: 'ui',
              test: packages('@mantine|@floating-ui|@tabler|react-number-format|react-remove-scroll|dayjs'),
              priority: 10,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { port: 5180, proxy: { '/api': 'http://127.0.0.1:8080' } },
});
