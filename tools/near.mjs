// What of the tests stands near a change: the nouns it touches, those that read them, and the walks through their screens.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { sourceFiles } from './files.mjs';
import { at } from './run.mjs';

const importing = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const inNoun = /packages\/(?:contract|server|web)\/src\/([\w-]+)\//;
/** Tests of a noun's screens carry its name. */
const nounOf = (path) => (inNoun.exec(path) ?? /packages\/web\/test\/([\w-]+)\.test\./.exec(path))?.[1];
/** Folders that every noun stands on: a change of theirs is near to everything. */
const under = new Set(['base', 'kit', 'app', 'texts', 'sample']);
/** Tests that read manifests and sources of all nouns: near to a change of any. */
const ofAll = ['packages/server/test/tables.test.ts', 'packages/server/test/writes.test.ts'];

/** Files changed since a commit, not committed and new ones too, by their paths from the root. */
export function changedSince(commit) {
  const git = (...args) => execFileSync('git', args, { cwd: at(), encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...new Set([...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')])];
}

/** For each noun, the nouns whose files import one of its own in any package. */
export function readersOf(files, read) {
  const readers = new Map();
  for (const path of files) {
    const from = inNoun.exec(path)?.[1];
    if (!from || under.has(from)) continue;
    for (const [, wanted] of read(path).matchAll(importing)) {
      const to = /^#(?:contract|server)\/([\w-]+)\//.exec(wanted)?.[1] ?? /^(?:\.\.\/)+([\w-]+)\//.exec(wanted)?.[1];
      if (to && to !== from) readers.set(to, (readers.get(to) ?? new Set()).add(from));
    }
  }
  return readers;
}

/** Test files and walks near the changed files; null where everything is near. */
export function nearTo(changed, files, read) {
  const readers = readersOf(files, read);
  const touched = new Set();
  const asked = new Set();
  for (const path of changed) {
    const noun = inNoun.exec(path)?.[1];
    if (/\.(test|spec)\.tsx?$/.test(path)) asked.add(path);
    else if (noun && !under.has(noun)) touched.add(noun);
    else if (/\.(ts|tsx|mjs|css|sql|json)$/.test(path)) return null;
  }
  const near = new Set([...touched, ...[...touched].flatMap((noun) => [...(readers.get(noun) ?? [])])]);
  const names = (path) => [...read(path).matchAll(/#(?:contract|server)\/([\w-]+)\//g)].map(([, noun]) => noun);
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('/hard/'));
  // Who has no screen of its own is seen on those of its readers.
  const own = placesOf(touched, files, read);
  const places = own.length > 0 ? own : placesOf(near, files, read);
  return {
    nouns: [...near].sort(),
    tests: tests.filter(
      (path) =>
        asked.has(path) ||
        near.has(nounOf(path)) ||
        names(path).some((noun) => touched.has(noun)) ||
        (touched.size > 0 && ofAll.includes(path)),
    ),
    walks: readdirSync(at('packages/e2e'))
      .filter((name) => name.endsWith('.spec.ts') && !read(`packages/e2e/${name}`).includes('@sweep'))
      .filter((name) => {
        const path = `packages/e2e/${name}`;
        const named = [...touched].some((noun) => name.startsWith(noun));
        return asked.has(path) || named || places.some((place) => read(path).includes(place));
      }),
  };
}

/** First parts of the addresses that the nouns' own screens are at. */
function placesOf(nouns, files, read) {
  const routes = files.filter((path) => path.endsWith('/routes.tsx') && nouns.has(inNoun.exec(path)?.[1]));
  return routes.flatMap((path) => [...read(path).matchAll(/'(\/[a-z-]+)/g)].map(([, place]) => place));
}

export const readSource = (path) => readFileSync(at(path), 'utf8');

/** As `nearTo` since a commit; null also where there is no such commit to compare with. */
export function near(commit) {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], { cwd: at(), stdio: 'ignore' });
  } catch {
    console.log(`Revize ${commit} tu není; zadejte jinou: npm run test:near -- REVIZE.`);
    return null;
  }
  return nearTo(changedSince(commit), sourceFiles(), readSource);
}
