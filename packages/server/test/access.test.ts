import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles, holds, type RoleId, roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { nouns } from '#contract/modules.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from './house.ts';
import { aPortal, type Portal } from './portal.ts';

const endpoints = Object.entries(nouns).flatMap(([noun, all]) =>
  Object.entries(all).map(([name, endpoint]) => [`${noun}.${name}`, endpoint as Endpoint] as const),
);
const closed = endpoints.filter(([, e]) => e.needs !== 'anyone');
const inHouse = closed.filter(([, e]) => e.needs !== 'account' && e.needs !== 'productAdmin' && e.kind !== 'bytes');
const absent = 987_654_321;
const far = Object.fromEntries(['id', 'text', 'email', 'ticket'].map((k) => [k, String(absent)]));

let portal: Portal;
let house: TestHouse;
let other: TestHouse;
const byRole = new Map<RoleId, { here: Person; archived: Person; without: Person; elsewhere: Person }>();

beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  other = await aHouse(portal);
  for (const role of roleIds) {
    const here = await house.person({ role });
    const elsewhere = await other.person({ role, account: here.accountId as number });
    const set = (column: string, p: Person) =>
      house.inside((db) => db.execute(`update member set ${column} where id = ${p.memberId}`));
    const archived = await house.person({ role: role === 'mayorCommittee' ? 'subMayorCommittee' : role });
    await set('archived_at = now()', archived);
    const without = await house.person({ role: role === 'mayorCommittee' ? 'subMayorCommittee' : role });
    await set('has_access = false', without);
    byRole.set(role, { here, archived, without, elsewhere });
  }
});
afterAll(() => portal.close());

const statusOf = async (who: Person, endpoint: Endpoint) => (await who.call(endpoint, far)).status;

describe('the access walk', () => {
  it.each(closed)('%s: nobody and a dead token get 401', async (_, endpoint) => {
    const stranger = nobody(portal);
    expect(await statusOf(stranger, endpoint)).toBe(401);
    expect(await statusOf(stranger.with('x'.repeat(43)), endpoint)).toBe(401);
  });

  it.each(inHouse)('%s: archived, without access and foreign members get 403', async (_, endpoint) => {
    for (const [role, people] of byRole) {
      const foreign = people.here.as(
        (byRole.get(role === 'owner' ? 'company' : 'owner') as { here: Person }).here.memberId as number,
      );
      const statuses = [
        await statusOf(people.archived, endpoint),
        await statusOf(people.without, endpoint),
        await statusOf(foreign, endpoint),
        await statusOf(people.here.as(absent), endpoint),
      ];
      expect([role, ...statuses]).toEqual([role, 403, 403, 403, 403]);
    }
  });

  it.each(inHouse)('%s: a role gets in exactly when it holds the right', async (_, endpoint) => {
    for (const [role, { here }] of byRole) {
      const { needs } = endpoint;
      const holding = typeof needs === 'string' || holds(defaultRoles[role].rights, needs.module, needs.right);
      const { status, body } = await here.call(endpoint, far);
      if (holding) expect([role, status]).not.toEqual([role, 401]);
      if (holding && status === 403) throw new Error(`${role} should get in`);
      if (holding) continue;
      // Searches say that nothing was found.
      if (endpoint.otherwise) expect([role, status, body.data]).toEqual([role, 200, endpoint.otherwise]);
      else expect([role, status, body.message?.content]).toEqual([role, 403, 'BASE.ERRORS.NO_PERMISSION']);
    }
  });

  it.each(closed.filter(([, e]) => e.needs === 'productAdmin'))(
    '%s: only product administrators',
    async (_, endpoint) => {
      for (const { here } of byRole.values()) expect(await statusOf(here, endpoint)).toBe(403);
      expect([200, 400, 404]).toContain(await statusOf(await anAdmin(portal), endpoint));
    },
  );

  it('every right names a module that switching off also closes', async () => {
    const quiet = await aHouse(portal, ['members', 'svj']);
    const chair = await quiet.chair();
    for (const [name, endpoint] of inHouse) {
      if (typeof endpoint.needs === 'string' || ['members', 'svj'].includes(endpoint.needs.module)) continue;
      const { status, body } = await chair.call(endpoint, far);
      if (endpoint.otherwise) expect([name, status, body.data]).toEqual([name, 200, endpoint.otherwise]);
      else expect([name, status]).toEqual([name, 403]);
    }
  });

  it('only searches answer without the right, and with nothing', () => {
    const open = endpoints.filter(([, e]) => e.otherwise !== undefined);
    expect(open.map(([name]) => name).sort()).toEqual([
      ...['members.search', 'messages.search', 'units.search', 'votes.search'],
    ]);
    for (const [, e] of open) expect(Object.values(e.otherwise as object)).toEqual([[]]);
  });

  it('addresses are unique and every one begins with /api/', () => {
    const all = endpoints.flatMap(([, e]) => [e.path, ...(e.aliases ?? [])].map((p) => `${e.method} ${p}`));
    expect(new Set(all).size).toBe(all.length);
    for (const address of all) expect(address).toMatch(/^(GET|HEAD|POST|PUT|PATCH|DELETE) \/api\/v[12]\//);
  });
});

describe('a product administrator in a house', () => {
  it('comes by a visit that is read-only unless said, lasts an hour and is written down', async () => {
    const admin = await anAdmin(portal);
    const reading = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz výboru', write: false });
    const guest = admin.as(reading.session_user_id);
    await guest.asks(units.list, {});
    expect(await guest.refused(units.removeAll, { ids: [1] })).toMatchObject({ code: 403 });
    const writing = await admin.asks(association.visit, { id: house.id, reason: 'Oprava nastavení', write: true });
    expect(await guest.refused(units.list, {})).toMatchObject({ code: 403, key: 'BASE.ERRORS.NO_MEMBER' });
    await admin.as(writing.session_user_id).asks(messages.removeAll, { ids: [absent] });
    const seen = await (byRole.get('mayorCommittee') as { here: Person }).here.asks(association.mine, {});
    expect(seen.activities.map((a) => [a.noun, a.what])).toContainEqual(['svj', 'visit']);
    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + 3600_000);
    expect(await admin.as(writing.session_user_id).refused(units.list)).toMatchObject({
      code: 403,
      key: 'BASE.ERRORS.NO_MEMBER',
    });
    portal.clock.now = before;
  });
});

