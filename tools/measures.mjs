// Measures of the house, told with every check and worshipped by none: a wall at some number only makes things huddle below it.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nounsOf, placeOf, targetOf } from './check-structure.mjs';
import { groupsOf, sourceFiles } from './files.mjs';
import { lengthsOf } from './function-length.mjs';
import { at } from './run.mjs';

const importing = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const read = (path) => readFileSync(at(path), 'utf8');
const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);
/** The value below which so large a part of them lies. */
const share = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
const least = (a, b) => a - b;

/** Places that need each other both ways: of each file its place, of each import an arrow. */
export function mutualPairs(files, text, placed) {
  const arrows = new Set();
  for (const path of files) {
    const from = placed(path);
    if (from === null) continue;
    for (const [, wanted] of text(path).matchAll(importing)) {
      const to = placed(targetOf(path, wanted) ?? '');
      if (to !== null && to !== from) arrows.add(`${from} ${to}`);
    }
  }
  return [...arrows].filter((arrow) => {
    const [from, to] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
}

/** The noun a source belongs to; null for bases, kits and what composes nouns. */
const nounPlace = (nouns) => (path) => {
  const place = placeOf(path);
  return place && place.depth > 1 && nouns.has(place.room) ? `${place.package}/${place.room}` : null;
};
/** The folder of a noun that a source stands in. */
const folderPlace = (nouns) => (path) => (nounPlace(nouns)(path) === null ? null : dirname(path));

/** Folders by how many sources stand in them, tests aside, the fullest first. */
function fullest(files) {
  const counts = groupsOf(files, dirname);
  return [...counts].map(([folder, { length }]) => ({ folder, length })).sort((a, b) => b.length - a.length);
}

/** Prints the measures; nothing here fails a check. */
export function tellMeasures() {
  const files = sourceFiles();
  const code = files.filter((path) => /\.(ts|tsx)$/.test(path) && path.includes('/src/') && !isTest(path));
  const nouns = new Set(nounsOf(read('packages/contract/src/nouns.ts')));
  const lines = files.map((path) => read(path).split('\n').length - 1).sort(least);
  const lengths = lengthsOf(files).sort(least);
  const folders = fullest(code);
  const nounOf = nounPlace(nouns);
  const inOneNoun = mutualPairs(code, read, folderPlace(nouns)).filter((pair) => {
    const [from, to] = pair.split(' ').map((folder) => nounOf(`${folder}/x.ts`));
    return from === to;
  });
  const told = [
    `${files.length} souborů, medián ${share(lines, 0.5)} řádků, devět z deseti do ${share(lines, 0.9)}, nejdelší ${lines.at(-1)}; nad 250 řádků ${lines.filter((n) => n > 250).length}`,
    `funkce: medián ${share(lengths, 0.5)} řádků, devět z deseti do ${share(lengths, 0.9)}, 99 ze sta do ${share(lengths, 0.99)} (i s vnořenými)`,
    `složky: nejplnější ${folders
      .slice(0, 3)
      .map(({ folder, length }) => `${folder.replace('packages/', '')} ${length}`)
      .join(', ')} (bez zkoušek); nad 12 souborů ${folders.filter(({ length }) => length > 12).length}`,
    `dvojice podstatných jmen, která se potřebují navzájem: ${mutualPairs(code, read, nounOf).length}; složek jednoho z nich: ${inOneNoun.length}`,
  ];
  for (const line of told) console.log(line);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) tellMeasures();
