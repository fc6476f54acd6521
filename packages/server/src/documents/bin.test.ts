import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { documentBin } from '#contract/documents/endpoints-bin.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { aDocument, aFolder, namesIn } from '#house/documents.ts';
import { aHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { onDisk, uploads } from '#house/sending-files.ts';
import { sweepFiles } from '#server/base/files/file-sweeping.ts';
import { emptyBins } from './jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const fails = (error: unknown) => {
  throw error;
};
const day = 24 * 3600_000;

/** Revize with Výtah in it: a paper of two versions in Výtah, one in Revize. */
async function aCabinet() {
  const house = await aHouse(portal);
  const [chair, owner] = [await house.chair(), await house.owner()];
  const revize = await aFolder(chair, 'Revize');
  const lift = await aFolder(chair, 'Výtah', { parentId: revize.id });
  const paper = await aDocument(chair, 'protokol.txt', { folderId: lift.id }, '12345');
  const next = await uploads(chair, 'protokol.txt', '1234567');
  await chair.asks(documents.addVersion, { id: paper.id, fileId: next.id });
  const plan = await aDocument(chair, 'plán.txt', { folderId: revize.id }, '123');
  return { house, chair, owner, revize, lift, paper, plan };
}

describe('the bin', () => {
  it('takes a folder with all in it after saying what goes, and gives it back to its place', async () => {
    const { chair, owner, revize, lift, paper } = await aCabinet();
    const within = { folders: 2, files: 2, bytes: 15 };
    expect(await chair.asks(folders.within, { id: revize.id })).toEqual(within);
    expect((await owner.refused(folders.within, { id: revize.id })).code).toBe(403);
    expect((await owner.refused(folders.remove, { id: revize.id })).code).toBe(403);
    expect(await chair.asks(folders.remove, { id: revize.id })).toEqual(within);
    for (const who of [chair, owner]) {
      expect((await who.asks(folders.tree, {})).folders).toEqual([]);
      expect((await who.refused(documents.one, { id: paper.id })).key).toBe('FILE.NOT_FOUND');
      expect((await who.refused(folders.list, { parentId: lift.id })).key).toBe('FOLDER.NOT_FOUND');
      expect((await who.asks(documents.search, { text: 'protokol' })).files).toEqual([]);
      expect((await who.asks(folders.search, { text: 'revize' })).folders).toEqual([]);
    }
    expect((await owner.refused(documentBin.list)).code).toBe(403);
    const { entries, total } = await chair.asks(documentBin.list, {});
    expect([entries, total]).toMatchObject([
      [{ kind: 'folder', name: 'Revize', ...within, place: [], deletedBy: { id: chair.memberId } }],
      1,
    ]);
    const { until, deletedAt } = entries[0] as { until: string; deletedAt: string };
    expect(Date.parse(until) - Date.parse(deletedAt)).toBe(30 * day);
    expect(await chair.asks(documentBin.restore, { id: entries[0]?.id as number })).toEqual({ folderId: null });
    expect((await owner.asks(documents.one, { id: paper.id })).breadcrumb.map((b) => b.name)).toEqual([
      'Revize',
      'Výtah',
    ]);
    expect((await owner.asks(documents.search, { text: 'protokol' })).files).toHaveLength(1);
    expect((await owner.asks(folders.search, { text: 'revize' })).folders).toHaveLength(1);
    expect(await chair.asks(documentBin.list, {})).toEqual({ entries: [], total: 0 });
  });

  it('keeps deletions apart: what went before a folder comes back on its own, with the folder it stood in', async () => {
    const { chair, revize, lift, paper, plan } = await aCabinet();
    await chair.asks(documents.remove, { id: paper.id });
    await chair.asks(folders.remove, { id: revize.id });
    const { entries } = await chair.asks(documentBin.list, {});
    expect(entries.map((e) => [e.name, e.place, e.files])).toEqual([
      ['Revize', [], 1],
      ['protokol.txt', ['Revize', 'Výtah'], 1],
    ]);
    expect(await chair.asks(documentBin.restore, { id: entries[1]?.id as number })).toEqual({ folderId: lift.id });
    expect([await namesIn(chair, lift.id), await namesIn(chair, revize.id)]).toEqual([['protokol'], []]);
    await chair.asks(documentBin.restore, { id: entries[0]?.id as number });
    expect([await namesIn(chair, lift.id), await namesIn(chair, revize.id)]).toEqual([['protokol'], ['plán']]);
    expect((await chair.asks(documents.one, { id: plan.id })).id).toBe(plan.id);
    expect((await chair.refused(documentBin.restore, { id: entries[0]?.id as number })).key).toBe(
      'DOCUMENTS.BIN.NOT_FOUND',
    );
  });

  it('forgets a deletion of which nothing is left to give back', async () => {
    const { chair, revize, lift, paper } = await aCabinet();
    await chair.asks(documents.remove, { id: paper.id });
    await chair.asks(folders.remove, { id: lift.id });
    const { entries } = await chair.asks(documentBin.list, {});
    await chair.asks(documentBin.restore, { id: entries[1]?.id as number });
    expect(await chair.asks(documentBin.list, {})).toEqual({ entries: [], total: 0 });
    expect((await chair.asks(folders.list, { parentId: revize.id })).folders.map((f) => f.name)).toEqual(['Výtah']);
  });

  it('goes along when what held it is moved, and comes back there', async () => {
    const { chair, revize, lift, paper } = await aCabinet();
    await chair.asks(documents.remove, { id: paper.id });
    await chair.asks(folders.move, { folders: [lift.id] });
    await chair.asks(folders.remove, { id: revize.id });
    const { entries } = await chair.asks(documentBin.list, {});
    await chair.asks(documentBin.restore, { id: entries.find((e) => e.kind === 'file')?.id as number });
    expect((await chair.asks(documents.one, { id: paper.id })).breadcrumb.map((b) => b.name)).toEqual(['Výtah']);
  });

  it('takes several at once, each once, or nothing', async () => {
    const { chair, revize, lift, paper, plan } = await aCabinet();
    const loose = await aDocument(chair, 'volný.txt');
    expect((await chair.refused(documents.removeAll, { ids: [loose.id, 999_999] })).key).toBe('FILE.NOT_FOUND');
    expect((await chair.asks(documentBin.list, {})).total).toBe(0);
    const chosen = { folders: [revize.id, lift.id], files: [paper.id, plan.id, loose.id] };
    expect(await chair.asks(folders.removeSelected, chosen)).toMatchObject({ folders: 2, files: 3 });
    const { entries } = await chair.asks(documentBin.list, {});
    expect(entries.map((e) => e.name).sort()).toEqual(['Revize', 'volný.txt']);
  });

  it('is emptied after thirty days, rows and bytes, once by whoever comes first', async () => {
    const { house, chair, revize } = await aCabinet();
    const kept = await aDocument(chair, 'zůstane.txt');
    await chair.asks(folders.remove, { id: revize.id });
    for (const name of ['druhý.txt', 'třetí.txt'])
      await chair.asks(documents.remove, { id: (await aDocument(chair, name)).id });
    portal.clock.now = new Date(portal.clock.now.getTime() + 29 * day);
    expect(await emptyBins(portal, fails)).toBe(0);
    const { rows: keys } = await house.inside((db) =>
      db.execute<{ key: string; kept: boolean }>(sql`select f.key, d.id = ${kept.id} as kept from document_version v
        join document d on d.svj_id = v.svj_id and d.id = v.document_id join file f on f.svj_id = v.svj_id and f.id = v.file_id
        where v.svj_id = ${house.id}`),
    );
    expect(keys).toHaveLength(6);
    portal.clock.now = new Date(portal.clock.now.getTime() + 2 * day);
    // Whoever has not come for a month signs in anew.
    const later = await house.person({ role: 'memberCommittee' });
    expect((await later.asks(documentBin.list, {})).entries).toEqual([]);
    // More than are looked for at once.
    await Promise.all([emptyBins(portal, fails, { deletions: 2 }), emptyBins(portal, fails, { deletions: 2 })]);
    expect([await house.count('folder'), await house.count('document'), await house.count('document_bin')]).toEqual([
      0, 1, 0,
    ]);
    portal.clock.now = new Date(portal.clock.now.getTime() + 2 * day);
    await sweepFiles(portal);
    const { files: stored } = await onDisk(portal);
    for (const { key, kept: stays } of keys) expect([key, stored.includes(key)]).toEqual([key, stays]);
    expect((await later.asks(documents.one, { id: kept.id })).name).toBe('zůstane');
    const { rows } = await house.inside((db) =>
      db.execute<{ verb: string; name: string }>(sql`select verb, detail ->> 'name' as name from activity
        where svj_id = ${house.id} and noun = 'folders' and verb = 'purge'`),
    );
    expect(rows).toEqual([{ verb: 'purge', name: 'Revize' }]);
  });
});

it('a document added while its folder is deleted goes with it, or is refused', async () => {
  const { chair } = await aCabinet();
  for (let i = 0; i < 5; i += 1) {
    const folder = await aFolder(chair, `Složka ${i}`);
    const upload = await uploads(chair, 'list.txt', `${i}`);
    const [added] = await Promise.all([
      chair.call(documents.create, { folderId: folder.id, files: [{ fileId: upload.id }] }),
      chair.asks(folders.remove, { id: folder.id }),
    ]);
    const { entries } = await chair.asks(documentBin.list, {});
    const entry = entries.find((e) => e.name === `Složka ${i}`);
    await chair.asks(documentBin.restore, { id: entry?.id as number });
    expect(await namesIn(chair, folder.id)).toEqual(added.status === 200 ? ['list'] : []);
  }
});
