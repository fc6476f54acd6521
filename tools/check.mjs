import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { checkLibraries } from './check-libraries.mjs';
import { checkFirstLoadSize } from './first-load-size.mjs';
import { at, pinnedNode, runAside } from './run.mjs';
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
export async function check() {
  const built = async () => {
    const codes = [];
    for (const [name, work] of ofTheBuild) codes.push(await named(name, work));
    return codes;
  };
  const codes = await Promise.all([...programs.map(([name, work]) => named(name, work)), built()]);
  const outcomes = codes.flat();
  const failed = outcomes.filter((code) => code !== 0).length;
  return { passed: outcomes.length - failed, failed, skipped: 0 };
}

async function named(name, work) {
  const code = await work();
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  return code;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setUp();
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
