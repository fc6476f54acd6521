import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { groupsOf } from './files.mjs';
import { at } from './run.mjs';

/** Licences of everything that is shipped, in words, and the same parts for machines (CycloneDX). */
export const noticeFile = at('dist', 'NOTICE.txt');
export const sbomFile = at('dist', 'sbom.cdx.json');

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What is installed for those who run the portal, by the lock: name, version, licence and place. */
export function shipped(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, license }]) => ({ path, name: nameOf(path), version, license: license ?? null }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/** Its own words about its licence; of parts for other computers, which are not installed here, there are none. */
function licenceText(path) {
  if (!existsSync(at(path))) return '';
  const named = readdirSync(at(path)).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const texts = named.sort().map((name) => readFileSync(at(path, name), 'utf8').trim());
  if (texts.length > 0) return texts.join('\n\n');
  const readme = readdirSync(at(path)).find((name) => /^readme/i.test(name));
  const said = readme ? readFileSync(at(path, readme), 'utf8') : '';
  const [, under = ''] = said.split(/^#+\s*licen[cs]e\b.*$/im);
  return under.split(/^#/m)[0].trim();
}

/** The notice: every part in a line, then each text of a licence once with the parts it is of. */
export function noticeOf(parts, textOf) {
  const lines = parts.map(({ name, version, license }) => `${name} ${version}: ${license ?? 'licence not named'}`);
  const texts = groupsOf(parts, ({ path }) => textOf(path));
  texts.delete('');
  const rule = '-'.repeat(80);
  const whole = [...texts].map(([text, some]) => {
    const names = [...new Set(some.map(({ name, version }) => `${name} ${version}`))].join(', ');
    return `${rule}\n${names}\n\n${text}\n`;
  });
  const head = 'Pavlač is made with these parts of others, each under its licence.\n';
  return `${head}\n${[...new Set(lines)].join('\n')}\n\n${whole.join('\n')}`;
}

function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm'];
}

const isOfDevelopment = ({ name, value }) => name === 'cdx:npm:package:development' && value === 'true';

/** The list for machines as npm makes it of the lock; without the name of this folder, and null where npm is not. */
function sbom() {
  const [file, ...first] = npm();
  // Asked to omit what is for development, npm also omits parts of the portal that another version of is for development.
  const asked = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error'];
  const windows = process.platform === 'win32';
  const { status, stdout } = spawnSync(file, [...first, ...asked], {
    cwd: at(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: windows,
  });
  if (status !== 0) return null;
  const made = JSON.parse(stdout);
  made.metadata.component.name = 'pavlac';
  made.components = made.components.filter(({ properties = [] }) => !properties.some(isOfDevelopment));
  const refs = new Set([made.metadata.component, ...made.components].map((one) => one['bom-ref']));
  made.dependencies = made.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return made;
}

/** Writes both beside the build, and the words also among the files of the interface. */
export function writeNotices() {
  const parts = shipped(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')));
  const notice = noticeOf(parts, licenceText);
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(noticeFile, notice);
  writeFileSync(at('packages', 'web', 'dist', 'NOTICE.txt'), notice);
  const made = sbom();
  if (made) writeFileSync(sbomFile, `${JSON.stringify(made, null, 2)}\n`);
  else console.error('Seznam součástí (SBOM) nevznikl: npm na tomto počítači není nebo ho neumí.');
}

/** Parts that the notice or the list for machines leave out. */
export function leftOut(parts, notice, { components }) {
  const lines = new Set(notice.split('\n'));
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
  return parts
    .map(({ name, version, license }) => ({ part: `${name} ${version}`, license: license ?? 'licence not named' }))
    .flatMap(({ part, license }) => [
      ...(lines.has(`${part}: ${license}`) ? [] : [`${part} není v NOTICE.txt`]),
      ...(listed.has(part) ? [] : [`${part} není v sbom.cdx.json`]),
    ]);
}
