import { defineConfig } from 'vitest/config';
import { pieces } from './packages/web/build/catalogues.ts';
import { commonPasswords } from './packages/web/build/common-passwords.ts';

/** Screens over the whole portal, in front of a document without a browser: they load React and Mantine, the others do not. */
const screens = 'packages/web/test/*.test.tsx';

/** Each project that asks for it starts its own, and none of it is started for those that do not. */
const cluster = 'packages/server/test/cluster.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    // Two wait for answers and for time a sixth of theirs; a third one takes what they leave of two cores.
    maxWorkers: 3,
    // Files of a worker share their modules: loading them anew for each file took half of the whole. A test that leaves
    // something behind in a module or in the process is told by the next one.
    isolate: false,
    // On a machine nobody here owns one repeat, which the summary names.
    retry: process.env.CI === 'true' ? 1 : 0,
    // Three share two cores, and readers of files stand behind them: what waits is not broken.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          environment: 'node',
          globalSetup: [cluster, 'packages/server/test/declared.ts'],
          setupFiles: ['packages/server/test/held-rows.ts'],
          include: ['packages/{contract,server}/src/**/*.test.ts', 'packages/server/test/*.test.ts'],
          // Node reads these sources by itself, as the portal does: nothing is translated, and nothing is put in for another.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        plugins: [pieces()],
        test: {
          name: 'pieces of screens',
          environment: 'node',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          // It imports `react` by its own path; unless inlined, tests would hold two copies of React.
          server: { deps: { inline: ['use-intl'] } },
        },
      },
      {
        extends: true,
        plugins: [commonPasswords(), pieces()],
        define: { __VERSION__: JSON.stringify('0.0.0') },
        // React as people have it: without the checks of a development, which take half of the time.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'screens',
          globalSetup: [cluster],
          // Node's own with a document put in: an environment of a browser would take addresses and files from the portal.
          environment: 'node',
          env: { NODE_ENV: 'production' },
          setupFiles: ['packages/web/test/document.ts'],
          include: [screens],
          // A test goes through several screens, and the first of them is translated from its sources.
          testTimeout: 120_000,
          server: { deps: { inline: ['use-intl'] } },
        },
      },
    ],
  },
});
