import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles, holds, type RoleId, roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { memberDeath } from '#contract/members/endpoints-death.ts';
import { register } from '#contract/members/endpoints-register.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { nouns } from '#contract/modules.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, anAdmin, edited, nobody, type Person, type TestHouse } from './house.ts';
import { aPhoto } from './papers.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { drawn, seed } from './seed.ts';

const endpoints = Object.entries(nouns).flatMap(([noun, all]) =>
  Object.entries(all).map(([name, endpoint]) => [`${noun}.${name}`, endpoint as Endpoint] as const),
);
const closed = endpoints.filter(([, e]) => e.needs !== 'anyone');
const inHouse = closed.filter(([, e]) => e.needs !== 'account' && e.needs !== 'productAdmin' && e.kind !== 'bytes');
const absent = 987_654_321;
const far = Object.fromEntries(['id', 'text', 'email', 'ticket'].map((k) => [k, String(absent)]));

let portal: TestPortal;
let house: TestHouse;
let other: TestHouse;
const byRole = new Map<RoleId, { here: Person; archived: Person; without: Person; elsewhere: Person }>();

/**
 * One role of each distinct set of rights, group and standing: every endpoint is walked as these, and one endpoint as all
 * fifteen roles shows that those of a set are alike.
 */
const alike = Map.groupBy(roleIds, (id) => JSON.stringify([defaultRoles[id].group, defaultRoles[id].rights]));
const kinds: RoleId[] = [
  ...[...alike.values()].map(([first]) => first as RoleId),
  ...(['community_manager', 'authorizePerson'] as const),
];
const peopleOf = (role: RoleId) => byRole.get(role) as NonNullable<ReturnType<typeof byRole.get>>;
const walked = () => kinds.map((role) => [role, peopleOf(role)] as const);

const rightOf = ({ needs }: Endpoint) => (typeof needs === 'string' ? needs : `${needs.module} ${needs.right}`);
const ofEachRight = [...Map.groupBy(inHouse, ([, e]) => rightOf(e)).values()].map(
  ([first]) => first as (typeof inHouse)[0],
);

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

/** A house with recorded owners: who was entitled yesterday, and who still is. */
const former = new Map<string, Person>();
const entitled = new Map<string, Person>();
beforeAll(async () => {
  const recorded = await aHouse(portal);
  const chair = await recorded.chair();
  const [sold, bought, stays] = [await recorded.owner(), await recorded.owner(), await recorded.owner()];
  const represents = await recorded.person({ role: 'authorizePerson' });
  const lodger = await recorded.person({ role: 'neighbour' });
  const owned = (p: Person) => [{ memberIds: [p.memberId as number] }];
  const unit = await recorded.unit(chair, '1', [1, 2], owned(sold));
  await recorded.unit(chair, '2', [1, 2], owned(stays));
  const around = {
    authorized: [{ memberId: lodger.memberId, relation: 'renter' }],
  };
  await recorded.represented(unit.id, represents.memberId as number);
  const full = await chair.asks(units.update, edited(unit, around) as never);
  const owners = [{ memberIds: [bought.memberId], joint: false, share: '{"numerator":"1","denominator":"1"}' }];
  const change = { owners, authorized: [], validFrom: '2026-11-22' };
  await chair.asks(units.update, edited(full, change) as never);
  await recorded.representedUntil(unit.id, '2026-11-22');
  const died = await recorded.owner();
  await recorded.unit(chair, '3', [1, 4], owned(died));
  const [acts, acted] = [
    await recorded.person({ role: 'neighbour' }),
    await recorded.person({ role: 'authorizePerson' }),
  ];
  await chair.asks(memberDeath.mark, { id: died.memberId as number, day: '2026-11-21' });
  const byPaper = async (p: Person) =>
    chair.asks(memberDeath.addPerson, {
      ...{ id: died.memberId as number, memberId: p.memberId as number, as: 'administrator', from: '2026-11-21' },
      fileIds: [await aPhoto(chair)],
    });
  await byPaper(acts);
  const { people } = await byPaper(acted);
  await chair.asks(memberDeath.endPerson, { id: died.memberId as number, person: people[1]?.id as number });
  const { users } = await chair.asks(register.list, {});
  await chair.asks(register.accept, { ids: users.map((u) => u.id) });
  // Tomorrow it was sold yesterday.
  portal.clock.now = new Date(portal.clock.now.getTime() + 2 * 24 * 3600_000);
  former.set('sold yesterday', sold).set('represents no longer', represents).set('moved out', lodger);
  former.set('administers no estate any more', acted);
  entitled.set('bought', bought).set('owns', stays).set('administers an estate', acts);
});

const statusOf = async (who: Person, endpoint: Endpoint) => (await who.call(endpoint, far)).status;

