import { mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { sides } from '#contract/gallery/rules.ts';
import { drawn, seed } from '../seed.ts';
import { ask } from './portal-process.ts';
import {
  addressIn,
  call,
  endReal,
  type Headers,
  type RealPortal,
  signIn,
  startReal,
  superUrlOf,
} from './real-portal.ts';
import { aWarmFolder } from './warm.ts';

let folder: string;
let portal: RealPortal;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pavlac-alba-')));
});
afterAll(async () => {
  await endReal(portal);
  rmSync(folder, { recursive: true, force: true });
});

const kills = 3;
const photographs = 8;

async function sendTo(id: number, headers: Headers, name: string, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.append('data', JSON.stringify({}));
  form.append('file', new Blob([new Uint8Array(bytes)]), `${name}.jpg`);
  const url = `${addressIn(portal)}${galleryPhotos.upload.path.replace(':id', String(id))}`;
  expect((await fetch(url, { method: 'POST', headers, body: form })).status).toBe(200);
}

test(`kill -9 while sizes are made: each photograph ends with all of its sizes, none is given up (seed ${seed})`, {
  timeout: 15 * 60_000,
}, async () => {
  const data = join(folder, 'data');
  await aWarmFolder(data);
  portal = await startReal(data);
  const { headers } = await signIn(addressIn(portal), 'predseda@lipova.example');
  const superUrl = superUrlOf(data);
  const body = { name: 'Z kapesního fotoaparátu' };
  const made = await call(addressIn(portal), gallery.create.path, { method: 'POST', body, headers });
  const { id } = made.data as { id: number };
  const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, i) => (i * 7919) % 256));
  const shot = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .resize(3000, 2000)
    .jpeg()
    .toBuffer();
  type State = { key: string; svj: number; due: boolean; sized: boolean; tries: number; begun: number };
  const states = () =>
    ask<State>(
      superUrl,
      `select f.key, p.svj_id::int as svj, p.sizes_due_at is not null as due, f.has_sizes as sized, p.sizes_tries as tries,
         p.sizes_begun as begun from photo p join file f on f.id = p.file_id and f.svj_id = p.svj_id`,
    );
  for (let n = 1; n <= photographs; n += 1) await sendTo(id, headers, `foto ${n}`, shot);
  const begun = async () => (await states()).reduce((sum, s) => sum + s.begun, 0);
  let before = 0;
  for (let one = 1; one <= kills; one += 1) {
    // In the middle of one: the clock of a portal that was just started comes within a minute.
    await vi.waitFor(async () => expect(await begun()).toBeGreaterThan(before), { timeout: 180_000, interval: 20 });
    await sleep(drawn(`kill ${one}`, 200));
    before = await begun();
    await endReal(portal, 'SIGKILL');
    portal = await startReal(data);
    // What the dead one had begun waits for its time; here it has come.
    await ask(superUrl, 'update photo set sizes_due_at = now() where sizes_due_at > now()');
    await sendTo(id, headers, `po pádu ${one}`, shot);
  }
  await vi.waitFor(
    async () => {
      await ask(superUrl, "update photo set sizes_due_at = now() where sizes_due_at > now() + interval '3 minutes'");
      expect((await states()).filter((s) => s.due)).toEqual([]);
    },
    { timeout: 240_000, interval: 2_000 },
  );
  const all = await states();
  expect(all.length).toBeGreaterThanOrEqual(photographs + kills);
  expect(all.filter((s) => !s.sized || s.tries > 0)).toEqual([]);
  for (const { key, svj } of all)
    for (const side of Object.values(sides))
      expect(statSync(join(data, 'files', String(svj), `${key}.${side}.webp`)).size).toBeGreaterThan(0);
  const again = Math.max(...all.map((s) => s.begun));
  process.stderr.write(`${all.length} photographs after ${kills} kills, one begun ${again} times at most\n`);
});
