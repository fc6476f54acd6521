import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { groupsOf, sourceFiles } from './files.mjs';
import { buildInterface } from './interface.mjs';
import { leftOut, noticeFile, sbomFile, shipped } from './notices.mjs';
import { at } from './run.mjs';

const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** As it stands in an import, in a path, or in the mark of a test's surroundings. */
const namedAs = (name) =>
  new RegExp(`(?:["'\`(]|node_modules/|@vitest-environment )${escaped(name)}(?:["'\`)/]|\\s*$)`, 'm');

/** Dependencies whose name stands in no source; types stand for what they are of, and peers are asked for by others. */
export function unused(dependencies, texts, peers = new Set()) {
  const isNamed = (name) => texts.some((text) => namedAs(name).test(text));
  const of = (name) => name.replace(/^@types\//, '').replace(/^(.+)__(.+)$/, '@$1/$2');
  return dependencies.filter((name) => !peers.has(name) && !isNamed(of(name)));
}

/** What the dependencies themselves ask their user to bring. */
const peersOf = (names, { packages }) =>
  new Set(names.flatMap((name) => Object.keys(packages[`node_modules/${name}`]?.peerDependencies ?? {})));

/** Exported names that stand in no other file: [file, name]. Only told, because a name may stand elsewhere by chance. */
export function lonelyExports(files) {
  const words = files.map(({ path, text }) => ({ path, words: new Set(text.match(/[\w$]+/g)) }));
  const holders = groupsOf(
    words.flatMap(({ path, words: own }) => [...own].map((word) => ({ word, path }))),
    ({ word }) => word,
  );
  const exported = /^export (?:declare )?(?:async )?(?:const|function\*?|class|type|interface)\s+([\w$]+)/gm;
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(exported)].filter(([, name]) => holders.get(name)?.length === 1).map(([, name]) => [path, name]),
  );
}

/** Every dependency is used, and everything that is shipped stands in the notice and in the list for machines. */
export async function checkLibraries() {
  await buildInterface();
  const { dependencies, devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const files = [...sourceFiles(), 'vitest.config.ts', 'vitest.hard.config.ts'].map((path) => ({
    path,
    text: readFileSync(at(path), 'utf8'),
  }));
  const texts = files.map(({ text }) => text);
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const wrong = unused(names, texts, peersOf(names, lock)).map(
    (name) => `${name} nikdo nepoužívá: odeberte ji z package.json`,
  );
  if (!existsSync(noticeFile) || !existsSync(sbomFile)) wrong.push('NOTICE.txt nebo sbom.cdx.json chybí v dist/');
  else {
    const parts = shipped(lock);
    wrong.push(...leftOut(parts, readFileSync(noticeFile, 'utf8'), JSON.parse(readFileSync(sbomFile, 'utf8'))));
    console.log(`${parts.length} součástí jiných autorů v NOTICE.txt a sbom.cdx.json`);
  }
  const lonely = lonelyExports(files.filter(({ path }) => path.startsWith('packages/') && /\.tsx?$/.test(path)));
  if (lonely.length > 0) console.log(`${lonely.length} vyvážených jmen nikdo jiný nepoužívá:`);
  for (const [path, name] of lonely) console.log(`  ${path}: ${name}`);
  for (const line of wrong) console.error(line);
  return wrong.length === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(await checkLibraries());
