import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './run.mjs';

const src = at('packages', 'web', 'src');
const read = (...path) => readFileSync(join(src, ...path), 'utf8');
const named = (list) => [...(list ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name);

/** What a noun's manifest says in words: nouns whose sentences it says too, and which shared pages it brings a part to. */
const manifestOf = (noun) => {
  const told = existsSync(join(src, noun, 'noun.ts')) ? read(noun, 'noun.ts') : '';
  return { says: named(/alsoSays: \[([^\]]*)\]/.exec(told)?.[1]), brings: (tab) => told.includes(`${tab}: 'brings'`) };
};
const nouns = () => readdirSync(src).filter((name) => existsSync(join(src, name, 'noun.ts')));

/** Sentences that a table of routes waits for: those it names itself, else those of its noun. */
function saysOf(folder, route) {
  const [, list] = /loader: bring\(\[([^\]]*)\]\)/.exec(route) ?? [];
  const shared = [...(list ?? '').matchAll(/bringing\('(\w+)'\)/g)].map(([, tab]) => tab);
  if (list !== undefined)
    return [
      ...named(list.replace(/\.\.\.bringing\('\w+'\)/g, '')),
      ...shared.flatMap((tab) => nouns().filter((noun) => manifestOf(noun).brings(tab))),
    ];
  return [folder, ...manifestOf(folder).says];
}

/** Every screen of the tables of routes: its file as the build names it, and the pieces of sentences that come with it. */
export function screensOfRoutes() {
  const tables = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)routes\.tsx$/.test(file));
  return tables.flatMap((table) =>
    read(table)
      .split('createRoute(')
      .flatMap((route) => {
        const [, file] = /lazyRouteComponent\(\s*\(\) => import\('(\.[^']+)'\)/.exec(route) ?? [];
        const screen = file && join('src', dirname(table), file).replaceAll('\\', '/');
        return screen ? [{ screen, says: saysOf(dirname(table), route) }] : [];
      }),
  );
}
