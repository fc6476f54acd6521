import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { fromText, show } from '#contract/base/shares/fraction.ts';
import { projector } from '#contract/projector/endpoints.ts';
import type { Board } from '#contract/projector/schema.ts';
import { anEvening } from '#house/evenings.ts';
import { aHouse, nobody, type Person } from '#house/house.ts';
import { Listener } from '#house/listening.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aMeetingDraft, calls } from '#house/summons.ts';
import { meetingSeen } from '../meetings/rows/queries.ts';
import { boardOf } from './steps-board.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const later = (minutes: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + minutes * 60_000);
};
const part = (text: string | undefined) => show(fromText(text as string));

/** A house of three owners with names and numbers that stand nowhere else, and its evening. */
async function aHall() {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const owners: Person[] = [];
  for (const [number, share] of [
    ['9101', 50],
    ['9102', 30],
    ['9103', 20],
  ] as const) {
    const owner = await house.owner({ firstName: 'Xaver', lastName: `Quido${number}` });
    owners.push(owner);
    await house.unit(chair, number, [share, 100], [{ memberIds: [owner.memberId as number] }]);
  }
  return { house, chair, owners, evening: await anEvening(chair) };
}

const tokenOf = (url: string) => url.split('/').at(-1) as string;
const looks = (token: string) => nobody(portal).asks(projector.look, { token });

/** The wall: a stream of whoever is not signed in. */
async function watches(token: string) {
  const url = projector.listen.path.replace(':token', token);
  const reply = await portal.app.inject({ method: 'GET', url, payloadAsStream: true });
  expect(reply.statusCode).toBe(200);
  const told = new Listener(reply.stream());
  const boards = () => told.told.filter((t) => t.event === 'shown').map((t) => t.data as unknown as Board);
  const shows = (what: string, holds: (board: Board) => boolean) =>
    told.until(what, () => boards().some(holds)).then(() => boards().at(-1) as Board);
  return { told, boards, shows };
}

it('shows the room what goes on, from its beginning to its end, and names nobody', async () => {
  const { chair, house, evening: e } = await aHall();
  expect(await chair.asks(projector.standing, { id: e.id })).toMatchObject({ until: null });
  const { url, until } = await chair.asks(projector.show, { id: e.id });
  expect(await chair.asks(projector.standing, { id: e.id })).toEqual({ until, pointId: null, part: 0 });
  const token = tokenOf(url);
  const wall = await watches(token);
  const before = await wall.shows('the beginning', () => true);
  expect(before).toMatchObject({
    house: { id: house.id },
    ...{ phase: 'before', point: null, last: null, next: '1' },
    room: { seats: 0, seatCount: 3, quorum: { reached: false } },
  });
  await e.come('9101', '9102');
  const come = await wall.shows('who came', (b) => b.room?.seats === 2);
  expect(part(come.room?.present)).toBe('4/5');
  expect(come.room?.quorum.reached).toBe(true);
  await chair.asks(assemblyCourse.begin, { id: e.id });
  await e.turn('1');
  expect(await wall.shows('what is told', (b) => b.point?.label === '1')).toMatchObject({
    phase: 'running',
    point: { name: 'Zpráva výboru', kind: 'information', state: 'open', voting: null },
    next: null,
  });
  await chair.asks(assemblyCourse.discuss, await e.ofPoint('1'));
  await e.turn('2');
  const reading = await wall.shows('the wording', (b) => b.point?.label === '2');
  expect(reading.point).toMatchObject({ wording: 'Společenství opraví střechu.', voting: { missing: 2 } });
  await e.say('2', 'notAgree', '9102');
  // How much of the room has answered is said, and nothing of how.
  const voting = await wall.shows('an answer', (b) => b.point?.voting?.missing === 1);
  expect(part(voting.point?.voting?.answered)).toBe('3/8');
  expect(JSON.stringify(voting)).not.toContain('gree');
  await e.rest('2');
  await e.close('2');
  const closed = await wall.shows('the result', (b) => b.last !== null);
  expect(closed).toMatchObject({
    point: { state: 'passed', voting: null },
    last: { label: '2', state: 'passed' },
    next: '3',
  });
  expect(['agree', 'notAgree', 'noVote'].map((v) => part(closed.last?.[v as 'agree']))).toEqual(['5/8', '3/8', '0/1']);
  // The next one is on, and the result of the last is still said.
  await e.turn('3');
  expect(await wall.shows('the next', (b) => b.point?.label === '3')).toMatchObject({ last: { label: '2' } });
  await e.leave(['9101']);
  expect((await wall.shows('who left', (b) => b.room?.seats === 1)).room?.quorum.reached).toBe(false);
  await e.close('3', { lost: true });
  later(20);
  await chair.asks(assemblyCourse.end, { id: e.id });
  const over = await wall.shows('the end', (b) => b.phase === 'over');
  expect(over.last).toMatchObject({ label: '3', state: 'lost' });
  // Nothing that was ever told or asked for names a person, a unit or their number.
  const all = JSON.stringify([wall.told.told, await looks(token)]);
  expect(all).not.toMatch(/Xaver|Quido|Předsedová|910[123]|@/);
  wall.told.leaves();
});

