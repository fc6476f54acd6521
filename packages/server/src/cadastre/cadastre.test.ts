import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { toText } from '#contract/base/shares/fraction.ts';
import { cadastre } from '#contract/cadastre/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aLandRegister, json, type LandRegister, type Said } from '#house/land.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { atDatabase } from '../base/embedded/embedded-provision.ts';
import { extractsOf } from '../base/registers/extracts.ts';
import { extractText } from '../base/registers/extracts-simulated.ts';
import { landOf } from '../base/registers/land.ts';
import { inLandEnvelope, landSample } from '../base/registers/land-simulated.ts';
import { askDue } from './checking/steps.ts';
import { askExtracts } from './extracts/steps.ts';
import { readingOf } from './rows/queries.ts';

/** Above all houses and their rights. */
let above: pg.Client;
const share = (num: bigint, den: bigint) => toText({ num, den });
let portal: TestPortal;
let register: LandRegister;
let house: TestHouse;
let chair: Person;
let told: number[];
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
const hears = {
  cadastreRead: async (_: unknown, __: unknown, id: number) => void told.push(id),
};
const asks = () => askDue(portal, hears, fails);
const buys = () => askExtracts(portal, hears, fails);
beforeEach(async () => {
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
  says();
  await above.query("delete from register_turn; update cadastre_place set next_at = 'infinity', units_at = null");
  told = [];
  house = await aHouse(portal);
  chair = await house.chair();
  register.asked.length = 0;
});

const lipova = { cadasterNumber: '1247, 1248', cadasterVillage: 'Horní Lipnice', cadasterStreet: 'Lipová' };
const placed = (change: object = {}) => chair.asks(cadastre.getCadaster, { id: house.id, ...lipova, ...change });
const view = () => chair.asks(cadastre.view, {});
const later = (days: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * 24 * 3600_000);
};
const inHouse = <T>(run: Parameters<typeof house.inside<T>>[0]) => house.inside(run);
const { stavba } = landSample().api as unknown as { stavba: { jednotky: object[] } };
const three = { ...stavba, jednotky: stavba.jednotky.slice(0, 3) };
/** The register's building, of three units to be quick, with something else in it. */
const building = (change: object = {}): Said => json(inLandEnvelope({ ...three, ...change }));
type Asked = Parameters<Parameters<LandRegister['says']>[0]>[0];
/** What the register answers from now on, and to what it is not told by the house of three units. */
function says(answers: (asked: Asked) => Said | null = () => null): void {
  register.says((asked) => {
    const said = answers(asked);
    if (said !== null || asked.body) return said;
    if (asked.path.includes('CisloDomovni=1247')) return json(inLandEnvelope([three]));
    return asked.path.endsWith('/900000077') ? building() : null;
  });
}

