import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles, roleIds } from '#contract/access.ts';
import { approvals } from '#contract/approvals/endpoints.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { nouns } from '#contract/modules.ts';
import { anOffering, aRequest, aRequestForm, idOf, type Offering, standsIn } from './approvals.ts';
import type { Person } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';

// Every call of requests for approval, by every role and with ids of another house. A call that is added is walked at once;
// without its input here it is refused as invalid and fails.

const nowhere = 987_654_321;
const days = { from: '2030-01-01', to: '2030-01-02' };
const inputs: Record<string, object> = {
  'approvalAgenda.put': { meetingId: nowhere, name: 'Bod', wording: 'Znění.' },
  'approvals.decide': { userId: nowhere, status: 'approved' },
  'approvals.withdraw': { reason: 'Tak' },
  'approvals.replace': { approverId: nowhere, byUserId: nowhere, reason: 'Tak' },
  'approvalComments.add': { message: 'Proč?' },
  'approvalComments.edit': { commentId: nowhere, message: 'Proč?', updatedAt: '1.2026-11-23T10:00:00.000Z' },
  'approvalComments.remove': { commentId: nowhere },
  'approvalComments.people': { text: 'nov' },
  'approvalFollow.follow': { way: 'muted' },
};
type Call = readonly [name: string, endpoint: Endpoint];
const ofRequest: Call[] = Object.entries(nouns).flatMap(([noun, calls]) =>
  Object.entries(calls).flatMap(([name, call]) => {
    const endpoint = call as Endpoint;
    return /^\/api\/v2\/requirement-for-approval\/:id(\/|$)/.test(endpoint.path)
      ? [[`${noun}.${name}`, endpoint] as const]
      : [];
  }),
);

let portal: TestPortal;
let here: Offering;
let there: Offering;
let mine: number;
let foreign: number;
beforeAll(async () => {
  portal = await aPortal();
  [here, there] = [await anOffering(portal), await anOffering(portal)];
  mine = (await aRequest(here.manager, [here.chair, here.deputy])).id;
  foreign = (await aRequest(there.manager, [there.chair, there.deputy])).id;
});
afterAll(() => portal.close());

const answer = async (who: Person, [name, endpoint]: Call, id: number, more: object = {}) => {
  const { status, body } = await who.call(endpoint, { ...inputs[name], ...more, id });
  return { name, status, body };
};
/** Everything that is kept of requests and of who stands in. */
const kept = async () => {
  const { rows } = await portal.pool.raw.query(`
    select (select json_agg(a order by id) from approval a) as requests,
      (select json_agg(p order by id) from approval_place p) as places,
      (select json_agg(e order by id) from approval_entry e) as entries,
      (select json_agg(s order by id) from approval_substitute s) as substitutes,
      (select count(*) from comment where owner = 'approval') as comments`);
  return JSON.stringify(rows);
};

