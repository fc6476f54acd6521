// The plan of the house as a gate: closed file names, one-way arrows, no cycles. Messages say where the code belongs.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceFiles } from './files.mjs';
import { at } from './run.mjs';
import { largeFolders, problemInWing, problemsOfPairs, problemsOfSizes } from './wings.mjs';

/** The table of contents: nouns are those of the contract's registry; who adds one adds a line there. */
export const nounsOf = (text) => [...text.matchAll(/^ {2}(\w+): /gm)].map(([, noun]) => noun);
const registryOf = (name) => `packages/${name}/src/nouns.ts`;
/** A room of the server alone, which has no calls and still keeps the names of a noun. */
const withoutCalls = ['backup'];
const nouns = [...nounsOf(readFileSync(at(registryOf('contract')), 'utf8')), ...withoutCalls];
/** What else stands in a package beside its nouns and the places that compose them. */
const rooms = { contract: ['base'], server: ['base'], web: ['base', 'kit'] };
/** Nouns that others share: each takes its owner as a port, so any noun may use them and they know none of those. */
const shared = ['audience', 'comments', 'confirmations', 'notices', 'follow', 'prints'];
/** People and the mail on its way are there for everybody: what is shared may ask for them too. */
const known = ['members', 'outbox'];
const names = {
  contract: /^(noun|links)\.ts$|^(schema|endpoints)(-[a-z]+)?\.ts$|^rules(-[a-z]+){0,2}(\.test)?\.ts$/,
  texts: /^[a-z]+(-[a-z]+)*\.(cs|en)\.ts$/,
  server:
    /^(noun|sample)\.ts$|^(tables|queries|handlers|steps|personal|notices|jobs|print|read)(-[a-z]+)?\.ts$|^[a-z-]+\.test\.ts$/,
  web: /^(noun\.ts|routes\.tsx|data\.tsx?|[A-Z]\w*\.tsx|[A-Za-z]\w*\.module\.css|[A-Za-z]\w*\.test\.tsx?|[a-z]\w*\.ts)$/,
};
/** Composing places: they may see every noun. */
const composing = {
  server: ['app.ts', 'main.ts', 'nouns.ts', 'define-noun.ts', 'around.ts', 'sample'],
  web: ['app', 'home', 'main.tsx', 'nouns.ts'],
  contract: ['modules.ts', 'nouns.ts', 'nouns-whole.ts', 'texts', 'refusals.ts'],
};
const banned = /^(utils?|helpers?|common|services?|managers?|index|misc|lib)$/i;
const importing = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** packages/<package>/src/<room>/… of a source path; null outside the packages. */
export function placeOf(path) {
  const m = /^packages\/(contract|server|web)\/src\/(.+)$/.exec(path);
  if (!m) return null;
  const parts = m[2].split('/');
  return { package: m[1], room: parts[0], file: parts.at(-1), depth: parts.length };
}

export function targetOf(path, wanted) {
  if (wanted.startsWith('#contract/')) return `packages/contract/src/${wanted.slice(10)}`;
  if (wanted.startsWith('#server/')) return `packages/server/src/${wanted.slice(8)}`;
  return wanted.startsWith('.') ? normalize(join(dirname(path), wanted)) : null;
}

const isComposing = (place) => composing[place.package].includes(place.room);
const isNoun = (place) => nouns.includes(place.room);
const isShared = (place) => shared.includes(place.room);

export function problemsOfName(path) {
  const place = placeOf(path);
  const stem = path.split('/').at(-1).replace(/\..*$/, '');
  if (banned.test(stem))
    return [`${path}: „${stem}“ neříká, co v souboru je. Pojmenujte ho podle toho, na co odpovídá.`];
  if (!place || !isNoun(place)) return [];
  if (place.depth > 3) return [`${path}: podstatné jméno má nejvýš jednu úroveň pod sebou.`];
  const isSentences = place.package === 'contract' && place.depth === 3 && path.split('/').at(-2) === 'texts';
  if (!(isSentences ? names.texts : names[place.package]).test(place.file)) {
    return [`${path}: takové jméno v podstatném jménu není. Kam která řádka patří, říká ARCHITECTURE.md.`];
  }
  return [];
}

