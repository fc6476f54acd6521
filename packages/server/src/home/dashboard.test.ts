import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { dayIn, momentAt } from '#contract/base/time/dates.ts';
import { home } from '#contract/home/endpoints.ts';
import { type PartName, parts, together } from '#contract/home/endpoints-dashboard.ts';
import { doorNames, doors } from '#contract/home/endpoints-doors.ts';
import { houses } from '#contract/home/endpoints-houses.ts';
import { houseSteps } from '#contract/home/endpoints-steps.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { anAlbum, offers } from '#house/albums.ts';
import { aThing, books } from '#house/bookings.ts';
import { aContact } from '#house/contacts.ts';
import { aDocument } from '#house/documents.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse, aMessage } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { memberOf, writesDown } from '#house/proxies.ts';
import { aReport, solves } from '#house/reports.ts';
import { aRunningVote, aVotingHouse, started } from '#house/votes.ts';
import { aPlace, aWaiting } from '#house/walls.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const firstScreen: readonly Endpoint[] = [session.verify, association.mine, home.waits, together.dashboard];
const shown = async (who: Person) => (await who.asks(together.dashboard, {})).parts;
const days = (n: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + n * 86_400_000);
};

/** A house in which something of everything is. */
async function aFullHouse() {
  const { house, chair, alena } = await aVotingHouse(portal);
  await aMessage(chair, { title: 'Odečty', acceptRead: true });
  await aContact(chair, { isPinned: true });
  await aReport(alena);
  await aDocument(chair, 'Řád.txt', { acceptRead: true });
  await started(chair, { name: 'Výtah' });
  return { house, chair, alena };
}

it('answers each part as its own call answers the asker, and nothing of what that would refuse', async () => {
  const { house, chair, alena } = await aFullHouse();
  const audit = await house.person({ role: 'auditMember' });
  for (const who of [chair, alena, audit]) {
    const got = (await who.asks(together.dashboard, {})) as { parts: Record<string, unknown>; silent: string[] };
    const alone: Record<string, unknown> = {};
    for (const [name, call] of Object.entries(parts)) {
      const { status, body } = await who.call(call, name === 'own' ? { id: who.memberId } : {});
      if (status === 200) alone[name] = body.data;
      else expect([name, status]).toEqual([name, 403]);
    }
    // They are asked only where the screen has a place for them.
    const without = new Set<PartName>(who === chair ? [] : ['check']);
    const expected = Object.fromEntries(Object.entries(alone).filter(([name]) => !without.has(name as PartName)));
    expect(got).toEqual({ parts: expected, silent: [] });
  }
  expect(Object.keys(await shown(chair))).toEqual(
    expect.arrayContaining(['reports', 'votes', 'messages', 'documents']),
  );
  expect(Object.keys(await shown(alena))).toEqual(['doors', 'latest', 'events', 'pins', 'own']);
});

it('tells the committee what stands open in the house, by age, turnout, confirmations and days', async () => {
  const { chair, alena } = await aFullHouse();
  const ages = async () => (await shown(chair)).reports?.open.map(({ age, count }) => `${age} ${count}`);
  expect(await ages()).toEqual(['week 1', 'month 0', 'older 0']);
  const { votes, messages, documents } = await shown(chair);
  expect(votes).toMatchObject({ total: 1, votes: [{ name: 'Výtah', turnout: { seats: 0 } }] });
  expect(messages?.messages).toMatchObject([{ title: 'Odečty', done: 0 }]);
  expect(documents).toMatchObject({ overdue: 0, soon: { count: 0 }, unconfirmed: [{ name: 'Řád', done: 0 }] });
  days(7);
  const { id } = await aReport(alena, { title: 'Nesvítí' });
  expect(await ages()).toEqual(['week 1', 'month 1', 'older 0']);
  days(23);
  expect(await ages()).toEqual(['week 0', 'month 1', 'older 1']);
  // The older one is over its fourteen days, the younger one as well; what is solved is late no more.
  const overdue = async () => (await shown(chair)).reports?.overdue;
  expect(await overdue()).toBe(2);
  await solves(chair, id);
  expect(await ages()).toEqual(['week 0', 'month 0', 'older 1']);
  expect(await overdue()).toBe(1);
});

