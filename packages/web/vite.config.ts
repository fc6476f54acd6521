import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress, preloadFont } from './build/after.ts';
import { catalogues, chunkOfTexts } from './build/catalogues.ts';
import { noCircles } from './build/circles.ts';
import { classNameOf } from './build/class-names.ts';
import { commonPasswords } from './build/common-passwords.ts';
import { type Ask, chunksOf, type Plan } from './build/places.ts';
import { broughtSheets } from './build/sheets.ts';
import { slim } from './build/slim.ts';
import { straight } from './build/straight.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8')) as { version: string };
let chunkOf: ((id: string) => string | null) | undefined;
const byPlace = (id: string, graph: { getModuleInfo: Ask }) => {
  const plan: Plan = {
    main: here('./src/main.tsx'),
    app: here('./src/app/App.tsx'),
    home: here('./src/home/HomePage.tsx'),
  };
  chunkOf ??= chunksOf(plan, (of) => graph.getModuleInfo(of));
  return chunkOf(id);
};
const packages = (names: string) => new RegExp(`node_modules[\\\\/](?:${names})[\\\\/]`);

/** What `index.html` brings, and what the portal does. */
const fromThePage = /\/(?:index|rolldown-runtime|react|base|first|texts-public-cs)-[^/]+$/;
const fromThePortal = /\/(?:core|app)-[^/]+$/;
/** Whether it has to be fetched beside a file that somebody brings: not the file itself, nor what is here before it. */
const comesToo = (file: string, host: string) => (one: string) =>
  one !== file && !fromThePage.test(one) && !(fromThePortal.test(host) && fromThePortal.test(one));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    straight(),
    slim(),
    broughtSheets(),
    catalogues(),
    commonPasswords(),
    noCircles(),
    preloadFont('figtree-first'),
    precompress(),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  // Names of classes stand in scripts and sheets, and nobody reads them there.
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    target: 'es2022',
    outDir: here('./dist'),
    emptyOutDir: true,
    // what comes with what, for the check of weights
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // Sentences come alone, and what the page itself brings is there before anything is asked for later.
      resolveDependencies: (file, all, { hostId, hostType }) =>
        hostType === 'html' ? all : file.includes('/texts-') ? [] : all.filter(comesToo(file, `/${hostId}`)),
    },
    rolldownOptions: {
      // which of our own plugins is slow is nothing that a build has to tell
      checks: { bundlerTimings: false },
      preserveEntrySignatures: false,
      treeshake: { manualPureFunctions: ['z', 'endpoint', 'callsOf'] },
      output: {
        // Three hundred names stand in the first scripts, and what is random in them is not compressed: forty-two bits are enough
        // for one file to be another than that of the same name before.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: (c) => `assets/${c.name.split('~')[0]}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // sentences of one noun in one language come as one file
            { name: chunkOfTexts, debugName: 'texts', test: /\btexts[\\/]/, priority: 50 },
            // React alone: changes only when React is upgraded
            { name: 'react', test: packages('react|react-dom|scheduler'), priority: 40 },
            // what checks shapes: where nothing is checked it does not come
            { name: 'zod', test: packages('zod'), priority: 35 },
            // everything else by the places where people need it
            { name: byPlace, debugName: 'places', priority: 30 },
          ],
        },
      },
    },
  },
  server: { port: 5180, proxy: { '/api': 'http://127.0.0.1:8080' } },
});