describe('the access walk', () => {
  it.each(closed)('%s: nobody and a dead token get 401', async (_, endpoint) => {
    const stranger = nobody(portal);
    expect(await statusOf(stranger, endpoint)).toBe(401);
    expect(await statusOf(stranger.with('x'.repeat(43)), endpoint)).toBe(401);
  });

  /** Whom the gate lets nowhere, whatever their role. */
  const outside: Record<string, (role: RoleId) => Person> = {
    archived: (role) => peopleOf(role).archived,
    'without access': (role) => peopleOf(role).without,
    foreign: (role) => peopleOf(role).here.as(peopleOf(role === 'owner' ? 'company' : 'owner').here.memberId as number),
    absent: (role) => peopleOf(role).here.as(absent),
  };

  it.each(inHouse)(
    `%s: archived, without access and foreign members get 403, each in a drawn role (seed ${seed})`,
    async (name, endpoint) => {
      for (const [standing, of] of Object.entries(outside)) {
        const role = kinds[drawn(`${name} ${standing}`, kinds.length)] as RoleId;
        expect([standing, role, await statusOf(of(role), endpoint)]).toEqual([standing, role, 403]);
      }
    },
  );

  it.each(Object.entries(outside))('%s members get 403 in each role, at one endpoint of each right', async (_, of) => {
    for (const [name, endpoint] of ofEachRight)
      for (const role of roleIds) expect([name, role, await statusOf(of(role), endpoint)]).toEqual([name, role, 403]);
  });

  it.each(inHouse)(
    '%s: in a house without recorded owners a role gets in exactly when it holds the right',
    async (_, endpoint) => {
      for (const [role, { here }] of walked()) {
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
    },
  );

  /** All of them where one of them is let in, and at one endpoint of each right; elsewhere a drawn one. */
  const asking = (people: ReadonlyMap<string, Person>, [called, endpoint]: (typeof inHouse)[0]) => {
    const all = [...people];
    const isForAll = endpoint.toFormer !== undefined || ofEachRight.some(([name]) => name === called);
    return isForAll ? all : [all[drawn(`${called} ${all.length}`, all.length)] as (typeof all)[0]];
  };

  it.each(inHouse)('%s: whom the register entitles no more reaches what is theirs alone', async (called, endpoint) => {
    for (const [name, who] of asking(former, [called, endpoint])) {
      const { status, body } = await who.call(endpoint, far);
      // What speaks by its headers alone says no sentence.
      const told = [name, status, endpoint.method === 'HEAD' ? null : body.message?.content];
      const refusal = [name, 403, endpoint.method === 'HEAD' ? null : 'BASE.ERRORS.NO_PERMISSION'];
      // Nobody's id is their own, and of no vote they took part in is this the number.
      if (endpoint.toFormer === 'all') expect(told).toEqual([name, 200, endpoint.says]);
      else if (endpoint.toFormer === 'took') expect([400, 404]).toContain(status);
      else if (endpoint.otherwise) expect([name, status, body.data]).toEqual([name, 200, endpoint.otherwise]);
      else if (endpoint.toFormer === 'self') expect([400, 403, 415]).toContain(status);
      else expect(told).toEqual(refusal);
    }
    const { needs } = endpoint;
    const holding = typeof needs === 'string' || holds(defaultRoles.owner.rights, needs.module, needs.right);
    for (const [name, who] of asking(entitled, [called, endpoint])) {
      const { status, body } = await who.call(endpoint, far);
      if (endpoint.otherwise && !holding) expect([name, body.data]).toEqual([name, endpoint.otherwise]);
      else expect([name, status === 403]).toEqual([name, !holding]);
    }
  });

  it('roles of one set of rights, group and standing are alike, at one endpoint of each right', async () => {
    expect([...alike.values()].flat()).toEqual(expect.arrayContaining([...roleIds]));
    for (const [name, endpoint] of ofEachRight)
      for (const roles of alike.values()) {
        const answers = await Promise.all(roles.map((role) => statusOf(peopleOf(role).here, endpoint)));
        expect([name, roles, new Set(answers).size]).toEqual([name, roles, 1]);
      }
  });

  it('what stays open to a former owner is a short list, and no call of it writes for others', () => {
    const open = inHouse.filter(([, e]) => e.toFormer).map(([name, e]) => `${name} ${e.toFormer}`);
    expect(open.sort()).toEqual([
      ...[
        'addressedPapers.list all',
        'association.mine all',
        'avatars.drop self',
        'avatars.keep self',
        'home.waits all',
        'memberFiles.dataTicket self',
      ],
      ...[
        'memberTraces.own all',
        'members.one self',
        'members.update self',
        'ownSales.list all',
        'ownSales.paper took',
        'register.own all',
        'roles.rightsOf self',
        'sales.one took',
        'session.settings self',
      ],
      ...[
        'voteLedger.exportTicket took',
        'voteLedger.list took',
        'voteLedger.receipts took',
        'voteLedger.taken all',
        'votes.one took',
      ],
    ]);
  });

  it.each(closed.filter(([, e]) => e.needs === 'productAdmin' && e.kind !== 'bytes'))(
    '%s: only product administrators',
    async (_, endpoint) => {
      for (const [, { here }] of walked()) expect(await statusOf(here, endpoint)).toBe(403);
      // 415: one that takes a file got none.
      expect([200, 400, 404, 415]).toContain(await statusOf(await anAdmin(portal), endpoint));
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
      ...[
        'approvals.search',
        'contacts.search',
        'discussion.search',
        'documents.search',
        'events.search',
        'folders.search',
        'gallery.search',
        'meetings.search',
        'members.search',
        'messages.search',
        'reports.search',
        'resolutions.search',
        'surveys.search',
        'units.search',
        'votes.search',
      ],
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
    const seen = await peopleOf('mayorCommittee').here.asks(association.mine, {});
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
