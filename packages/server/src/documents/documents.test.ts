import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files as attachments } from '#contract/base/files/files.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { documentsOlder } from '#contract/documents/endpoints-older.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import { aDocument, aFolder, editedDocument, namesIn } from '#house/documents.ts';
import { aHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, formOf, photo, uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function aShelf() {
  const house = await aHouse(portal);
  return { house, chair: await house.chair(), owner: await house.owner() };
}
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a document', () => {
  it('is made of an upload that waits, and answers in the shape of the specification', async () => {
    const { chair } = await aShelf();
    const folder = await aFolder(chair, 'Revize');
    const made = await aDocument(
      chair,
      'Revize výtahu.txt',
      { folderId: folder.id, description: 'Bez závad' },
      'v pořádku',
    );
    const one = await chair.asks(documents.one, { id: made.id });
    expect(one).toMatchObject({
      ...{ name: 'Revize výtahu', extension: 'txt', type: 'text/plain', description: 'Bez závad', isPublic: true },
      ...{ ownerId: chair.memberId, owner: { id: chair.memberId }, folderId: folder.id, url: null, versionNumber: 1 },
      attachment: { type: 'text/plain', fileSize: Buffer.byteLength('v pořádku') },
      breadcrumb: [{ id: folder.id, name: 'Revize' }],
      folderVisibility: 'public',
      mayManage: true,
      mayRemove: true,
    });
    const reply = await fetched(portal, one.attachment?.url ?? '');
    expect([reply.statusCode, reply.body]).toEqual([200, 'v pořádku']);
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent('Revize výtahu.txt'));
  });

  it('comes by one call too, also by the older one, in their own words', async () => {
    const { chair } = await aShelf();
    const folder = await aFolder(chair, 'Smlouvy');
    const send = async (url: string, data: object) => {
      const { payload, headers } = formOf('úklid.txt', Buffer.from('smlouva'), data);
      const reply = await portal.app.inject({
        method: 'POST',
        url,
        headers: { ...chair.headers(), ...headers },
        payload,
      });
      return {
        status: reply.statusCode,
        body: reply.json() as { data: { id: number; name: string; folderId: number } },
      };
    };
    const now = await send('/api/v2/file/upload', { folderId: folder.id, name: 'Úklid 2026' });
    const older = await send('/api/v1/document/file/create', { folder_id: folder.id });
    expect([now.status, now.body.data.name, now.body.data.folderId]).toEqual([200, 'Úklid 2026', folder.id]);
    expect([older.status, older.body.data.name, older.body.data.folderId]).toEqual([200, 'úklid', folder.id]);
    const list = await chair.asks(documentsOlder.list, { folder_id: folder.id });
    expect(list).toMatchObject({ totalPages: 1, totalItems: 2, folders: [] });
    expect(list.files.map((f) => f.name)).toEqual(['úklid', 'Úklid 2026']);
    expect((await chair.asks(documentsOlder.list, {})).folders.map((f) => f.name)).toEqual(['Smlouvy']);
  });

  it('may be a link to the web, and only there', async () => {
    const { chair, owner } = await aShelf();
    const made = await chair.asks(documents.link, { name: 'Předpisy TIČR', url: 'www.ticr.cz/predpisy' });
    expect(made).toMatchObject({
      type: 'link',
      url: 'https://www.ticr.cz/predpisy',
      attachment: null,
      versionNumber: 0,
    });
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '']) {
      const refused = await chair.refused(documents.link, { name: 'x', url });
      expect([url, refused.key, refused.errors]).toEqual([url, 'FILE.ERRORS.LINK', { url: 'FILE.ERRORS.LINK' }]);
    }
    const edited = editedDocument(made, { url: 'http://example.cz' });
    expect((await chair.asks(documents.update, edited)).url).toBe('http://example.cz/');
    expect((await chair.refused(documents.download, { id: made.id })).code).toBe(404);
    const upload = await uploads(chair, 'a.txt', 'a');
    expect((await chair.refused(documents.addVersion, { id: made.id, fileId: upload.id })).key).toBe(
      'FILE.ERRORS.IS_LINK',
    );
    expect((await owner.asks(documents.one, { id: made.id })).url).toBe('http://example.cz/');
  });

  it('is edited by its version; a stale form is refused and nameless is told at the field', async () => {
    const { chair } = await aShelf();
    const made = await aDocument(chair, 'zápis.txt');
    const edited = await chair.asks(documents.update, editedDocument(made, { name: 'Zápis ze schůze' }));
    expect([edited.name, edited.extension]).toEqual(['Zápis ze schůze', 'txt']);
    expect((await chair.refused(documents.update, editedDocument(made))).code).toBe(409);
    const refused = await chair.refused(documents.update, editedDocument(edited, { name: ' ' }));
    expect(refused.errors).toEqual({ name: 'FILE.FORM.VALIDATION.NAME' });
  });

  it('a name comes out as one piece, whatever it was typed on', async () => {
    const { chair } = await aShelf();
    const made = await aDocument(chair, 'Smlouva.txt', { name: 'Vy\u0301tah\u202Egpj' });
    expect(made.name).toBe('Výtahgpj');
    expect((await chair.refused(documents.update, editedDocument(made, { name: 'x'.repeat(201) }))).code).toBe(400);
  });

  it('of any name stays where it was put, and the same file twice is two documents', async () => {
    const { chair } = await aShelf();
    const folder = await aFolder(chair, 'Sem');
    // From right to left, with a sign that would turn the end of the name around on a screen.
    const turned = 'חשבון \u202efdp.txt';
    for (const name of ['../../etc/passwd.txt', 'Vy\u0301tah.txt', 'Vy\u0301tah.txt', `${'ž'.repeat(300)}.txt`, turned])
      await aDocument(chair, name, { folderId: folder.id }, 'totéž');
    const { files } = await chair.asks(documents.list, { folderId: folder.id });
    expect(files.map((f) => f.name).filter((name) => name.includes('/') || name.length > 200)).toEqual([]);
    expect(files.map((f) => f.name).filter((name) => name === 'Výtah')).toHaveLength(2);
    expect(files).toHaveLength(5);
    expect(files.map((f) => f.name)).toContain('חשבון fdp');
  });

  it('sent again under its key is made once', async () => {
    const { chair } = await aShelf();
    const { id: fileId } = await uploads(chair, 'jednou.txt', 'jednou');
    const again = chair.under('0b1f7f0e-5b1c-4c62-9d8e-1f0a2b3c4d5e');
    const first = await again.asks(documents.create, { files: [{ fileId }] });
    const second = await again.asks(documents.create, { files: [{ fileId }] });
    expect(second.files.map((f) => f.id)).toEqual(first.files.map((f) => f.id));
    expect((await chair.refused(documents.create, { files: [{ fileId }] })).key).toBe('FILES.ERRORS.NOT_YOURS');
  });

  it('upload of another person is nobody’s to keep, and one file makes one document', async () => {
    const { house, chair } = await aShelf();
    const other = await house.person({ role: 'memberCommittee' });
    const theirs = await uploads(other, 'cizi.txt', 'cizí');
    expect((await chair.refused(documents.create, { files: [{ fileId: theirs.id }] })).key).toBe(
      'FILES.ERRORS.NOT_YOURS',
    );
    const mine = await uploads(chair, 'moje.txt', 'moje');
    const twice = { files: [{ fileId: mine.id }, { fileId: mine.id }] };
    expect((await chair.refused(documents.create, twice)).key).toBe('FILES.ERRORS.NOT_YOURS');
    expect(await namesIn(chair, null)).toEqual([]);
  });

  it('list is sorted, filtered and paged by the server, with its count', async () => {
    const { chair } = await aShelf();
    for (const [name, words] of [
      ['b 10.txt', 'xx'],
      ['b 9.txt', 'x'],
      ['Čáp.txt', 'xxx'],
    ] as const)
      await aDocument(chair, name, {}, words);
    await chair.asks(documents.link, { name: 'Dům', url: 'example.cz', isPublic: false });
    expect(await namesIn(chair, null)).toEqual(['b 9', 'b 10', 'Čáp', 'Dům']);
    expect(await namesIn(chair, null, { sort: '-name' })).toEqual(['Dům', 'Čáp', 'b 10', 'b 9']);
    expect(await namesIn(chair, null, { sort: '-size' })).toEqual(['Čáp', 'b 10', 'b 9', 'Dům']);
    const by = (filters: object) => namesIn(chair, null, { filters: JSON.stringify(filters) });
    expect(await by({ text: 'cap' })).toEqual(['Čáp']);
    expect(await by({ kind: 'link' })).toEqual(['Dům']);
    expect(await by({ kind: 'text' })).toEqual(['b 9', 'b 10', 'Čáp']);
    expect(await by({ kind: 'other' })).toEqual([]);
    expect(await by({ isPublic: false })).toEqual(['Dům']);
    expect(await by({ from: '2100-01-01' })).toEqual([]);
    for (const sort of ['createdAt', '-changedAt', 'type', 'isPublic', '-owner'])
      expect((await namesIn(chair, null, { sort })).sort()).toEqual(['Dům', 'b 10', 'b 9', 'Čáp']);
    expect((await chair.asks(documents.list, { filters: JSON.stringify({ text: 'b' }) as never })).total).toBe(2);
  });

  it('of a picture has a smaller one, and no place where it was taken', async () => {
    const { chair } = await aShelf();
    const taken = await photo();
    const { id: fileId } = await uploads(chair, 'sklep.jpg', taken);
    const { files } = await chair.asks(documents.create, { files: [{ fileId }] });
    const [made] = files;
    const preview = await fetched(portal, made?.previewUrl ?? '');
    expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/webp']);
    const { url } = await chair.asks(documents.download, { id: made?.id as number, type: 'preview' });
    expect((await fetched(portal, url)).statusCode).toBe(200);
    const kept = (await fetched(portal, made?.attachment?.url ?? '')).rawPayload;
    // What the camera wrote down is in the one sent, and gone from the one kept.
    expect([(await sharp(taken).metadata()).exif?.length, (await sharp(kept).metadata()).exif]).toEqual([
      expect.any(Number),
      undefined,
    ]);
  });
});

