import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { partType, tusVersion } from '#contract/base/files/uploads.ts';
import { buildApp } from '#server/app.ts';
import { backUp } from '#server/backup/steps-backup.ts';
import { openStore } from '#server/base/store/file-store.ts';
import { Bucket } from './bucket.ts';
import { aHouse, Person, type TestHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { begins, finishes, offsetOf, sends, tus } from './resuming.ts';
import { fetched, onDisk } from './sending-files.ts';

const bytes = Buffer.alloc(3_000_000, 'abcdefg');
let portal: TestPortal;
let house: TestHouse;
let owner: Person;
let address: string;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  owner = await house.owner();
  address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => portal.close());

/** Begins to send the rest from the offset and stops after so many bytes; the line stays open. */
async function stopsAfter(at: string, offset: number, sent: number): Promise<ClientRequest> {
  const said = { 'tus-resumable': tusVersion, 'upload-offset': String(offset), 'content-type': partType };
  const headers = { ...owner.headers(), ...said, 'content-length': bytes.length - offset };
  const call = request(`${address}${at}`, { method: 'PATCH', headers });
  call.on('error', () => undefined);
  call.write(bytes.subarray(offset, offset + sent));
  await vi.waitFor(async () => expect((await onDisk(portal)).incoming).toHaveLength(1), { timeout: 5000 });
  return call;
}

it('what came before the line broke is kept, and the rest follows it', async () => {
  const at = await begins(owner, 'dlouhý.txt', bytes.length);
  const call = await stopsAfter(at, 0, 1_000_000);
  call.destroy();
  const kept = await vi.waitFor(async () => {
    const { offset } = await offsetOf(owner, at);
    expect(offset).toBeGreaterThan(0);
    return offset;
  });
  expect(kept).toBeLessThanOrEqual(1_000_000);
  expect((await onDisk(portal)).incoming).toEqual([]);
  expect(await sends(owner, at, kept, bytes.subarray(kept))).toMatchObject({ status: 204, offset: bytes.length });
  const { data } = await finishes(owner, at);
  expect((await fetched(portal, data.url)).rawPayload.equals(bytes)).toBe(true);
});

it('a line that is dead, though nobody has said so, is given up for the next one', async () => {
  const at = await begins(owner, 'dlouhý.txt', bytes.length);
  const dead = await stopsAfter(at, 0, 1_000_000);
  const { offset } = await offsetOf(owner, at);
  expect(offset).toBeGreaterThanOrEqual(65_536);
  const deadAgain = await stopsAfter(at, offset, 500_000);
  expect(await sends(owner, at, offset, bytes.subarray(offset))).toMatchObject({ status: 409 });
  const now = await offsetOf(owner, at);
  expect(now.offset).toBeGreaterThan(offset);
  expect(await sends(owner, at, now.offset, bytes.subarray(now.offset))).toMatchObject({ status: 204 });
  const { data } = await finishes(owner, at);
  expect((await fetched(portal, data.url)).rawPayload.equals(bytes)).toBe(true);
  dead.destroy();
  deadAgain.destroy();
});

it('a part that is cancelled while it comes leaves nothing', async () => {
  const before = await onDisk(portal);
  const at = await begins(owner, 'dlouhý.txt', bytes.length);
  const call = await stopsAfter(at, 0, 1_000_000);
  expect((await tus(owner, 'DELETE', at)).status).toBe(204);
  expect(await onDisk(portal)).toEqual(before);
  expect(await house.count('file_waste')).toBe(0);
  call.destroy();
});

it('two servers over one bucket take parts of one file, and a backup leaves them out', async () => {
  const bucket = await Bucket.open();
  const first = await aPortal({ s3: bucket.target });
  const there = await aHouse(first);
  const who = await there.owner();
  const config = { ...first.config, dataDir: `${first.config.dataDir}-druhy` };
  const app = await buildApp({ portal: { ...first, config }, version: '2.3.1' });
  const second = new Person({ ...first, app }, { token: who.token as string, memberId: who.memberId as number });
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of (await openStore({ dataDir: '', s3: bucket.target })).all()) found.push(key);
    return found;
  };
  try {
    const at = await begins(who, 'dlouhý.txt', bytes.length);
    await sends(who, at, 0, bytes.subarray(0, 1_000_000));
    expect(await offsetOf(second, at)).toMatchObject({ offset: 1_000_000 });
    await sends(second, at, 1_000_000, bytes.subarray(1_000_000, 2_000_000));
    await sends(who, at, 2_000_000, bytes.subarray(2_000_000));
    expect(await keys()).toHaveLength(3);
    const file = join(first.config.dataDir, 'casti.tar');
    const { signal } = new AbortController();
    const order = { ownerUrl: first.ownerUrl, files: first.files, file, portalVersion: '2.3.1', signal };
    expect((await backUp(order)).manifest.files).toEqual({ count: 0, bytes: 0 });
    const [one, other] = await Promise.all([finishes(who, at), finishes(second, at)]);
    expect(one.data.id).toBe(other.data.id);
    expect(await keys()).toHaveLength(1);
    expect((await fetched(first, one.data.url)).rawPayload.equals(bytes)).toBe(true);
    expect([await there.count('file'), await there.count('file_waste')]).toEqual([1, 0]);
  } finally {
    await app.close();
    await first.close();
    await bucket.close();
  }
});
