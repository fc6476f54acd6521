import { elsewhere } from './elsewhere.mjs';
import { near } from './near.mjs';
import { processorSeconds } from './run.mjs';
import { setUp } from './setup.mjs';
import { browserSuite, checkSuite, vitestSuite } from './suites.mjs';

/** Rounds one after another; suites of a round run beside each other and leave each other the processors they do not use. */
const plain = [
  [
    ['kontrola', checkSuite],
    ['vitest', () => vitestSuite('vitest.config.ts')],
  ],
  // The check has built what they walk through.
  [['prohlížeč', () => browserSuite('journeys')]],
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
    [['kontrola', checkSuite], ...(tests.length > 0 ? [['vitest', () => vitestSuite('vitest.config.ts', tests)]] : [])],
    ...(walks.length > 0 ? [[['prohlížeč', () => browserSuite('journeys', walks)]]] : []),
  ];
}

/** What each word after `npm run test` runs; without one, all that every change must pass. */
const menu = {
  all: plain,
  hard: [
    [['tvrdé zkoušky', () => vitestSuite('vitest.hard.config.ts')]],
    [['prohlížeč, druhá šířka a obchůzky', () => browserSuite('rest')]],
  ],
  browser: [[['prohlížeč', () => browserSuite(undefined, process.argv.slice(3))]]],
  // Against the server at TEST_DATABASE_SUPER_URL.
  external: [[['cizí PostgreSQL', () => vitestSuite('vitest.config.ts', elsewhere())]]],
};

const wanted = process.argv[2] ?? 'all';
if (wanted !== 'near' && !menu[wanted]) {
  console.error(`Neznám „${wanted}“; zkoušky jsou: ${[...Object.keys(menu), 'near'].join(', ')}.`);
  process.exit(2);
}

/** Runs the suites of a round; who runs in a process of its own says its seconds of the processor, another took the rest. */
async function together(round) {
  console.log(`\n── ${round.map(([name]) => name).join(' a ')} ──`);
  const begun = processorSeconds();
  const ended = await Promise.all(
    round.map(async ([name, suite]) => {
      const since = performance.now();
      const counted = await suite();
      return { name, wall: (performance.now() - since) / 1000, ...counted };
    }),
  );
  const told = ended.reduce((sum, { processor = 0 }) => sum + processor, 0);
  const rest = begun === null ? null : processorSeconds() - begun - told;
  return ended.map(({ wall, processor = rest, ...counted }) => ({
    ...counted,
    took: `${Math.round(wall)} s${processor === null ? '' : `, procesor ${Math.round(processor)} s`}`,
  }));
}

await setUp();
const results = [];
for (const round of wanted === 'near' ? nearby() : menu[wanted]) results.push(...(await together(round)));
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
