import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { mostInFolder } from '#contract/documents/rules.ts';
import { aDocument, aFolder, editedFolder, namesIn } from '#house/documents.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** The tree as names, one in another. */
async function treeOf(who: Person): Promise<unknown[]> {
  type Node = { name: string; fileCount: number; children: Node[] };
  const shown = ({ name, fileCount, children }: Node): unknown[] => [name, fileCount, ...children.map(shown)];
  return (await who.asks(folders.tree, {})).folders.map((f) => shown(f as Node));
}
const aChair = async () => (await aHouse(portal)).chair();

describe('a folder', () => {
  it('stands in another one, with the way to it, its counts and the tree of all', async () => {
    const chair = await aChair();
    const revize = await aFolder(chair, 'Revize', { color: 'okr' });
    const lift = await aFolder(chair, 'Výtah', { parentId: revize.id });
    const deep = await aFolder(chair, 'Rok 2026', { parentId: lift.id });
    await aFolder(chair, 'Plyn', { parentId: revize.id });
    await aDocument(chair, 'protokol.txt', { folderId: deep.id });
    await aDocument(chair, 'plán.txt', { folderId: revize.id });
    await aDocument(chair, 'stanovy.txt');
    expect(await chair.asks(folders.list, { parentId: lift.id })).toMatchObject({
      folder: { name: 'Výtah', fileCount: 1, folderCount: 1 },
      breadcrumb: [{ name: 'Revize' }, { name: 'Výtah' }],
      bounds: 'public',
      folders: [{ name: 'Rok 2026', fileCount: 1, folderCount: 0 }],
      mayAdd: true,
      mayManage: true,
    });
    expect(await chair.asks(folders.list, {})).toMatchObject({
      folder: null,
      breadcrumb: [],
      folders: [{ name: 'Revize', color: 'okr', fileCount: 2, folderCount: 2, visibility: 'public', isPublic: true }],
    });
    expect(await treeOf(chair)).toEqual([['Revize', 2, ['Plyn', 0], ['Výtah', 1, ['Rok 2026', 1]]]]);
    expect((await chair.asks(folders.tree, {})).rootCount).toBe(1);
  });

  it('is changed by its version; older callers say whether it is public and widen nothing', async () => {
    const chair = await aChair();
    const made = await chair.asks(folders.create, { name: 'Výbor', isPublic: false });
    expect([made.visibility, made.isPublic]).toEqual(['committee', false]);
    const { visibility: _, ...silent } = editedFolder(made, { name: 'Výbor 2026' });
    const renamed = await chair.asks(folders.update, silent);
    expect([renamed.name, renamed.visibility]).toEqual(['Výbor 2026', 'committee']);
    expect((await chair.refused(folders.update, editedFolder(made))).code).toBe(409);
    const audit = await aFolder(chair, 'Kontrola', { visibility: 'audit' });
    const { visibility: __, ...older } = editedFolder(audit, { isPublic: false });
    expect((await chair.asks(folders.update, older)).visibility).toBe('audit');
    const { visibility: ___, ...opened } = editedFolder(await chair.asks(folders.one, { id: audit.id }), {
      isPublic: true,
    });
    expect((await chair.asks(folders.update, opened)).visibility).toBe('public');
  });

  it('for its owner says whose it is: one member or one unit of the house', async () => {
    const house = await aHouse(portal);
    const [chair, owner] = [await house.chair(), await house.owner()];
    const unit = await house.unit(chair, '1', [1, 1], [{ memberIds: [owner.memberId as number] }]);
    const refused = (whose: object) => chair.refused(folders.create, { name: 'Čí', visibility: 'owner', ...whose });
    const elsewhere = await (await aHouse(portal)).owner();
    for (const whose of [
      {},
      { ownerId: owner.memberId, unitId: unit.id },
      { ownerId: elsewhere.memberId },
      { unitId: 999_999 },
    ])
      expect((await refused(whose)).key).toBe('FOLDER.ERRORS.OWNER');
    const own = await aFolder(chair, 'Paní Nováková', { visibility: 'owner', ownerId: owner.memberId });
    expect(own).toMatchObject({ owner: { id: owner.memberId }, unit: null });
    const ofUnit = await aFolder(chair, 'Byt 1', { visibility: 'owner', unitId: unit.id });
    expect(ofUnit).toMatchObject({ owner: null, unit: { id: unit.id, number: '1' }, forTenants: false });
    // Whose it is has no meaning where it is for others.
    const open = await chair.asks(folders.update, editedFolder(own, { visibility: 'public' }));
    expect([open.ownerId, open.visibility]).toEqual([null, 'public']);
  });

  it('for groups names groups of the house', async () => {
    const chair = await aChair();
    const refused = await chair.refused(folders.create, {
      name: 'Vchod',
      audience: [{ kind: 'entrance', id: 999_999 }],
    });
    expect([refused.key, refused.errors]).toEqual(['FOLDER.ERRORS.AUDIENCE', { audience: 'FOLDER.ERRORS.AUDIENCE' }]);
    const made = await aFolder(chair, 'Vlastníci', { audience: [{ kind: 'role', role: 'owner' }] });
    expect([made.isNarrowed, made.audience.map((a) => a.role)]).toEqual([true, ['owner']]);
  });

  it('stands at most twenty deep, also after a move', async () => {
    const chair = await aChair();
    const path = Array.from({ length: 20 }, (_, i) => `${i + 1}`).join('/');
    const { folders: made } = await chair.asks(folders.paths, { paths: [path] });
    const deepest = made[0]?.id as number;
    expect((await chair.refused(folders.create, { name: '21', parentId: deepest })).key).toBe('FOLDER.ERRORS.TOO_DEEP');
    const sixty = Array.from({ length: 60 }, () => 'x').join('/');
    expect((await chair.refused(folders.paths, { paths: [sixty] })).key).toBe('FOLDER.ERRORS.TOO_DEEP');
    const other = await aFolder(chair, 'Jiná');
    const into = { folders: [other.id], parentId: deepest };
    expect((await chair.refused(folders.move, into)).key).toBe('FOLDER.ERRORS.TOO_DEEP');
    expect((await chair.asks(folders.one, { id: deepest })).breadcrumb).toHaveLength(20);
  });
});

