import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { houseStorage } from '#contract/association/endpoints-storage.ts';
import { uploads as parts } from '#contract/base/files/uploads.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { openDisk, usualReserve } from '#server/base/store/disk.ts';
import { warnOfDisk } from '#server/session/jobs.ts';
import { give } from './hard/commands.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from './house.ts';
import { editedMember } from './member-form.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { begins, tus } from './resuming.ts';
import { formOf, onDisk, send, uploads } from './sending-files.ts';

const gib = 1024 ** 3;
const mib = 1024 ** 2;
let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal({ quota: 3 * mib });
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());
beforeEach(() => {
  delete portal.space.now;
});

const ready = async () => (await portal.app.inject({ method: 'GET', url: '/api/ready' })).json();
const noRoom = [503, 'FILES.ERRORS.NO_ROOM'];
const told = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer;
  return [status, body.message?.content];
};

it.each([
  [20 * gib, gib],
  [100 * gib, gib],
  [200 * gib, 2 * gib],
  [1000 * gib, 10 * gib],
  [8000 * gib, 10 * gib],
])('of a disk of %d bytes %d stay free', (total, reserve) => expect(usualReserve(total)).toBe(reserve));

describe('at the reserve', () => {
  it('uploads and imports are refused with a sentence, what people do goes on, and it is said', async () => {
    expect(await ready()).toEqual({ status: 'ready', disk: 'ok' });
    portal.space.now = { total: 20 * gib, free: gib - 1 };
    const before = await onDisk(portal);
    expect(await told(send(chair, 'plan.txt', 'plán'))).toEqual(noRoom);
    const begun = await tus(chair, 'POST', parts.begin.path, {
      'upload-length': String(2 * mib),
      'upload-metadata': `filename ${Buffer.from('plan.pdf').toString('base64')}`,
    });
    expect(begun.status).toBe(503);
    const { payload, headers } = formOf('dum.json', Buffer.from('{}'));
    const url = imports.upload.path;
    const imported = await portal.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...chair.headers(), ...headers },
    });
    expect([imported.statusCode, imported.json().message.content]).toEqual(noRoom);
    expect(await onDisk(portal)).toEqual(before);
    expect(await ready()).toEqual({ status: 'ready', disk: 'low' });
    await house.unit(chair, '17', [1, 100], [{ memberIds: [chair.memberId as number] }]);
    expect((await chair.asks(units.list, {})).rooms.map((r) => r.number)).toContain('17');
  });

  it('an upload that began before is not gone on with, and goes on once there is room', async () => {
    const bytes = Buffer.alloc(2 * mib, 'a');
    const at = await begins(chair, 'plan.txt', bytes.length);
    const sendPart = () =>
      tus(chair, 'PATCH', at, { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }, bytes);
    portal.space.now = { total: 20 * gib, free: gib + mib };
    expect((await sendPart()).status).toBe(503);
    delete portal.space.now;
    expect((await sendPart()).status).toBe(204);
    expect((await tus(chair, 'DELETE', at)).status).toBe(204);
  });

  it('bytes that are coming at once are counted together', async () => {
    const disk = openDisk({ dataDir: tmpdir(), reserve: gib }, async () => ({ total: 20 * gib, free: gib + 100 }));
    const release = await disk.hold(60);
    await expect(disk.hold(60)).rejects.toMatchObject({ key: 'FILES.ERRORS.NO_ROOM' });
    release();
    release();
    const again = await disk.hold(60);
    await expect(disk.hold(60)).rejects.toMatchObject({ key: 'FILES.ERRORS.NO_ROOM' });
    again();
    await disk.hold(100);
  });

  it('administrators of the portal are mailed once, and again only after it was over', async () => {
    const admin = await anAdmin(portal);
    const mails = async () => {
      const text = "select count(*)::int as n from outbox where kind = 'diskLow' and recipient = $1";
      return (await portal.pool.raw.query(text, [admin.email])).rows[0].n;
    };
    portal.space.now = { total: 20 * gib, free: gib / 2 };
    await Promise.all([warnOfDisk(portal), warnOfDisk(portal)]);
    await warnOfDisk(portal);
    expect(await mails()).toBe(1);
    expect(portal.shouted).toEqual([expect.stringContaining('zbývá 512\u00a0MB a rezerva je 1\u00a0GB')]);
    portal.space.now = { total: 20 * gib, free: gib * 1.1 };
    await warnOfDisk(portal);
    portal.space.now = { total: 20 * gib, free: gib / 2 };
    await warnOfDisk(portal);
    expect(await mails()).toBe(1);
    portal.space.now = { total: 20 * gib, free: gib * 2 };
    await warnOfDisk(portal);
    portal.space.now = { total: 20 * gib, free: gib / 2 };
    await warnOfDisk(portal);
    expect(await mails()).toBe(2);
  });
});

