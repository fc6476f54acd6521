import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handovers } from '#contract/handovers/endpoints.ts';
import { aContact } from '#house/contacts.ts';
import { hands, sendsPhoto } from '#house/handovers.ts';
import { aHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport } from '#house/reports.ts';
import { fetched, photo } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const told = (bytes: Buffer): string => spawnSync('exiftool', ['-G', '-a', '-'], { input: bytes }).stdout.toString();
const isHere = spawnSync('exiftool', ['-ver']).status === 0;

it.skipIf(!isHere)('exiftool finds neither the place nor the device in photographs of a firm', async () => {
  const taken = await photo();
  expect(told(taken)).toMatch(/GPS/);
  const house = await aHouse(portal);
  const chair = await house.chair();
  const r = await aReport(chair);
  const token = await hands(chair, r.id, await aContact(chair));
  expect((await sendsPhoto(portal, token, taken)).status).toBe(200);
  const [given] = (await chair.asks(handovers.ofReport, { id: r.id })).handovers;
  for (const url of [given?.photos[0]?.url, given?.photos[0]?.previewUrl]) {
    const { rawPayload } = await fetched(portal, url as string);
    expect(told(rawPayload)).toMatch(/Image Width/);
    expect(told(rawPayload)).not.toMatch(/GPS|EXIF|Copyright|tajne|Make/);
  }
});
