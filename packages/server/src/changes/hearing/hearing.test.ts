import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { cadastre } from '#contract/cadastre/endpoints.ts';
import { changes } from '#contract/changes/endpoints.ts';
import type { RequestView } from '#contract/changes/schema.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { allChecked } from '#house/imports.ts';
import { aLandRegister, json, type LandRegister, type Said } from '#house/land.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';
import { aroundOf } from '../../around.ts';
import { atDatabase } from '../../base/embedded/embedded-provision.ts';
import { extractsOf } from '../../base/registers/extracts.ts';
import { landOf } from '../../base/registers/land.ts';
import { inLandEnvelope, landSample } from '../../base/registers/land-simulated.ts';
import { askDue } from '../../cadastre/checking/steps.ts';
import { askExtracts } from '../../cadastre/extracts/steps.ts';
import { whyNotTold } from '../telling/steps-mails.ts';

const sample = readFileSync(new URL('../../../fixtures/cadastre-sample.json', import.meta.url), 'utf8');
type Flat = { id: number; podilNaSpolecnychCastechDomu: object; zpusobVyuziti: object; vlastnici: object[] };
const share = (num: number, den: number) => toText(fraction(num, den));

let above: pg.Client;
let portal: TestPortal;
let register: LandRegister;
let house: TestHouse;
let chair: Person;
let second: Person;
beforeAll(async () => {
  register = await aLandRegister();
  portal = await aPortal({ cuzkUrl: register.base, cuzkKey: 'klic', wsdpUrl: register.base });
  // Without the pauses that real registers are given.
  Object.assign(landOf(portal.config), { spacing: 0 });
  Object.assign(extractsOf(portal.config), { spacing: 0 });
  above = new pg.Client(atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1)));
  await above.connect();
});
afterAll(async () => {
  await above.end();
  await portal.close();
  await register.close();
});
const fails = (error: unknown) => {
  throw error;
};
const asks = () => askDue(portal, aroundOf(portal).hears, fails);
const buys = () => askExtracts(portal, aroundOf(portal).hears, fails);
const later = (days: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * 24 * 3600_000);
};

/** What the register says of units from now on, by their place in the file, with proceedings that differ each time. */
let turn = 0;
function says(...edits: [number, object][]): void {
  turn += 1;
  const { stavba } = landSample().api;
  const edited = new Map(
    edits.map(([i, change]) => [String(landSample().jednotky[i]?.id), { ...landSample().jednotky[i], ...change }]),
  );
  const building = { ...stavba, rizeniPlomby: [{ typRizeni: 'V', poradoveCislo: turn, rok: 2026 }] };
  register.says(({ path }): Said | null => {
    if (path.endsWith('/Stavby/900000077')) return json(inLandEnvelope(building));
    const {
      oznaceni: _,
      vlastnici: __,
      ...unit
    } = (edited.get(path.split('/').at(-1) ?? '') ?? {}) as Partial<Flat> & {
      oznaceni?: string;
    };
    return 'id' in unit ? json(inLandEnvelope(unit)) : null;
  });
}
/** A share of the register that moved from the second unit to the first, and the third one is a garage now. */
const moved: [number, object][] = [
  [0, { podilNaSpolecnychCastechDomu: { citatel: 8290, jmenovatel: 90_090 } }],
  [1, { podilNaSpolecnychCastechDomu: { citatel: 5750, jmenovatel: 90_090 } }],
  [2, { zpusobVyuziti: { kod: 2, nazev: 'ateliér' } }],
];

beforeEach(async () => {
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
  says();
  await above.query("delete from register_turn; update cadastre_place set next_at = 'infinity', units_at = null");
  house = await aHouse(portal);
  chair = await house.chair();
  second = await house.person({ role: 'memberCommittee', lastName: 'Druhý' });
  const { id } = (await sendFile(chair, imports.upload, 'dum.json', sample)).data as { id: number };
  await chair.asks(imports.accept, await allChecked(chair, id));
  const place = { cadasterNumber: '900000077', cadasterVillage: '', cadasterStreet: '' };
  await chair.asks(cadastre.getCadaster, { id: house.id, ...place });
  await asks();
});

