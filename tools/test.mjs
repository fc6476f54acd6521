import { readFileSync } from 'node:fs';
import { check } from './check.mjs';
import { near } from './near.mjs';
import { setUp } from './setup.mjs';
import { browserSuite, vitestSuite } from './suites.mjs';

const plain = [
  ['kontrola', check],
  ['vitest', () => vitestSuite('vitest.config.ts')],
  ['prohlížeč', () => browserSuite('journeys')],
];
/** The commit that `near` compares with: the one named after it, else the last one published. */
const since = process.argv[3] ?? 'origin/main';

/** What stands near a change, while it is being worked on; where everything does, it is said and everything is run. */
function nearby() {
  const found = near(since);
  if (!found) {
    console.log('Blízko může být všechno: spouštím celé zkoušky.');
    return plain;
  }
  const { nouns, tests, walks } = found;
  console.log(`Blízko změny: ${nouns.join(', ') || 'nic'}; ${tests.length} souborů zkoušek, ${walks.length} cest.`);
  return [
    ['kontrola', check],
    ...(tests.length > 0 ? [['vitest', () => vitestSuite('vitest.config.ts', tests)]] : []),
    ...(walks.length > 0 ? [['prohlížeč', () => browserSuite('journeys', walks)]] : []),
  ];
}

/** Seconds of the processor that this run and all its ended children took; null where the system does not say. */
function processorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    // utime, stime, cutime, cstime in hundredths of a second (proc_pid_stat(5), fields 14 to 17).
    return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / 100;
  } catch {
    return null;
  }
}

/** What each word after `npm run test` runs; without one, all that every change must pass. */
const menu = {
  all: plain,
  hard: [
    ['tvrdé zkoušky', () => vitestSuite('vitest.hard.config.ts')],
    ['prohlížeč, druhá šířka a obchůzky', () => browserSuite('rest')],
  ],
  browser: [['prohlížeč', () => browserSuite(undefined, process.argv.slice(3))]],
  // Against the server at TEST_DATABASE_SUPER_URL.
  external: [['cizí PostgreSQL', () => vitestSuite('vitest.config.ts', ['packages/server'])]],
};

const wanted = process.argv[2] ?? 'all';
if (wanted !== 'near' && !menu[wanted]) {
  console.error(`Neznám „${wanted}“; zkoušky jsou: ${[...Object.keys(menu), 'near'].join(', ')}.`);
  process.exit(2);
}
await setUp();
const suites = wanted === 'near' ? nearby() : menu[wanted];
const results = [];
for (const [name, suite] of suites) {
  console.log(`\n── ${name} ──`);
  const begun = { clock: performance.now(), processor: processorSeconds() };
  const counted = await suite();
  const wall = Math.round((performance.now() - begun.clock) / 1000);
  const processor = begun.processor === null ? null : Math.round(processorSeconds() - begun.processor);
  results.push({ name, took: `${wall} s${processor === null ? '' : `, procesor ${processor} s`}`, ...counted });
}
console.log('\n── souhrn ──');
for (const { name, took, passed, failed, skipped, names = [] } of results) {
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: prošlo ${passed}, neprošlo ${failed}, vynecháno ${skipped} (${took})`,
  );
  for (const one of names) console.log(`    ${one}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
);
process.exitCode = sum('failed') === 0 ? 0 : 1;
