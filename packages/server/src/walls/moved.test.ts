import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walls } from '#contract/walls/endpoints.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortalWithKey, archived, brought, rowsIn } from '#house/moving.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { solves } from '#house/reports.ts';
import { anOffice, type Office } from '#house/telling.ts';
import { aPlace, aWaiting } from '#house/walls.ts';
import { sweepNotes, tellOfEnded } from './jobs.ts';

let folder: string;
let from: TestPortal;
let to: TestPortal;
let office: Office;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-wall-'));
  [from, to] = [await aPortalWithKey(31), await aPortal()];
  office = await anOffice(to);
}, 120_000);
afterAll(async () => {
  await office.close();
  for (const portal of [from, to]) await portal.close();
  await rm(folder, { recursive: true });
});

const fails = (error: unknown) => {
  throw error;
};
const day = 24 * 3600_000;

it('whoever wrote at a wall gets their last mail from the portal that the house moved to, whether what they wrote was swept before or not', async () => {
  const h = await aBoardHouse(from);
  const { code } = await aPlace(h.chair);
  const letIn = async (by: Person, title: string) => {
    const { id } = await aWaiting(from, code, { email: `${title}@posta.example`, title });
    const form = { id, title: `Jinak ${title}`, type: 'fault' as const, visibility: 'public' as const };
    await by.asks(walls.letIn, form);
  };
  await letIn(h.chair, 'drive');
  await letIn(h.chair, 'taky');
  from.clock.now = new Date(from.clock.now.getTime() + 31 * day);
  await letIn(await h.house.person({ role: 'community_manager' }), 'pozde');
  await sweepNotes(from, fails);
  expect(await rowsIn(h.house, 'select title from wall_note order by id')).toEqual([{ title: 'pozde' }]);
  to.clock.now = from.clock.now;
  const { house } = await brought(to, (await archived(h.house, folder)).file);
  const there = await house.person({ role: 'community_manager' });
  const came = await rowsIn(house, `select id, title from report where title like 'Jinak %' order by title`);
  expect(came.map((r) => r.title)).toEqual(['Jinak drive', 'Jinak pozde', 'Jinak taky']);
  for (const { id } of came) {
    await solves(there, Number(id));
    await tellOfEnded(to, { svj: house.id, id: Number(id) });
  }
  const told = (await office.delivered()).filter((mail) => mail.subject.startsWith('Vyřešeno'));
  expect(told.map((mail) => [mail.to, mail.subject])).toEqual([
    ['drive@posta.example', 'Vyřešeno: drive'],
    ['pozde@posta.example', 'Vyřešeno: pozde'],
    ['taky@posta.example', 'Vyřešeno: taky'],
  ]);
  expect(await rowsIn(house, 'select from wall_writer')).toEqual([]);
});
