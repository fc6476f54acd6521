import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aDraft, aVoteForm, aVotingHouse, editedVote, part, started } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('a draft', () => {
  it('keeps what was typed: exact thresholds, points in order, clean wording', async () => {
    const { chair } = await aVotingHouse(portal);
    const vote = await aDraft(chair, {
      description: '<p onclick="x()">Střecha <strong>teče</strong><script>alert(1)</script></p>',
      participation_count: 33.3333,
      accept_count: 66.6667,
      acceptPart: part(2, 3),
      points: [{ name: 'Druhý', description: '<p><img src=x onerror=alert(1)>text</p>' }, { name: 'Třetí' }],
    });
    expect(vote).toMatchObject({
      status: 'concept',
      closed: false,
      description: '<p>Střecha <strong>teče</strong></p>',
      participation: part(333_333, 1_000_000),
      participation_count: 33.3333,
      accept: part(2, 3),
      accept_count: 66.6667,
      acceptOf: 'all',
      fingerprint: null,
      head: null,
      seatCount: 3,
      unitCount: 4,
      mySeats: [],
      present: null,
    });
    expect(vote.votePoints.map((p) => [p.name, p.description, p.sums, p.passed])).toEqual([
      ['Druhý', '<p>text</p>', null, null],
      ['Třetí', '', null, null],
    ]);
    expect((await aDraft(chair, { type: 'local', closesAt: null })).acceptOf).toBe('present');
  });

  it('is changed in place: points keep their ids, a new one comes first, one goes', async () => {
    const { chair } = await aVotingHouse(portal);
    const vote = await aDraft(chair);
    const [roof, lift] = vote.votePoints;
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    const points = [{ name: 'Nový' }, { id: lift?.id, name: 'Výtah 2' }];
    const changed = await chair.asks(votes.update, editedVote(vote, { name: 'Výtah', points }));
    expect(changed.votePoints.map((p) => p.name)).toEqual(['Nový', 'Výtah 2']);
    expect(changed.votePoints[1]?.id).toBe(lift?.id);
    expect(changed.pointCount).toBe(2);
    const stale = await chair.refused(votes.update, editedVote(vote));
    expect(stale).toMatchObject({ code: 409, key: 'BASE.ERRORS.CONFLICT', data: { by: { who: 'self' } } });
    const gone = editedVote(changed, { points: [{ name: 'A' }, { id: roof?.id, name: 'B' }] });
    expect((await chair.refused(votes.update, gone)).errors).toEqual({ 'points.1.id': 'VOTE.ERRORS.POINT_UNKNOWN' });
    const twice = editedVote(changed, { points: [lift, lift].map((p) => ({ id: p?.id, name: 'C' })) });
    expect((await chair.refused(votes.update, twice)).code).toBe(422);
  });

  it('is refused by field when thresholds or times cannot be', async () => {
    const { chair } = await aVotingHouse(portal);
    const wrong = aVoteForm(portal, {
      name: ' ',
      participation_count: 50.000_01,
      accept_count: 101,
      opensAt: '2027-01-02T10:00:00Z',
      closesAt: '2027-01-01T10:00:00Z',
    });
    expect((await chair.refused(votes.create, wrong)).errors).toEqual({
      name: 'BASE.FORM.REQUIRED',
      participation_count: 'VOTE.ERRORS.PERCENT_PLACES',
      accept_count: 'BASE.FORM.INVALID',
      closesAt: 'VOTE.ERRORS.CLOSES_BEFORE',
    });
  });

  it('is deleted with everything of it, and only while it is a draft', async () => {
    const { house, chair } = await aVotingHouse(portal);
    const { id } = await aDraft(chair);
    await chair.asks(votes.remove, { id });
    expect((await chair.refused(votes.one, { id })).key).toBe('VOTE.NOT_FOUND');
    expect((await chair.asks(votes.search, { text: 'střech' })).votes).toEqual([]);
    for (const table of ['vote', 'vote_point', 'vote_seat', 'vote_voter']) expect(await house.count(table)).toBe(0);
    const running = await started(chair);
    expect((await chair.refused(votes.remove, { id: running.id })).key).toBe('VOTE.ERRORS.NOT_CONCEPT');
    expect((await chair.refused(votes.update, editedVote(running))).key).toBe('VOTE.ERRORS.NOT_CONCEPT');
    const { activities } = await chair.asks(houseLog.activity, {});
    expect(activities.filter((a) => a.noun === 'votes').map((a) => a.verb)).toEqual([
      'start',
      'create',
      'delete',
      'create',
    ]);
  });
});

describe('who sees a vote', () => {
  it('owners only what is public and no draft; the committee all; another association nothing', async () => {
    const { chair, alena } = await aVotingHouse(portal);
    const other = await aVotingHouse(portal);
    const draft = await aDraft(chair, { name: 'Koncept zahrady' });
    const secret = await started(chair, { name: 'Tajná zahrada', isPublic: false });
    const open = await started(chair, { name: 'Veřejná zahrada', points: [{ name: 'Kašna u plotu' }] });
    for (const { id } of [draft, secret]) {
      expect(await alena.refused(votes.one, { id })).toMatchObject({ code: 404, key: 'VOTE.NOT_FOUND' });
      await chair.asks(votes.one, { id });
    }
    expect((await other.chair.refused(votes.one, { id: open.id })).key).toBe('VOTE.NOT_FOUND');
    expect((await alena.asks(votes.one, { id: open.id })).mySeats).toHaveLength(1);
    const found = async (who: typeof chair, text: string) =>
      (await who.asks(votes.search, { text })).votes.map((v) => v.title).sort();
    expect(await found(alena, 'zahrad')).toEqual(['Veřejná zahrada']);
    expect(await found(chair, 'zahrad')).toEqual(['Koncept zahrady', 'Tajná zahrada', 'Veřejná zahrada']);
    expect(await found(alena, 'kasna')).toEqual(['Veřejná zahrada']);
    expect(await found(other.chair, 'zahrad')).toEqual([]);
  });

  it('lists have tabs, counters, search and what waits for me', async () => {
    const { chair, alena } = await aVotingHouse(portal);
    await aDraft(chair, { name: 'Koncept' });
    const late = new Date(portal.clock.now.getTime() + 30 * 24 * 3600_000).toISOString();
    await started(chair, { name: 'Později', closesAt: late });
    await started(chair, { name: 'Dříve' });
    await started(chair, { name: 'Na schůzi', type: 'local', closesAt: null });
    await started(chair, { name: 'Od zítřka', opensAt: new Date(portal.clock.now.getTime() + 1000).toISOString() });
    const all = await alena.asks(votes.list, {});
    expect(all.votes.map((v) => [v.name, v.waiting])).toEqual([
      ['Od zítřka', false],
      ['Dříve', true],
      ['Později', true],
      ['Na schůzi', false],
    ]);
    expect({ ...all, votes: 0 }).toEqual({
      votes: 0,
      total: 4,
      allCount: 4,
      activeCount: 4,
      finishCount: 0,
      conceptCount: 0,
      waitingCount: 2,
    });
    const mine = await chair.asks(votes.list, { tab: 'concept' });
    expect(mine).toMatchObject({ total: 1, allCount: 5, conceptCount: 1, waitingCount: 0 });
    const named = await chair.asks(votes.list, { text: 'pozdeji' });
    expect([named.total, named.votes.map((v) => v.name)]).toEqual([1, ['Později']]);
  });
});
