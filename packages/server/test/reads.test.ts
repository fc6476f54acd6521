import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { ownedTablesOf } from '#server/around.ts';
import { nouns } from '#server/nouns.ts';
// @ts-expect-error The checks are plain JavaScript, because they run before anything is installed.
import { wings } from '../../../tools/wings.mjs';
import { importsOf, mutualPairs, tablesNamedIn } from './reads.ts';
import { readAhead } from './reads-ahead.ts';

const folder = join(import.meta.dirname, '../src');
const owned = ownedTablesOf();
const isTable = (name: string) => owned.has(name);
const roomOf = (file: string) => file.split('/')[0] ?? '';
// Manifests compose what their noun brings; the portal's own folder holds the noun of files too.
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('noun.ts'))
  .map((file) => ({ file, room: roomOf(file), text: readFileSync(join(folder, file), 'utf8') }));

/** Tables of nouns that the portal itself reads: who signs in, to which house, and who that is there. Everything stands on it. */
const ground = [...new Set(sources.filter((s) => s.room === 'base').flatMap((s) => tablesNamedIn(s.text, isTable)))]
  .filter((table) => !['base', 'files'].includes(owned.get(table)?.of ?? ''))
  .sort();

/** Both are of one wing, and `to` comes later: it may use `from`, and never back. */
const isAhead = (from: string, to: string): boolean =>
  Object.values<string[]>(wings).some((wing) => wing.includes(from) && wing.indexOf(to) > wing.indexOf(from));

const ahead: string[] = [];
function arrowsOfNouns(): Map<string, Map<string, string[]>> {
  const arrows = new Map<string, Map<string, string[]>>();
  const add = (from: string, to: string | undefined, why: string) => {
    if (to === undefined || to === from || to === 'files' || !(to in nouns)) return;
    const aims = arrows.get(from) ?? new Map<string, string[]>();
    arrows.set(from, aims.set(to, [...(aims.get(to) ?? []), why]));
  };
  for (const { file, room, text } of sources.filter((s) => s.room in nouns)) {
    for (const path of importsOf(text)) add(room, roomOf(posix.join(posix.dirname(file), path)), `${file} → ${path}`);
    for (const table of tablesNamedIn(text, isTable))
      if (isAhead(room, owned.get(table)?.of ?? '')) ahead.push(`${file} reads ${table}`);
      else if (!ground.includes(table)) add(room, owned.get(table)?.of, `${file} reads ${table}`);
  }
  return arrows;
}

const arrows = arrowsOfNouns();

it('nouns need each other one way, by imports and by the SQL they write together', () => {
  expect(mutualPairs(arrows)).toEqual([]);
});

it('in a wing nobody reads tables of a later noun, but for those that are listed, and the list only shrinks', () => {
  expect(ahead.sort()).toEqual(Object.keys(readAhead).sort());
});

it('what everybody may read is what the portal reads itself, and no more', () => {
  expect(ground).toEqual(['account', 'member', 'member_contact', 'svj', 'visit']);
});

it('a table is read in joins, in lists and through aliases; words are not', () => {
  const read = (text: string) => tablesNamedIn(text, isTable);
  expect(read('sql`select from unit u join vote v on true left join vote_seat s on true`')).toEqual([
    'unit',
    'vote',
    'vote_seat',
  ]);
  expect(read('sql`update vote_presence p set x = 1 from vote_seat s, vote v`')).toEqual([
    'vote_presence',
    'vote_seat',
    'vote',
  ]);
  expect(read('sql`delete from vote_answer a using vote_paper p`')).toEqual(['vote_answer', 'vote_paper']);
  expect(read("import { vote } from './x.ts';\n// from unit u\nconst from = member;")).toEqual([]);
});

it('a pair that needs each other is told with both sides', () => {
  const arrows = new Map([
    ['a', new Map([['b', ['a/queries.ts reads b']]])],
    ['b', new Map([['a', ['b/steps.ts → ../a/steps.ts']]])],
  ]);
  expect(mutualPairs(arrows)).toEqual(['a <> b: a/queries.ts reads b | b/steps.ts → ../a/steps.ts']);
});
