import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { finding } from '#contract/home/endpoints-found.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { meetingsOffered } from '#contract/meetings/endpoints-offered.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { uploads } from '#house/sending-files.ts';
import { aMeeting, aMeetingDraft, aMeetingForm, calls, editedMeeting } from '#house/summons.ts';
import { aDraft as aVoteDraft, aVoteForm } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
// Monday, eleven in Prague: 22 full days before the meeting.
beforeEach(() => {
  portal.clock.now = new Date('2026-11-23T10:00:00Z');
});
afterAll(() => portal.close());

describe('a meeting', () => {
  it('is prepared, changed, called, held and stays for good', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const m = await aMeetingDraft(chair);
    expect(m).toMatchObject({
      ...{
        status: 'concept',
        cancelled: false,
        year: 2026,
        isPublic: true,
        scheduledAt: null,
        news: null,
        voteCount: 0,
      },
      notice: { days: 30, full: 22, latest: '2026-11-15', isShort: true },
      may: { edit: true, schedule: true, cancel: false, finish: false, remove: true },
    });
    const changed = await chair.asks(meetings.update, editedMeeting(m, { name: 'Zimní', isPublic: false }));
    expect(changed).toMatchObject({ name: 'Zimní', isPublic: false, news: null });
    const back = await chair.asks(meetings.update, editedMeeting(changed, { isPublic: true }));
    const called = await calls(chair, back);
    expect(called).toMatchObject({ status: 'scheduled', scheduledAt: portal.clock.now.toISOString() });
    expect((await alena.asks(meetings.one, { id: m.id })).notice).toBeNull();
    expect((await chair.refused(meetings.finish, { id: m.id })).key).toBe('MEETING.ERRORS.NOT_BEGUN');
    expect((await chair.refused(meetings.remove, { id: m.id })).key).toBe('MEETING.ERRORS.NOT_CONCEPT');
    portal.clock.now = new Date('2026-12-16T17:00:00Z');
    const held = await chair.asks(meetings.finish, { id: m.id });
    expect(held).toMatchObject({
      status: 'finished',
      cancelled: false,
      notice: null,
      may: { edit: false, cancel: false },
    });
    for (const [call, input] of [
      [meetings.update, editedMeeting(held)],
      [meetings.cancel, { id: m.id, reason: 'Pozdě' }],
      [meetings.finish, { id: m.id }],
      [meetings.schedule, { id: m.id, updatedAt: held.updatedAt }],
      [meetings.remove, { id: m.id }],
    ] as const)
      expect((await chair.refused(call, input)).code).toBe(422);
    const { activities } = await chair.asks(houseLog.activity, {});
    expect(activities.filter((d) => d.noun === 'meetings').map((d) => d.verb)).toEqual([
      ...['finish', 'schedule', 'update', 'update', 'create'],
    ]);
  });

  it('lacks nothing when it is saved, and ends after it begins', async () => {
    const { chair } = await aBoardHouse(portal);
    const errors = async (change: object) => (await chair.refused(meetings.create, aMeetingForm(change))).errors;
    expect(Object.keys(await errors({ name: ' ', address: '', start: '', end: undefined })).sort()).toEqual(
      ['address', 'end', 'name', 'start'].sort(),
    );
    expect(await errors({ end: '2026-12-16T17:00:00.000Z' })).toEqual({ end: 'MEETING.ERRORS.END_BEFORE' });
    expect(await errors({ start: 'zítra' })).toEqual({ start: 'BASE.FORM.INVALID' });
  });

  it('called off stays among the finished ones with its reason; a draft is deleted whole', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const m = await aMeeting(chair);
    expect((await chair.refused(meetings.cancel, { id: m.id, reason: ' ' })).errors).toEqual({
      reason: 'BASE.FORM.REQUIRED',
    });
    await chair.asks(meetings.cancel, { id: m.id, reason: 'Firma nabídku stáhla.' });
    expect(await alena.asks(meetings.one, { id: m.id })).toMatchObject({
      ...{ status: 'finished', cancelled: true, cancelReason: 'Firma nabídku stáhla.' },
    });
    expect(await alena.asks(meetings.list, { tab: 'finished' })).toMatchObject({ total: 1, finishedCount: 1 });
    const draft = await aMeetingDraft(chair, { name: 'Omylem' });
    await chair.asks(meetings.remove, { id: draft.id });
    expect((await chair.refused(meetings.one, { id: draft.id })).key).toBe('MEETING.NOT_FOUND');
    expect((await chair.asks(meetings.search, { text: 'omylem' })).meetings).toEqual([]);
  });

  it('is called only while it is ahead, and never moved into the past; who sees it is settled then', async () => {
    const { chair } = await aBoardHouse(portal);
    const m = await aMeetingDraft(chair);
    portal.clock.now = new Date('2026-12-16T17:00:00Z');
    const late = await chair.refused(meetings.schedule, { id: m.id, updatedAt: m.updatedAt });
    expect(late).toMatchObject({ key: 'MEETING.ERRORS.PAST', errors: { start: 'MEETING.ERRORS.PAST' } });
    portal.clock.now = new Date('2026-11-23T10:00:00Z');
    const called = await calls(chair, m);
    const past = { start: '2026-11-23T09:00:00.000Z', end: '2026-11-23T11:00:00.000Z' };
    expect((await chair.refused(meetings.update, editedMeeting(called, past))).key).toBe('MEETING.ERRORS.PAST');
    const closed = await chair.refused(meetings.update, editedMeeting(called, { isPublic: false }));
    expect(closed.errors).toEqual({ isPublic: 'MEETING.ERRORS.VISIBILITY' });
  });

  it('refuses a form and a call of whoever saw an older one', async () => {
    const { chair } = await aBoardHouse(portal);
    const m = await aMeetingDraft(chair);
    await chair.asks(meetings.update, editedMeeting(m, { name: 'Jinak' }));
    expect((await chair.refused(meetings.update, editedMeeting(m, { name: 'Ještě jinak' }))).code).toBe(409);
    expect((await chair.refused(meetings.schedule, { id: m.id, updatedAt: m.updatedAt })).code).toBe(409);
  });

  it('counts its term by the statutes, and anew from a change of when, where or what is on', async () => {
    const { chair } = await aBoardHouse(portal);
    const { updatedAt, modules, statutes } = await chair.asks(houseSettings.read, {});
    const to = { updatedAt, modules, statutes: { ...statutes, noticeDays: 15 } };
    await chair.asks(houseSettings.change, to as never);
    const m = await aMeeting(chair);
    expect(m.notice).toEqual({ days: 15, full: 22, latest: '2026-11-30', isShort: false });
    portal.clock.now = new Date('2026-12-10T10:00:00Z');
    const named = await chair.asks(meetings.update, editedMeeting(m, { name: 'Jinak' }));
    expect([named.notice?.full, named.news?.name]).toEqual([22, { before: m.name, after: 'Jinak' }]);
    const moved = await chair.asks(meetings.update, editedMeeting(named, { address: 'Sokolovna' }));
    expect(moved.notice).toMatchObject({ full: 5, isShort: true });
    expect(moved.news).toMatchObject({ name: null, times: null, address: { before: m.address, after: 'Sokolovna' } });
    const same = await chair.asks(meetings.update, editedMeeting(moved));
    expect(same.news).toEqual(moved.news);
  });
});

