import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/{contract,server,web}/src/**/*.test.{ts,tsx}', 'packages/server/test/*.test.ts'],
    globalSetup: ['packages/server/test/cluster.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Files of a worker share their modules: loading them anew for each file took half of the whole. A test that leaves
    // something behind in a module or in the process is told by the next one.
    isolate: false,
    // It imports `react` by its own path; unless inlined, tests would hold two copies of React.
    server: { deps: { inline: ['use-intl'] } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
  },
});