describe('a visit with writing', () => {
  const writes = inHouse.filter(([, e]) => e.effect === 'writes');
  let living: Person;
  let fresh: Person;
  beforeAll(async () => {
    const admin = await anAdmin(portal);
    const enter = async (id: number) =>
      admin.as((await admin.asks(association.visit, { id, reason: 'Pomoc výboru', write: true })).session_user_id);
    living = await enter(house.id);
    fresh = await enter((await aHouse(portal)).id);
  });

  it.each(writes)(
    '%s: is open to it exactly as declared, in a house that lives and in one that is being set up',
    async (_, e) => {
      const closedTo = async (who: Person) => {
        const { status, body } = await who.call(e, far);
        if (status === 403) expect(body.message?.content).toBe('HOUSE.VISITS.NOT_ALLOWED');
        return status === 403;
      };
      expect([await closedTo(living), await closedTo(fresh)]).toEqual([e.visit !== 'yes', e.visit === 'never']);
    },
  );

  it('every call that writes in a house says what a visit may, and no other does', () => {
    for (const [name, e] of endpoints)
      expect([name, e.visit !== undefined]).toEqual([name, writes.some(([written]) => written === name)]);
  });

  it('never touches what the house alone decides', () => {
    const never = ['ballots', 'votes', 'votePaper', 'proxies', 'voteReports', 'voteLedger'];
    const setup = ['members', 'activation', 'contactImports', 'imports', 'units', 'roles', 'memberCare'];
    for (const [name, e] of writes) {
      const noun = name.split('.')[0] as string;
      if (never.includes(noun)) expect([name, e.visit]).toEqual([name, 'never']);
      if (setup.includes(noun)) expect([name, e.visit]).toEqual([name, 'setup']);
    }
  });
});
