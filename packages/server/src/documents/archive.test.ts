import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { aDocument, aFolder } from '#house/documents.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched } from '#house/sending-files.ts';
import { filesIn } from '#house/zip.ts';
import { bytesKey } from '#server/base/store/file-receiving.ts';

const run = promisify(execFile);
let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function zipOf(who: Person, chosen: { files?: number[]; folders?: number[] }): Promise<Buffer> {
  const { url } = await who.asks(folders.downloadSelected, chosen);
  const reply = await fetched(portal, url);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(reply.headers['content-disposition']).toContain("filename*=UTF-8''dokumenty.zip");
  return reply.rawPayload;
}
const within = async (who: Person, chosen: { files?: number[]; folders?: number[] }) =>
  new Map([...filesIn(await zipOf(who, chosen))].map(([name, bytes]) => [name, bytes.toString()]));

/** Revize with Výtah, two equal names, a long name, a link and an empty folder. */
async function aCabinet() {
  const house = await aHouse(portal);
  const [chair, owner] = [await house.chair(), await house.owner()];
  const revize = await aFolder(chair, 'Revize a žádosti');
  const lift = await aFolder(chair, 'Výtah', { parentId: revize.id });
  await aFolder(chair, 'Prázdná', { parentId: revize.id });
  await aDocument(chair, 'Zpráva.txt', { folderId: lift.id }, 'první');
  await aDocument(chair, 'Zpráva.txt', { folderId: lift.id }, 'druhá');
  await aDocument(chair, 'dlouhé.txt', { folderId: revize.id, name: 'ž'.repeat(200) }, 'dlouhé');
  await chair.asks(documents.link, { folderId: revize.id, name: 'Předpisy', url: 'example.cz/předpis' });
  const loose = await aDocument(chair, 'Stanovy.txt', {}, 'stanovy');
  return { house, chair, owner, revize, lift, loose };
}
const long = `Revize a žádosti/${'ž'.repeat(118)}.txt`;

it('holds folders as they stand, Czech names, equal names both, links as their addresses', async () => {
  const { owner, revize, loose } = await aCabinet();
  const found = await within(owner, { folders: [revize.id], files: [loose.id] });
  expect(Object.fromEntries(found)).toEqual({
    'Revize a žádosti/': '',
    'Revize a žádosti/Výtah/': '',
    'Revize a žádosti/Prázdná/': '',
    'Stanovy.txt': 'stanovy',
    'Revize a žádosti/Předpisy.txt': 'https://example.cz/p%C5%99edpis\r\n',
    [long]: 'dlouhé',
    'Revize a žádosti/Výtah/Zpráva.txt': 'první',
    'Revize a žádosti/Výtah/Zpráva (2).txt': 'druhá',
  });
});

it('of a folder inside alone begins there, and a document chosen beside its folder stands in it once', async () => {
  const { chair, lift } = await aCabinet();
  const { files } = await chair.asks(documents.list, { folderId: lift.id });
  const found = await within(chair, { folders: [lift.id], files: files.map((f) => f.id) });
  expect([...found.keys()]).toEqual(['Výtah/', 'Výtah/Zpráva.txt', 'Výtah/Zpráva (2).txt']);
});

it('lacks silently what one may not see, and of nothing there is none', async () => {
  const { chair, owner, revize, lift } = await aCabinet();
  const secret = await aFolder(chair, 'Dlužníci', { parentId: revize.id, visibility: 'committee' });
  const hidden = await aDocument(chair, 'dluhy.txt', { folderId: secret.id }, 'dluhy');
  await aDocument(chair, 'interní.txt', { folderId: lift.id, isPublic: false }, 'interní');
  const names = (found: Map<string, string>) => [...found.keys()].filter((name) => /Dlužníci|interní/.test(name));
  const chosen = { folders: [revize.id, secret.id], files: [hidden.id] };
  expect(names(await within(owner, chosen))).toEqual([]);
  expect(names(await within(chair, chosen))).toEqual([
    'Revize a žádosti/Dlužníci/',
    'Revize a žádosti/Dlužníci/dluhy.txt',
    'Revize a žádosti/Výtah/interní.txt',
  ]);
  for (const none of [{ folders: [secret.id], files: [hidden.id] }, { files: [999_999] }, {}])
    expect((await owner.refused(folders.downloadSelected, none)).key).toBe('DOCUMENTS.ERRORS.NOTHING');
});

async function lose(house: TestHouse, id: number): Promise<void> {
  const { rows } = await house.inside((db) =>
    db.execute<{ key: string }>(sql`select f.key from file f join document d on d.svj_id = f.svj_id and d.file_id = f.id
      where d.svj_id = ${house.id} and d.id = ${id}`),
  );
  await portal.files.drop(bytesKey(house.id, rows[0]?.key as string));
}

it('names what the store has lost in a text of its own, and is whole', async () => {
  const { house, chair, lift } = await aCabinet();
  const { files } = await chair.asks(documents.list, { folderId: lift.id });
  await lose(house, files[0]?.id as number);
  const found = await within(chair, { folders: [lift.id] });
  expect([...found.keys()]).toEqual(['Výtah/', 'Výtah/Zpráva (2).txt', 'chybejici-soubory.txt']);
  expect(found.get('chybejici-soubory.txt')).toMatch(/v archivu chybí[\s\S]*\r\nVýtah\/Zpráva\.txt\r\n$/);
});

it.skipIf(spawnSync('python3', ['--version']).status !== 0)('is read by tools of others, with its names', async () => {
  const { chair, revize, loose } = await aCabinet();
  const folder = await mkdtemp(join(tmpdir(), 'pavlac-zip-'));
  try {
    const file = join(folder, 'dokumenty.zip');
    await writeFile(file, await zipOf(chair, { folders: [revize.id], files: [loose.id] }));
    const python = `import sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
sys.stdout.reconfigure(encoding='utf-8')
print('\\n'.join(z.namelist()))`;
    const { stdout } = await run('python3', ['-c', python, file]);
    expect(stdout.trim().split('\n')).toContain(long);
    expect(stdout).toContain('Revize a žádosti/Výtah/Zpráva (2).txt');
  } finally {
    await rm(folder, { recursive: true });
  }
});
