import { defineConfig } from 'vitest/config';

/** Kills, two portals at once, folders of others: slow tests with real processes, one after another. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/server/test/hard/*.hard.test.ts'],
    globalSetup: ['packages/server/test/cluster.ts'],
    pool: 'forks',
    fileParallelism: false,
    // Kills race with a machine nobody here owns: one repeat, which the summary names.
    retry: process.env.CI === 'true' ? 1 : 0,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
  },
});
