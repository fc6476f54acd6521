import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, run } from './run.mjs';

const mark = at('node_modules', '.pavlac-lock');

/** Installs the libraries exactly as the lock file says, once for each of its versions. */
export async function setUp() {
  // A linked folder is another checkout's: a clean install would empty it under whoever works there.
  if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  if (!alreadyInstalled()) await install();
  writeFileSync(mark, wanted);
}

async function install() {
  console.log('Instaluji knihovny (při prvním spuštění asi minutu) …');
  rmSync(mark, { force: true }); // an interrupted installation must not pass for a finished one
  const [file, ...first] = npm();
  const code = await run(file, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: process.env,
    shell: process.platform === 'win32',
  });
  if (code === 0) return;
  console.error('Knihovny se nepodařilo nainstalovat. Zkontrolujte připojení k internetu a zkuste to znovu.');
  process.exit(1);
}

function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm'];
}

/** What npm noted at the end of its last work, so that a developer's `npm install` is not followed by another one. */
function alreadyInstalled() {
  const noted = at('node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const wanted = packagesOf(at('package-lock.json'));
  const present = packagesOf(noted);
  const same = ([path, { version, optional }]) =>
    present[path] ? present[path].version === version && existsSync(at(path)) : optional === true;
  return Object.entries(wanted).every(same) && Object.keys(present).every((path) => wanted[path]);
}

function packagesOf(file) {
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await setUp();
