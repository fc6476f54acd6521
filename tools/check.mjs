import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { checkLibraries } from './check-libraries.mjs';
import { checkFirstLoadSize } from './first-load-size.mjs';
import { at, pinnedNode, run, runTool } from './run.mjs';
import { setUp } from './setup.mjs';
import { checkSignInSize } from './sign-in-size.mjs';
import { checkTextsSize } from './texts-size.mjs';

/** Types, style, structure and lengths; each is one check. Measures are told and refuse nothing. */
export async function check() {
  const outcomes = [
    await named('typy', () => runTool('typescript/bin/tsc', ['--noEmit', '-p', '.'])),
    await named('styl', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])),
    // Both read sources by a library, so they are asked once it is installed, by the Node that it is for.
    await named('funkce', () => run(pinnedNode(), [at('tools', 'function-length.mjs')])),
    await named('míry', () => run(pinnedNode(), [at('tools', 'measures.mjs')])),
    await named('přihlášení', checkSignInSize),
    await named('věty', checkTextsSize),
    await named('první obrazovka', checkFirstLoadSize),
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

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setUp();
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
