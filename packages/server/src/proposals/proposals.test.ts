import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { agenda } from '#contract/agenda/endpoints.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { proposals } from '#contract/proposals/endpoints.ts';
import type { ProposalDetail } from '#contract/proposals/schema.ts';
import type { Person } from '#house/house.ts';
import type { TestPortal } from '#house/portal.ts';
import { aProposal, aProposalForm, supports } from '#house/proposals.ts';
import { uploads } from '#house/sending-files.ts';
import { aMeeting, aMeetingDraft, calls } from '#house/summons.ts';
import { letters, type Office, withOffice } from '#house/telling.ts';
import { termStates } from '#house/terms.ts';
import { aVotingHouse } from '#house/votes.ts';
import { recounting, remindDue } from './jobs.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

const one = (who: Person, id: number) => who.asks(proposals.one, { id });
const part = ({ part: text }: Pick<ProposalDetail, 'part'>) => {
  const { numerator, denominator } = JSON.parse(text);
  return `${numerator}/${denominator}`;
};
const people = (p: ProposalDetail) =>
  p.supporters.map((s) => `${s.full_name}: ${s.part === null ? '–' : `${s.units} ${part({ part: s.part })}`}`);
const refused = async (who: Person, call: Parameters<Person['refused']>[0], input: object) => {
  const { code, key } = await who.refused(call, input);
  return [code, key];
};

it('owners propose and support; shares add up by seats, and more than a quarter by two obliges the committee', async () => {
  const { chair, alena, jan, hana, petr } = await aVotingHouse(portal);
  const file = await uploads(petr, 'vrata.txt', 'fotka');
  const p = await aProposal(petr, { fileIds: [file.id] });
  expect([part(p), p.several, p.duty, p.state]).toEqual(['1/5', false, null, 'open']);
  expect(p.attachments.map((f) => f.name)).toEqual(['vrata']);
  expect(letters(await office.delivered())).toEqual([`${chair.email}: Námět na program: Zámek na vrata`]);

  // Again changes nothing, and neither does the second of a couple.
  await supports(petr, p.id);
  const reached = await supports(jan, p.id);
  expect([part(reached), reached.several, reached.duty]).toEqual([
    ...['1/2', true],
    { since: '2026-11-23', last: '2026-12-23', left: 30, state: 'ok' },
  ]);
  const [told, ...others] = await office.delivered();
  expect([told?.to, others]).toEqual([chair.email, []]);
  for (const line of ['víc než čtvrtina všech hlasů', '(50,00 %)', '23. 12. 2026']) expect(told?.text).toContain(line);
  const both = await supports(hana, p.id);
  expect(people(both)).toEqual(['Petr Říha: 3, 10 1/5', 'Jan Dvorský: 2 3/10', 'Hana Dvorská: –']);

  // Taken back: the seat counts for the other one; what began stays.
  const back = await supports(jan, p.id, false);
  expect(people(back)).toEqual(['Petr Říha: 3, 10 1/5', 'Hana Dvorská: 2 3/10']);
  const fallen = await supports(hana, p.id, false);
  expect([part(fallen), fallen.duty?.since, fallen.supporterCount]).toEqual(['1/5', '2026-11-23', 1]);
  await supports(alena, p.id);
  expect(await office.delivered()).toEqual([]);
});

it('one owner of half of the house obliges nobody', async () => {
  const { alena } = await aVotingHouse(portal);
  const p = await aProposal(alena);
  expect([part(p), p.several, p.reachedAt]).toEqual(['1/2', false, null]);
});

it('only who owns or stands for an owner proposes and supports; only its author withdraws, and not what obliges', async () => {
  const { house, chair, alena, jan, petr } = await aVotingHouse(portal);
  const neighbour = await house.owner({ lastName: 'Bezbytová' });
  expect(await refused(neighbour, proposals.create, aProposalForm())).toEqual([403, 'PROPOSAL.ERRORS.NOT_OWNER']);
  const p = await aProposal(petr);
  expect(await refused(chair, proposals.support, { id: p.id, supports: true })).toEqual([
    ...[403, 'PROPOSAL.ERRORS.NOT_OWNER'],
  ]);
  expect(await refused(alena, proposals.withdraw, { id: p.id })).toEqual([403, 'PROPOSAL.ERRORS.NOT_YOURS']);
  expect(await refused(alena, proposals.decline, { id: p.id, reason: 'Ne' })).toEqual([
    403,
    'BASE.ERRORS.NO_PERMISSION',
  ]);
  const { may } = await one(petr, p.id);
  expect(may).toEqual({ support: false, takeBack: true, withdraw: true, decline: false, take: false });
  const gone = await petr.asks(proposals.withdraw, { id: p.id });
  expect([gone.state, gone.end, gone.duty]).toEqual(['closed', 'withdrawn', null]);
  expect(await refused(jan, proposals.support, { id: p.id, supports: true })).toEqual([
    422,
    'PROPOSAL.ERRORS.NOT_OPEN',
  ]);
  const asked = await aProposal(petr);
  await supports(jan, asked.id);
  expect(await refused(petr, proposals.withdraw, { id: asked.id })).toEqual([422, 'PROPOSAL.ERRORS.ASKED']);

  const other = await aVotingHouse(portal);
  for (const call of [proposals.one, proposals.withdraw])
    expect(await refused(other.chair, call, { id: p.id })).toEqual([404, 'PROPOSAL.NOT_FOUND']);
  const m = await aMeeting(other.chair);
  const foreign = { id: asked.id, meetingId: m.id };
  expect(await refused(chair, proposals.take, foreign)).toEqual([404, 'MEETING.NOT_FOUND']);
});

