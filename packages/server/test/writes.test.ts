import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownedTablesOf } from '#server/around.ts';
import { nouns } from '#server/nouns.ts';
import { describedIn, writesOf } from './writes.ts';

const folder = join(import.meta.dirname, '../src');
const owned = ownedTablesOf();
/** The portal's own folder holds the noun of files too; samples compose all nouns, and so do files beside the folders. */
const strangers = ['base', 'backup'];
const rooms = [...Object.keys(nouns), ...strangers];
const roomOf = (file: string) => file.split('/')[0] ?? '';
const isOwn = (room: string, owner: string | undefined) => room === owner || (room === 'base' && owner === 'files');

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && rooms.includes(roomOf(file)))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const described = describedIn(sources.map(({ text }) => text));
const isTable = (name: string) => owned.has(name);

const writes = sources.flatMap(({ file, text }) =>
  writesOf(text, isTable, described, !strangers.includes(roomOf(file)))
    .filter((table) => !isOwn(roomOf(file), owned.get(table)?.of))
    .map((table) => `${file} → ${table}`),
);
it('nobody writes into a table of another noun', () => {
  const whose = (write: string) => owned.get(write.split(' → ')[1] ?? '')?.of;
  expect(
    writes.map(
      (write) =>
        `${write}: a table of ${whose(write)}; call its queries or steps, or let it hear; what is kept of a person belongs to its personal.ts`,
    ),
  ).toEqual([]);
});

it.each([
  ['sql`insert into vote (id) values (1)`', ['vote']],
  ['sql`update\n  member m set version = 1`', ['member']],
  ["import { member as who } from '../members/tables.ts';\nawait db\n  .update(who)\n  .set({})", ['member']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read.
  ["import { unit } from '../units/tables.ts';\nsql`delete from ${unit} where id = 1`", ['unit']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read.
  ["for (const t of ['vote_seat']) sql`update ${sql.raw(t)} set x = 1`", ['vote_seat']],
  ['sql`select from vote v for update of v`; map.delete(vote);\n// update vote set', []],
  ["import { session } from '#contract/session/endpoints.ts';\nset.delete(session)", []],
])('%s writes into %j', (text, tables) => {
  expect(writesOf(text, isTable, described)).toEqual(tables);
});
