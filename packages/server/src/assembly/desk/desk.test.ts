import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { fraction, fromText, show } from '#contract/base/shares/fraction.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aSignedPaper, empowers, memberOf } from '#house/proxies.ts';
import { asRead } from '#house/reading.ts';
import { fetched } from '#house/sending-files.ts';
import { aMeeting } from '#house/summons.ts';
import { aVotingHouse } from '#house/votes.ts';
import { holdLedger } from '#server/ledger/steps.ts';
import { checkInCode } from '#server/summons/rows/steps-code.ts';
import { sheetsToSign } from './print.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const hour = 3600_000;
let taps = 0;
const tap = () => ({ id: randomUUID(), device: 'stul-1', order: ++taps });

/** A called meeting that begins in so many hours. */
function meetingAt(by: Person, hours: number) {
  const start = new Date(portal.clock.now.getTime() + hours * hour);
  return aMeeting(by, { start: start.toISOString(), end: new Date(start.getTime() + 2 * hour).toISOString() });
}

/** A meeting of a house of three seats two hours before it begins: Alena 5/10, a couple 3/10, Petr with two units 2/10. */
async function called() {
  const made = await aVotingHouse(portal);
  const m = await meetingAt(made.chair, 50);
  return { ...made, m, start: new Date(m.start) };
}

async function opened() {
  const made = await called();
  const before = portal.clock.now;
  portal.clock.now = new Date(made.start.getTime() - 2 * hour);
  const desk = await made.chair.asks(assemblyDesk.open, { id: made.m.id });
  const { seats } = await made.chair.asks(assemblyDesk.seats, { id: made.m.id });
  const seat = (units: string) => seats.find((s) => s.units.join(', ') === units)?.id as number;
  const mark = (units: string, more: object = {}, who: Person = made.chair) =>
    who.asks(assemblyDesk.mark, { id: made.m.id, seat: seat(units), here: true, event: tap(), ...more });
  const second = await made.house.person({ role: 'memberCommittee', lastName: 'Druhý' });
  const end = () => {
    portal.clock.now = before;
  };
  return { ...made, desk, seats, seat, mark, second, end };
}

/** Calls that come one after another while somebody else holds the ledger, and then all go on at once. */
async function oneAfterAnother(house: TestHouse, voteId: number, calls: readonly (() => ReturnType<Person['call']>)[]) {
  const gate = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = house.inside(async (db, scope) => {
    await holdLedger(db, scope, voteId);
    held.resolve();
    await gate.promise;
  });
  await held.promise;
  const replies: ReturnType<Person['call']>[] = [];
  for (const call of calls) {
    replies.push(call());
    const waiting = () =>
      portal.pool.raw.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(replies.length), { interval: 10 });
  }
  gate.resolve();
  await holding;
  return Promise.all(replies);
}

const shareOf = (text: string) => show(fromText(text));