it('names of each kind that waits the first thing, the oldest deadline before the others', async () => {
  const { chair, alena } = await aFullHouse();
  const in5 = new Date(portal.clock.now.getTime() + 5 * 86_400_000).toISOString();
  const asking = await aMessage(chair, { title: 'Revize plynu', acceptRead: true, acceptUntil: in5 });
  const firsts = async (who: Person) =>
    Object.fromEntries((await who.asks(doors.first, {})).firsts.map(({ door, ...first }) => [door, first]));
  const first = await firsts(alena);
  expect(first).toMatchObject({
    messagesUnread: { title: 'Odečty', until: null },
    acceptsWaiting: { id: asking.id, title: 'Revize plynu', until: in5 },
    documentsToConfirm: { title: 'Řád', until: null },
    votesWaiting: { title: 'Výtah' },
  });
  // The same numbers stand above the doors.
  const { counts } = await alena.asks(home.waits, {});
  for (const door of doorNames) expect([door, door in first]).toEqual([door, (counts[door] ?? 0) > 0]);
  expect((await firsts(chair)).reportsGiven).toMatchObject({ title: expect.any(String), until: expect.any(String) });
});

it('names what waits for the committee: a booking, photographs, what came from the wall and what a second person confirms', async () => {
  const { house, chair, alena, jan, vote } = await aRunningVote(portal);
  const officer = await house.person({ role: 'memberCommittee' });
  const room = await aThing(chair, 'room');
  const in3 = dayIn(new Date(portal.clock.now.getTime() + 3 * 86_400_000));
  const { rooms } = await chair.asks(units.list, {});
  const mine = rooms.find(({ svj_users }) => svj_users.some(({ id }) => id === alena.memberId));
  await books(alena, { thing: room, unitId: mine?.id as number, at: `${in3}T14:00` });
  const album = await anAlbum(chair, { name: 'Slavnost', neighbours: true });
  await offers(alena, album.id, 2);
  const { code } = await aPlace(chair);
  await aWaiting(portal, code, { title: 'Voda ve sklepě' });
  await writesDown(chair, { principalId: memberOf(alena), agentId: memberOf(jan), voteId: vote.id });
  const { firsts } = await officer.asks(doors.first, {});
  const called = Object.fromEntries(firsts.map(({ door, ...first }) => [door, first]));
  expect(called).toMatchObject({
    bookingsToDecide: { title: `Pokoj pro hosty, ${mine?.number}`, until: momentAt(`${in3}T14:00`)?.toISOString() },
    photosOffered: { id: album.id, title: 'Slavnost', until: null },
    wallWaiting: { title: 'Voda ve sklepě', until: null },
    secondWaiting: { title: mine?.svj_users[0]?.full_name },
  });
  const { counts } = await officer.asks(home.waits, {});
  for (const door of doorNames) expect([door, door in called]).toEqual([door, (counts[door] ?? 0) > 0]);
});