describe('a check', () => {
  it('keeps where the house is looked for, finds it in its turn and reads its units', async () => {
    expect(await view()).toMatchObject({ status: 'unset', building: null, checks: [] });
    const owner = await house.owner({ firstName: 'Jan', lastName: 'Dvorský' });
    await house.unit(chair, '1247/1', [1, 11], [{ memberIds: [owner.memberId as number] }]);
    const answer = await placed();
    expect(answer.status).toMatchObject({ status: 'waiting', checkedAt: null, source: null });
    expect(JSON.parse(answer.people)).toMatchObject({ before: [{ lastName: 'Dvorský', unit: '1247/1' }], new: [] });
    expect(portal.left.at(-1)).toMatchObject({ name: 'cadastre.check', about: { svj: house.id } });
    await asks();
    // The list of villages, the search and three units.
    expect(register.asked).toHaveLength(5);
    expect(await view()).toMatchObject({
      ...lipova,
      ...{
        status: 'success',
        checkedAt: '2026-11-21T09:00:00.000Z',
        nextAt: '2026-11-22T09:00:00.000Z',
        underWay: null,
      },
      building: { name: 'Horní Lipnice 1247, 1248', sheet: '1777, Horní Lipnice', units: 3 },
      seals: [{ name: 'V-417/2026', since: null }],
      checks: [{ source: 'register', problem: null, isNew: true }],
    });
    const [id = 0] = told;
    const reading = await inHouse((db, scope) => readingOf(db, scope, id));
    expect(reading).toMatchObject({ source: 'register', knowsOwners: false, seals: [{ name: 'V-417/2026' }] });
    expect(reading?.building.units).toHaveLength(3);
    expect(reading?.building.units[0]).toMatchObject({
      number: '1247/1',
      cadastreId: '910000101',
      type: 'flat',
      owners: [],
    });
    expect(JSON.parse((await placed()).people).new).toMatchObject([
      { lastName: 'Dvorský', unitShare: share(8190n, 90090n) },
    ]);
    const mine = await chair.asks(association.mine, {});
    expect(mine.realEstateStatus).toEqual({ status: 'success', checkedAt: '2026-11-21T09:00:00.000Z' });
    expect(await chair.asks(cadastre.status, {})).toMatchObject({ status: 'success', source: 'register' });
  });

  it('costs one question while nothing stirs, and reads units again when a proceeding is over', async () => {
    await placed();
    await asks();
    later(1);
    register.asked.length = 0;
    await asks();
    expect(register.asked).toEqual(['/api/v1/Stavby/900000077']);
    // What is over may have changed who owns what; the units say the same, so nobody is told.
    says(({ path }) => (path.startsWith('/api/v1/Stavby/') ? building({ rizeniPlomby: [] }) : null));
    later(1);
    await asks();
    expect(register.asked).toHaveLength(5);
    expect(told).toHaveLength(1);
    expect(await view()).toMatchObject({
      seals: [],
      nextAt: '2026-11-25T09:00:00.000Z',
      checks: [{ isNew: false }, {}, {}],
    });
    later(1);
    await asks();
    expect(register.asked).toHaveLength(5);
    // One that came after units were read has them read too, once it is over.
    const comes = [{ typRizeni: 'V', poradoveCislo: 9, rok: 2026 }];
    says(({ path }) => (path.startsWith('/api/v1/Stavby/') ? building({ rizeniPlomby: comes }) : null));
    later(1);
    await asks();
    expect(register.asked).toHaveLength(6);
    says(({ path }) => (path.startsWith('/api/v1/Stavby/') ? building({ rizeniPlomby: [] }) : null));
    later(1);
    await asks();
    expect(register.asked).toHaveLength(10);
  });

  it('tells of a change, and keeps of readings the last two', async () => {
    await placed();
    await asks();
    for (const kod of [4, 1, 2]) {
      const unit = landSample().jednotky[0];
      says(({ path }) => {
        if (path.includes('/Stavby/'))
          return json(inLandEnvelope({ ...stavba, rizeniPlomby: [{ typRizeni: 'V', poradoveCislo: kod, rok: 2026 }] }));
        return path.endsWith('/910000101') ? json(inLandEnvelope({ ...unit, zpusobVyuziti: { kod } })) : null;
      });
      later(1);
      await asks();
    }
    expect(told).toHaveLength(4);
    const kept = await inHouse((db) => db.execute(sql`select id from cadastre_reading order by id`));
    expect(kept.rows.map((r) => Number(r.id))).toEqual(told.slice(2));
    expect((await view()).seals).toEqual([{ name: 'V-2/2026', since: '2026-11-24T09:00:00.000Z' }]);
  });

  it('that failed says why and comes tomorrow, from the unit where it stopped', async () => {
    await placed();
    says(({ path }) => (path.endsWith('/910000103') ? json({}, 503) : null));
    await asks();
    expect(await view()).toMatchObject({
      ...{ status: 'failure', problem: 'trouble', underWay: { read: 2, all: 3 } },
      checks: [{ problem: 'trouble' }],
    });
    expect(await chair.asks(cadastre.status, {})).toMatchObject({
      status: 'failure',
      message: 'CADASTRE.PROBLEMS.trouble',
    });
    says();
    register.asked.length = 0;
    await asks();
    expect(register.asked).toEqual([]);
    later(1);
    await asks();
    expect(register.asked).toHaveLength(2);
    expect(await view()).toMatchObject({ status: 'success', problem: null });
  });

  it('finds nothing, no units, or more houses, and begins anew at another address', async () => {
    const problems: [object, Said | null, string][] = [
      [{ cadasterNumber: '99' }, null, 'notFound'],
      [{ cadasterNumber: '900000077' }, building({ jednotky: [] }), 'noUnits'],
      [{}, json({}, 401), 'key'],
    ];
    for (const [change, said, problem] of problems) {
      says(() => said);
      await placed(change);
      await asks();
      expect(await view()).toMatchObject({ status: 'failure', problem });
    }
    says();
    await placed();
    await asks();
    expect((await view()).status).toBe('success');
    await placed({ cadasterNumber: '99' });
    expect(await view()).toMatchObject({ status: 'waiting', building: null, seals: [] });
  });

  it('is refused without a number and a village, and by hand only so often', async () => {
    for (const [change, field] of [
      [{ cadasterNumber: 'Lipová' }, 'cadasterNumber'],
      [{ cadasterVillage: '' }, 'cadasterVillage'],
    ] as const) {
      const input = { id: house.id, ...lipova, ...change };
      const key = 'CADASTRE.ERRORS.NO_ADDRESS';
      expect(await chair.refused(cadastre.getCadaster, input)).toMatchObject({
        code: 422,
        key,
        errors: { [field]: key },
      });
    }
    const other = await aHouse(portal);
    expect((await chair.refused(cadastre.getCadaster, { id: other.id, ...lipova })).code).toBe(404);
    for (let i = 0; i < 8; i += 1) await placed();
    const many = [await chair.call(cadastre.getCadaster, { id: house.id, ...lipova })];
    for (let i = 0; i < 3; i += 1) many.push(await chair.call(cadastre.getCadaster, { id: house.id, ...lipova }));
    expect(many.at(-1)?.status).toBe(429);
  });
});

