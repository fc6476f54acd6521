import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { checkLibraries } from './check-libraries.mjs';
import { checkFirstLoadSize } from './first-load-size.mjs';
import { at, pinnedNode, processorSeconds, runAside } from './run.mjs';
import { setUp } from './setup.mjs';
import { checkSignInSize } from './sign-in-size.mjs';
import { checkTextsSize } from './texts-size.mjs';

const script = (name) => () => runAside(pinnedNode(), [at('tools', name)]);
const tool = (path, args) => () => runAside(pinnedNode(), [at('node_modules', ...path.split('/')), ...args]);
const isSeen = process.stdout.isTTY;
/** The compiler does much of its work once for each of its checkers, and the other programs want processors too. */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Programs of their own: nothing of one is asked by another, so they run beside each other. */
const programs = [
  [
    'typy',
    tool('typescript/bin/tsc', ['--noEmit', '-p', '.', '--checkers', checkers, ...(isSeen ? ['--pretty'] : [])]),
  ],
  ['styl', tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...(isSeen ? ['--colors=force'] : [])])],
  // They read sources by a library, so they are asked once it is installed, by the Node that it is for.
  ['funkce', script('function-length.mjs')],
  ['míry', script('measures.mjs')],
  ['stavba', script('check-structure.mjs')],
  ['texty', script('check-texts.mjs')],
];
/** These weigh the built interface: the first of them builds it, the others find it. */
const ofTheBuild = [
  ['přihlášení', checkSignInSize],
  ['věty', checkTextsSize],
  ['první obrazovka', checkFirstLoadSize],
  ['knihovny', checkLibraries],
];

/** Types, style, structure and lengths; each is one check. Measures are told and refuse nothing. */
async function check() {
  const built = async () => {
    const ended = [];
    for (const [name, work] of ofTheBuild) ended.push(await named(name, work));
    return ended;
  };
  const ended = (await Promise.all([...programs.map(([name, work]) => named(name, work)), built()])).flat();
  const names = ended.filter(({ isRight }) => !isRight).map(({ name }) => `kontrola: ${name}`);
  return { passed: ended.length - names.length, failed: names.length, skipped: 0, names };
}

async function named(name, work) {
  const isRight = (await work()) === 0;
  console.log(`${isRight ? '✓' : '✗'} ${name}`);
  return { name, isRight };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setUp();
  const counted = await check();
  const report = process.env.PAVLAC_CHECK_REPORT;
  if (report) writeFileSync(report, JSON.stringify({ ...counted, processor: processorSeconds() }));
  process.exit(counted.failed === 0 ? 0 : 1);
}
