// Takes the question of who sees documents and folders out of one place after another, and names the places that no test
// misses. Not a part of any suite: it takes minutes a place. `node tools/door-mutants.mjs [part of file:line]`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const question = /\$\{seen(?:Documents|Folders)\([^}]*\)\}/g;
const first = 'packages/server/src/documents/seen.test.ts';

const files = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0').filter(Boolean);

/** A copy of the sources to be broken in; what is installed is shared. */
function copied() {
  const copy = mkdtempSync(join(tmpdir(), 'pavlac-dvere-'));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Every place that asks: its file, where in it, and the line. */
const places = files
  .filter((file) => /^packages\/server\/src\/.*(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(question)].map((found) => {
      const line = text.slice(0, found.index).split('\n').length;
      return { file, line, broken: `${text.slice(0, found.index)}true${text.slice(found.index + found[0].length)}` };
    });
  })
  .filter(({ file, line }) => `${file}:${line}`.includes(process.argv[2] ?? ''));

/** Whether these tests stand in the copy; the first that falls ends them. */
const stand = (copy, tests) =>
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.config.ts', '--bail', '1', '--retry', '0', ...tests],
    { cwd: copy, stdio: 'ignore' },
  ).status === 0;

const copy = copied();
const missed = [];
try {
  for (const { file, line, broken } of places) {
    const whole = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), broken);
    const noun = file.split('/').slice(0, 4).join('/');
    const isMissed = stand(copy, [first]) && stand(copy, [`${noun}/`]);
    writeFileSync(join(copy, file), whole);
    console.log(`${isMissed ? 'nikdo si nevšiml' : 'odhaleno'}  ${file}:${line}`);
    if (isMissed) missed.push(`${file}:${line}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${places.length} míst, ${missed.length} bez zkoušky`);
process.exit(missed.length > 0 ? 1 : 0);