describe('an extract', () => {
  const ready = async () => {
    await placed();
    await asks();
    await chair.asks(cadastre.setAccount, { username: 'svj-lipova', password: 'tajne-heslo' });
    const { id } = await chair.asks(cadastre.order, {});
    await buys();
    later(0.01);
    await buys();
    return id;
  };
  const first = async () => (await view()).extracts.list[0];

  it('is prepared for nothing, paid by a person who saw the price, and read with its owners', async () => {
    expect((await chair.refused(cadastre.order, {})).key).toBe('CADASTRE.ERRORS.NO_SHEET');
    await placed();
    await asks();
    expect((await chair.refused(cadastre.order, {})).key).toBe('CADASTRE.ERRORS.NO_ACCOUNT');
    const id = await ready();
    expect(await first()).toMatchObject({ id, status: 'ready', price: '100.00', askedBy: 'Jan Předsedová' });
    expect((await view()).extracts).toMatchObject({ spent: '0.00', accountSince: expect.any(String) });
    expect((await chair.refused(cadastre.order, {})).key).toBe('CADASTRE.ERRORS.ORDERED');
    expect((await chair.refused(cadastre.confirm, { id, price: '10.00' })).key).toBe('CADASTRE.ERRORS.PRICE');
    await chair.asks(cadastre.confirm, { id, price: '100.00' });
    expect((await chair.refused(cadastre.cancel, { id })).key).toBe('CADASTRE.ERRORS.NOT_READY');
    told = [];
    await buys();
    expect(await first()).toMatchObject({ status: 'done', problem: null, confirmedBy: 'Jan Předsedová' });
    expect((await view()).extracts.spent).toBe('100.00');
    const reading = await inHouse((db, scope) => readingOf(db, scope, told[0] ?? 0));
    expect(reading).toMatchObject({ source: 'extract', knowsOwners: true, asOf: new Date('2026-11-20T06:00:00Z') });
    expect(reading?.building.units.find((u) => u.number === '1247/6')?.owners).toEqual([
      { joint: false, share: share(1n, 1n), persons: ['c:790001'], since: '2026-11-12' },
    ]);
    expect(JSON.stringify(reading)).not.toContain('8506150004');
    const people = JSON.parse((await placed()).people);
    expect(people.new).toContainEqual(
      expect.objectContaining({ lastName: 'Kopřivová', unit: '1247/6', share: share(1n, 1n) }),
    );
    expect((await chair.refused(cadastre.confirm, { id, price: '100.00' })).key).toBe('CADASTRE.ERRORS.NOT_READY');
  });

  it('that is not whole is refused, counts as spent, and is never fetched twice', async () => {
    const id = await ready();
    await chair.asks(cadastre.confirm, { id, price: '100.00' });
    const text = Buffer.from(extractText(['<ct:jednotka/>'], '')).toString('base64');
    says(({ body }) =>
      body.includes('VratSestavu')
        ? {
            status: 200,
            body: `<Envelope><Body><VratSestavuResponse><sestava><souborSestavy>${text}</souborSestavy></sestava></VratSestavuResponse></Body></Envelope>`,
          }
        : null,
    );
    await buys();
    expect(await first()).toMatchObject({ status: 'failed', problem: 'partial' });
    expect((await view()).extracts.spent).toBe('100.00');
    register.asked.length = 0;
    later(1);
    await buys();
    expect(register.asked).toEqual([]);
  });

  it('ends by a wrong account and goes on after trouble', async () => {
    await placed();
    await asks();
    await chair.asks(cadastre.setAccount, { username: 'svj-lipova', password: 'spatne' });
    await chair.asks(cadastre.order, {});
    await buys();
    expect(await first()).toMatchObject({ status: 'failed', problem: 'account' });
    await chair.asks(cadastre.setAccount, { username: 'svj-lipova', password: 'dobre' });
    const { id } = await chair.asks(cadastre.order, {});
    says(({ body }) => (body ? { status: 502, body: '' } : null));
    await buys();
    expect(await first()).toMatchObject({ status: 'asked', problem: 'trouble' });
    says();
    later(0.01);
    await buys();
    expect(await first()).toMatchObject({ status: 'waiting', problem: null });
    await chair.asks(cadastre.cancel, { id });
    expect(await first()).toMatchObject({ status: 'cancelled' });
    expect((await chair.refused(cadastre.cancel, { id: 999_999 })).code).toBe(404);
    await chair.asks(cadastre.dropAccount, {});
    expect((await view()).extracts.accountSince).toBeNull();
  });

  it('keeps the account where nobody reads it: not in the database, the log or any answer', async () => {
    await ready();
    const { rows } = await above.query<{ all: string }>(
      `select coalesce(string_agg(x::text, ''), '') as all from (
        select encode(sealed, 'escape') x from cadastre_account union all select detail::text from activity
        union all select to_jsonb(e)::text from cadastre_extract e) y`,
    );
    expect(rows[0]?.all).not.toMatch(/tajne-heslo|svj-lipova/);
    expect(JSON.stringify(await view())).not.toMatch(/tajne-heslo|svj-lipova/);
  });
});

