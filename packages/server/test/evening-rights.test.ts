import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleIds } from '#contract/access.ts';
import { agenda } from '#contract/agenda/endpoints.ts';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { nouns } from '#contract/modules.ts';
import { agendaAs, anAgenda } from './agendas.ts';
import { anEvening } from './evenings.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aMeeting, aMeetingDraft, aMeetingForm } from './summons.ts';

// Every call about one meeting, walked with meetings that are not for whoever asks: they learn no more than of one that is
// nowhere. A call that is added is walked at once; without its input here it is refused as invalid and fails.

const event = { id: randomUUID(), device: 'stůl', order: 1 };
const said = { name: 'Bod', wording: 'Znění.' };
const point = { point: 1 };
const stamped = { updatedAt: '1.2026-11-23T10:00:00.000Z' };
const inputs: Record<string, object> = {
  'meetings.update': { ...aMeetingForm(), ...stamped },
  'meetings.schedule': stamped,
  'meetings.cancel': { reason: 'Tak' },
  'agenda.save': { ...stamped, points: [] },
  'agenda.counter': { ...said, counterTo: 1 },
  'agenda.keepTemplate': { name: 'Výroční' },
  'summons.record': { allMissing: true, channel: 'board', day: '2026-11-23' },
  'summons.print': { what: 'board' },
  'assemblyDesk.find': { text: 'Jan' },
  'assemblyDesk.seat': { seat: 1 },
  'assemblyDesk.agent': { seat: 1, agentName: 'Ota' },
  'assemblyDesk.mark': { seat: 1, here: true, event },
  'assemblyDesk.power': { seat: 1, principalId: 1, agentName: 'Ota', fileIds: [1], event },
  'assemblyDesk.confirmPowers': { proxies: [1] },
  'assemblyDesk.settlePowers': { proxies: [1] },
  'assemblyDesk.sheet': { lang: 'cs' },
  'assemblyCourse.officers': { chair: null, scribe: null },
  'assemblyCourse.open': point,
  'assemblyCourse.discuss': point,
  'assemblyCourse.rest': { ...point, value: 'agree' },
  'assemblyCourse.close': point,
  'assemblyCourse.back': { seq: 1 },
  'assemblyCourse.addPoint': { ...said, matter: 'conduct' },
  'assemblyCourse.remark': { kind: 'question', person: 'Ota', text: 'Proč?' },
  'assemblyCourse.dropRemark': { remark: 1 },
  'projector.turn': { ...point, part: 0 },
  'minutes.one': { lang: 'cs' },
  'minutes.change': { ...stamped, overrides: {}, lang: 'cs' },
  'minutes.finish': { ...stamped, reason: 'Tak', lang: 'cs' },
  'minutes.addend': { text: 'Dodatek' },
  'minutes.sign': { code: '123456' },
  'minutes.scan': { signatureId: 1, fileId: 1 },
  'minutes.publish': { folderId: null, lang: 'cs' },
  'minutes.printTicket': { lang: 'cs' },
};
type Call = readonly [name: string, endpoint: Endpoint];
const ofMeeting: Call[] = Object.entries(nouns).flatMap(([noun, calls]) =>
  Object.entries(calls).flatMap(([name, call]) => {
    const endpoint = call as Endpoint;
    return /^\/api\/v2\/meeting-of-owners\/:id(\/|$)/.test(endpoint.path)
      ? [[`${noun}.${name}`, endpoint] as const]
      : [];
  }),
);
const rightOf = ({ needs }: Endpoint) => (typeof needs === 'string' ? needs : needs.right);
const reading = ofMeeting.filter(([, e]) => rightOf(e) === 'r');
const nowhere = 987_654_321;
/** Addresses of papers are made for whoever may read what is printed; nothing else is asked before that. */
const later = new Set(['assemblyDesk.sheet']);

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
const hidden: Record<string, number> = {};
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
  const owner = await house.owner();
  await house.unit(chair, '1', [1, 1], [{ memberIds: [owner.memberId as number] }]);
  const other = await aHouse(portal);
  const boss = await other.chair();
  await other.unit(boss, '1', [1, 1], [{ memberIds: [boss.memberId as number] }]);
  hidden.draft = (await aMeetingDraft(chair)).id;
  hidden.committee = (await aMeeting(chair, { isPublic: false })).id;
  await anAgenda(chair, hidden.committee);
  hidden.foreign = (await anEvening(boss)).id;
});
afterAll(() => portal.close());

const answer = async (who: Person, [name, endpoint]: Call, id: number) => {
  const { status, body } = await who.call(endpoint, { ...inputs[name], id });
  return { name, status, body };
};