it('becomes a point with its wording and files, and is open again when that point goes or its meeting is called off', async () => {
  const { chair, alena, jan, petr } = await aVotingHouse(portal);
  const file = await uploads(petr, 'vrata.txt', 'fotka');
  const p = await aProposal(petr, { fileIds: [file.id] });
  await supports(jan, p.id);
  const draft = await aMeetingDraft(chair);
  const closed = await aMeetingDraft(chair, { isPublic: false });
  expect((await one(chair, p.id)).meetings.map((m) => m.id)).toEqual([draft.id]);
  const wrong = { id: p.id, meetingId: closed.id };
  expect(await refused(chair, proposals.take, wrong)).toEqual([422, 'PROPOSAL.ERRORS.NOT_FOR_OWNERS']);
  await office.delivered();

  const taken = await chair.asks(proposals.take, { id: p.id, meetingId: draft.id });
  expect([taken.state, taken.meeting?.id, taken.duty?.state]).toEqual(['taken', draft.id, 'ok']);
  const [point] = (await chair.asks(agenda.one, { id: draft.id })).points;
  expect([point?.kind, point?.name, point?.wording, point?.attachments.map((f) => f.name)]).toEqual([
    ...['resolution', 'Zámek na vrata', 'Společenství pořídí na vrata zámek za nejvýše 24 000 Kč.', ['vrata']],
  ]);
  const told = await office.delivered();
  expect(told.map((l) => l.to).sort()).toEqual([jan.email, petr.email].sort());
  // Nobody else may know of the draft yet.
  expect(told[0]?.text).toContain('shromáždění, které připravuje.');
  expect((await one(alena, p.id)).meeting).toBeNull();
  const { proposals: brought } = await chair.asks(proposals.ofMeeting, { id: draft.id });
  expect(brought.map((b) => [b.id, b.pointId, b.author?.full_name])).toEqual([[p.id, point?.id, 'Petr Říha']]);

  const { updatedAt } = await chair.asks(agenda.one, { id: draft.id });
  await chair.asks(agenda.save, { id: draft.id, updatedAt, points: [] });
  expect((await one(alena, p.id)).state).toBe('open');

  const called = await calls(chair, await chair.asks(meetings.one, { id: draft.id }));
  await office.delivered();
  const again = await chair.asks(proposals.take, { id: p.id, meetingId: called.id });
  expect(again.duty?.state).toBe('met');
  expect(await termStates(chair, 'ownersRequest')).toEqual(['done']);
  // Whoever is invited is told of the new point; its people also that theirs is on.
  const subjects = letters(await office.delivered());
  expect(subjects.filter((s) => s.includes('Námět'))).toHaveLength(2);
  expect(subjects.length).toBeGreaterThan(4);
  expect((await one(alena, p.id)).meeting?.name).toBe('Prosincové shromáždění');
  await chair.asks(meetings.cancel, { id: called.id, reason: 'Nemoc' });
  expect((await one(alena, p.id)).state).toBe('open');
  expect(await termStates(chair, 'ownersRequest')).toEqual(['ok']);
  await office.delivered();

  const ended = await chair.asks(proposals.decline, { id: p.id, reason: 'Zámek už je.' });
  expect([ended.state, ended.end, ended.endReason]).toEqual(['closed', 'declined', 'Zámek už je.']);
  expect((await office.delivered())[0]?.text).toContain('Zámek už je.');
  expect(await termStates(chair, 'ownersRequest')).toEqual([]);
  const list = await alena.asks(proposals.list, { tab: 'closed' });
  expect([list.data.map((r) => r.id), list.openCount, list.takenCount, list.closedCount]).toEqual([[p.id], 0, 0, 1]);
});

it('the committee is reminded once, a week before the end, unless the meeting is called', async () => {
  const { chair, jan, petr } = await aVotingHouse(portal);
  const p = await aProposal(petr);
  await supports(jan, p.id);
  const called = await aProposal(petr, { name: 'Lavička' });
  await supports(jan, called.id);
  const m = await aMeeting(chair);
  await chair.asks(proposals.take, { id: called.id, meetingId: m.id });
  await office.delivered();
  portal.clock.now = new Date('2026-12-15T10:00:00Z');
  await remindDue(portal);
  expect(await office.delivered()).toEqual([]);
  portal.clock.now = new Date('2026-12-16T10:00:00Z');
  await Promise.all([remindDue(portal), remindDue(portal)]);
  // Houses of other tests are reminded too.
  const mine = (await office.delivered()).filter((l) => l.to === chair.email);
  const [reminder, ...more] = mine.filter((l) => l.subject.startsWith('Námět'));
  expect([reminder?.subject, more]).toEqual(['Námět na program: Zámek na vrata', []]);
  expect(reminder?.text).toContain('zatím není svolané. Poslední den je 23. 12. 2026');
  expect((await one(chair, p.id)).duty?.state).toBe('soon');
});

it('is added up again when owners change, and who sold supports with nothing', async () => {
  const { house, chair, alena, petr } = await aVotingHouse(portal);
  const p = await aProposal(petr);
  await house.inside((db) =>
    db.execute(sql`update ownership_member set member_id = ${alena.memberId} where member_id = ${petr.memberId}`),
  );
  await recounting(portal).does({ svj: house.id, id: p.id }, {} as never);
  const after = await one(chair, p.id);
  expect([part(after), people(after)]).toEqual(['0/1', ['Petr Říha: –']]);
});
