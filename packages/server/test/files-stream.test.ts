import { request } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fileLimit, files } from '#contract/base/files/files.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { formOf, onDisk } from './sending-files.ts';

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

const open = (headers: Record<string, string | number>) =>
  request(`${address}${files.upload.path}`, { method: 'POST', headers: { ...owner.headers(), ...headers } });

it('an upload that breaks off leaves nothing at once', async () => {
  const { payload, headers } = formOf('dlouhý.txt', Buffer.alloc(3_000_000, 'a'));
  const call = open({ ...headers, 'content-length': payload.length });
  call.on('error', () => undefined);
  call.write(payload.subarray(0, 2_000_000));
  await vi.waitFor(async () => expect((await onDisk(portal)).incoming).toHaveLength(1), { timeout: 5000 });
  call.destroy();
  await vi.waitFor(async () => expect((await onDisk(portal)).incoming).toEqual([]), { timeout: 5000 });
  expect([await house.count('file'), await house.count('file_waste'), (await onDisk(portal)).files]).toEqual([
    0,
    0,
    [],
  ]);
});

it('an upload that says it is too large is refused before it comes', async () => {
  const { payload, headers } = formOf('obří.bin', Buffer.alloc(1000));
  const call = open({ ...headers, 'content-length': fileLimit + 2_000_000 });
  call.on('error', () => undefined);
  call.write(payload.subarray(0, 100));
  const [status, text] = await new Promise<[number | undefined, string]>((done) => {
    call.on('response', (reply) => {
      let got = '';
      reply.on('data', (bytes) => {
        got += String(bytes);
      });
      reply.on('end', () => done([reply.statusCode, got]));
    });
  });
  call.destroy();
  expect([status, JSON.parse(text).message.content]).toEqual([413, 'UPLOAD.FILE_SIZE_ERROR']);
  expect(await onDisk(portal)).toEqual({ files: [], incoming: [] });
});

it('who may not send is told before the file is read', async () => {
  const { payload, headers } = formOf('a.txt', Buffer.from('a'));
  const reply = await fetch(`${address}${files.upload.path}`, { method: 'POST', headers, body: payload as BodyInit });
  expect(reply.status).toBe(401);
  expect(await onDisk(portal)).toEqual({ files: [], incoming: [] });
});