describe('calls about one meeting', () => {
  it('are these', () => {
    expect(reading.length).toBeGreaterThan(10);
    expect(ofMeeting.length).toBeGreaterThan(40);
    const names = new Set(ofMeeting.map(([name]) => name));
    expect(Object.keys(inputs).filter((name) => !names.has(name))).toEqual([]);
  });

  it('tell whoever reads meetings nothing of a draft, of one of the committee, nor of another house', async () => {
    for (const role of roleIds.filter((r) => ['owner', 'auditMember', 'authorizePerson'].includes(r))) {
      const who = await house.person({ role });
      if (role !== 'auditMember')
        await house.unit(chair, `b-${role}`, [1, 9], [{ memberIds: [who.memberId as number] }]);
      for (const call of reading) {
        const none = await answer(who, call, nowhere);
        expect([role, call[0], none.status]).toEqual([role, call[0], 404]);
        for (const [kind, id] of Object.entries(hidden))
          expect([role, kind, await answer(who, call, id)]).toEqual([role, kind, none]);
      }
    }
  });

  it('tell who administers meetings nothing of another house', async () => {
    for (const call of ofMeeting.filter(([name]) => !later.has(name))) {
      const none = await answer(chair, call, nowhere);
      expect([call[0], none.status]).toEqual([call[0], 404]);
      expect(await answer(chair, call, hidden.foreign as number)).toEqual(none);
    }
  });

  it('of the evening are closed to who administers meetings and no votes, whatever the meeting is', async () => {
    const keeper = await house.person({ role: 'memberCommittee' });
    await house.inside(async (db) => {
      const rights = JSON.stringify({ svj: 'r', members: 'r', meetingOwners: 'rw', vote: 'r' });
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${house.id}, 'Svolavatel', 'memberCommittee', ${rights}::jsonb) returning id`);
      await db.execute(sql`update member set custom_role_id = ${rows[0]?.id as number} where id = ${keeper.memberId}`);
    });
    const evening = ofMeeting.filter(([name, e]) => name.startsWith('assembly') && rightOf(e) === 'rw');
    for (const call of evening) {
      const { status, body } = await answer(keeper, call, hidden.committee as number);
      expect([call[0], status, body.message?.content]).toEqual([call[0], 403, 'BASE.ERRORS.NO_PERMISSION']);
    }
    expect((await answer(keeper, ['agenda.one', nouns.agenda.one], hidden.committee as number)).status).toBe(200);
  });

  it('take nothing of another meeting of the same house as a part of this one', async () => {
    const whole = await aHouse(portal);
    const boss = await whole.chair();
    await whole.unit(boss, '1', [1, 1], [{ memberIds: [boss.memberId as number] }]);
    const here = await anEvening(boss);
    const there = await anEvening(boss);
    await boss.asks(assemblyCourse.begin, { id: here.id });
    await boss.asks(assemblyCourse.begin, { id: there.id });
    const [seat] = there.seats('1');
    const points = (await there.course()).points.map((p) => p.id);
    const [told, decided] = points as [number, number];
    await there.turn('1');
    const given = { id: there.id, point: told, kind: 'question', person: 'Ota', text: 'Proč?' } as const;
    const { now } = await boss.asks(assemblyCourse.remark, given);
    const remark = now?.remarks[0]?.id as number;
    const principalId = (await boss.asks(assemblyDesk.seat, { id: there.id, seat: seat as number })).people[0]?.id;
    const stamp = (await agendaAs(boss, here.id)).updatedAt;
    const foreign: Record<string, object> = {
      'agenda.save': { updatedAt: stamp, points: [{ id: decided, kind: 'resolution', ...said }] },
      'agenda.counter': { ...said, counterTo: decided },
      'summons.record': { seatIds: [987_654_322], channel: 'board', day: '2026-11-23' },
      'assemblyDesk.seat': { seat },
      'assemblyDesk.agent': { seat, agentName: 'Ota' },
      'assemblyDesk.mark': { seat, here: true, event: { ...event, id: randomUUID() } },
      'assemblyDesk.power': { seat, principalId, agentName: 'Ota', fileIds: [], event: { ...event, id: randomUUID() } },
      'assemblyCourse.open': { point: decided },
      'assemblyCourse.discuss': { point: told },
      'assemblyCourse.rest': { point: decided, value: 'agree' },
      'assemblyCourse.close': { point: decided },
      'assemblyCourse.dropRemark': { remark },
      'projector.turn': { point: decided, part: 0 },
    };
    const kept = async () => {
      const read = await Promise.all(
        [here, there].map(async (e) => [await e.course(), await boss.asks(agenda.one, { id: e.id })]),
      );
      return JSON.stringify(read);
    };
    const before = await kept();
    const calls = ofMeeting.filter(([name]) => name in foreign);
    expect(calls.map(([name]) => name).sort()).toEqual(Object.keys(foreign).sort());
    for (const [name, endpoint] of calls) {
      const { status } = await boss.call(endpoint, { ...foreign[name], id: here.id });
      expect([name, status >= 400 && status < 500 && status !== 403]).toEqual([name, true]);
    }
    expect(await kept()).toBe(before);
  });
});
