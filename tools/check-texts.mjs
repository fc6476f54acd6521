// Sentences as a gate: every screen's come with it. What is loaded when, says packages/contract/src/texts/pieces.ts.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pieceOf } from '../packages/contract/src/texts/pieces.ts';
import { sourceFiles } from './files.mjs';
import { at } from './run.mjs';

const contract = 'packages/contract/src/';
const web = 'packages/web/src/';
const catalogue = /^packages\/contract\/src\/([\w-]+)\/texts\/([\w-]+)\.cs\.ts$/;
/** Files of the first load that name sentences which only the signed-in tree says. */
const saidLater = ['base/ask.ts', 'base/look.ts', 'passkeys/failures.ts'].map((file) => web + file);
const door = `${web}app/Door.tsx`;
/** Screens that mailed links open, and what stands open without signing in. */
const signedOut = /^packages\/web\/src\/session\/(?:\w+\/)?\w+Screen\.tsx$/;

/** Keys of a catalogue by its lines: they are formatted, so depth is indentation. */
export function keysIn(text) {
  const path = [];
  const keys = [];
  for (const line of text.split('\n')) {
    const [, space, name, rest] = /^((?: {2})+)'?([\w-]+)'?:(.*)$/.exec(line) ?? [];
    if (!name || /^\s*interface/.test(line)) continue;
    path.length = space.length / 2 - 1;
    path.push(name);
    if (!/^ \{$/.test(rest)) keys.push(path.join('.'));
  }
  return keys;
}

/** Key → piece of every sentence. */
function piecesOfKeys(files, read) {
  const all = new Map();
  for (const path of files) {
    if (!catalogue.test(path)) continue;
    const body = read(path).split('\ndeclare module')[0];
    for (const key of keysIn(body)) all.set(key, pieceOf(`/${path}`));
  }
  return all;
}

/** Keys to be asked for whole, by their beginnings and by templates: each file names dozens of them. */
function indexOf(keys) {
  const under = new Map();
  for (const key of keys)
    for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
      const group = key.slice(0, dot);
      if (under.has(group)) under.get(group).push(key);
      else under.set(group, [key]);
    }
  return { whole: new Set(keys), under, keys, built: new Map() };
}

/** Keys that a template with holes makes: those that end in an id where it ends in a hole, groups where it makes no whole one. */
function builtBy(template, { keys, built }) {
  if (built.has(template)) return built.get(template);
  const source = template
    .replace(/\$\{[^}]*\}/g, '\u0001')
    .replace(/\./g, '\\.')
    .replaceAll('\u0001', '[^.]+');
  const [all, inside] = [new RegExp(`^${source}$`), new RegExp(`^${source}\\.`)];
  const fit = keys.filter((k) => all.test(k));
  const ids = fit.filter((k) => /^[a-z]/.test(k.split('.').at(-1)));
  const some = template.endsWith('}') && ids.length > 0 ? ids : fit;
  const found = fit.length === 0 ? keys.filter((k) => inside.test(k)) : some;
  built.set(template, found);
  return found;
}

