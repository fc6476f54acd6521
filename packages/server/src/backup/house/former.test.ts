import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { aBoardHouse, aMessage, editedMessage } from '#house/messages.ts';
import { archived, brought, rowsIn } from '#house/moving.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { uploads } from '#house/sending-files.ts';
import { manifestName, sumsName, writeArchive } from '../print-archive.ts';
import { walkArchive } from '../read-archive.ts';

let folder: string;
let portals: [TestPortal, TestPortal];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-former-'));
  portals = [await aPortal(), await aPortal()];
}, 60_000);
afterAll(async () => {
  for (const portal of portals) await portal.close();
  await rm(folder, { recursive: true });
});

type Row = Record<string, unknown>;
type Table = { name: string; part: string; columns: { name: string }[] };

/** What tables were called before they were shared, and how their rows looked then. */
const before: Record<string, { name: string; row?: (row: Row) => Row }> = {
  audience_part: {
    name: 'message_audience',
    row: ({ owner: _, owner_id, ...row }) => ({ ...row, message_id: owner_id }),
  },
  wording: { name: 'message_wording', row: ({ owner: _, owner_id, ...row }) => ({ ...row, message_id: owner_id }) },
  wording_file: { name: 'message_wording_file' },
  comment: { name: 'comment', row: ({ stream: _, edited_at: __, ...row }) => row },
  file: { name: 'file', row: (row) => (row.owner === 'wording' ? { ...row, owner: 'message_wording' } : row) },
};

const oldColumns: Record<string, (columns: { name: string }[]) => { name: string }[]> = {
  message_audience: (all) =>
    all.filter((c) => c.name !== 'owner').map((c) => ({ ...c, name: c.name.replace(/^owner_id$/, 'message_id') })),
  comment: (all) => all.filter((c) => !['stream', 'edited_at'].includes(c.name)),
};
oldColumns.message_wording = oldColumns.message_audience as (typeof oldColumns)[string];

const partOf = (name: string) => `tables/${name}.jsonl`;

function tableOfThen(table: Table): Table[] {
  if (table.name === 'follow') return [];
  const name = before[table.name]?.name ?? table.name;
  return [{ ...table, name, part: partOf(name), columns: (oldColumns[name] ?? ((all) => all))(table.columns) }];
}

/** The archive as a portal of before would have written it. */
async function asOfThen(file: string): Promise<string> {
  const entries: { name: string; bytes: Buffer }[] = [];
  await walkArchive(file, async ({ name, bytes }) => {
    const parts: Buffer[] = [];
    for await (const part of bytes) parts.push(part);
    entries.push({ name, bytes: Buffer.concat(parts) });
  });
  const old = file.replace('.tar.gz', '-then.tar.gz');
  const { signal } = new AbortController();
  await writeArchive({ file: old, packed: true, signal }, async (archive) => {
    for (const { name, bytes } of entries) {
      const table = /^tables\/(\w+)\.jsonl$/.exec(name)?.[1] ?? '';
      if (name === sumsName || table === 'follow') continue;
      const { name: called = table, row = (one: Row) => one } = before[table] ?? {};
      const lines = () =>
        bytes
          .toString()
          .split('\n')
          .filter(Boolean)
          .map((line) => `${JSON.stringify(row(JSON.parse(line)))}\n`);
      if (name === manifestName) {
        const manifest = JSON.parse(bytes.toString()) as { tables: Table[] };
        await archive.addText(name, JSON.stringify({ ...manifest, tables: manifest.tables.flatMap(tableOfThen) }));
      } else if (table) await archive.addSpooled(partOf(called), Readable.from(lines(), { objectMode: false }));
      else await archive.add(name, bytes.length, Readable.from([bytes]));
    }
  });
  return old;
}

it('an archive made before audiences, wordings and comments were shared is read whole', async () => {
  const { house, chair, alena, for16 } = await aBoardHouse(portals[0]);
  const file = await uploads(chair, 'plán.txt', 'první plán');
  const message = await aMessage(chair, { ...for16, acceptRead: true, comments: true, fileIds: [file.id] });
  await alena.asks(confirmations.accept, { id: `message-${message.id}-1` });
  await chair.asks(messages.update, editedMessage(message, { title: 'Jinak', fileIds: [], material: true }));
  await house.inside((db) =>
    db.execute(`insert into comment (svj_id, owner, owner_id, member_id, text, created_at)
      values (${house.id}, 'message', ${message.id}, ${alena.memberId}, 'Budu doma', now())`),
  );
  const { file: now } = await archived(house, folder);
  const { house: there } = await brought(portals[1], await asOfThen(now));
  const [kept] = await rowsIn(there, 'select id, title from message');
  expect(kept?.title).toBe('Jinak');
  const id = kept?.id;
  expect(
    await rowsIn(
      there,
      'select a.owner, a.owner_id as id, e.name from audience_part a join entrance e on e.svj_id = a.svj_id and e.id = a.entrance_id',
    ),
  ).toEqual([{ owner: 'message', id, name: 'Lipová 16' }]);
  expect(
    await rowsIn(
      there,
      `select w.owner, w.owner_id as id, w.content_version as version, k.name, f.owner as kept, f.owner_id = w.id as its
       from wording w join wording_file k on k.svj_id = w.svj_id and k.wording_id = w.id
       join file f on f.svj_id = k.svj_id and f.id = k.file_id`,
    ),
  ).toEqual([{ owner: 'message', id, version: 1, name: 'plán', kept: 'wording', its: true }]);
  expect(await rowsIn(there, 'select owner, owner_id as id, stream, text from comment')).toEqual([
    { owner: 'message', id, stream: 'house', text: 'Budu doma' },
  ]);
});