describe('the list', () => {
  it('has tabs with counts, filters, orders and years', async () => {
    const { chair } = await aBoardHouse(portal);
    await aMeetingDraft(chair, { name: 'Koncept', address: 'Sušárna' });
    await aMeeting(chair, { name: 'Letošní' });
    const silvestr = { start: '2026-12-31T23:30:00.000Z', end: '2027-01-01T00:30:00.000Z' };
    await aMeeting(chair, { name: 'Novoroční', isPublic: false, ...silvestr });
    const all = await chair.asks(meetings.list, {});
    expect(all).toMatchObject({
      allCount: 3,
      conceptCount: 1,
      scheduledCount: 2,
      finishedCount: 0,
      years: [2027, 2026],
    });
    const names = async (input: object) => {
      const { data, total } = await chair.asks(meetings.list, input as never);
      expect(data).toHaveLength(total);
      expect((await chair.asks(meetings.rows, input as never)).data).toEqual(data);
      return data.map((m) => m.name);
    };
    // Those of one moment by when they were made, the latest first.
    expect(await names({})).toEqual(['Novoroční', 'Letošní', 'Koncept']);
    expect(await names({ tab: 'scheduled', sort: 'start' })).toEqual(['Letošní', 'Novoroční']);
    expect(await names({ filters: JSON.stringify({ year: 2027 }) })).toEqual(['Novoroční']);
    expect(await names({ filters: JSON.stringify({ isPublic: false }) })).toEqual(['Novoroční']);
    expect(await names({ filters: JSON.stringify({ text: 'susarn' }) })).toEqual(['Koncept']);
    for (const sort of ['name', '-name', 'address', '-address', 'votes', '-votes'])
      expect((await names({ sort })).length).toBe(3);
  });

  it('is counted by the menu and by the association, and found in the header', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    await aMeetingDraft(chair, { name: 'Shromáždění v přípravě' });
    const m = await aMeeting(chair, { name: 'Shromáždění k výtahu' });
    expect((await alena.asks(association.mine, {})).meetingsCount).toBe(1);
    const { groups } = await alena.asks(finding.search, { text: 'vytah' });
    expect(groups).toMatchObject([
      { noun: 'meetingOwners', rows: [{ id: m.id, status: 'scheduled', cancelled: false }] },
    ]);
  });
});