it('hands a step of a young house to an officer: they are mailed, it waits for them until it is done, and can be taken back', async () => {
  const { house, chair, alena } = await aFullHouse();
  const officer = await house.person({ role: 'memberCommittee', lastName: 'Pomocný' });
  const clerk = await house.person({ role: 'memberCommittee', access: false });
  const hand = (userId: number | null) => chair.asks(houseSteps.hand, { step: 'statutes', userId });
  for (const who of [alena, clerk])
    expect((await chair.refused(houseSteps.hand, { step: 'statutes', userId: who.memberId })).key).toBe(
      'STEPS.ERRORS.NOT_HELPER',
    );
  expect((await alena.refused(houseSteps.hand, { step: 'statutes', userId: null })).code).toBe(403);
  expect(await hand(officer.memberId)).toEqual({ mailed: true });
  // Again within a day, taken back or not, it is theirs without another mail.
  expect(await hand(officer.memberId)).toEqual({ mailed: false });
  await hand(null);
  expect(await hand(officer.memberId)).toEqual({ mailed: false });
  const { rows } = await portal.pool.raw.query(
    "select data ->> 'step' as step from outbox where kind = 'stepHanded' and recipient = $1",
    [officer.email],
  );
  expect(rows).toEqual([{ step: 'statutes' }]);
  const waits = async (who: Person) => {
    const { firsts } = await who.asks(doors.first, {});
    const { counts } = await who.asks(home.waits, {});
    return [counts.stepsForMe, firsts.find(({ door }) => door === 'stepsForMe')?.title];
  };
  expect(await waits(officer)).toEqual([1, 'Opište ze stanov, jak dům rozhoduje']);
  expect(await waits(chair)).toEqual([0, undefined]);
  const { handed, helpers } = await officer.asks(houseSteps.steps, {});
  expect(handed).toMatchObject([
    { step: 'statutes', to: { full_name: 'Jan Pomocný' }, by: { id: chair.memberId }, mine: true },
  ]);
  expect(helpers.map(({ id }) => id)).toContain(chair.memberId);
  await house.inside((db) =>
    db.execute(`update svj set settings = settings || '{"statutes": {}}' where id = ${house.id}`),
  );
  expect(await waits(officer)).toEqual([0, undefined]);
  await hand(null);
  expect((await officer.asks(houseSteps.steps, {})).handed).toEqual([]);
});

it('names a part that breaks and answers the others', async () => {
  const own = await aPortal();
  try {
    const { chair } = await aBoardHouse(own);
    await aMessage(chair);
    const owner = new pg.Client({ connectionString: own.ownerUrl });
    await owner.connect();
    await owner.query('revoke select on contact from pavlac_app');
    await owner.end();
    const { parts: got, silent } = await chair.asks(together.dashboard, {});
    expect(silent).toEqual(['pins']);
    expect(got.latest?.messages).toHaveLength(1);
  } finally {
    await own.close();
  }
});

it('brings the first screen by four calls in at most fifteen trips to the database', async () => {
  const { chair, alena } = await aFullHouse();
  for (const who of [chair, alena]) {
    for (const call of firstScreen) await who.call(call);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const trips = [];
    try {
      for (const call of firstScreen) {
        query.mockClear();
        expect((await who.call(call)).status).toBe(200);
        trips.push(query.mock.calls.length);
      }
    } finally {
      query.mockRestore();
    }
    expect(Math.min(...trips)).toBeGreaterThanOrEqual(2);
    expect(
      trips.reduce((sum, n) => sum + n, 0),
      trips.join(' + '),
    ).toBeLessThanOrEqual(15);
  }
});

it('says what waits in each house of the account, by the rights in that house, and nothing of who has left', async () => {
  const { house, alena } = await aFullHouse();
  const other = await aBoardHouse(portal);
  const account = alena.accountId as number;
  const there = await other.house.owner({ account });
  await aMessage(other.chair, { title: 'Jinde' });
  const { counts } = await alena.asks(home.waits, {});
  const here = ['votesWaiting', 'acceptsWaiting', 'documentsToConfirm', 'eventsToConfirm', 'messagesUnread'];
  const sum = here.reduce((all, name) => all + (counts[name] ?? 0), 0);
  expect(sum).toBeGreaterThan(2);
  const waits = async () => (await alena.asks(houses.waits, {})).houses.sort((a, b) => a.id - b.id);
  expect(await waits()).toEqual([
    { id: house.id, waits: sum },
    { id: other.house.id, waits: 1 },
  ]);
  await other.house.inside((db) => db.execute(`update member set has_access = false where id = ${there.memberId}`));
  expect(await waits()).toEqual([{ id: house.id, waits: sum }]);
});