describe('the registration', () => {
  it('opens on the day of a called meeting, freezes its list and invites nobody', async () => {
    const { chair, m, start } = await called();
    const early = await chair.asks(assemblyDesk.desk, { id: m.id });
    expect(early).toMatchObject({ openedAt: null, mayOpen: false, isOpen: false, sums: null });
    expect((await chair.refused(assemblyDesk.open, { id: m.id })).key).toBe('ASSEMBLY.ERRORS.TOO_EARLY');
    expect((await chair.refused(assemblyDesk.seats, { id: m.id })).key).toBe('ASSEMBLY.ERRORS.NOT_OPEN');
    const before = portal.clock.now;
    portal.clock.now = new Date(start.getTime() - 24 * hour);
    const desk = await chair.asks(assemblyDesk.open, { id: m.id });
    expect(desk).toMatchObject({ isOpen: true, openedAt: portal.clock.now.toISOString() });
    expect(desk.sums).toMatchObject({ presentSeats: 0, quorumInclusive: false, counts: { all: 3, nobody: 3 } });
    const vote = await chair.asks(votes.one, { id: desk.voteId as number });
    expect(vote).toMatchObject({ status: 'run', type: 'local', votePoints: [] });
    expect((await portal.pool.raw.query(`select kind from outbox where kind = 'voteInvitation'`)).rows).toEqual([]);
    // Opened already, it is opened.
    expect((await chair.asks(assemblyDesk.open, { id: m.id })).openedAt).toBe(desk.openedAt);
    portal.clock.now = before;
  });

  it('is only for who administers meetings and votes, of this house, and for no visit', async () => {
    const { chair, alena, m, house, end } = await opened();
    expect((await alena.refused(assemblyDesk.desk, { id: m.id })).code).toBe(403);
    const stranger = (await aVotingHouse(portal)).chair;
    for (const call of [assemblyDesk.desk, assemblyDesk.open])
      expect(await stranger.refused(call, { id: m.id })).toMatchObject({ code: 404, key: 'MEETING.NOT_FOUND' });
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Pomoc u stolu', write: true });
    expect((await admin.as(visit.session_user_id).refused(assemblyDesk.open, { id: m.id })).code).toBe(403);
    expect((await chair.asks(assemblyDesk.desk, { id: m.id })).isOpen).toBe(true);
    end();
  });

  it('is over with the meeting', async () => {
    const { chair, m, seat, start, end } = await opened();
    portal.clock.now = new Date(start.getTime() + hour);
    for (const call of [assemblyCourse.begin, assemblyCourse.end]) await chair.asks(call, { id: m.id });
    const late = { id: m.id, seat: seat('1'), here: true, event: tap() };
    expect((await chair.refused(assemblyDesk.mark, late)).key).toBe('ASSEMBLY.ERRORS.OVER');
    expect((await chair.asks(assemblyDesk.desk, { id: m.id })).isOpen).toBe(false);
    end();
  });

  it('reads an arrival that was taken back as none, and a departure as one; the ledger keeps both', async () => {
    const { chair, m, desk, mark, end } = await opened();
    const [petr] = (await chair.asks(assemblyDesk.seats, { id: m.id })).seats.filter((s) => s.units.length === 2);
    const units = petr?.units.join(', ') as string;
    await mark(units);
    const undone = await mark(units, { here: false, back: true });
    expect(undone.seat).toMatchObject({ state: 'nobody', leftAt: null });
    expect(undone.last.map((e) => [e.here, e.taken])).toEqual([
      [false, true],
      [true, true],
    ]);
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    await mark(units);
    expect((await mark(units, { here: false, back: true })).seat).toMatchObject({ state: 'nobody', leftAt: null });
    const pack = await chair.asks(voteLedger.list, { id: desk.voteId as number, sizePerPage: 'all' });
    expect(pack.entries.length).toBeGreaterThan(4);
    expect(checkLedger(pack)).toEqual([]);
    // Whoever really left has left.
    const [alena] = (await chair.asks(assemblyDesk.seats, { id: m.id })).seats;
    await mark(alena?.units.join(', ') as string);
    expect((await mark(alena?.units.join(', ') as string, { here: false })).seat.leftAt).not.toBeNull();
    end();
  });
});