describe('paths of dropped folders', () => {
  it('become folders once, under the open one', async () => {
    const chair = await aChair();
    const root = await aFolder(chair, 'Archiv');
    const paths = ['2025/Revize', '2025/Smlouvy', '2025', '2025/Revi\u0301ze'];
    const first = await chair.asks(folders.paths, { parentId: root.id, paths });
    const again = await chair.asks(folders.paths, { parentId: root.id, paths });
    expect(again).toEqual(first);
    expect(await treeOf(chair)).toEqual([['Archiv', 0, ['2025', 0, ['Revize', 0], ['Revíze', 0], ['Smlouvy', 0]]]]);
  });

  it.each(['../tajné', '/etc', 'a//b', 'a/..', 'x'.repeat(121)])('%j leads nowhere', async (path) => {
    const chair = await aChair();
    expect((await chair.refused(folders.paths, { paths: ['dobrá', path] })).key).toBe('FOLDER.ERRORS.PATH');
    expect(await treeOf(chair)).toEqual([]);
  });
});

describe('a move', () => {
  it('takes folders with all in them and documents, at once or not at all', async () => {
    const chair = await aChair();
    const [from, to] = [await aFolder(chair, 'Odkud'), await aFolder(chair, 'Kam')];
    const inner = await aFolder(chair, 'Uvnitř', { parentId: from.id });
    const paper = await aDocument(chair, 'list.txt', { folderId: inner.id });
    const loose = await aDocument(chair, 'volný.txt');
    expect((await chair.refused(folders.move, { folders: [inner.id], files: [999_999], parentId: to.id })).code).toBe(
      404,
    );
    expect(await chair.asks(folders.move, { folders: [inner.id], files: [loose.id], parentId: to.id })).toEqual({
      count: 2,
    });
    expect(await treeOf(chair)).toEqual([
      ['Kam', 2, ['Uvnitř', 1]],
      ['Odkud', 0],
    ]);
    const one = await chair.asks(documents.one, { id: paper.id });
    expect(one.breadcrumb.map((b) => b.name)).toEqual(['Kam', 'Uvnitř']);
    await chair.asks(folders.move, { folders: [inner.id], files: [loose.id] });
    expect([await treeOf(chair), await namesIn(chair, null)]).toEqual([
      [
        ['Kam', 0],
        ['Odkud', 0],
        ['Uvnitř', 1],
      ],
      ['volný'],
    ]);
  });

  it('never goes into itself', async () => {
    const chair = await aChair();
    const a = await aFolder(chair, 'A');
    const b = await aFolder(chair, 'B', { parentId: a.id });
    const c = await aFolder(chair, 'C', { parentId: b.id });
    for (const parentId of [a.id, b.id, c.id])
      expect((await chair.refused(folders.move, { folders: [a.id], parentId })).key).toBe('FOLDER.ERRORS.INTO_ITSELF');
  });

  it('of two folders into each other at the same moment happens once', async () => {
    const chair = await aChair();
    for (let i = 0; i < 5; i += 1) {
      const [a, b] = [await aFolder(chair, `A${i}`), await aFolder(chair, `B${i}`)];
      const moves = [
        { folders: [a.id], parentId: b.id },
        { folders: [b.id], parentId: a.id },
      ];
      const done = await Promise.all(moves.map((m) => chair.call(folders.move, m)));
      expect(done.map((d) => d.status).sort()).toEqual([200, 422]);
    }
    expect((await chair.asks(folders.tree, {})).folders).toHaveLength(5);
  });

  it('changes at once who sees what is moved', async () => {
    const house = await aHouse(portal);
    const [chair, owner] = [await house.chair(), await house.owner()];
    const secret = await aFolder(chair, 'Výbor', { visibility: 'committee' });
    const open = await aFolder(chair, 'Veřejné');
    const paper = await aDocument(chair, 'smlouva.txt', { folderId: open.id });
    const { url } = await owner.asks(documents.download, { id: paper.id });
    const range = async () => (await portal.app.inject({ url, headers: { range: 'bytes=0-1' } })).statusCode;
    expect(await range()).toBe(206);
    await chair.asks(folders.move, { folders: [open.id], parentId: secret.id });
    expect([await range(), (await owner.refused(documents.one, { id: paper.id })).key]).toEqual([
      404,
      'FILE.NOT_FOUND',
    ]);
    await chair.asks(folders.move, { files: [paper.id] });
    expect(await range()).toBe(206);
  });
});

