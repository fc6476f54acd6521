import { check } from './check.mjs';
import { setUp } from './setup.mjs';
import { browserSuite, vitestSuite } from './suites.mjs';

const plain = [
  ['kontrola', check],
  ['vitest', () => vitestSuite('vitest.config.ts')],
  ['prohlížeč', () => browserSuite('journeys')],
];
/** What each word after `npm run test` runs; without one, all that every change must pass. */
const menu = {
  all: plain,
  hard: [
    ['tvrdé zkoušky', () => vitestSuite('vitest.hard.config.ts')],
    ['prohlížeč, druhá šířka a obchůzky', () => browserSuite('rest')],
  ],
  browser: [['prohlížeč', () => browserSuite()]],
  // Against the server at TEST_DATABASE_SUPER_URL.
  external: [['cizí PostgreSQL', () => vitestSuite('vitest.config.ts', ['packages/server'])]],
};

const suites = menu[process.argv[2] ?? 'all'];
if (!suites) {
  console.error(`Neznám „${process.argv[2]}“; zkoušky jsou: ${Object.keys(menu).join(', ')}.`);
  process.exit(2);
}
await setUp();
const results = [];
for (const [name, suite] of suites) {
  console.log(`\n── ${name} ──`);
  results.push({ name, ...(await suite()) });
}
console.log('\n── souhrn ──');
for (const { name, passed, failed, skipped, names = [] } of results) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: prošlo ${passed}, neprošlo ${failed}, vynecháno ${skipped}`);
  for (const one of names) console.log(`    ${one}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
);
process.exitCode = sum('failed') === 0 ? 0 : 1;
