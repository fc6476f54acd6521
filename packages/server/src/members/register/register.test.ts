import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleId } from '#contract/access.ts';
import { activation } from '#contract/activation/endpoints.ts';
import { association } from '#contract/association/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { register } from '#contract/members/endpoints-register.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse, edited, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type Portal } from '#house/portal.ts';
import { turnRegister } from '#server/members/jobs.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const idOf = (p: Person) => p.memberId as number;
const owned = (...people: Person[]) => [{ memberIds: people.map(idOf) }];
const days = (n: number) => n * 24 * 3600_000;

/** Runs at another time, and comes back. */
async function later<T>(n: number, run: () => Promise<T>): Promise<T> {
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + days(n));
  try {
    return await run();
  } finally {
    portal.clock.now = before;
  }
}

const mailed = async (house: TestHouse, kind: string) => {
  const { rows } = await portal.pool.raw.query<{ recipient: string; data: Record<string, string> }>(
    'select recipient, data from outbox where svj_id = $1 and kind = $2 order by id',
    [house.id, kind],
  );
  return rows;
};

/** Accepts whoever is on the list. */
async function accept(chair: Person): Promise<number[]> {
  const { users } = await chair.asks(register.list, {});
  const ids = users.map((u) => u.id);
  await chair.asks(register.accept, { ids });
  return ids;
}

/** A house where the register decides, with a chair and two owners of a unit each. */
async function aRegistered() {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const [seller, stays, buyer] = [await house.owner(), await house.owner(), await house.owner()];
  const unit = await house.unit(chair, '1', [1, 3], owned(seller));
  const other = await house.unit(chair, '2', [1, 3], owned(stays));
  await house.unit(chair, '3', [1, 3], owned(buyer));
  await accept(chair);
  return { house, chair, seller, stays, buyer, unit, other };
}

const rightsOf = async (who: Person) => (await who.asks(session.verify, {})).user?.role?.rights ?? {};
const isIn = async (who: Person) => (await who.call(members.list)).status === 200;
const sell = async (chair: Person, id: number, to: Person, validFrom?: string) => {
  const now = await chair.asks(units.one, { id });
  const owners = [{ memberIds: [idOf(to)], joint: false, share: '{"numerator":"1","denominator":"1"}' }];
  return chair.asks(units.update, edited(now, { owners, ...(validFrom ? { validFrom } : {}) }) as never);
};

