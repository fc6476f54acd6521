import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleId } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { register } from '#contract/members/endpoints-register.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aRegistered, idOf, isIn, later, mailed, owned, rightsOf, sell } from '#house/entitled.ts';
import { aHouse, edited } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { turnRegister } from '#server/members/jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('who is entitled by the register', () => {
  it('is out on the day of the sale, which belongs to the buyer; until it nothing changes', async () => {
    const { chair, seller, stays, unit, house } = await aRegistered(portal);
    const newcomer = await house.owner();
    expect(await isIn(newcomer)).toBe(false);
    await sell(chair, unit.id, newcomer, '2026-11-25');
    expect([await isIn(seller), await isIn(newcomer)]).toEqual([true, false]);
    await later(portal, 3, async () => expect([await isIn(seller), await isIn(newcomer)]).toEqual([true, false]));
    await later(portal, 4, async () => {
      expect([await isIn(seller), await isIn(newcomer), await isIn(stays)]).toEqual([false, true, true]);
      expect(await rightsOf(seller)).toEqual({});
    });
  });

  it('turns with midnight in Prague, not elsewhere', async () => {
    const { chair, seller, unit, stays } = await aRegistered(portal);
    await sell(chair, unit.id, stays, '2026-11-22');
    const before = portal.clock.now;
    portal.clock.now = new Date('2026-11-21T22:59:59Z');
    expect(await isIn(seller)).toBe(true);
    portal.clock.now = new Date('2026-11-21T23:00:00Z');
    expect(await isIn(seller)).toBe(false);
    portal.clock.now = before;
  });

  it('also a representative, an authorised person, and custom roles copied from owners; an office is not asked', async () => {
    const { house, chair, unit } = await aRegistered(portal);
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
      authorized: [{ memberId: idOf(authorised), relation: 'authorizePerson' }],
    };
    await house.represented(unit.id, idOf(represents));
    const changed = await chair.asks(units.update, edited(unit, change) as never);
    expect([await isIn(represents), await isIn(authorised)]).toEqual([true, true]);
    await chair.asks(units.update, edited(changed, { authorized: [] }) as never);
    await house.representedUntil(unit.id, dayIn(portal.clock.now));
    expect([await isIn(represents), await isIn(authorised)]).toEqual([false, false]);
    for (const role of ['auditMember', 'externalMemberCommittee'] as RoleId[])
      expect(await isIn(await house.person({ role }))).toBe(true);
  });

  it('a neighbour whose places have ended falls, one who never had any keeps the role', async () => {
    const { house, chair, unit } = await aRegistered(portal);
    const [lodger, guest] = [await house.person({ role: 'neighbour' }), await house.person({ role: 'neighbour' })];
    const authorized = [{ memberId: idOf(lodger), relation: 'renter' }];
    const moved = await chair.asks(units.update, edited(unit, { authorized }) as never);
    expect([await isIn(lodger), await isIn(guest)]).toEqual([true, true]);
    await chair.asks(units.update, edited(moved, { authorized: [] }) as never);
    expect([await isIn(lodger), await isIn(guest)]).toEqual([false, true]);
    expect((await lodger.asks(register.own, {})).why).toBe('moved');
  });

  it('an owner who sold and still lives there has what a neighbour has, and no more', async () => {
    const { chair, seller, buyer, unit } = await aRegistered(portal);
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
    await later(portal, 29, async () => expect(await isIn(owner)).toBe(true));
  });

  it('falls with a unit that is deleted, and stands again with another', async () => {
    const { chair, seller, unit, house } = await aRegistered(portal);
    await chair.asks(units.remove, { id: unit.id });
    expect(await isIn(seller)).toBe(false);
    await house.unit(chair, '4', [1, 3], owned(seller));
    expect(await isIn(seller)).toBe(true);
  });
});

describe('whoever fell', () => {
  it('reaches their own record and nothing of others', async () => {
    const { chair, seller, stays, buyer, unit } = await aRegistered(portal);
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
    const { house, chair, seller, buyer, unit } = await aRegistered(portal);
    await sell(chair, unit.id, buyer);
    expect(await mailed(house, 'accessFell')).toEqual([
      {
        recipient: seller.email,
        data: expect.objectContaining({ why: 'sold', unit: '1', since: showDay('2026-11-21') }),
      },
    ]);
    const [told] = await mailed(house, 'accessFellOthers');
    expect([told?.recipient, told?.data.names]).toEqual([chair.email, expect.stringContaining('Soused')]);
    await turnRegister(portal);
    await chair.asks(units.update, edited(await chair.asks(units.one, { id: unit.id }), { note: 'x' }) as never);
    expect(await mailed(house, 'accessFell')).toHaveLength(1);
    await later(portal, 1, () => sell(chair, unit.id, seller));
    await later(portal, 2, () => sell(chair, unit.id, buyer));
    expect(await mailed(house, 'accessFell')).toHaveLength(2);
  });

  it('by the turn of a day is told by the job, whatever day it was last run', async () => {
    const { house, chair, seller, buyer, unit } = await aRegistered(portal);
    await sell(chair, unit.id, buyer, '2026-12-01');
    await turnRegister(portal);
    expect(await mailed(house, 'accessFell')).toEqual([]);
    await later(portal, 20, () => turnRegister(portal));
    expect((await mailed(house, 'accessFell')).map((m) => m.recipient)).toEqual([seller.email]);
  });
});