const requests = async () => (await chair.asks(changes.list, {})).requests;
const seen = (id: number): Promise<RequestView> => chair.asks(changes.one, { id });
const checked = async (...edits: [number, object][]) => {
  says(...edits);
  later(1);
  await asks();
};
const decided = async (id: number) => {
  for (const { key, isDated } of (await seen(id)).changes)
    await chair.asks(changes.decide, {
      id,
      key,
      accept: true,
      reason: 'Souhlasí.',
      day: isDated ? '2026-11-03' : null,
    });
};
const mails = async () => {
  const sql = `select kind, message_id, svj_id, recipient, data from outbox where svj_id = $1 and kind = 'cadastreDiffers'`;
  return (await above.query(sql, [house.id])).rows;
};
const unit = async (number: string) => {
  const { rooms } = await chair.asks(units.list, { filters: JSON.stringify({ number }) as never });
  return chair.asks(units.one, { id: rooms.find((r) => r.number === number)?.id as number });
};
const owners = () => house.inside(async (db) => (await db.execute('select * from ownership order by id')).rows);

describe('a check of the cadastre', () => {
  it('that agrees opens nothing; that differs opens one request, told of once, refreshed by the next', async () => {
    expect([await requests(), await mails()]).toEqual([[], []]);
    await checked(...moved);
    const [one, ...others] = await requests();
    expect([one, others]).toMatchObject([{ origin: 'cadastre', state: 'open', createdBy: '' }, []]);
    const id = one?.id as number;
    expect(await seen(id)).toMatchObject({
      ...{ source: 'register', readAt: '2026-11-22T09:00:00.000Z' },
      seals: [{ name: `V-${turn}/2026`, since: '2026-11-22T09:00:00.000Z' }],
    });
    expect((await seen(id)).changes.map((c) => [c.kind, c.units])).toEqual([
      ['unitShare', ['1247/1', '1247/2']],
      ['use', ['1247/3']],
    ]);
    expect(await mails()).toHaveLength(2);
    await checked(...moved);
    expect(await requests()).toHaveLength(1);
    await decided(id);
    await checked(...moved, [3, { zpusobVyuziti: { kod: 2, nazev: 'ateliér' } }]);
    expect(await requests()).toHaveLength(1);
    // What was decided of changes that stayed as they were still counts.
    expect((await seen(id)).changes.map((c) => [c.units[0], c.decision !== null])).toEqual([
      ['1247/1', true],
      ['1247/3', true],
      ['1247/4', false],
    ]);
    expect(await mails()).toHaveLength(2);
  });

  it('is accepted as any other: the house is what the register says, and nobody stops owning', async () => {
    const before = await owners();
    await checked(...moved);
    const id = (await requests())[0]?.id as number;
    await decided(id);
    const { fingerprint, sum, changes: list } = await seen(id);
    expect(sum).toEqual({ before: share(1, 1), after: share(1, 1), complete: true });
    expect(list.flatMap((c) => [...c.before.owners, ...c.after.owners])).toEqual([]);
    await chair.asks(changes.hand, { id, fingerprint });
    const [mail] = await mails();
    expect(await house.inside((db) => whyNotTold(db, mail))).toBeNull();
    await second.asks(changes.accept, { id, fingerprint });
    expect(await house.inside((db) => whyNotTold(db, mail))).toBe('over');
    const [a, b, c] = [await unit('1247/1'), await unit('1247/2'), await unit('1247/3')];
    expect([a.openShare, b.openShare, c.type]).toEqual([share(8290, 90_090), share(5750, 90_090), 'commercialSpace']);
    expect(await owners()).toEqual(before);
    await checked(...moved);
    expect((await requests()).map((r) => r.state)).toEqual(['accepted']);
  });

  it('is compared again when somebody asks: a request that was left opens anew, and is the same while it is open', async () => {
    expect(await chair.asks(changes.again, {})).toEqual({ id: null });
    await checked(...moved);
    const id = (await requests())[0]?.id as number;
    expect(await chair.asks(changes.again, {})).toEqual({ id });
    for (const { key } of (await seen(id)).changes)
      await chair.asks(changes.decide, { id, key, accept: false, reason: 'Počkáme.', day: null });
    await chair.asks(changes.accept, { id, fingerprint: (await seen(id)).fingerprint });
    const told = (await mails()).length;
    const { id: next } = await chair.asks(changes.again, {});
    expect(next).not.toBe(id);
    expect((await requests()).map((r) => [r.id, r.state, r.createdBy !== ''])).toEqual([
      [next, 'open', true],
      [id, 'left', false],
    ]);
    // Whoever asks knows.
    expect(await mails()).toHaveLength(told);
    expect(await chair.asks(changes.list, {})).toMatchObject({ reading: { source: 'register' } });
    const fresh = await (await aHouse(portal)).chair();
    expect((await fresh.refused(changes.again, {})).key).toBe('CHANGES.ERRORS.NO_READING');
  });

  it('that agrees again closes the request, and proceedings are no change', async () => {
    await checked(...moved);
    const id = (await requests())[0]?.id as number;
    await checked();
    expect(await seen(id)).toMatchObject({ state: 'left', outcome: [], closedBy: '', seals: [] });
    await checked();
    expect(await requests()).toHaveLength(1);
  });

  it('is seen by whoever has the module in their house, and decided by who may write units and people', async () => {
    await checked(...moved);
    const id = (await requests())[0]?.id as number;
    const told = await mails();
    for (const role of ['owner', 'inspector', 'neighbour'] as const) {
      const who = await house.person({ role });
      expect((await who.refused(changes.one, { id })).code).toBe(403);
    }
    expect((await (await (await aHouse(portal)).chair()).refused(changes.one, { id })).code).toBe(404);
    expect(new Set(told.map((m) => m.recipient)).size).toBe(2);
    // Whose and which units they are, no mail says.
    expect(JSON.stringify(told)).not.toMatch(/1247/);
  });
});

