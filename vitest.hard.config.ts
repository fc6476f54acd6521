import { defineConfig } from 'vitest/config';

const folder = 'packages/server/test/hard';
/** They hold somebody to a time: nothing else runs meanwhile. */
const timed = ['embedded-again', 'messages'].map((name) => `${folder}/${name}.hard.test.ts`);

/** Kills, two portals at once, folders of others: slow tests with real processes. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['packages/server/test/cluster.ts'],
    pool: 'forks',
    // Kills race with a machine nobody here owns: one repeat, which the summary names.
    retry: process.env.CI === 'true' ? 1 : 0,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: [`${folder}/*.hard.test.ts`],
          exclude: timed,
          // Each owns its folders, databases and processes, and mostly waits for them.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: timed, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