export function problemOfArrow(path, to) {
  const from = placeOf(path);
  const aim = placeOf(to);
  if (!from || !aim) return null;
  if (from.package === 'contract' && aim.package !== 'contract') return 'smlouva nezná server ani obrazovky';
  if (from.package === 'web' && aim.package === 'server') return 'obrazovky mluví se serverem jen přes smlouvu';
  if (from.package === 'server' && aim.package === 'web') return 'server nezná obrazovky';
  if (from.package !== aim.package || isComposing(from) || /\.test\.tsx?$/.test(from.file)) return null;
  const inWing = problemInWing(from, aim);
  if (inWing !== undefined) return inWing;
  if (from.room === 'base' && aim.room !== 'base' && isNoun(aim)) return 'base nezná žádné podstatné jméno';
  if (from.room === 'kit' && isNoun(aim)) return 'kit nezná žádné podstatné jméno';
  if (!isNoun(from) || !isNoun(aim) || from.room === aim.room) return null;
  // Who chooses a person or a unit is given the field by whose they are.
  if (from.package === 'web' && /^[A-Z]\w*Picker\.tsx$/.test(aim.file)) return null;
  if (isShared(from) && !isShared(aim) && !known.includes(aim.room))
    return 'sdílené podstatné jméno nezná, komu slouží: dostane ho jako port';
  if (from.package === 'contract') return null;
  if (from.package === 'web')
    return isShared(aim)
      ? null
      : 'obrazovky podstatných jmen se potkávají jen v app a home, ve sdílených a v polích …Picker';
  // Calls that a noun has by the port of a shared one are answered there.
  if (isShared(aim) && from.file === 'noun.ts' && /^(handlers|notices)/.test(aim.file)) return null;
  if (/^(queries|steps)/.test(aim.file)) return null;
  // A join has to name the other table.
  if (/^(queries|steps|sample)/.test(from.file) && aim.file === 'tables.ts') return null;
  return 'z jiného podstatného jména jen queries a steps (queries smí i tables, kvůli spojení)';
}

/** Cycles between rooms of one package, each told once. */
function cyclesOf(arrows) {
  const found = new Set();
  const walk = (room, trail) => {
    const before = trail.indexOf(room);
    if (before >= 0) {
      const loop = trail.slice(before);
      const least = loop.indexOf([...loop].sort()[0]);
      found.add([...loop.slice(least), ...loop.slice(0, least)].join(' → '));
      return;
    }
    for (const next of arrows.get(room) ?? []) walk(next, [...trail, room]);
  };
  for (const room of arrows.keys()) walk(room, []);
  return [...found];
}

/** Files that a manifest names by their place: who says that it has one has it, and nobody else. */
const named = {
  ...{ atHome: 'AtHome.tsx', finds: 'found.ts', houseTab: 'HouseTab.tsx', personTab: 'PersonTab.tsx' },
  ...{ reportParts: 'ReportParts.tsx', contactParts: 'ContactParts.tsx', eventParts: 'EventParts.tsx' },
  ...{ meetingParts: 'MeetingParts.tsx', feeParts: 'FeeParts.tsx' },
  ...{ approvalParts: 'ApprovalParts.tsx', cashParts: 'CashParts.tsx' },
};

export function problemsOfManifests(files, read) {
  const all = new Set(files);
  return files.flatMap((path) => {
    const noun = /^packages\/web\/src\/([\w-]+)\/noun\.ts$/.exec(path)?.[1];
    if (!noun) return [];
    return Object.entries(named).flatMap(([place, file]) => {
      const says = new RegExp(`\\b${place}: '`).test(read(path));
      const has = all.has(`packages/web/src/${noun}/${file}`);
      if (says === has) return [];
      return [
        says ? `${path}: ${place} slibuje ${file}, ale není tu.` : `${path}: je tu ${file}, ale ${place} o něm mlčí.`,
      ];
    });
  });
}

/** What is gathered from all nouns by the name of a file is found somewhere: from a wrong place nothing comes, without a word. */
export function problemsOfGathered(files, read) {
  return files.flatMap((path) =>
    [...read(path).matchAll(/import\.meta\.glob<[^>]*>+\(\[?'([^']*)\*\/([\w.]+)'/g)].flatMap(([, from, name]) => {
      const folder = join(dirname(path), from);
      const isThere = files.some((file) => file.startsWith(folder) && file.slice(folder.length).split('/')[1] === name);
      return isThere ? [] : [`${path}: z „${from}*/${name}“ nic nepřijde; cesta vede jinam.`];
    }),
  );
}

