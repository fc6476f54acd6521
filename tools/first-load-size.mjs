import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildInterface } from './interface.mjs';
import { at } from './run.mjs';
import { screensOfRoutes, turnsOf } from './screens.mjs';

const dist = at('packages', 'web', 'dist');

/** Most compressed bytes of scripts and sheets, and most files, before the dashboard stands. */
const home = { bytes: 189_500, files: 12, sheets: 1 };
/** The same of any other screen with its sentences; the text editor, dialogs and calendars come later. */
const screen = { bytes: 300_000, scripts: 271_900, sheets: 8 };
/** Fonts that stand in every screen. */
const fonts = { bytes: 46_000, files: 2 };

/** What stands in the page itself, then the portal, then the screen: each with what it brings without waiting. */
export function filesOf(manifest, starts) {
  const files = new Set();
  const seen = new Set();
  const walk = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) walk(next);
  };
  for (const start of starts) walk(start);
  return [...files];
}

const keyOf = (manifest, name) => Object.keys(manifest).find((key) => manifest[key].name === name);
const isSheet = (file) => file.endsWith('.css');

const sizes = new Map();
/** As it goes over the network: the build has compressed all but the smallest. */
function sizeOf(file) {
  if (!sizes.has(file)) {
    const built = statSync(join(dist, `${file}.br`), { throwIfNoEntry: false });
    sizes.set(file, built?.size ?? brotliCompressSync(readFileSync(join(dist, file))).length);
  }
  return sizes.get(file);
}
const sumOf = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);

function weigh(files) {
  const sheets = files.filter(isSheet);
  const scripts = files.filter((file) => !isSheet(file));
  return { bytes: sumOf(files), scripts: sumOf(scripts), files: files.length, sheets: sheets.length };
}

/** Every screen of the routes with its sentences, the heaviest first. */
function screensIn(manifest, always) {
  return screensOfRoutes()
    .map(({ screen: key, says }) => {
      const textsOf = (pieces) => pieces.map((piece) => keyOf(manifest, `texts-${piece}-cs`)).filter(Boolean);
      if (!manifest[key]) throw new Error(`Obrazovka ${key} v sestaveném rozhraní není`);
      const turns = turnsOf(key);
      const each = (turns.length > 0 ? turns : [{ parts: [], says: [] }]).map((turn) => {
        const { parts } = turn;
        if (turns.length > 0 && parts.length === 0) throw new Error(`Obrazovka ${key} má část, která není ve zdrojích`);
        // A part that other screens bring too stands in a file without its name, among those that come later here.
        const shared = parts.every((part) => manifest[part])
          ? []
          : (manifest[key].dynamicImports ?? []).filter((k) => /^_/.test(k));
        return weigh(filesOf(manifest, [...always, key, ...parts, ...shared, ...textsOf([...says, ...turn.says])]));
      });
      return { key, ...each.toSorted((a, b) => b.bytes - a.bytes)[0] };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

const isOver = (found, most) => Object.entries(most).some(([what, limit]) => found[what] > limit);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Builds the interface and refuses a first screen, or any other one, over its budget. */
export async function checkFirstLoadSize() {
  await buildInterface();
  const place = join(dist, '.vite', 'manifest.json');
  if (!existsSync(place)) return 1;
  const manifest = JSON.parse(readFileSync(place, 'utf8'));
  const always = ['index.html', keyOf(manifest, 'app'), keyOf(manifest, 'texts-shell-cs')];
  if (always.some((key) => !manifest[key])) return 1;
  const all = screensIn(manifest, always);
  const first = all.find(({ key }) => key.endsWith('home/HomePage.tsx'));
  const rest = all.filter((one) => one !== first);
  if (!first || rest.length === 0) return 1;
  const early = Object.values(manifest).flatMap(({ file }) =>
    /(?:-first|-titles)-[\w-]+\.woff2$/.test(file) ? [file] : [],
  );
  const drawn = weigh(early);
  console.log(`Nástěnka: ${kB(first.bytes)} v ${first.files} souborech (nejvýš ${kB(home.bytes)} v ${home.files})`);
  console.log(`Nejtěžší z ${all.length} obrazovek (nejvýš ${kB(screen.bytes)}):`);
  for (const { key, ...one } of rest.slice(0, 5))
    console.log(`  ${key} ${kB(one.bytes)}, z toho skripty ${kB(one.scripts)}, v ${one.files} souborech`);
  console.log(`Písma: ${kB(drawn.bytes)} v ${drawn.files} souborech (nejvýš ${kB(fonts.bytes)})`);
  const over = rest.filter((one) => isOver(one, screen));
  for (const { key, bytes, sheets } of over) console.log(`Přes míru: ${key} ${kB(bytes)}, ${sheets} stylů`);
  return isOver(first, home) || over.length > 0 || isOver(drawn, fonts) || drawn.files === 0 ? 1 : 0;
}