describe('a backup on the disk of data', () => {
  it.each([
    ['backup', ['zaloha.tar']],
    ['export', ['--svj', '1', 'dum.zip']],
    ['restore', ['zaloha.tar']],
    ['import', ['dum.zip']],
  ])('%s below the reserve answers a sentence and leaves nothing behind', async (command, words) => {
    const folder = mkdtempSync(join(tmpdir(), 'pavlac-full-'));
    try {
      const file = join(folder, words.at(-1) as string);
      const brings = command === 'restore' || command === 'import';
      if (brings) writeFileSync(file, 'bajty');
      const args = [command, ...words.slice(0, -1), file];
      const database = { DATABASE_URL: portal.appUrl, DATABASE_OWNER_URL: portal.ownerUrl };
      const { code, said } = await give(folder, args, { ...database, PAVLAC_RESERVE: '900T' }).ended;
      expect([code, said]).toEqual([1, expect.stringContaining('rezerva je 900\u00a0TB (PAVLAC_RESERVE)')]);
      expect(said).toContain('uvolněte místo');
      expect(existsSync(file)).toBe(brings);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('files of an association', () => {
  it('are limited together, whoever of it uploads', async () => {
    const other = await aHouse(portal);
    const boss = await other.chair();
    await uploads(boss, 'a.txt', Buffer.alloc(2 * mib, 'a'));
    const second = await other.person({ role: 'memberCommittee' });
    const { status, body } = await send(second, 'b.txt', Buffer.alloc(2 * mib, 'b'));
    expect([status, body.message]).toEqual([
      413,
      { show: true, content: 'FILES.ERRORS.QUOTA', params: { size: '3\u00a0MB' } },
    ]);
    await uploads(second, 'c.txt', 'malý');
    await uploads(chair, 'd.txt', 'jiný dům');
  });
});

describe('room of one association', () => {
  it('is given by the administration of the product alone, shown to the committee, and holds', async () => {
    const other = await aHouse(portal);
    const boss = await other.chair();
    const admin = await anAdmin(portal);
    await uploads(boss, 'a.txt', Buffer.alloc(2 * mib, 'a'));
    const usual = { used: 2 * mib, limit: 3 * mib, isOwn: false };
    expect(await boss.asks(houseStorage.read, {})).toEqual(usual);
    const to = { id: other.id, bytes: 5 * mib };
    expect((await boss.refused(houseStorage.change, to)).code).toBe(403);
    expect((await (await other.owner()).refused(houseStorage.read, {})).code).toBe(403);
    expect((await admin.refused(houseStorage.change, { ...to, bytes: 5 })).errors).toEqual({
      bytes: 'HOUSE.STORAGE.RANGE',
    });
    expect((await admin.refused(houseStorage.change, { ...to, id: 999_999 })).code).toBe(404);
    expect(await admin.asks(houseStorage.change, to)).toEqual({ ...usual, limit: 5 * mib, isOwn: true });
    await uploads(boss, 'b.txt', Buffer.alloc(2 * mib, 'b'));
    const { status, body } = await send(boss, 'c.txt', Buffer.alloc(2 * mib, 'c'));
    expect([status, body.message?.params]).toEqual([413, { size: '5\u00a0MB' }]);
    // Less than there is keeps what is there; of others nothing changes.
    await admin.asks(houseStorage.change, { ...to, bytes: mib });
    expect(await boss.asks(houseStorage.read, {})).toEqual({ used: 4 * mib, limit: mib, isOwn: true });
    expect((await send(boss, 'd.txt', 'malý')).status).toBe(413);
    expect(await chair.asks(houseStorage.read, {})).toMatchObject({ limit: 3 * mib, isOwn: false });
    await admin.asks(houseStorage.change, { ...to, bytes: null });
    expect(await boss.asks(houseStorage.read, {})).toMatchObject({ limit: 3 * mib, isOwn: false });
    const { activities } = await boss.asks(houseLog.activity, {});
    expect(activities.filter((a) => a.verb === 'quota').map((a) => a.detail.changes)).toEqual([
      [{ field: 'quota', from: '1\u00a0MB', to: null }],
      [{ field: 'quota', from: '5\u00a0MB', to: '1\u00a0MB' }],
      [{ field: 'quota', from: null, to: '5\u00a0MB' }],
    ]);
  });
});

describe('files that wait for a form', () => {
  it('come only from whoever has one', async () => {
    const renter = await house.person({ role: 'neighbour' });
    const { id } = await chair.asks(roles.create, { title: 'Nájemník', extends: 'neighbour', rights: { svj: 'r' } });
    const detail = await chair.asks(members.one, { id: renter.memberId });
    await chair.asks(members.update, editedMember(detail, { customRoleId: Number(id) }));
    const before = await onDisk(portal);
    expect(await told(send(renter, 'film.txt', 'aaaa'))).toEqual([403, 'BASE.ERRORS.NO_PERMISSION']);
    expect(
      (await tus(renter, 'POST', parts.begin.path, { 'upload-length': '9', 'upload-metadata': 'filename YS50eHQ=' }))
        .status,
    ).toBe(403);
    expect(await onDisk(portal)).toEqual(before);
  });

  it('of who only takes part are a paper or two', async () => {
    const owner = await house.owner();
    for (let n = 0; n < 20; n++) await uploads(owner, `${n}.txt`, 'podpis');
    expect(await told(send(owner, '21.txt', 'podpis'))).toEqual([422, 'FILES.ERRORS.TOO_MANY']);
    await uploads(chair, '21.txt', 'podpis');
  });
});

/** Root may mount a small disk of its own. */
function aSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pavlac-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}
const small = aSmallDisk();

it.skipIf(!small)('a real disk of 24 MB is never filled by uploads (needs a right to mount one)', async () => {
  const tiny = await aPortal({ dataDir: small as string, reserve: 16 * mib, quota: gib });
  try {
    const boss = await (await aHouse(tiny)).chair();
    const answers: number[] = [];
    for (let n = 0; n < 12; n++) answers.push((await send(boss, `${n}.bin`, Buffer.alloc(mib, n + 1))).status);
    expect(new Set(answers)).toEqual(new Set([200, 503]));
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(4);
    expect((await tiny.disk.room()).free).toBeGreaterThanOrEqual(16 * mib);
  } finally {
    await tiny.close();
    execFileSync('umount', [small as string]);
    rmSync(small as string, { recursive: true });
  }
});