/** Keys that a file names: whole ones, groups of them, and templates whose holes are ids. */
function namedIn(text, index) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const whole = [...code.matchAll(/['"]([A-Z][A-Z_]+(?:\.\w+)+)['"]/g)].flatMap(([, key]) =>
    index.whole.has(key) ? [key] : (index.under.get(key) ?? []),
  );
  const built = [...code.matchAll(/`([A-Z][A-Z_]+\.[\w.]*\$\{[^`]*)`/g)].flatMap(([, template]) =>
    builtBy(template, index),
  );
  return new Set([...whole, ...built]);
}

function targetOf(path, wanted) {
  if (wanted.startsWith('#contract/')) return contract + wanted.slice(10);
  return wanted.startsWith('.') ? normalize(join(dirname(path), wanted)) : null;
}

/** What each file says, brings at once, and brings later. */
function readAll(files, read, index) {
  const known = new Set(files);
  const about = new Map();
  for (const path of files) {
    if (!path.startsWith(web) && !path.startsWith(contract)) continue;
    if (/\.test\.tsx?$|\/texts\//.test(path) || !/\.tsx?$/.test(path)) continue;
    const text = read(path);
    const targets = (pattern) =>
      [...text.matchAll(pattern)].flatMap(([, wanted]) => targetOf(path, wanted) ?? []).filter((t) => known.has(t));
    const globbed = [...text.matchAll(/import\.meta\.glob<[^>]*>\(\[?'[^']*\*\/(\w+\.tsx?)'/g)].flatMap(([, name]) =>
      files.filter((file) => file.startsWith(web) && file.endsWith(`/${name}`) && !file.startsWith(`${web}base/`)),
    );
    // A section that stands on a page by turns says what the page brought, unless it brings sentences itself.
    const byTurns = targets(/\blateSection\(\s*async \(\) => \(await import\('([^']+)'\)\)\.\w+,?\s*\)/g);
    about.set(path, {
      text,
      says: namedIn(text, index),
      brings: [...targets(/^(?:import|export)\s+(?!type\s)(?:[^'";]*?from\s+)?'([^']+)'/gm), ...globbed, ...byTurns],
      later: targets(/import\('([^']+)'\)/g).filter((t) => !byTurns.includes(t)),
    });
  }
  return about;
}

/** Files that come at once with the first one; of the contract what is named by the screens, and the schemas behind. */
function withIt(first, about, without = new Set()) {
  const found = new Set();
  const walk = (path, from) => {
    if (found.has(path) || without.has(path) || !about.has(path)) return;
    if (from?.startsWith(contract) && /\/(?:rules|endpoints)[^/]*$/.test(path)) return;
    found.add(path);
    for (const next of about.get(path).brings) walk(next, path);
  };
  walk(first);
  return found;
}

const namesIn = (list) => [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);

/** Nouns whose manifests say that they bring the tab; of any other name the name. */
const bringing = (name, about) =>
  !/^(?:report|contact|event|meeting|fee|approval|cash)Parts$/.test(name)
    ? [name]
    : [...about].flatMap(([file, { text }]) =>
        text.includes(`${name}: 'brings'`) ? (/^packages\/web\/src\/([\w-]+)\/noun\.ts$/.exec(file)?.[1] ?? []) : [],
      );

/** Pieces that whoever brings the file later asks for beside it. */
function askedBeside(from, path, about) {
  const { text } = about.get(from);
  const name = path.split('/').at(-1).replace('.', '\\.');
  const late = new RegExp(`import\\('[^']*${name}'\\)\\)\\.\\w+,\\s*\\[([^\\]]*)\\]`).exec(text);
  if (late) return namesIn(late[1]).flatMap((one) => bringing(one, about));
  const beside = new RegExp(`import\\('[^']*${name}'\\)[^[]*?(?:, |bring\\()\\[([^\\]]*)\\]`).exec(text);
  return from.startsWith(`${web}app/`) && beside && !beside[0].includes('createRoute')
    ? namesIn(beside[1]).flatMap((name) => bringing(name, about))
    : [];
}

const alsoSaid = (manifest) => namesIn(/alsoSays: \[([^\]]*)\]/.exec(manifest)?.[1] ?? '');

/** Whether it puts several nouns together, and so says which sentences come. */
const isComposed = (from) => from.startsWith(`${web}app/`) && from !== door;

function piecesFor(path, from, about, core) {
  if (signedOut.test(path)) return ['public', 'entering', 'legal', 'activation', 'walls', 'clearances', 'demo'];
  const noun = path.slice(web.length).split('/')[0];
  const always = ['public', 'shell', ...askedBeside(from, path, about)];
  // Pages of the association and of a person bring their own sentences, and names of fields; a part of another noun the rest.
  if (from.endsWith('/HouseTab.tsx')) return [...always, 'screens', 'association', 'fields'];
  if (from.endsWith('/PersonTab.tsx')) return [...always, 'screens', 'members', 'fields', 'session'];
  // What no part of the first load brings stands in a screen.
  if (noun === 'kit' && !core.has(from)) return [...always, 'screens'];
  if (noun === 'kit' || noun === 'app' || isComposed(from)) return always;
  const manifest = about.get(`${web}${noun}/noun.ts`)?.text ?? '';
  return [...always, noun, ...(noun === 'home' ? [] : ['screens']), ...alsoSaid(manifest)];
}