it('is told once whatever changes, alike to all who watch, and only when something of it did', async () => {
  const { chair, evening: e } = await aHall();
  const token = tokenOf((await chair.asks(projector.show, { id: e.id })).url);
  const walls = await Promise.all(Array.from({ length: 20 }, () => watches(token)));
  await Promise.all(walls.map((w) => w.shows('the beginning', () => true)));
  await e.come('9101');
  await Promise.all(walls.map((w) => w.shows('who came', (b) => b.room?.seats === 1)));
  expect(new Set(walls.map((w) => JSON.stringify(w.boards()))).size).toBe(1);
  // An objection is written down, which the wall says nothing of; then somebody comes.
  await chair.asks(assemblyCourse.begin, { id: e.id });
  await chair.asks(assemblyCourse.remark, { id: e.id, kind: 'objection', person: 'Kdosi', text: 'Ne.' });
  await e.come('9102');
  await walls[0]?.shows('who came', (b) => b.room?.seats === 2);
  expect(walls[0]?.boards().map((b) => [b.phase, b.room?.seats])).toEqual([
    ['before', 0],
    ['before', 1],
    ...(walls[0]?.boards().length === 4 ? [['running', 1]] : []),
    ['running', 2],
  ]);
  for (const wall of walls) wall.told.leaves();
});

