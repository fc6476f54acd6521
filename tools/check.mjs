import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { checkLibraries } from './check-libraries.mjs';
import { sourceFiles } from './files.mjs';
import { at, pinnedNode, run, runTool } from './run.mjs';
import { setUp } from './setup.mjs';
import { checkSignInSize } from './sign-in-size.mjs';
import { checkTextsSize } from './texts-size.mjs';

/** Lines of a file from which on it is named. */
const longest = 250;

/** Types, style, structure and sizes; each is one check. */
export async function check() {
  const outcomes = [
    await named('typy', () => runTool('typescript/bin/tsc', ['--noEmit', '-p', '.'])),
    await named('styl', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])),
    await named('velikost', checkSizes),
    await named('přihlášení', checkSignInSize),
    await named('věty', checkTextsSize),
    await named('knihovny', checkLibraries),
  ];
  const structure = at('tools', 'check-structure.mjs');
  if (existsSync(structure)) outcomes.push(await named('stavba', () => run(pinnedNode(), [structure])));
  outcomes.push(await named('texty', () => run(pinnedNode(), [at('tools', 'check-texts.mjs')])));
  const failed = outcomes.filter((code) => code !== 0).length;
  return { passed: outcomes.length - failed, failed, skipped: 0 };
}

async function named(name, work) {
  const code = await work();
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  return code;
}

/** Sizes are told, not worshipped: a wall at some number of lines only makes files huddle below it. */
async function checkSizes() {
  const sizes = sourceFiles().map((path) => ({ path, lines: readFileSync(at(path), 'utf8').split('\n').length - 1 }));
  sizes.sort((a, b) => a.lines - b.lines);
  const share = (part) => sizes[Math.floor((sizes.length - 1) * part)]?.lines ?? 0;
  console.log(`${sizes.length} souborů, medián ${share(0.5)} řádků, devět z deseti do ${share(0.9)}`);
  const long = sizes.filter(({ lines }) => lines > longest);
  for (const { path, lines } of long) console.log(`${path} má ${lines} řádků: nejsou to dvě věci?`);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setUp();
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