describe('at the desk', () => {
  it('an owner comes and leaves; a tap sent twice counts once, and another desk is told when it was written', async () => {
    const { chair, m, seat, mark, desk, end } = await opened();
    const one = { id: m.id, seat: seat('1'), here: true, event: tap() };
    const came = await chair.asks(assemblyDesk.mark, one);
    expect(came).toMatchObject({ already: null, seat: { state: 'room', owners: 'Alena Nováková' } });
    expect([shareOf(came.sums.present), came.sums.counts.room]).toEqual(['1/2', 1]);
    expect(came.last).toMatchObject([{ name: 'Alena Nováková', here: true }]);
    const since = came.seat.since;
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    expect(await chair.asks(assemblyDesk.mark, one)).toMatchObject({ already: null, last: [{}] });
    const other = { ...one, seat: seat('2') };
    expect((await chair.refused(assemblyDesk.mark, other)).key).toBe('VOTE.ERRORS.EVENT_OTHER');
    expect((await mark('1')).already).toBe(since);
    const left = await mark('1', { here: false });
    expect(left).toMatchObject({ seat: { state: 'nobody', leftAt: portal.clock.now.toISOString() } });
    expect(left.sums.presentSeats).toBe(0);
    expect(checkLedger(await chair.asks(voteLedger.list, { id: desk.voteId as number, sizePerPage: 'all' }))).toEqual(
      [],
    );
    end();
  });

  it('of a couple either holds the seat, and the other one is beside', async () => {
    const { mark, jan, hana, end } = await opened();
    expect((await mark('2', { spouse: memberOf(jan) })).seat).toMatchObject({ way: 'couple', person: 'Jan Dvorský' });
    expect((await mark('2', { spouse: memberOf(jan) })).already).not.toBeNull();
    expect((await mark('2', { spouse: memberOf(hana) })).seat.person).toBe('Jan Dvorský, Hana Dvorská');
    const left = await mark('2', { here: false, spouse: memberOf(jan) });
    expect(left.seat).toMatchObject({ state: 'room', person: 'Hana Dvorská' });
    expect(shareOf(left.sums.present)).toBe('3/10');
    end();
  });

  it('is found by name, unit and the code of its invitation; a code of another meeting or house finds nothing', async () => {
    const { chair, m, house, seats, end } = await opened();
    const find = async (text: string, id = m.id) => {
      const { seats: found, byCode } = await chair.asks(assemblyDesk.find, { id, text });
      return [found.map((s) => s.units.join(', ')), byCode];
    };
    expect(await find('novak')).toEqual([['1'], false]);
    expect(await find('10')).toEqual([['3, 10'], false]);
    // Called exactly so, it is no other whose name holds it.
    expect(await find('1')).toEqual([['1'], false]);
    const unit = (await chair.asks(assemblyDesk.seat, { id: m.id, seat: seats[0]?.id as number })).unitId as number;
    const units = seats[0]?.units.join(', ');
    const code = checkInCode(portal, house.id, m.id, unit);
    expect(await find(code)).toEqual([[units], true]);
    expect(await find(code.toLowerCase())).toEqual([[units], true]);
    expect(await find(checkInCode(portal, house.id, m.id + 1, unit))).toEqual([[], false]);
    expect(await find(checkInCode(portal, house.id + 1, m.id, unit))).toEqual([[], false]);
    end();
  });

  it('co-owners without a representative hold nothing up, and are there without a vote', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const people = [
      await house.owner(),
      await house.owner({ lastName: 'První' }),
      await house.owner({ lastName: 'Druhá' }),
    ];
    const [a, b, c] = people.map(memberOf) as [number, number, number];
    await house.unit(chair, '1', [1, 2], [{ memberIds: [a] }]);
    await house.unit(
      chair,
      '2',
      [1, 2],
      [b, c].map((id) => ({ memberIds: [id], share: [1, 2] })),
    );
    const m = await meetingAt(chair, 3);
    await chair.asks(assemblyDesk.open, { id: m.id });
    const { seats } = await chair.asks(assemblyDesk.seats, { id: m.id });
    const mute = seats.find((s) => s.way === 'mute');
    const come = { id: m.id, seat: mute?.id as number, here: true, event: tap() };
    expect((await chair.refused(assemblyDesk.mark, come)).key).toBe('ASSEMBLY.ERRORS.NO_VOICE');
    const guest = await chair.asks(assemblyDesk.mark, { ...come, guest: true, event: tap() });
    expect(guest).toMatchObject({ seat: { state: 'guest' }, sums: { presentSeats: 0, counts: { nobody: 2 } } });
    const left = await chair.asks(assemblyDesk.mark, { ...come, here: false, event: tap() });
    expect(left.seat).toMatchObject({ state: 'nobody', since: null });
  });
});

