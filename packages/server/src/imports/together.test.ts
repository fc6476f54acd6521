import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import type { UnitDetail } from '#contract/units/schema.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { allChecked } from '#house/imports.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';
import { setOwners } from '../units/writing/steps.ts';

const sample = readFileSync(new URL('../../fixtures/cadastre-sample.json', import.meta.url), 'utf8');
const whole = toText(fraction(1, 1));
const file = JSON.parse(sample) as { jednotky: { vlastnici: object[] }[] };
const buyer = { id: 799001, typ: 'OFO', oS: { id: 799001, typ: 'OFO', jmeno: 'Petr', prijmeni: 'Nový' } };
(file.jednotky[2] as { vlastnici: object[] }).vlastnici = [buyer];
const sold = JSON.stringify(file);

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function begin(who: Person, body: string) {
  const { id } = (await sendFile(who, imports.upload, 'dum.json', body)).data as { id: number };
  return allChecked(who, id);
}

/** The sample house with a stranger in it, and its unit that the other file sells. */
async function sampled(): Promise<{ house: TestHouse; chair: Person; flat: UnitDetail; other: number }> {
  const house = await aHouse(portal);
  const chair = await house.chair();
  await chair.asks(imports.accept, await begin(chair, sample));
  const { rooms } = await chair.asks(units.list, { filters: JSON.stringify({ number: '1247/3' }) as never });
  const flat = await chair.asks(units.one, { id: rooms[0]?.id as number });
  return { house, chair, flat, other: (await house.owner({ lastName: 'Jiný' })).memberId as number };
}

const soldTo = (flat: UnitDetail, memberId: number, validFrom?: string) => ({
  id: flat.id,
  updatedAt: flat.updatedAt,
  number: flat.number,
  entranceId: flat.entrance?.id ?? null,
  entranceName: flat.entrance ? '' : 'A',
  type: flat.type,
  share: flat.openShare,
  owners: [{ memberIds: [memberId], share: whole }],
  validFrom,
});

it('an import waits for a change of owners that is being written, and then says that the house has changed', async () => {
  const { house, chair, flat, other } = await sampled();
  const draft = await begin(chair, sold);
  let accepting: Promise<{ status: number }> | undefined;
  await house.inside(async (db, scope) => {
    await db.execute(`update unit set version = version + 1 where id = ${flat.id}`);
    const share = fraction(1, 1);
    await setOwners(db, scope, flat.id, [{ memberIds: [other], joint: false, share }], '2026-11-21');
    accepting = chair.call(imports.accept, draft);
    await sleep(700);
  });
  expect((await accepting)?.status).toBe(409);
  const after = await chair.asks(units.one, { id: flat.id });
  expect(after.ownerships.map((o) => o.members[0]?.lastName)).toEqual(['Jiný']);
});

it('of two changes of one unit from the same form exactly one is written', async () => {
  const { chair, flat, other } = await sampled();
  const both = [chair.call(units.update, soldTo(flat, other)), chair.call(units.update, soldTo(flat, other))];
  expect((await Promise.all(both)).map((a) => a.status).sort()).toEqual([200, 409]);
});

it('owners planned by hand give way to owners that an import brings, so that no day has both', async () => {
  const { chair, flat, other } = await sampled();
  const planned = await chair.asks(units.update, soldTo(flat, other, '2026-12-10'));
  expect(planned.ownerships).toHaveLength(2);
  await chair.asks(imports.accept, await begin(chair, sold));
  const after = await chair.asks(units.one, { id: flat.id });
  expect(after.ownerships.map((o) => [o.members[0]?.lastName, o.validTo])).toEqual([['Nový', null]]);
});
