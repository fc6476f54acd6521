import { afterAll, beforeAll, expect, it } from 'vitest';
import { agenda } from '#contract/agenda/endpoints.ts';
import { approvals } from '#contract/approvals/endpoints.ts';
import { approvalAgenda } from '#contract/approvals/endpoints-agenda.ts';
import { anAgenda } from '#house/agendas.ts';
import { anOffering, answers, aRequest } from '#house/approvals.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aMeetingDraft } from '#house/summons.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const said = { name: 'Oprava střechy', wording: 'Shromáždění schvaluje opravu střechy za nejvýše 248 600 Kč.' };
const puts = (who: Person, id: number, meetingId: number) => who.asks(approvalAgenda.put, { id, meetingId, ...said });

it('makes the last point of an agenda of a request, with its description and public files, and leads both ways', async () => {
  const { chair, deputy, manager, audit } = await anOffering(portal);
  const a = await aRequest(manager, [chair, deputy]);
  const m = await aMeetingDraft(chair);
  await anAgenda(chair, m.id, [{ kind: 'information', name: 'Zpráva výboru' }]);
  expect(await chair.asks(approvalAgenda.of, { id: a.id })).toMatchObject({
    ...{ point: null, mayPut: true, meetings: [{ id: m.id, isCalled: false }] },
  });
  const put = await puts(chair, a.id, m.id);
  expect(put).toMatchObject({ point: { name: said.name, meeting: { id: m.id } }, mayPut: false, meetings: [] });
  const { points } = await chair.asks(agenda.one, { id: m.id });
  expect(points.at(-1)).toMatchObject({ kind: 'resolution', ...said, label: '2' });
  expect(points.at(-1)?.body).toContain('Chybí asi dvacet tašek.');
  expect(points.at(-1)?.attachments.map((f) => f.name)).toEqual(['fotografie']);
  const of = (who: Person) => who.asks(approvalAgenda.ofMeeting, { id: m.id });
  expect(await of(chair)).toEqual({ requests: [{ id: a.id, title: a.title }] });
  // A draft of a meeting is nobody else's, and what is on its agenda neither.
  expect(await audit.asks(approvalAgenda.of, { id: a.id })).toEqual({ point: null, meetings: [], mayPut: false });
  expect((await audit.refused(approvalAgenda.ofMeeting, { id: m.id })).code).toBe(404);
  // Nothing of the request changed: it is decided and verified as before.
  await answers(chair, a.id, 'approved');
  expect((await chair.asks(approvals.check, { id: a.id })).findings).toEqual([]);
  const twice = await chair.refused(approvalAgenda.put, { id: a.id, meetingId: m.id, ...said });
  expect(twice).toMatchObject({ code: 409, key: 'APPROVAL.ERRORS.ON_AGENDA' });
  // A point that is taken off leaves the request as it was.
  await anAgenda(chair, m.id, [{ kind: 'information', name: 'Zpráva výboru' }]);
  expect(await chair.asks(approvalAgenda.of, { id: a.id })).toMatchObject({ point: null, mayPut: true });
});

it('is made by who leads meetings and reads requests, of what was not rejected, at a meeting that still takes points', async () => {
  const { chair, deputy, manager, owner, audit } = await anOffering(portal);
  const [a, no] = [await aRequest(manager, [chair, deputy]), await aRequest(manager, [chair, deputy])];
  await answers(chair, no.id, 'rejected', 'Ne');
  const m = await aMeetingDraft(chair);
  const refused = async (who: Person, id: number, meetingId: number) => {
    const { code, key } = await who.refused(approvalAgenda.put, { id, meetingId, ...said });
    return [code, key];
  };
  const stranger = await (await aHouse(portal)).chair();
  expect((await refused(audit, a.id, m.id))[0]).toBe(403);
  expect((await refused(owner, a.id, m.id))[0]).toBe(403);
  expect((await refused(stranger, a.id, m.id))[0]).toBe(404);
  expect((await owner.refused(approvalAgenda.of, { id: a.id })).code).toBe(403);
  expect((await stranger.refused(approvalAgenda.of, { id: a.id })).code).toBe(404);
  const theirs = await aMeetingDraft(stranger);
  expect((await refused(chair, a.id, theirs.id))[0]).toBe(404);
  expect(await refused(chair, no.id, m.id)).toEqual([409, 'APPROVAL.ERRORS.NOT_FOR_AGENDA']);
  expect((await chair.asks(approvalAgenda.of, { id: no.id })).mayPut).toBe(false);
  // Two at once make one point.
  const both = await Promise.allSettled([puts(chair, a.id, m.id), puts(manager, a.id, m.id)]);
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await chair.asks(agenda.one, { id: m.id })).points).toHaveLength(1);
});