describe('a power of attorney at the door', () => {
  const written = async (by: Person, m: { id: number }, seat: number, principal: Person, agent: object) => ({
    ...{ id: m.id, seat, principalId: memberOf(principal), event: tap() },
    ...{ fileIds: [await aSignedPaper(by)], ...agent },
  });

  it('lets its agent in, and counts once a second person has confirmed it', async () => {
    const { chair, m, seat, mark, second, alena, petr, end } = await opened();
    await mark('1');
    const input = await written(chair, m, seat('3, 10'), petr, { agentId: memberOf(alena) });
    expect((await chair.refused(assemblyDesk.power, { ...input, fileIds: [] })).errors).toEqual({
      fileIds: 'ASSEMBLY.ERRORS.NO_PAPER',
    });
    const stranger = { ...input, principalId: memberOf(alena), agentId: memberOf(petr) };
    expect((await chair.refused(assemblyDesk.power, stranger)).key).toBe('ASSEMBLY.ERRORS.NOT_PRINCIPAL');
    const came = await chair.asks(assemblyDesk.power, input);
    expect(came.seat).toMatchObject({ state: 'waiting', person: 'Alena Nováková', hasPower: true });
    expect(came.sums).toMatchObject({ waiting: 1, presentSeats: 1, counts: { power: 1 } });
    expect(shareOf(came.sums.present)).toBe('1/2');
    const [waits] = (await chair.asks(assemblyDesk.powers, { id: m.id })).powers;
    expect(waits).toMatchObject({ agent: 'Alena Nováková', principal: 'Petr Říha', mayConfirm: false });
    const all = { id: m.id, proxies: [waits?.proxy as number] };
    expect((await chair.refused(assemblyDesk.confirmPowers, all)).key).toBe('SECOND.ERRORS.BARRED');
    expect((await alena.asks(assemblyDesk.powers, { id: m.id })).powers).toEqual([]);
    expect((await second.asks(assemblyDesk.powers, { id: m.id })).powers).toMatchObject([{ mayConfirm: true }]);
    expect((await second.asks(assemblyDesk.confirmPowers, all)).powers).toEqual([]);
    const { sums } = await chair.asks(assemblyDesk.desk, { id: m.id });
    expect([shareOf(sums?.present as string), sums?.waiting, sums?.counts.power]).toEqual(['7/10', 0, 1]);
    expect((await second.refused(assemblyDesk.confirmPowers, all)).key).toBe('ASSEMBLY.ERRORS.NOT_WAITING');
    end();
  });

  it('confirmed elsewhere counts with the next entry, and one given in the portal at once', async () => {
    const { chair, m, desk, seat, mark, second, alena, petr, jan, end } = await opened();
    await chair.asks(assemblyDesk.power, await written(chair, m, seat('3, 10'), petr, { agentName: 'Ota Cizí' }));
    const [waits] = (await chair.asks(assemblyDesk.powers, { id: m.id })).powers;
    const { updatedAt } = await second.asks(proxies.one, { id: waits?.proxy as number });
    await second.asks(proxies.approve, { id: waits?.proxy as number, updatedAt });
    const { id: own } = await empowers(jan, alena, { voteId: desk.voteId as number });
    const card = await chair.asks(assemblyDesk.seat, { id: m.id, seat: seat('2') });
    expect(card).toMatchObject({ hasPower: true, powers: [{ proxy: own, agent: 'Alena Nováková', counts: true }] });
    const { sums } = await mark('2', { proxy: own });
    expect([shareOf(sums.present), sums.waiting]).toEqual(['1/2', 0]);
    end();
  });

  it('is what its agent comes back by after a departure taken back, and not what its principal comes by', async () => {
    const { chair, desk, mark, alena, petr, end } = await opened();
    const { id } = await empowers(petr, alena, { voteId: desk.voteId as number });
    await mark('3, 10', { proxy: id });
    const left = await mark('3, 10', { here: false });
    expect(left.last[0]).toMatchObject({ here: false, proxy: id });
    const back = await mark('3, 10', { proxy: id });
    expect(back.seat).toMatchObject({ state: 'power', person: 'Alena Nováková', proxy: id });
    await mark('3, 10', { here: false });
    expect((await mark('3, 10')).seat).toMatchObject({ state: 'room', person: 'Petr Říha', proxy: null });
    expect((await chair.asks(proxies.one, { id })).state).toBe('revoked');
    end();
  });

  it('ends when its principal comes, and the agent does not stand there any more', async () => {
    const { chair, m, seat, mark, second, alena, petr, end } = await opened();
    const input = await written(chair, m, seat('3, 10'), petr, { agentId: memberOf(alena) });
    await chair.asks(assemblyDesk.power, input);
    const [waits] = (await chair.asks(assemblyDesk.powers, { id: m.id })).powers;
    await second.asks(assemblyDesk.confirmPowers, { id: m.id, proxies: [waits?.proxy as number] });
    const { seat: row, sums } = await mark('3, 10');
    expect(row).toMatchObject({ state: 'room', hasPower: false });
    expect([sums.counts.room, sums.counts.power]).toEqual([1, 0]);
    expect((await chair.asks(proxies.one, { id: waits?.proxy as number })).state).toBe('revoked');
    end();
  });

  it('is confirmed while a desk writes another one, or its very principal, down: neither waits for ever', async () => {
    const { chair, house, m, desk, seat, mark, second, alena, petr, jan, end } = await opened();
    const confirms = async () => {
      const { powers } = await chair.asks(assemblyDesk.powers, { id: m.id });
      return { id: m.id, proxies: powers.map((p) => p.proxy) };
    };
    await chair.asks(assemblyDesk.power, await written(chair, m, seat('3, 10'), petr, { agentId: memberOf(alena) }));
    const another = await written(chair, m, seat('2'), jan, { agentName: 'Ota Cizí' });
    const first = await confirms();
    const both = await oneAfterAnother(house, desk.voteId as number, [
      () => chair.call(assemblyDesk.power, another),
      () => second.call(assemblyDesk.confirmPowers, first),
    ]);
    expect(both.map((reply) => reply.status)).toEqual([200, 200]);
    const next = await confirms();
    const came = await oneAfterAnother(house, desk.voteId as number, [
      () =>
        chair.call(assemblyDesk.mark, { id: m.id, seat: seat('2'), here: true, spouse: memberOf(jan), event: tap() }),
      () => second.call(assemblyDesk.confirmPowers, next),
    ]);
    // Who came themself ended the power that was being confirmed.
    expect(came.map((reply) => reply.status)).toEqual([200, 409]);
    expect(came[1]?.body.message?.content).toBe('ASSEMBLY.ERRORS.NOT_WAITING');
    const { sums } = await mark('1');
    expect(sums.counts).toMatchObject({ room: 2, power: 1 });
    end();
  });

  it('over the limit of the statutes is refused at the door, those that wait counted too', async () => {
    const { chair, m, seat, alena, petr, jan, end } = await opened();
    const { updatedAt, ...now } = await chair.asks(houseSettings.read, {});
    await chair.asks(houseSettings.change, { ...now, updatedAt, statutes: { ...now.statutes, proxyLimit: 1 } });
    const agent = { agentId: memberOf(alena) };
    await chair.asks(assemblyDesk.power, await written(chair, m, seat('3, 10'), petr, agent));
    const standing = await chair.asks(assemblyDesk.agent, { id: m.id, seat: seat('2'), ...agent });
    expect(standing).toMatchObject({ held: 1, limit: 1, obstacle: 'LIMIT', owns: true, inRoom: false });
    const more = await written(chair, m, seat('2'), jan, agent);
    expect(await chair.refused(assemblyDesk.power, more)).toMatchObject({
      key: 'PROXIES.ERRORS.LIMIT',
      errors: { agentId: 'PROXIES.ERRORS.LIMIT' },
    });
    end();
  });
});