it('is the committee’s: no owner, no tenant, nobody of another house, and who only reads changes nothing', async () => {
  await placed();
  const owner = await house.owner();
  const tenant = await house.person({ role: 'neighbour' });
  for (const who of [owner, tenant]) {
    for (const call of [cadastre.view, cadastre.status]) expect((await who.refused(call, {})).code).toBe(403);
    expect((await who.refused(cadastre.getCadaster, { id: house.id, ...lipova })).code).toBe(403);
    expect((await who.asks(association.mine, {})).realEstateStatus).toBeNull();
  }
  const other = await aHouse(portal);
  const foreign = await other.chair();
  expect(await foreign.asks(cadastre.view, {})).toMatchObject({ status: 'unset', cadasterNumber: '' });
});

describe('the day', () => {
  it('that is spent is said as a state: not managed today, tomorrow', async () => {
    await placed();
    await above.query("insert into register_turn (register, day, spent) values ('cuzk', '2026-11-21', 500)");
    await asks();
    expect(register.asked).toEqual([]);
    expect(await chair.asks(cadastre.status, {})).toEqual({
      ...{ status: 'postponed', checkedAt: null, nextAt: '2026-11-21T23:00:00.000Z', source: null },
      message: 'CADASTRE.STATES.postponed',
    });
    later(1);
    await asks();
    expect((await view()).status).toBe('success');
  });
});
