import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLimit, files } from '#contract/base/files/files.ts';
import { leastPart, uploads } from '#contract/base/files/uploads.ts';
import { sweepFiles } from '#server/base/files/file-sweeping.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { begins, finishes, keyIn, offsetOf, sends, tus } from './resuming.ts';
import { fetched, onDisk, photo } from './sending-files.ts';

const hour = 3600_000;
const before = new Date('2026-11-21T09:00:00Z');
let portal: TestPortal;
let house: TestHouse;
let owner: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  owner = await house.owner();
});
afterAll(() => portal.close());

/** Bytes that differ everywhere, so that a part in a wrong place shows. */
const text = (size: number) =>
  Buffer.from(Array.from({ length: size / 8 }, (_, i) => String(i).padStart(8, '.')).join(''));
const nothing = async () => ({
  disk: await onDisk(portal),
  rows: [await house.count('upload'), await house.count('upload_part'), await house.count('file_waste')],
});
const clean = { disk: { files: [], incoming: [] }, rows: [0, 0, 0] };
const later = (hours: number) => {
  portal.clock.now = new Date(before.getTime() + hours * hour);
};

describe('a file in parts', () => {
  const bytes = text(400_000);

  it('comes piece by piece, is asked about, and becomes one file that is finished twice as one', async () => {
    const at = await begins(owner, 'dokumentace.txt', bytes.length);
    expect(at).toMatch(/^\/api\/v2\/attachment\/parts\/\d+$/);
    expect(await offsetOf(owner, at)).toMatchObject({ status: 200, offset: 0, length: bytes.length });
    expect(await sends(owner, at, 0, bytes.subarray(0, 150_000))).toMatchObject({ status: 204, offset: 150_000 });
    expect(await offsetOf(owner, at)).toMatchObject({ offset: 150_000 });
    expect(await finishes(owner, at)).toMatchObject({ status: 400, key: 'FILES.ERRORS.INTERRUPTED' });
    expect(await sends(owner, at, 150_000, bytes.subarray(150_000))).toMatchObject({ status: 204, offset: 400_000 });
    // Of what still comes nothing is a file of the house.
    expect(await house.count('file')).toBe(0);
    const first = await finishes(owner, at, { name: 'Dokumentace domu', description: 'z roku 1931' });
    expect(first.data).toMatchObject({ name: 'Dokumentace domu', extension: 'txt', size: 400_000, type: 'text/plain' });
    expect((await fetched(portal, first.data.url)).rawPayload.equals(bytes)).toBe(true);
    const again = await Promise.all([finishes(owner, at), finishes(owner, at)]);
    expect(again.map((a) => a.data.id)).toEqual([first.data.id, first.data.id]);
    expect([await house.count('file'), (await onDisk(portal)).files]).toEqual([1, [expect.not.stringMatching(/part/)]]);
    await owner.asks(files.remove, { id: first.data.id });
    expect(await finishes(owner, at)).toMatchObject({ status: 404 });
    await sweepFiles(portal);
    expect(await nothing()).toEqual(clean);
  });

  it('is not taken out of place, over what was said, or in crumbs', async () => {
    const at = await begins(owner, 'a.txt', bytes.length);
    await sends(owner, at, 0, bytes.subarray(0, 100_000));
    for (const offset of [0, 99_999, 100_001, 400_000]) {
      expect(await sends(owner, at, offset, bytes.subarray(0, 100_000))).toMatchObject({
        status: 409,
        key: 'FILES.ERRORS.OFFSET',
      });
    }
    expect(await sends(owner, at, 100_000, bytes)).toMatchObject({ status: 413, key: 'BASE.ERRORS.TOO_LARGE' });
    expect(await sends(owner, at, 100_000, bytes.subarray(0, leastPart - 1))).toMatchObject({ status: 400 });
    expect(await offsetOf(owner, at)).toMatchObject({ offset: 100_000 });
    const json = await tus(owner, 'PATCH', at, { 'upload-offset': '100000', 'content-type': 'application/json' }, '{}');
    expect([json.status, json.key]).toEqual([415, 'BASE.ERRORS.UNSUPPORTED_TYPE']);
    expect((await onDisk(portal)).incoming).toEqual([]);
    expect((await tus(owner, 'DELETE', at)).status).toBe(204);
    expect(await nothing()).toEqual(clean);
    expect((await offsetOf(owner, at)).status).toBe(404);
    expect((await tus(owner, 'DELETE', at)).status).toBe(404);
  });

  it('begins only when it may come whole', async () => {
    const begin = async (name: string, size: number | string) => {
      const { status, key } = await keyIn(owner, name, size);
      return [status, key];
    };
    expect(await begin('film.mp4', fileLimit + 1)).toEqual([413, 'UPLOAD.FILE_SIZE_ERROR']);
    expect(await begin('nic.txt', 0)).toEqual([422, 'FILES.ERRORS.EMPTY']);
    expect(await begin('foto.heic', 5)).toEqual([415, 'FILES.ERRORS.HEIC']);
    expect(await begin('a.txt', 'mnoho')).toEqual([400, 'BASE.ERRORS.INVALID_INPUT']);
    expect(await begin('', 5)).toEqual([400, 'BASE.ERRORS.INVALID_INPUT']);
    const old = await tus(owner, 'POST', uploads.begin.path, { 'tus-resumable': '0.2.2', 'upload-length': '5' });
    expect([old.status, old.headers['tus-version']]).toEqual([412, '1.0.0']);
    const clerk = await house.person({ role: 'memberCommittee' });
    for (let n = 0; n < 8; n++) await begins(clerk, 'plán.bin', fileLimit);
    await expect(begins(clerk, 'plán.bin', fileLimit)).rejects.toThrow();
    await begins(owner, 'plán.bin', fileLimit);
    expect(await begin('malý.bin', 5)).toEqual([422, 'FILES.ERRORS.TOO_MANY']);
    await house.inside((db) => db.execute('delete from upload'));
  });

  it('belongs to whoever began it, in that house alone', async () => {
    const at = await begins(owner, 'a.txt', bytes.length);
    const stranger = await (await aHouse(portal)).chair();
    const elsewhere = await (await aHouse(portal)).person({ account: owner.accountId as number });
    for (const who of [await house.chair(), stranger, elsewhere]) {
      expect((await offsetOf(who, at)).status).toBe(404);
      expect((await sends(who, at, 0, bytes)).status).toBe(404);
      expect((await finishes(who, at)).status).toBe(404);
      expect((await tus(who, 'DELETE', at)).status).toBe(404);
    }
    await sends(owner, at, 0, bytes.subarray(0, 100_000));
    await house.inside((db) => db.execute(`update member set archived_at = now() where id = ${owner.memberId}`));
    expect((await sends(owner, at, 100_000, bytes.subarray(100_000))).status).toBe(403);
    expect((await finishes(owner, at)).status).toBe(403);
    await house.inside((db) => db.execute(`update member set archived_at = null where id = ${owner.memberId}`));
    expect((await offsetOf(owner, at)).offset).toBe(100_000);
    await tus(owner, 'DELETE', at);
  });

  it('is looked at when it is whole: what it is not is refused and gone, a photograph is turned', async () => {
    for (const [name, start, status, key] of [
      ['smlouva.pdf', 'MZ\x90\0', 415, 'FILES.ERRORS.EXECUTABLE'],
      ['foto.png', '\x89PNG\r\n\x1a\n rozbité', 422, 'FILES.ERRORS.BROKEN'],
      ['foto.jpg', '<script>alert(1)</script>', 415, 'FILES.ERRORS.MISMATCH'],
    ] as const) {
      const wrong = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(200_000, 7)]);
      const at = await begins(owner, name, wrong.length);
      await sends(owner, at, 0, wrong.subarray(0, 100_000));
      await sends(owner, at, 100_000, wrong.subarray(100_000));
      expect(await finishes(owner, at)).toMatchObject({ status, key });
      expect((await offsetOf(owner, at)).status).toBe(404);
      expect(await nothing()).toEqual(clean);
    }
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const svg = await begins(owner, 'obrazek.svg', drawing.length);
    await sends(owner, svg, 0, drawing);
    expect((await finishes(owner, svg)).data).toMatchObject({ type: 'text/plain', previewUrl: null });
    const picture = await photo();
    const at = await begins(owner, 'Výtah.JPG', picture.length);
    await sends(owner, at, 0, picture);
    const { data } = await finishes(owner, at);
    expect(data).toMatchObject({ name: 'Výtah', type: 'image/jpeg', previewUrl: expect.stringContaining('/preview/') });
    // Cancelled after its end it is gone too, as long as nothing was saved with it.
    expect((await tus(owner, 'DELETE', at)).status).toBe(204);
    expect((await fetched(portal, data.url)).statusCode).toBe(404);
    await tus(owner, 'DELETE', svg);
    expect(await nothing()).toEqual(clean);
  });

  it('goes by the sweep when nobody goes on with it for a day', async () => {
    const at = await begins(owner, 'a.txt', bytes.length);
    await sends(owner, at, 0, bytes.subarray(0, 300_000));
    later(23);
    await sweepFiles(portal);
    expect(await offsetOf(owner, at)).toMatchObject({ status: 200, offset: 300_000 });
    later(24);
    expect((await offsetOf(owner, at)).status).toBe(404);
    later(25.1);
    await sweepFiles(portal);
    expect(await nothing()).toEqual(clean);
    later(0);
  });
});