describe('who is entitled by the register', () => {
  it('is out on the day of the sale, which belongs to the buyer; until it nothing changes', async () => {
    const { chair, seller, stays, unit, house } = await aRegistered();
    const newcomer = await house.owner();
    expect(await isIn(newcomer)).toBe(false);
    await sell(chair, unit.id, newcomer, '2026-11-25');
    expect([await isIn(seller), await isIn(newcomer)]).toEqual([true, false]);
    await later(3, async () => expect([await isIn(seller), await isIn(newcomer)]).toEqual([true, false]));
    await later(4, async () => {
      expect([await isIn(seller), await isIn(newcomer), await isIn(stays)]).toEqual([false, true, true]);
      expect(await rightsOf(seller)).toEqual({});
    });
  });

  it('turns with midnight in Prague, not elsewhere', async () => {
    const { chair, seller, unit, stays } = await aRegistered();
    await sell(chair, unit.id, stays, '2026-11-22');
    const before = portal.clock.now;
    portal.clock.now = new Date('2026-11-21T22:59:59Z');
    expect(await isIn(seller)).toBe(true);
    portal.clock.now = new Date('2026-11-21T23:00:00Z');
    expect(await isIn(seller)).toBe(false);
    portal.clock.now = before;
  });

  it('also a representative, an authorised person, and custom roles copied from owners; an office is not asked', async () => {
    const { house, chair, unit } = await aRegistered();
    const [represents, authorised] = [
      await house.person({ role: 'authorizePerson' }),
      await house.person({ role: 'authorizePerson' }),
    ];
    const own = await chair.asks(roles.create, { extends: 'owner', title: 'Domovník', rights: { documents: 'rw' } });
    const copied = await house.owner();
    await chair.asks(
      members.update,
      editedMember(await chair.asks(members.one, { id: idOf(copied) }), { customRoleId: Number(own.id) }),
    );
    expect(await rightsOf(copied)).toEqual({});
    expect([await isIn(represents), await isIn(authorised), await isIn(chair)]).toEqual([false, false, true]);
    const change = {
      representativeId: idOf(represents),
      authorized: [{ memberId: idOf(authorised), relation: 'authorizePerson' }],
    };
    const changed = await chair.asks(units.update, edited(unit, change) as never);
    expect([await isIn(represents), await isIn(authorised)]).toEqual([true, true]);
    await chair.asks(units.update, edited(changed, { representativeId: null, authorized: [] }) as never);
    expect([await isIn(represents), await isIn(authorised)]).toEqual([false, false]);
    for (const role of ['auditMember', 'externalMemberCommittee'] as RoleId[])
      expect(await isIn(await house.person({ role }))).toBe(true);
  });

  it('a neighbour whose places have ended falls, one who never had any keeps the role', async () => {
    const { house, chair, unit } = await aRegistered();
    const [lodger, guest] = [await house.person({ role: 'neighbour' }), await house.person({ role: 'neighbour' })];
    const authorized = [{ memberId: idOf(lodger), relation: 'renter' }];
    const moved = await chair.asks(units.update, edited(unit, { authorized }) as never);
    expect([await isIn(lodger), await isIn(guest)]).toEqual([true, true]);
    await chair.asks(units.update, edited(moved, { authorized: [] }) as never);
    expect([await isIn(lodger), await isIn(guest)]).toEqual([false, true]);
    expect((await lodger.asks(register.own, {})).why).toBe('moved');
  });

  it('an owner who sold and still lives there has what a neighbour has, and no more', async () => {
    const { chair, seller, buyer, unit } = await aRegistered();
    const sold = await sell(chair, unit.id, buyer);
    await chair.asks(
      units.update,
      edited(sold, { authorized: [{ memberId: idOf(seller), relation: 'renter' }] }) as never,
    );
    const rights = await rightsOf(seller);
    expect([rights.messages, rights.vote, rights.rooms]).toEqual(['r', undefined, undefined]);
    expect((await seller.refused(votes.list)).code).toBe(403);
    await seller.asks(messages.list, {});
  });

  it('nobody falls in a house that records no owner of any unit', async () => {
    const house = await aHouse(portal);
    const owner = await house.owner();
    await later(29, async () => expect(await isIn(owner)).toBe(true));
  });

  it('falls with a unit that is deleted, and stands again with another', async () => {
    const { chair, seller, unit, house } = await aRegistered();
    await chair.asks(units.remove, { id: unit.id });
    expect(await isIn(seller)).toBe(false);
    await house.unit(chair, '4', [1, 3], owned(seller));
    expect(await isIn(seller)).toBe(true);
  });
});

describe('whoever fell', () => {
  it('reaches their own record and nothing of others', async () => {
    const { chair, seller, stays, buyer, unit } = await aRegistered();
    await sell(chair, unit.id, buyer);
    const mine = await seller.asks(members.one, { id: idOf(seller) });
    expect(mine.rooms).toEqual([]);
    await seller.asks(members.update, editedMember(mine, { phones: [{ value: '+420605118220', isPublic: false }] }));
    await seller.asks(memberFiles.dataTicket, { id: idOf(seller) });
    await seller.asks(session.settings, { id: idOf(seller), settings: { favorite_modules: [] } });
    for (const [endpoint, input] of [
      [members.one, { id: idOf(stays) }],
      [members.update, editedMember(await chair.asks(members.one, { id: idOf(stays) }))],
      [memberFiles.dataTicket, { id: idOf(stays) }],
      [roles.rightsOf, { id: idOf(stays) }],
      [members.list, {}],
      [messages.list, {}],
      [units.one, { id: unit.id }],
    ] as const)
      expect([endpoint.path, (await seller.refused(endpoint, input as object)).code]).toEqual([endpoint.path, 403]);
    expect(await seller.asks(members.search, { text: 'Soused' })).toEqual({ users: [] });
    const seen = await seller.asks(association.mine, {});
    expect([seen.entrances, seen.usersCount, seen.roomsCount, seen.activities]).toEqual([[], 0, 0, []]);
    expect(seen.committees.map((c) => c.id)).toEqual([idOf(chair)]);
    expect(await seller.asks(register.own, {})).toEqual({
      isFormer: true,
      why: 'sold',
      unit: '1',
      since: '2026-11-21',
    });
    const { obstacle } = await chair.asks(roles.rightsOf, { id: idOf(seller) });
    expect(obstacle).toBe('notEntitled');
  });

  it('is told once, and the committee with them; after a return and another sale again', async () => {
    const { house, chair, seller, buyer, unit } = await aRegistered();
    await sell(chair, unit.id, buyer);
    expect(await mailed(house, 'accessFell')).toEqual([
      { recipient: seller.email, data: expect.objectContaining({ why: 'sold', unit: '1', since: '21. 11. 2026' }) },
    ]);
    const [told] = await mailed(house, 'accessFellOthers');
    expect([told?.recipient, told?.data.names]).toEqual([chair.email, expect.stringContaining('Soused')]);
    await turnRegister(portal.house);
    await chair.asks(units.update, edited(await chair.asks(units.one, { id: unit.id }), { note: 'x' }) as never);
    expect(await mailed(house, 'accessFell')).toHaveLength(1);
    await later(1, () => sell(chair, unit.id, seller));
    await later(2, () => sell(chair, unit.id, buyer));
    expect(await mailed(house, 'accessFell')).toHaveLength(2);
  });

  it('by the turn of a day is told by the job, whatever day it was last run', async () => {
    const { house, chair, seller, buyer, unit } = await aRegistered();
    await sell(chair, unit.id, buyer, '2026-12-01');
    await turnRegister(portal.house);
    expect(await mailed(house, 'accessFell')).toEqual([]);
    await later(20, () => turnRegister(portal.house));
    expect((await mailed(house, 'accessFell')).map((m) => m.recipient)).toEqual([seller.email]);
  });
});

