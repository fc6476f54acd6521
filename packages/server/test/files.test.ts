import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '#contract/base/files/files.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { sweepFiles } from '#server/base/files/file-sweeping.ts';
import { attachFiles, dropFiles, filesOf } from '#server/base/files/files.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { fetched, onDisk, photo, send, unitGuard, uploads } from './sending-files.ts';

const day = 24 * 3600_000;
let portal: TestPortal;
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  portal = await aPortal({}, { unit: unitGuard });
  house = await aHouse(portal);
  chair = await house.chair();
  owner = await house.owner();
});
afterAll(() => portal.close());

/** Saves a unit of the house with these files, as a handler of the chair's call would. */
const attach = (by: Person, ownerId: number, ids: number[]) =>
  house.inside((db, scope) =>
    attachFiles(
      db,
      { ...scope, accountId: by.accountId, memberId: by.memberId },
      { owner: 'unit', ownerId },
      ids,
      portal.clock.now,
    ),
  );
const views = (by: Person, ids: number[], all: boolean) =>
  house.inside(async (db, scope) => {
    const { rows } = await db.execute<{ id: number }>(`select id from session where account_id = ${by.accountId}`);
    const session = { id: rows[0]?.id } as Parameters<typeof filesOf>[1]['session'];
    const at = { db, session, scope: { ...scope, actorId: by.memberId as number }, now: portal.clock.now };
    return filesOf(portal, at, 'unit', ids, { all });
  });

const mine = (who: Person) => [{ memberIds: [who.memberId as number] }];