it('holds ten thousand documents and not one more, by whatever way it comes', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const { id: folderId } = await aFolder(chair, 'Plná');
  await house.inside((db) =>
    db.execute(sql`insert into document (svj_id, folder_id, name, type, url, created_at, updated_at, changed_at)
      select ${house.id}, ${folderId}, 'odkaz ' || n, 'link', 'https://example.cz/', now(), now(), now()
      from generate_series(1, ${mostInFolder - 1}) n`),
  );
  const other = await aDocument(chair, 'jinde.txt');
  await aDocument(chair, 'poslední.txt', { folderId });
  const { id: fileId } = await uploads(chair, 'navíc.txt', 'navíc');
  const full = { code: 422, key: 'FOLDER.ERRORS.FULL' };
  expect(await chair.refused(documents.create, { folderId, files: [{ fileId }] } as never)).toMatchObject(full);
  expect(await chair.refused(documents.link, { folderId, name: 'x', url: 'example.cz' } as never)).toMatchObject(full);
  expect(
    await chair.refused(folders.move, { parentId: folderId, files: [other.id], folders: [] } as never),
  ).toMatchObject(full);
});

it('folders and documents are found by name, without diacritics, with where they stand', async () => {
  const chair = await aChair();
  const revize = await aFolder(chair, 'Revize');
  const lift = await aFolder(chair, 'Výtah', { parentId: revize.id });
  await aDocument(chair, 'Zpráva o zkoušce.txt', { folderId: lift.id, description: 'výtah byl v pořádku' });
  const { folders: found } = await chair.asks(folders.search, { text: 'vytah' });
  expect(found).toEqual([{ id: lift.id, title: 'Výtah', detail: 'Revize' }]);
  const { files } = await chair.asks(documents.search, { text: 'vytah' });
  expect(files).toMatchObject([
    { title: 'Zpráva o zkoušce.txt', detail: 'Revize / Výtah', type: 'text/plain', piece: 'výtah byl v pořádku' },
  ]);
});