describe('the list before anybody falls', () => {
  it('waits thirty days from the first record of an owner, and nobody falls meanwhile', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const [owner, without] = [await house.owner(), await house.owner({ lastName: 'Bez Jednotky' })];
    await house.unit(chair, '1', [1, 1], owned(owner));
    const { users, since, waits } = await chair.asks(register.list, {});
    expect([users.map((u) => [u.id, u.why, u.until]), since, waits]).toEqual([
      [[idOf(without), 'never', '2026-12-21']],
      '2026-12-21',
      true,
    ]);
    await later(29, async () => expect([await isIn(without), await isIn(owner)]).toEqual([true, true]));
    await later(30, async () => {
      expect([await isIn(without), await isIn(owner)]).toEqual([false, true]);
      await turnRegister(portal.house);
    });
    expect((await mailed(house, 'accessFell')).map((m) => m.recipient)).toEqual([without.email]);
  });

  it('is accepted as it was shown: who came to it meanwhile is looked at first', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const [owner, without] = [await house.owner(), await house.owner()];
    await house.unit(chair, '1', [1, 1], owned(owner));
    const newcomer = await house.owner();
    expect(await chair.refused(register.accept, { ids: [idOf(without)] })).toMatchObject({
      code: 409,
      key: 'MEMBERS.ERRORS.REGISTER_CHANGED',
    });
    expect(await isIn(without)).toBe(true);
    expect(await accept(chair)).toEqual([idOf(without), idOf(newcomer)]);
    expect([await isIn(without), await isIn(newcomer), await isIn(owner)]).toEqual([false, false, true]);
    expect((await mailed(house, 'accessFell')).map((m) => m.recipient).sort()).toEqual(
      [newcomer.email, without.email].sort(),
    );
    expect((await owner.refused(register.accept, { ids: [] })).code).toBe(403);
  });

  it('a house upgraded with owners and a former owner has it too', async () => {
    const { house, chair, seller, buyer, unit } = await aRegistered();
    await sell(chair, unit.id, buyer);
    // As the migration leaves a house that was there before it.
    await house.inside((db) =>
      db.execute(sql`update svj set register_since = current_day() + 30 where id = ${house.id}`),
    );
    expect(await isIn(seller)).toBe(true);
    expect((await chair.asks(register.list, {})).users.map((u) => [u.id, u.why])).toEqual([[idOf(seller), 'sold']]);
    await accept(chair);
    expect(await isIn(seller)).toBe(false);
  });
});

it('somebody invited and not yet signed in stands on the list as well', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  await house.unit(chair, '1', [1, 1], owned(await house.owner()));
  const waiting = await chair.asks(members.create, { type: 'person', firstName: 'Eva', lastName: 'Nová' } as never);
  await chair.asks(activation.invite, { id: waiting.id, email: 'eva.nova@posta.example' });
  expect((await chair.asks(register.list, {})).users.map((u) => u.id)).toEqual([waiting.id]);
});