describe('versions', () => {
  it('follow one another with author, time and digest; older ones open and come back as the newest', async () => {
    const { house, chair } = await aShelf();
    const other = await house.person({ role: 'memberCommittee' });
    const made = await aDocument(chair, 'rozpočet.txt', {}, 'první');
    const second = await uploads(other, 'rozpočet nový.csv', 'druhý;sloupec');
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    const changed = await other.asks(documents.addVersion, { id: made.id, fileId: second.id });
    expect(changed).toMatchObject({ name: 'rozpočet', extension: 'csv', versionNumber: 2, versionCount: 2 });
    const { versions } = await chair.asks(documents.versions, { id: made.id });
    expect(versions).toMatchObject([
      {
        number: 2,
        isCurrent: true,
        author: { id: other.memberId },
        name: 'rozpočet nový.csv',
        sha256: sha('druhý;sloupec'),
      },
      { number: 1, isCurrent: false, author: { id: chair.memberId }, name: 'rozpočet.txt', sha256: sha('první') },
    ]);
    expect(versions[0]?.createdAt).toBe(portal.clock.now.toISOString());
    expect((await fetched(portal, versions[1]?.url ?? '')).body).toBe('první');
    const restored = await chair.asks(documents.restoreVersion, { id: made.id, number: 1 });
    expect(restored).toMatchObject({
      extension: 'txt',
      versionNumber: 3,
      attachment: { fileSize: Buffer.byteLength('první') },
    });
    expect((await fetched(portal, restored.attachment?.url ?? '')).body).toBe('první');
    const after = await chair.asks(documents.versions, { id: made.id });
    expect(after.versions.map((v) => [v.number, v.restoredFrom, v.sha256])).toEqual([
      [3, 1, sha('první')],
      [2, null, sha('druhý;sloupec')],
      [1, null, sha('první')],
    ]);
  });

  it('make no open form stale', async () => {
    const { chair } = await aShelf();
    const made = await aDocument(chair, 'stanovy.txt', {}, 'první');
    const next = await uploads(chair, 'stanovy.txt', 'druhé');
    await chair.asks(documents.addVersion, { id: made.id, fileId: next.id });
    expect(
      (await chair.asks(documents.update, editedDocument(made, { description: 'úplné znění' }))).versionNumber,
    ).toBe(2);
  });

  it('the very same bytes, a missing version and the one of now are refused', async () => {
    const { chair } = await aShelf();
    const made = await aDocument(chair, 'plán.txt', {}, 'stejný');
    const same = await uploads(chair, 'plán.txt', 'stejný');
    expect((await chair.refused(documents.addVersion, { id: made.id, fileId: same.id })).key).toBe('FILE.ERRORS.SAME');
    const at = (number: number) => chair.refused(documents.restoreVersion, { id: made.id, number });
    expect([(await at(7)).key, (await at(1)).key]).toEqual(['FILE.ERRORS.NO_VERSION', 'FILE.ERRORS.CURRENT_VERSION']);
  });

  it('that were replaced are for who administers documents; a download under way ends at its next range', async () => {
    const { chair, owner } = await aShelf();
    const first = await uploads(chair, 'seznam.txt', 's rodným číslem');
    const [made] = (await chair.asks(documents.create, { files: [{ fileId: first.id }] })).files as [DocumentRow];
    const before = await owner.asks(documents.one, { id: made.id });
    const range = (from: number) =>
      fetched(portal, before.attachment?.url ?? '', { range: `bytes=${from}-${from + 1}` });
    expect([(await range(0)).statusCode, (await range(2)).body]).toEqual([206, 'ro']);
    const next = await uploads(chair, 'seznam.txt', 'bez něj');
    await chair.asks(documents.addVersion, { id: made.id, fileId: next.id });
    expect((await range(4)).statusCode).toBe(404);
    const { versions } = await owner.asks(documents.versions, { id: made.id });
    expect([versions.map((v) => v.number), (await owner.asks(documents.one, { id: made.id })).versionCount]).toEqual([
      [2],
      1,
    ]);
    expect((await owner.refused(documents.download, { id: made.id, version: 1 })).key).toBe('FILE.NOT_FOUND');
    expect((await owner.refused(documents.restoreVersion, { id: made.id, number: 1 })).code).toBe(403);
    // The other door of all files asks the same.
    const through = async (who: typeof owner, id: number) =>
      (await who.refused(attachments.change, { id, name: 'x' })).code;
    expect([await through(chair, next.id), await through(owner, next.id)]).toEqual([403, 403]);
    // Bytes that were replaced are to who only reads no less missing than those that never were.
    expect([await through(chair, first.id), await through(owner, first.id)]).toEqual([403, 404]);
  });

  it('of two added at once both are kept, one after the other', async () => {
    const { chair } = await aShelf();
    const made = await aDocument(chair, 'zaráz.txt', {}, '0');
    const [a, b] = [await uploads(chair, 'a.txt', 'a'), await uploads(chair, 'b.txt', 'b')];
    await Promise.all([a, b].map(({ id }) => chair.asks(documents.addVersion, { id: made.id, fileId: id })));
    const { versions } = await chair.asks(documents.versions, { id: made.id });
    expect(versions.map((v) => v.number)).toEqual([3, 2, 1]);
    expect((await chair.asks(documents.one, { id: made.id })).versionNumber).toBe(3);
  });
});