/** Folders of nouns and their registries tell of the same nouns, and no folder is without a place in the plan. */
export function problemsOfRegistries(files, read) {
  const known = new Set(nounsOf(read(registryOf('contract'))));
  const places = files.map(placeOf).filter((place) => place && place.depth > 1);
  const isPlanned = ({ package: name, room }) =>
    known.has(room) || withoutCalls.includes(room) || rooms[name].includes(room) || composing[name].includes(room);
  const folders = places.filter((place) => !isPlanned(place)).map(({ package: name, room }) => `${name}/src/${room}`);
  return [...new Set(folders)].map((folder) => {
    const noun = folder.split('/').at(-1);
    return `packages/${folder}: „${noun}“ není v ${registryOf('contract')}; podstatné jméno má řádku tam, na serveru i na obrazovkách.`;
  });
}

const ofMoney = /(?:^|\/)base\/money\//;
/** What makes a float of an amount, or an amount of a float. */
const floats = /\b(?:Number(?:\.parse\w+)?\(|parseFloat\b|parseInt\b|toFixed\b|map\(Number\))/;

/** Whoever counts money counts whole haléře: a float lost one of them in 100 000,03. */
function problemOfMoney(path, text) {
  if (/\.test\.tsx?$/.test(path)) return null;
  const counts = ofMoney.test(path) || [...text.matchAll(importing)].some(([, wanted]) => ofMoney.test(wanted));
  const [float] = (counts && floats.exec(text)) || [];
  return float
    ? `${path}: ${float.replace('(', '')} k penězům nepatří; částky čte, počítá a ukazuje contract/base/money, jiná čísla jiný soubor.`
    : null;
}

/** A day in Czech on an English screen: only what asks the language, and what is typed, writes one. */
const writingDays = ['packages/web/src/base/when.ts', 'packages/web/src/kit/day/typed-dates.ts'];
const isCzechDay = (path, text) =>
  path.startsWith('packages/web/src/') && !writingDays.includes(path) && /\bshow(?:Day|Moment)\b/.test(text);

/** Sentences that say what stands where it should not. */
export function checkStructure(files, read) {
  const problems = [];
  const arrows = new Map();
  const needs = [];
  for (const path of files) {
    problems.push(...problemsOfName(path));
    const text = read(path);
    const place = placeOf(path);
    if (/\bfetch\(/.test(text) && place?.package === 'web' && path !== 'packages/web/src/base/ask.ts') {
      problems.push(`${path}: fetch patří jen do base/ask.ts; obrazovka volá endpoint.`);
    }
    if (/\bvi\.mock\(/.test(text)) problems.push(`${path}: vlastní části se nenapodobují; test jde předními dveřmi.`);
    if (/\bas Scope\b/.test(text)) problems.push(`${path}: Scope vyrábí jen brána.`);
    if (isCzechDay(path, text)) problems.push(`${path}: dny a časy píše v jazyce čtenáře useShown z base/when.ts.`);
    const ofFloats = problemOfMoney(path, text);
    if (ofFloats) problems.push(ofFloats);
    for (const [, wanted] of text.matchAll(importing)) {
      const to = targetOf(path, wanted);
      if (!to) continue;
      needs.push([path, to]);
      const why = problemOfArrow(path, to);
      if (why) problems.push(`${path} → ${to}: ${why}.`);
      const aim = placeOf(to);
      if (place && aim && place.package === aim.package && place.room !== aim.room && isNoun(place) && isNoun(aim)) {
        // A test and a sample tell a story through several nouns, and nothing stands on them.
        if (/\.test\.|^sample\.ts$/.test(place.file)) continue;
        const from = `${place.package}/${place.room}`;
        arrows.set(from, (arrows.get(from) ?? new Set()).add(`${aim.package}/${aim.room}`));
      }
    }
  }
  problems.push(...problemsOfManifests(files, read));
  problems.push(
    ...problemsOfGathered(
      files.filter((path) => path.startsWith('packages/web/src/')),
      read,
    ),
  );
  problems.push(...problemsOfSizes(files));
  problems.push(...problemsOfPairs(needs));
  const isWhole = files.includes('packages/contract/src/nouns.ts');
  if (isWhole) problems.push(...problemsOfRegistries(files, read));
  for (const loop of cyclesOf(arrows)) problems.push(`kruh: ${loop}; jedno z nich má oznamovat, ne volat.`);
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = checkStructure(sourceFiles(), (path) => readFileSync(at(path), 'utf8'));
  for (const problem of problems) console.error(problem);
  const large = largeFolders(sourceFiles()).map(([folder, size]) => `${folder} ${size}`);
  console.log(`Složky s více než 12 soubory: ${large.join(', ')}.`);
  process.exit(problems.length === 0 ? 0 : 1);
}