describe('votes of a meeting', () => {
  it('are chosen in their draft, listed by the meeting, moved and taken back', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const [m, other] = [await aMeeting(chair), await aMeetingDraft(chair, { name: 'Druhé' })];
    const offered = async () => (await chair.asks(meetingsOffered.offered, {})).meetings.map((one) => one.id);
    expect(await offered()).toEqual([m.id, other.id]);
    expect((await alena.asks(meetingsOffered.offered, {})).meetings.map((one) => one.id)).toEqual([m.id]);
    const vote = await aVoteDraft(chair, { meetingOfOwnersId: m.id });
    expect(vote).toMatchObject({ meetingOfOwnersId: m.id, meetingOfOwners: m.name });
    const seen = await chair.asks(meetings.one, { id: m.id });
    expect(seen).toMatchObject({ voteCount: 1, votes: [{ id: vote.id, name: vote.name, status: 'concept' }] });
    // A draft of a vote is nothing for others yet.
    expect(await alena.asks(meetings.one, { id: m.id })).toMatchObject({ voteCount: 0, votes: [] });
    const change = (updatedAt: string, meetingOfOwnersId: number | null, meetingOfOwners: string | null = null) =>
      chair.asks(votes.update, { ...aVoteForm(portal), id: vote.id, updatedAt, meetingOfOwnersId, meetingOfOwners });
    const moved = await change(vote.updatedAt, other.id);
    expect(moved.meetingOfOwners).toBe('Druhé');
    expect((await chair.asks(meetings.list, { sort: '-votes' })).data.map((r) => r.voteCount)).toEqual([1, 0]);
    const free = await change(moved.updatedAt, null, 'Schůze na zahradě');
    expect(free).toMatchObject({ meetingOfOwnersId: null, meetingOfOwners: 'Schůze na zahradě' });
    expect((await change(free.updatedAt, null)).meetingOfOwners).toBeNull();
  });

  it('belong to none of another house, and to none that is over', async () => {
    const { chair } = await aBoardHouse(portal);
    const elsewhere = await aMeeting((await aBoardHouse(portal)).chair);
    const strange = await chair.refused(votes.create, aVoteForm(portal, { meetingOfOwnersId: elsewhere.id }));
    expect([strange.code, strange.key]).toEqual([404, 'MEETING.NOT_FOUND']);
    const m = await aMeeting(chair);
    await chair.asks(meetings.cancel, { id: m.id, reason: 'Nesejdeme se.' });
    const over = await chair.refused(votes.create, aVoteForm(portal, { meetingOfOwnersId: m.id }));
    expect(over.errors).toEqual({ meetingOfOwnersId: 'MEETING.ERRORS.FINISHED' });
  });
});

it('its files are for who reads it, private ones for who administers it, and none comes when it is over', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  const file = await uploads(chair, 'nabidka.txt', 'Nabídka');
  const m = await aMeeting(chair, { fileIds: [file.id] });
  expect((await alena.asks(meetings.one, { id: m.id })).attachments.map((f) => f.name)).toEqual(['nabidka']);
  const over = await chair.asks(meetings.cancel, { id: m.id, reason: 'Nesejdeme se.' });
  expect((await chair.refused(meetings.update, editedMeeting(over))).key).toBe('MEETING.ERRORS.FINISHED');
});