describe('an upload', () => {
  it('waits for its form, seen by its uploader alone, and is fetched back byte by byte', async () => {
    const told = { name: 'Zápis', description: 'z dubna', isPublic: false };
    const file = await uploads(owner, 'zapis 04.txt', 'Dobrý den', told);
    expect(file).toMatchObject({ ...told, extension: 'txt', type: 'text/plain', size: 10, previewUrl: null });
    const reply = await fetched(portal, file.url);
    expect([reply.statusCode, reply.body]).toEqual([200, 'Dobrý den']);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': "attachment; filename*=UTF-8''Z%C3%A1pis.txt",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const change = { id: file.id, name: 'Nový zápis', description: '', isPublic: true };
    expect(await owner.asks(files.change, change)).toMatchObject({ name: 'Nový zápis', extension: 'txt' });
    expect(await chair.refused(files.change, change)).toMatchObject({ code: 404, key: 'FILES.NOT_FOUND' });
    expect(await chair.asks(files.remove, { id: file.id })).toEqual({ removed: false });
    expect(await owner.asks(files.remove, { id: file.id })).toEqual({ removed: true });
    expect((await fetched(portal, file.url)).statusCode).toBe(404);
  });

  it('goes on from where it broke off', async () => {
    const { url } = await uploads(owner, 'abeceda.txt', 'abcdefghij');
    const part = await fetched(portal, url, { range: 'bytes=3-5' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'def', 'bytes 3-5/10']);
    expect((await fetched(portal, url, { range: 'bytes=-2' })).body).toBe('ij');
    expect((await fetched(portal, url, { range: 'bytes=8-' })).body).toBe('ij');
    expect((await fetched(portal, url, { range: 'bytes=8-', 'if-range': '"jiny"' })).body).toBe('abcdefghij');
    expect((await fetched(portal, url, { range: 'bytes=20-' })).statusCode).toBe(416);
  });

  it('of a photograph is turned upright, says no place, and has a preview', async () => {
    const file = await uploads(owner, 'Výtah.JPG', await photo());
    expect(file).toMatchObject({ name: 'Výtah', extension: 'jpg', type: 'image/jpeg' });
    const whole = await sharp((await fetched(portal, file.url)).rawPayload).metadata();
    expect([whole.width, whole.height, whole.exif, whole.orientation]).toEqual([40, 60, undefined, undefined]);
    const preview = await fetched(portal, file.previewUrl as string);
    expect(preview.headers).toMatchObject({ 'content-type': 'image/webp', 'content-security-policy': /sandbox/ });
    expect((await sharp(preview.rawPayload).metadata()).format).toBe('webp');
  });

  it('is refused when it is not what it says, and leaves nothing', async () => {
    const before = await onDisk(portal);
    const refusals: [string, Buffer | string, number, string][] = [
      ['prázdný.txt', '', 422, 'FILES.ERRORS.EMPTY'],
      ['foto.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 415, 'FILES.ERRORS.HEIC'],
      ['foto.jpg', '<script>alert(1)</script>', 415, 'FILES.ERRORS.MISMATCH'],
      ['smlouva.pdf', 'smlouva', 415, 'FILES.ERRORS.MISMATCH'],
      ['smlouva.pdf', 'MZ\x90\0', 415, 'FILES.ERRORS.EXECUTABLE'],
      ['faktura.pdf.EXE', '%PDF-1.7', 415, 'FILES.ERRORS.EXECUTABLE'],
      ['spust.js', 'alert(1)', 415, 'FILES.ERRORS.EXECUTABLE'],
      ['návod', '#!/bin/sh\nrm -rf ~', 415, 'FILES.ERRORS.EXECUTABLE'],
      ['aplikace', '\x7fELF\x02\x01', 415, 'FILES.ERRORS.EXECUTABLE'],
      ['tabulka.xlsx', 'a;b', 415, 'FILES.ERRORS.MISMATCH'],
      ['foto.png', Buffer.from('\x89PNG\r\n\x1a\n rozbité', 'latin1'), 422, 'FILES.ERRORS.BROKEN'],
    ];
    for (const [name, bytes, status, key] of refusals) {
      const { status: code, body } = await send(owner, name, bytes);
      expect([name, code, body.message?.content]).toEqual([name, status, key]);
    }
    const bomb = await sharp({ create: { width: 9500, height: 9500, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(owner, 'bomba.png', bomb)).body.message?.content).toBe('FILES.ERRORS.PIXELS');
    expect(await onDisk(portal)).toEqual(before);
  });

  it('never comes back as something that a browser would run', async () => {
    for (const [name, bytes] of [
      ['obrazek.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['stranka.html', '<script>alert(1)</script>'],
      ['skript.xml', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
      ['<img src=x onerror=alert(1)>.txt', 'a'],
      ['../../etc/passwd', 'a'],
      ['gpj.\u202Eexe.txt', 'a'],
    ] as const) {
      const file = await uploads(owner, name, bytes);
      const { headers } = await fetched(portal, file.url);
      expect([name, headers['content-type']]).toEqual([name, 'text/plain']);
      expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%~!-]+$/);
      expect(`${file.name}.${file.extension}`).not.toMatch(/[/\\<>:\u202E]/);
    }
  });

  it('is not taken from nobody, and not without a file', async () => {
    expect((await send(owner.with('x'.repeat(43)), 'a.txt', 'a')).status).toBe(401);
    const noFile = await portal.app.inject({
      method: 'POST',
      url: files.upload.path,
      headers: owner.headers(),
      payload: {},
    });
    expect(noFile.statusCode).toBe(415);
  });
});

describe('an attached file', () => {
  it('belongs to its thing: in order, by sight, and a foreign upload never', async () => {
    const unit = await house.unit(chair, '7/1', [1, 10], mine(chair));
    const other = await house.unit(chair, '7/2', [1, 10], mine(chair));
    const [a, b, c] = [
      await uploads(chair, 'a.txt', 'a'),
      await uploads(chair, 'b.txt', 'b', { isPublic: false }),
      await uploads(owner, 'c.txt', 'c'),
    ];
    await attach(chair, unit.id, [b.id, a.id]);
    const listed = await views(owner, [unit.id, other.id], true);
    expect([unit, other].map((u) => listed.get(u.id)?.map((f) => f.name))).toEqual([['b', 'a'], []]);
    const seen = (await views(owner, [unit.id], false)).get(unit.id) ?? [];
    expect(seen.map((f) => f.name)).toEqual(['a']);
    expect((await fetched(portal, seen[0]?.url ?? '')).body).toBe('a');
    // A ticket alone is not enough: what is for the committee is not fetched by others, whoever gave them the address.
    const secret = listed.get(unit.id)?.[0];
    expect((await fetched(portal, secret?.url ?? '')).statusCode).toBe(404);
    for (const foreign of [
      [a.id, c.id],
      [a.id, 987_654],
    ]) {
      await expect(attach(chair, unit.id, foreign)).rejects.toMatchObject({
        key: 'FILES.ERRORS.NOT_YOURS',
        status: 422,
      });
    }
    await expect(attach(chair, other.id, [a.id])).rejects.toMatchObject({ key: 'FILES.ERRORS.NOT_YOURS' });
    const change = { id: a.id, name: 'Ahoj', description: 'x', isPublic: false };
    expect(await owner.refused(files.change, change)).toMatchObject({ code: 403 });
    expect(await chair.asks(files.change, change)).toMatchObject({ name: 'Ahoj', isPublic: false });
    expect((await fetched(portal, seen[0]?.url ?? '')).statusCode).toBe(404);
  });

  it('is not there for another house, and its ticket ends', async () => {
    const unit = await house.unit(chair, '8/1', [1, 10], mine(chair));
    const file = await uploads(chair, 'd.txt', 'd');
    await attach(chair, unit.id, [file.id]);
    const stranger = await (await aHouse(portal)).chair();
    const change = { id: file.id, name: 'd', description: '', isPublic: true };
    expect(await stranger.refused(files.change, change)).toMatchObject({ code: 404 });
    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + day / 8);
    expect((await fetched(portal, file.url)).statusCode).toBe(401);
    portal.clock.now = before;
    expect((await fetched(portal, `${file.url}x`)).statusCode).toBe(401);
    // It opens what it was given for, and nothing else that its holder may open.
    const ticket = file.url.split('/').at(-1) as string;
    const elsewhere = contacts.exportFile.path.replace(':ticket', ticket);
    expect((await fetched(portal, elsewhere)).statusCode).toBe(401);
    await house.inside((db) => db.execute(`update file set owner = 'nowhere' where id = ${file.id}`));
    expect((await fetched(portal, file.url)).statusCode).toBe(404);
  });
});

describe('the sweep', () => {
  it('removes what waited for a day and what nobody points to, with the bytes', async () => {
    await sweepFiles(portal);
    const house2 = await aHouse(portal);
    const by = await house2.chair();
    const unit = await house2.unit(by, '1/1', [1, 10], mine(by));
    const kept = await uploads(by, 'zůstane.txt', 'a');
    const dropped = await uploads(by, 'pryč.txt', 'b');
    await uploads(by, 'čeká.jpg', await photo());
    const scoped = (ids: number[]) =>
      house2.inside((db, scope) =>
        attachFiles(
          db,
          { ...scope, accountId: by.accountId },
          { owner: 'unit', ownerId: unit.id },
          ids,
          portal.clock.now,
        ),
      );
    await scoped([kept.id, dropped.id]);
    await scoped([kept.id]);
    await writeFile(join(portal.config.dataDir, 'incoming', 'zbytek'), 'x');
    const { files: before } = await onDisk(portal);
    portal.clock.now = new Date(portal.clock.now.getTime() + day / 2);
    await sweepFiles(portal);
    expect((await onDisk(portal)).files).toHaveLength(before.length);
    portal.clock.now = new Date(Date.now() + 2 * day);
    await sweepFiles(portal);
    const after = await onDisk(portal);
    expect(after.incoming).toEqual([]);
    expect(await house2.count('file')).toBe(1);
    expect(await house2.count('file_waste')).toBe(0);
    await house2.inside((db, scope) => dropFiles(db, scope, 'unit', [unit.id], portal.clock.now));
    portal.clock.now = new Date(portal.clock.now.getTime() + 2 * day);
    await sweepFiles(portal);
    expect((await onDisk(portal)).files).toHaveLength(after.files.length - 1);
    portal.clock.now = new Date('2026-11-21T09:00:00Z');
  });
});

it('a lost store answers calmly and loses nothing', async () => {
  const file = await uploads(owner, 'e.txt', 'e');
  const folder = join(portal.config.dataDir, 'files');
  await rm(folder, { recursive: true });
  const lost = await fetched(portal, file.url);
  expect([lost.statusCode, lost.json().message.content]).toEqual([503, 'FILES.ERRORS.STORE']);
  await writeFile(folder, 'not a folder');
  const before = await house.count('file');
  const refused = await send(owner, 'f.txt', 'f');
  expect([refused.status, refused.body.message?.content]).toEqual([503, 'FILES.ERRORS.STORE']);
  expect([await house.count('file'), (await onDisk(portal)).incoming]).toEqual([before, []]);
  await rm(folder);
  await uploads(owner, 'f.txt', 'f');
});