it('is over for every link that ended, was replaced, or never was, and its streams end', async () => {
  const { chair, evening: e } = await aHall();
  const gone = async (token: string) => {
    const { code, key } = await nobody(portal).refused(projector.look, { token });
    expect([code, key]).toEqual([404, 'PROJECTOR.ERRORS.OVER']);
    const url = projector.listen.path.replace(':token', token);
    expect((await portal.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  };
  await gone('nikdy-nebyl');
  const first = tokenOf((await chair.asks(projector.show, { id: e.id })).url);
  const wall = await watches(first);
  await wall.shows('the beginning', () => true);
  const second = tokenOf((await chair.asks(projector.show, { id: e.id })).url);
  await wall.told.ends();
  await gone(first);
  await looks(second);
  const again = await watches(second);
  await chair.asks(projector.hide, { id: e.id });
  await again.told.ends();
  await gone(second);
  expect(await chair.asks(projector.standing, { id: e.id })).toMatchObject({ until: null });
  // Of the night after the evening it is still good, in the morning no more.
  const { url, until } = await chair.asks(projector.show, { id: e.id });
  const was = portal.clock.now;
  portal.clock.now = new Date(Date.parse(until) - 60_000);
  await looks(tokenOf(url));
  portal.clock.now = new Date(until);
  await gone(tokenOf(url));
  portal.clock.now = was;
});

it('is of one moment, whatever changes while it is read', async () => {
  const { chair, house, evening: e } = await aHall();
  await e.come('9101', '9102');
  await chair.asks(assemblyCourse.begin, { id: e.id });
  await e.turn('2');
  const scope = await house.inside(async (_, s) => s);
  const [first, during] = await portal.pool.opened(
    'read only',
    () => ({ text: "select set_config('app.svj_id', $1, true)", values: [String(house.id)] }),
    async (db) => {
      const at = { db, scope, now: portal.clock.now };
      const m = await meetingSeen(db, scope, e.id);
      const before = await boardOf(at, m);
      // Somebody leaves and the point is closed while the board is being read.
      await e.leave(['9101']);
      await e.close('2', { lost: true });
      return [before, await boardOf(at, await meetingSeen(db, scope, e.id))];
    },
  );
  expect(during).toEqual(first);
  expect(await chair.asks(projector.follow, { id: e.id })).toMatchObject({
    ...{ point: { state: 'lost' }, room: { seats: 1 }, last: { label: '2', state: 'lost' } },
  });
});

it('turns to another part of a long wording when whoever leads does, and begins the next point anew', async () => {
  const { chair, owners, evening: e } = await aHall();
  const { id: point } = await e.labelled('2');
  const turns = (part: number) => ({ id: e.id, point, part });
  expect((await chair.refused(projector.turn, turns(1))).key).toBe('PROJECTOR.ERRORS.NONE');
  const wall = await watches(tokenOf((await chair.asks(projector.show, { id: e.id })).url));
  await e.come('9101', '9102');
  await chair.asks(assemblyCourse.begin, { id: e.id });
  await e.turn('2');
  await wall.shows('the first part', (b) => b.point?.label === '2' && b.point.part === 0);
  expect(await chair.asks(projector.turn, turns(1))).toMatchObject({ pointId: point, part: 1 });
  await wall.shows('the second part', (b) => b.point?.part === 1);
  const [owner] = owners as [Person];
  expect((await owner.refused(projector.turn, turns(2))).code).toBe(403);
  await e.rest('2');
  await e.close('2');
  await e.turn('3');
  await wall.shows('the next point', (b) => b.point?.label === '3' && b.point.part === 0);
  wall.told.leaves();
});

it('is made by whoever leads the evening, and followed by whoever reads the meeting', async () => {
  const { house, chair, owners, evening: e } = await aHall();
  const [owner] = owners as [Person];
  const stranger = await (await aHouse(portal)).chair();
  for (const call of [projector.show, projector.hide, projector.standing]) {
    expect((await owner.refused(call, { id: e.id })).code).toBe(403);
    expect((await stranger.refused(call, { id: e.id })).code).toBe(404);
    expect((await nobody(portal).refused(call, { id: e.id })).code).toBe(401);
  }
  await e.come('9101');
  expect(await owner.asks(projector.follow, { id: e.id })).toMatchObject({ phase: 'before', room: { seats: 1 } });
  expect((await stranger.refused(projector.follow, { id: e.id })).code).toBe(404);
  expect((await nobody(portal).refused(projector.follow, { id: e.id })).code).toBe(401);
  // A draft is shown to nobody, and a meeting of another day not yet.
  const day = 24 * 3600_000;
  const [start, end] = [2 * day, 2 * day + 3600_000].map((ms) =>
    new Date(portal.clock.now.getTime() + ms).toISOString(),
  );
  const draft = await aMeetingDraft(chair, { start, end });
  const notToday = async () => (await chair.refused(projector.show, { id: draft.id })).key;
  expect(await notToday()).toBe('PROJECTOR.ERRORS.NOT_TODAY');
  await calls(chair, draft);
  expect(await notToday()).toBe('PROJECTOR.ERRORS.NOT_TODAY');
  // What the database keeps opens nothing.
  const { url } = await chair.asks(projector.show, { id: e.id });
  const kept = await house.inside((db, scope) =>
    db.execute<{ text: string }>(sql`select p::text as text from meeting_projection p where svj_id = ${scope.svjId}`),
  );
  expect(kept.rows[0]?.text).not.toContain(tokenOf(url));
});