describe('calls of requests', () => {
  it('are these, each with what it takes', () => {
    expect(ofRequest.length).toBeGreaterThan(10);
    const names = new Set(ofRequest.map(([name]) => name));
    expect(Object.keys(inputs).filter((name) => !names.has(name))).toEqual([]);
  });

  it('tell nobody anything of another house, and change nothing there', async () => {
    const before = await kept();
    for (const who of [here.manager, here.chair, here.audit])
      for (const call of ofRequest) {
        const none = await answer(who, call, nowhere);
        expect([call[0], none.status >= 403]).toEqual([call[0], true]);
        expect(await answer(who, call, foreign)).toEqual(none);
      }
    expect(await kept()).toBe(before);
  });

  it('are closed to every role that reads no requests, alike for one that is there and one that is not', async () => {
    const before = await kept();
    const without = roleIds.filter((r) => !defaultRoles[r].rights.requirement_for_approval);
    expect(without.length).toBeGreaterThan(3);
    for (const role of without) {
      const who = await here.house.person({ role });
      for (const call of ofRequest) {
        const { status } = await answer(who, call, mine);
        expect([role, call[0], status]).toEqual([role, call[0], 403]);
      }
    }
    expect(await kept()).toBe(before);
  });

  it('write nothing for whoever only reads requests, but what they say themselves', async () => {
    const before = await kept();
    const writing = ofRequest.filter(
      ([, e]) => e.method !== 'GET' && typeof e.needs !== 'string' && e.needs.right === 'rw',
    );
    expect(writing.length).toBeGreaterThan(3);
    for (const role of roleIds.filter((r) => defaultRoles[r].rights.requirement_for_approval === 'r')) {
      const who = await here.house.person({ role });
      for (const call of writing)
        expect([role, call[0], (await answer(who, call, mine)).status]).toEqual([role, call[0], 403]);
      const decides = ['approvals.decide', approvals.decide] as const;
      for (const userId of [idOf(who), idOf(here.chair), idOf(there.chair)])
        expect([role, (await answer(who, decides, mine, { userId })).status]).toEqual([role, 403]);
    }
    expect(await kept()).toBe(before);
  });

  it('take nobody and nothing of another house as a part of what is here', async () => {
    const before = await kept();
    const code = async (who: Person, call: Endpoint, input: object) => (await who.call(call, input)).status;
    const foreignPlace = (await there.chair.asks(approvals.one, { id: foreign })).approvers[0]?.id;
    const ownPlace = (await here.chair.asks(approvals.one, { id: mine })).approvers[0]?.id;
    const reason = 'Tak';
    const stranger = idOf(there.member);
    for (const [approverId, byUserId] of [
      [foreignPlace, idOf(here.member)],
      [ownPlace, stranger],
    ])
      expect(await code(here.manager, approvals.replace, { id: mine, approverId, byUserId, reason })).toBeGreaterThan(
        403,
      );
    expect(await code(here.chair, approvals.decide, { id: mine, userId: idOf(there.chair), status: 'approved' })).toBe(
      403,
    );
    for (const [userId, substituteId] of [
      [idOf(here.chair), stranger],
      [stranger, idOf(here.deputy)],
    ])
      expect(await code(here.manager, approvals.standIn, { userId, substituteId, ...days })).toBe(422);
    const { fileIds } = await aRequestForm(there.chair, []);
    const form = { title: 'Cizí příloha', approvers: [idOf(here.chair)], fileIds };
    expect(await code(here.manager, approvals.create, form)).toBeGreaterThan(403);
    const many = await here.chair.asks(approvals.decideMany, { ids: [foreign, nowhere], status: 'approved' });
    expect(many.answered).toEqual([]);
    expect(many.refused.map((r) => r.title)).toEqual([null, null]);
    expect(await kept()).toBe(before);
    const { data } = await standsIn(there.chair, there.audit, days);
    for (const id of [data[0]?.id as number, nowhere])
      expect((await here.manager.refused(approvals.endStandIn, { id })).key).toBe('APPROVAL.ERRORS.NO_SUBSTITUTION');
  });
});

describe('at the same moment', () => {
  const settled = async (...calls: Promise<{ status: number }>[]) => (await Promise.all(calls)).map((c) => c.status);
  const entries = async (who: Person, id: number) => {
    const a = await who.asks(approvals.one, { id });
    expect((await who.asks(approvals.check, { id })).findings).toEqual([]);
    return { a, whats: a.history.map((h) => h.what) };
  };

  it('a request is decided or withdrawn, never both', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { id } = await aRequest(here.manager, [here.chair]);
      const decide = () => here.chair.call(approvals.decide, { id, userId: idOf(here.chair), status: 'approved' });
      const withdraw = () => here.manager.call(approvals.withdraw, { id, reason: 'Omyl' });
      const calls = n % 2 === 0 ? [decide(), withdraw()] : [withdraw(), decide()];
      expect((await settled(...calls)).sort()).toEqual([200, 409]);
      const { a, whats } = await entries(here.manager, id);
      expect(whats).toContain(a.withdrawn ? 'withdrawn' : 'approved');
      expect(whats).not.toContain(a.withdrawn ? 'approved' : 'withdrawn');
      expect(a.status).toBe(a.withdrawn ? 'rejected' : 'approved');
    }
  });

  it('who is away and who stands in for them give one answer, and two who would decide differently one state', async () => {
    await here.house.inside((db) => db.execute(sql`update approval_substitute set ended_at = now()`));
    const today = portal.clock.now.toISOString().slice(0, 10);
    await standsIn(here.chair, here.audit, { from: today, to: today });
    const userId = idOf(here.chair);
    const { id } = await aRequest(here.manager, [here.chair, here.deputy]);
    const [own, instead] = await settled(
      here.chair.call(approvals.decide, { id, userId, status: 'approved' }),
      here.audit.call(approvals.decide, { id, userId, status: 'rejected', note: 'Ne' }),
    );
    const { a } = await entries(here.manager, id);
    // Whoever comes second finds the request decided, or an answer that is not theirs to change.
    expect(own === 200 || instead === 200).toBe(true);
    expect(a.status).toBe(instead === 200 ? 'rejected' : 'waiting');
    const both = await aRequest(here.manager, [here.deputy, here.member], { rule: 'count', needed: 1 });
    const answers = await settled(
      here.deputy.call(approvals.decide, { id: both.id, userId: idOf(here.deputy), status: 'approved' }),
      here.member.call(approvals.decide, { id: both.id, userId: idOf(here.member), status: 'rejected' }),
    );
    const decided = await entries(here.manager, both.id);
    expect(decided.a.status).toBe('approved');
    expect(answers[0]).toBe(200);
    expect(decided.a.decidedCount).toBe(answers.filter((s) => s === 200).length);
  });
});