/** Nouns that bring sentences of another one, of which none of their screens says any. */
function saidInVain(entries, about, core, pieces) {
  const said = new Map();
  for (const [path, from] of entries) {
    // Screens of several nouns bring what their routes say.
    if (isComposed(from)) continue;
    const noun = path.slice(web.length).split('/')[0];
    const all = said.get(noun) ?? new Set();
    said.set(noun, all);
    for (const file of withIt(path, about, core)) for (const key of about.get(file).says) all.add(pieces.get(key));
  }
  return [...said].flatMap(([noun, all]) =>
    alsoSaid(about.get(`${web}${noun}/noun.ts`)?.text ?? '')
      .filter((piece) => !all.has(piece))
      .map((piece) => `${web}${noun}/noun.ts: věty „${piece}“ neříká žádná z jeho obrazovek.`),
  );
}

/** Screens whose sentences would not be here when they are shown, and sentences that come for none. */
export function problemsOfTexts(files, read) {
  const pieces = piecesOfKeys(files, read);
  const about = readAll(files, read, indexOf([...pieces.keys()]));
  // What whoever is not signed in comes to at once.
  const main = new Set([`${web}main.tsx`, door].flatMap((path) => [...withIt(path, about)]));
  const shell = withIt(`${web}app/App.tsx`, about);
  const core = new Set([...main, ...shell].filter((path) => path.startsWith(web)));
  const entries = [...about].flatMap(([from, { later }]) =>
    later
      .filter((path) => path.startsWith(web) && path !== `${web}app/App.tsx` && path !== door)
      .map((path) => [path, from]),
  );
  const missing = (found, here, entry) =>
    [...found].flatMap((path) =>
      [...about.get(path).says]
        .filter((key) => !here.includes(pieces.get(key)))
        .map((key) => `${path}: „${key}“ patří k ${pieces.get(key)}, s ${entry} ale přijde jen ${here.join(', ')}.`),
    );
  const told = [
    ...missing(
      [...main].filter((path) => path.startsWith(web) && !saidLater.includes(path)),
      ['public'],
      'main.tsx',
    ),
    ...missing(shell, ['public', 'shell'], 'app/App.tsx'),
    ...entries.flatMap(([path, from]) => {
      const all = [...withIt(path, about, core)];
      // Toasts of calls belong to those who are signed in.
      const found = signedOut.test(path) ? all.filter((file) => !file.startsWith(contract)) : all;
      return missing(found, piecesFor(path, from, about, core), path.slice(web.length));
    }),
    ...saidInVain(entries, about, core, pieces),
  ];
  return [...new Set(told)];
}

/** Files of sentences that nobody would find: without an English twin, or under the name of another one. */
export function problemsOfCatalogues(files, read) {
  const all = new Set(files);
  return files.flatMap((path) => {
    const [, noun, area] = catalogue.exec(path) ?? [];
    if (!noun) return [];
    const twin = path.replace('.cs.ts', '.en.ts');
    const own = `'${noun}/${area}': typeof cs;`;
    return [
      ...(all.has(twin) ? [] : [`${path}: chybí anglické znění ${twin}.`]),
      ...(read(path).includes(own) ? [] : [`${path}: nepřidává se do Catalogues pod svým místem ${own}`]),
    ];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = sourceFiles().map((path) => path.replaceAll('\\', '/'));
  const read = (path) => readFileSync(at(path), 'utf8');
  const problems = [...problemsOfCatalogues(files, read), ...problemsOfTexts(files, read)];
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