it('the attendance sheet has a line for each seat, by entrances, with sums; a stranger gets none', async () => {
  const { chair, m, mark, alena, end } = await opened();
  await mark('1');
  const { url } = await chair.asks(assemblyDesk.sheet, { id: m.id });
  const { pages } = await readPdf((await fetched(portal, url)).rawPayload);
  const read = pages.map((page) => asRead(page));
  expect(read).toHaveLength(2);
  for (const text of ['Vchod Vchod 1', 'Alena Nováková', '50,00 %', '3, 10', 'Podpis', 'Strana 1 z 1'])
    expect(read[0]).toContain(text);
  expect(read[0]?.indexOf('Alena')).toBeLessThan(read[0]?.indexOf('Petr Říha') as number);
  expect(read[0]).toContain('Celkem 3 účastníci, podíl 100,00 %');
  expect(read[1]).toContain('Celý dům: 3 účastníci');
  expect((await alena.refused(assemblyDesk.sheet, { id: m.id })).code).toBe(403);
  end();
});

it('the sheet of two thousand seats is drawn by entrances, each head again on every page', () => {
  const seat = (n: number) => ({
    ...{ entrance: `${Math.floor(n / 500) + 1}`, owners: `Vlastník ${n}`, units: `${n}`, spare: '', agent: '' },
    ...{ num: '1', den: '2000' },
  });
  const meeting = { name: 'Schůze', address: 'Dvůr', startsAt: new Date('2026-12-16T17:00:00Z') };
  const measure = { base: fraction(1, 1), parts: 2000n };
  const signing = { lang: 'cs' as const, meeting, measure, at: meeting.startsAt };
  const sheets = [
    ...sheetsToSign(
      signing,
      Array.from({ length: 2000 }, (_, n) => seat(n)),
    ),
  ].flat();
  // Four entrances, each longer than one sheet may be, and the end.
  expect(sheets).toHaveLength(9);
  const rows = sheets.flatMap((s) => s.blocks.flatMap((b) => (b.kind === 'table' ? b.rows : [])));
  expect([rows.length, new Set(rows.map((r) => r[0])).size]).toEqual([2000, 2000]);
  expect(sheets[1]?.foot).toContain('část 2');
});
