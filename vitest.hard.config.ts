import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
// @ts-expect-error Tools are plain JavaScript, because they run before anything is installed.
import { youngFlag } from './tools/heap.mjs';

const folder = 'packages/server/test/hard';
const nameOf = (path: string) => basename(path, '.hard.test.ts');
/** They hold somebody to a time: nothing else runs meanwhile. */
const timed = ['embedded-again', 'messages'].map((name) => `${folder}/${name}.hard.test.ts`);
/** They take minutes, and mostly wait: begun last, one of them would be waited for with the processors idle. */
const long = [
  ...['scans', 'backup', 'main', 'kills', 'ballots', 'surveys-kills', 'texts', 'planned', 'stores', 'uploads'],
  ...['photographs', 'anonymity', 'throw-away', 'mail', 'summons', 'cutting', 'bin', 'recounts', 'embedded'],
];

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) =>
      long.includes(nameOf(moduleId)) ? long.indexOf(nameOf(moduleId)) : long.length;
    return ordered.sort((a, b) => place(a) - place(b));
  }
}

/** Kills, two portals at once, folders of others: slow tests with real processes. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['packages/server/test/cluster.ts'],
    pool: 'forks',
    execArgv: [youngFlag],
    // Kills race with a machine nobody here owns: one repeat, which the summary names.
    retry: process.env.CI === 'true' ? 1 : 0,
    testTimeout: 300_000,
    // Whoever comes first founds what the others take a copy of.
    hookTimeout: 240_000,
    teardownTimeout: 30_000,
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: [`${folder}/*.hard.test.ts`],
          exclude: timed,
          // Each owns its folders, databases and processes. Two of them wait a quarter of their time, which a third one takes.
          maxWorkers: 3,
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