describe('an extract', () => {
  const bought = async () => {
    await chair.asks(cadastre.setAccount, { username: 'svj-lipova', password: 'tajne-heslo' });
    const { id } = await chair.asks(cadastre.order, {});
    await buys();
    later(0.01);
    await buys();
    await chair.asks(cadastre.confirm, { id, price: '100.00' });
    await buys();
  };

  it('proposes owners, and a reading of the register after it leaves them proposed', async () => {
    const flat = await unit('1247/6');
    const stranger = (await house.owner({ lastName: 'Jiný' })).memberId as number;
    await chair.asks(units.update, {
      ...{ id: flat.id, updatedAt: flat.updatedAt, number: flat.number, type: flat.type, share: flat.openShare },
      ...{ entranceId: flat.entrance?.id ?? null, entranceName: flat.entrance ? '' : 'A' },
      owners: [{ memberIds: [stranger], share: share(1, 1) }],
      validFrom: '2026-11-10',
    });
    await bought();
    const [one] = await requests();
    const id = one?.id as number;
    const ofOwners = async () =>
      (await seen(id)).changes.filter((c) => c.units.includes('1247/6')).map((c) => [c.kind, c.after.owners[0]?.names]);
    expect(await seen(id)).toMatchObject({ source: 'extract', asOf: '2026-11-20T06:00:00.000Z' });
    const proposed = await ofOwners();
    expect(proposed).toMatchObject([['owner', [expect.stringContaining('Kopřivová')]]]);
    // The day of legal effects as the papers of the extract give it.
    expect((await seen(id)).changes.find((c) => c.units.includes('1247/6'))?.said).toBe('2026-11-12');
    await checked(...moved);
    expect((await requests()).map((r) => r.id)).toEqual([id]);
    expect(await ofOwners()).toEqual(proposed);
    expect((await seen(id)).changes.map((c) => c.kind)).toEqual(expect.arrayContaining(['owner', 'unitShare', 'use']));
    expect(await mails()).toHaveLength(2);
  });
});
