import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvals } from '#contract/approvals/endpoints.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { home } from '#contract/home/endpoints.ts';
import { anOffering, answers, aRequest, idOf, notAnswered, standsIn } from '#house/approvals.ts';
import type { Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched } from '#house/sending-files.ts';

let portal: TestPortal;
let days: { from: string; to: string };
beforeAll(async () => {
  portal = await aPortal();
  const today = dayIn(portal.clock.now);
  days = { from: today, to: addDays(today, 7) };
});
afterAll(() => portal.close());

const decide = (who: Person, id: number, whose: Person, status: 'approved' | 'rejected') =>
  who.asks(approvals.decide, { id, userId: idOf(whose), status });
const waits = async (who: Person) => (await who.asks(home.waits, {})).counts.approvalsForMe;

it('who stands in is asked, decides instead, and the record says both', async () => {
  const { manager, chair, deputy, audit } = await anOffering(portal);
  await standsIn(chair, audit, days);
  const a = await aRequest(manager, [chair, deputy]);
  expect([await waits(audit), await waits(chair)]).toEqual([1, 1]);
  const seen = await audit.asks(approvals.one, { id: a.id });
  expect(seen).toMatchObject({ standsFor: { id: idOf(chair) }, mine: 'waiting', waitsForMe: true, closedFiles: 0 });
  for (const f of seen.attachments) expect((await fetched(portal, f.url)).statusCode).toBe(200);
  const done = await decide(audit, a.id, chair, 'approved');
  expect(done.approvers[0]).toMatchObject({
    user: { id: idOf(chair) },
    status: 'approved',
    stoodBy: { id: idOf(audit) },
  });
  expect(done.history[0]).toMatchObject({ what: 'approved', who: { id: idOf(audit) }, instead: { id: idOf(chair) } });
  expect([await waits(audit), await waits(chair)]).toEqual([0, 0]);
  expect((await decide(audit, a.id, chair, 'rejected')).status).toBe('rejected');
  expect((await manager.asks(approvals.check, { id: a.id })).findings).toEqual([]);
});

it('nobody decides twice of one request, of what they ask, over an answer, nor of what they do not stand in for', async () => {
  const { manager, chair, deputy, member, audit } = await anOffering(portal);
  for (const away of [chair, member]) await standsIn(away, audit, days, manager);
  await standsIn(deputy, manager, days);
  const a = await aRequest(manager, [chair, deputy, member]);
  expect(await notAnswered(audit, a.id, 'approved', idOf(deputy))).toMatchObject({
    code: 403,
    key: 'APPROVAL.ERRORS.NOT_YOURS',
  });
  const twice = { code: 403, key: 'APPROVAL.ERRORS.STANDS_IN' };
  expect(await notAnswered(manager, a.id, 'approved', idOf(deputy))).toMatchObject(twice);
  expect(await waits(manager)).toBe(0);
  await decide(audit, a.id, chair, 'approved');
  expect(await notAnswered(audit, a.id, 'approved', idOf(member))).toMatchObject(twice);
  const own = await aRequest(manager, [chair, audit, deputy]);
  expect(await notAnswered(audit, own.id, 'approved', idOf(chair))).toMatchObject(twice);
  await answers(chair, own.id, 'approved');
  const other = await aRequest(manager, [chair, deputy]);
  await answers(chair, other.id, 'approved');
  expect(await notAnswered(audit, other.id, 'rejected', idOf(chair))).toMatchObject(twice);
});

it('a substitution is one’s own or the committee’s, one at a time, ends, and then gives nothing', async () => {
  const { manager, chair, audit, deputy, owner } = await anOffering(portal);
  const said = (away: Person, substitute: Person, more: object = {}) => ({
    ...{ userId: idOf(away), substituteId: idOf(substitute), ...days },
    ...more,
  });
  const refused = async (by: Person, what: object) => (await by.refused(approvals.standIn, what)).key;
  expect(await refused(audit, said(chair, audit))).toBe('APPROVAL.ERRORS.OTHERS');
  const field = async (what: object) => (await chair.refused(approvals.standIn, what)).errors;
  expect(await field(said(chair, chair))).toEqual({ substituteId: 'APPROVAL.ERRORS.OWN_SUBSTITUTE' });
  expect(await field(said(deputy, chair))).toEqual({ substituteId: 'APPROVAL.ERRORS.NAMED_ONESELF' });
  expect(await field(said(chair, owner))).toEqual({ substituteId: 'APPROVAL.ERRORS.MAY_NOT' });
  expect(await field(said(chair, audit, { from: days.to, to: days.from }))).toEqual({
    to: 'APPROVAL.ERRORS.SUBSTITUTE_DAYS',
  });
  expect(await field(said(chair, audit, { from: '2020-01-01', to: '2020-01-02' }))).toEqual({
    to: 'APPROVAL.ERRORS.SUBSTITUTE_DAYS',
  });
  const { data } = await standsIn(chair, audit, days);
  expect(data).toMatchObject([
    { user: { id: idOf(chair) }, substitute: { id: idOf(audit) }, isNow: true, mayEnd: true },
  ]);
  expect(await field(said(chair, deputy, { from: days.to, to: days.to }))).toEqual({
    from: 'APPROVAL.ERRORS.SUBSTITUTED',
  });
  const later = addDays(days.to, 1);
  await standsIn(chair, deputy, { from: later, to: later });
  const a = await aRequest(manager, [chair]);
  expect([await waits(audit), await waits(deputy)]).toEqual([1, 0]);
  expect((await audit.refused(approvals.endStandIn, { id: data[0]?.id as number })).code).toBe(403);
  expect((await manager.asks(approvals.endStandIn, { id: data[0]?.id as number })).data).toHaveLength(1);
  expect(await waits(audit)).toBe(0);
  expect(await notAnswered(audit, a.id, 'approved', idOf(chair))).toMatchObject({ key: 'APPROVAL.ERRORS.NOT_YOURS' });
  expect((await manager.refused(approvals.endStandIn, { id: data[0]?.id as number })).code).toBe(404);
});
