import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { voteTerms } from '#contract/course/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { cast, comes } from '#house/balloting.ts';
import type { TestHouse } from '#house/house.ts';
import { writtenTo } from '#house/letters.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { recounted, zipFiles } from '#house/recounts.ts';
import { uploads } from '#house/sending-files.ts';
import { aDraft, aRunningVote, aVotingHouse, ends, started } from '#house/votes.ts';
import { closeVotes, remindOfVotes } from './jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const day = 24 * 3600_000;
const later = (ms: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + ms);
};
const inDays = (days: number) => new Date(portal.clock.now.getTime() + days * day).toISOString();
type Row = { recipient: string; kind: 'voteResult'; lang: 'cs' | 'en'; data: Record<string, string> };
const mailsOf = async (house: TestHouse, kind: string) => {
  const { rows } = await house.inside((db) =>
    db.execute<Row>(
      sql`select recipient, kind, lang, data from outbox where svj_id = ${house.id} and kind = ${kind} order by id`,
    ),
  );
  return rows.map((m) => ({
    ...m,
    ...writtenTo({ ...m, secret: null, houseName: house.name }, 'https://portal.example'),
  }));
};
const bodiesOf = (house: TestHouse, id: number) =>
  house.inside(async (db) => {
    const { rows } = await db.execute<{ body: string }>(
      sql`select body from vote_entry where vote_id = ${id} order by seq`,
    );
    return rows.map((r) => JSON.parse(r.body));
  });

describe('the announced end', () => {
  it('a per rollam vote cannot be ended ten seconds after its start: the refusal says who is missing and until when', async () => {
    const { house, chair, alena, jan, petr, vote } = await aRunningVote(portal);
    later(10_000);
    await cast(house, alena, vote.id, { '1': 'agree' });
    const refused = async () => {
      const { status, body } = await chair.call(votes.finish, { id: vote.id });
      return { status, ...body.message };
    };
    expect(await refused()).toMatchObject({
      status: 422,
      content: 'VOTE.ERRORS.NOT_ALL_VOTED',
      params: { count: 2, all: 3, units: '2; 3, 10' },
    });
    expect((await chair.asks(votes.one, { id: vote.id })).status).toBe('run');
    await cast(house, jan, vote.id, { '2': 'agree' });
    expect(await refused()).toMatchObject({ params: { count: 1, units: '3, 10' } });
    // A stored ballot counts as answered, also where it leaves a point without an answer.
    await cast(house, petr, vote.id, { '3, 10': ['agree'] });
    expect(await chair.asks(votes.finish, { id: vote.id })).toMatchObject({ status: 'finish' });
    const [mail] = await mailsOf(house, 'voteResult');
    expect(mail?.text).toMatch(/Výbor ho ukončil .+, před vyhlášeným koncem .+, protože hlasovali všichni\./);
  });

  it('every basis but the opinion poll needs one; a poll ends at will', async () => {
    const { chair } = await aVotingHouse(portal);
    for (const basis of ['perRollam', 'electronic', 'assembly'] as const) {
      const { id, updatedAt } = await aDraft(chair, { basis, closesAt: null });
      expect((await chair.refused(votes.start, { id, updatedAt })).key).toBe('VOTE.ERRORS.CLOSES_REQUIRED');
    }
    const poll = await started(chair, { basis: 'poll', closesAt: null });
    expect(await chair.asks(votes.finish, { id: poll.id })).toMatchObject({ status: 'finish' });
    const announced = await started(chair, { basis: 'poll' });
    expect(await chair.asks(votes.finish, { id: announced.id })).toMatchObject({ status: 'finish' });
  });

  it('is prolonged once, before it comes, later only, with a reason that is mailed to all and stands in the ledger', async () => {
    const { house, chair, alena, jan, hana, petr, vote } = await aRunningVote(portal, { remindDays: 3 });
    const first = vote.closesAt as string;
    const reason = 'Nefungovala pošta';
    const prolong = (closesAt: string, id = vote.id) => chair.refused(voteTerms.prolong, { id, closesAt, reason });
    expect((await prolong(inDays(13))).errors).toEqual({ closesAt: 'VOTE.ERRORS.NOT_LATER' });
    expect((await prolong(first)).key).toBe('VOTE.ERRORS.NOT_LATER');
    const blank = await chair.refused(voteTerms.prolong, { id: vote.id, closesAt: inDays(20), reason: ' ' });
    expect(blank.errors).toEqual({ reason: 'BASE.FORM.REQUIRED' });
    expect((await alena.refused(voteTerms.prolong, { id: vote.id, closesAt: inDays(20), reason })).code).toBe(403);
    later(11 * day);
    expect(await remindOfVotes(portal)).toBe(1);
    const closesAt = inDays(9);
    const seen = await chair.asks(voteTerms.prolong, { id: vote.id, closesAt, reason });
    expect(seen).toMatchObject({ closesAt, prolonged: { from: first, reason }, fingerprint: vote.fingerprint });
    expect((await prolong(inDays(30))).key).toBe('VOTE.ERRORS.PROLONGED');
    const mails = await mailsOf(house, 'voteProlonged');
    expect(mails.map((m) => m.recipient)).toEqual([alena, jan, hana, petr].map((p) => p.email));
    expect(mails[0]?.text).toContain(`Důvod: ${reason}`);
    expect((await bodiesOf(house, vote.id)).at(-1)).toMatchObject({
      kind: 'prolong',
      closesAt,
      reason,
      by: chair.memberId,
    });
    // The old end passes: the vote runs on, reminds once more, and ends at the new one.
    later(4 * day);
    expect(await closeVotes(portal)).toBe(0);
    await cast(house, alena, vote.id, { '1': 'agree' });
    expect(await remindOfVotes(portal)).toBe(0);
    later(2 * day);
    expect(await remindOfVotes(portal)).toBe(1);
    later(4 * day);
    expect(await prolong(inDays(2))).toMatchObject({ key: 'VOTE.ERRORS.CLOSED' });
    expect(await closeVotes(portal)).toBeGreaterThan(0);
    expect((await chair.asks(votes.one, { id: vote.id })).status).toBe('finish');
    expect((await prolong(inDays(2))).key).toBe('VOTE.ERRORS.NOT_RUNNING');
  });

  it('of a vote on the spot or of a poll without one cannot be prolonged', async () => {
    const { chair } = await aVotingHouse(portal);
    const local = await started(chair, { type: 'local', basis: 'assembly' });
    const poll = await started(chair, { basis: 'poll', closesAt: null });
    const why = async (id: number) =>
      (await chair.refused(voteTerms.prolong, { id, closesAt: inDays(30), reason: 'x' })).key;
    expect([await why(local.id), await why(poll.id)]).toEqual(['VOTE.ERRORS.NOT_ONLINE', 'VOTE.ERRORS.NO_TERM']);
  });
});

describe('the proof', () => {
  it('holds the later end and what the preset asked; page and script agree, and a moved end is found', async () => {
    const { house, chair, alena, jan, vote } = await aRunningVote(portal, { preset: 'perRollamThreeQuarters' });
    const closesAt = inDays(20);
    const moved = await chair.asks(voteTerms.prolong, { id: vote.id, closesAt, reason: 'Dovolené' });
    await cast(house, alena, vote.id, { '1': 'agree' });
    await cast(house, jan, vote.id, { '2': ['agree', 'notAgree'] });
    const done = await ends(chair, moved);
    // 80 % and 50 % of all, of which three quarters are asked.
    expect(done.votePoints.map((p) => p.passed)).toEqual([true, false]);
    const pack = () => chair.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
    expect(checkLedger(await pack())).toEqual([]);
    const { code, said } = await recounted(await zipFiles(chair, vote.id));
    expect([code, said.includes('přijato / passed')]).toEqual([0, true]);
    await house.inside((db) =>
      db.execute(sql`update vote set closes_at = closes_at + interval '1 day' where id = ${vote.id}`),
    );
    expect(checkLedger(await pack())).toEqual([{ kind: 'time', of: 'closes' }]);
    expect((await recounted(await zipFiles(chair, vote.id))).said).toContain('time closes differs');
  });
});

describe('after a cancelled vote', () => {
  it('a draft on the same wording is copied with its files, says so, and the invitation names the cancelled one', async () => {
    const { house, chair, alena } = await aVotingHouse(portal);
    const file = await uploads(chair, 'nabidka.txt', 'nabidka na strechu');
    const points = [{ name: 'Střecha', description: '<p>Opravíme střechu.</p>', fileIds: [file.id] }];
    const vote = await started(chair, { name: 'Oprava střechy', preset: 'perRollamTwoThirds', points });
    expect((await chair.refused(voteTerms.again, { id: vote.id })).key).toBe('VOTE.ERRORS.NOT_CANCELLED');
    await chair.asks(votes.cancel, { id: vote.id, reason: 'Chyba v příloze' });
    expect((await alena.refused(voteTerms.again, { id: vote.id })).code).toBe(403);
    const draft = await chair.asks(voteTerms.again, { id: vote.id });
    expect(draft).toMatchObject({
      status: 'concept',
      closesAt: null,
      preset: 'perRollamTwoThirds',
      law: { share: '2/3', inclusive: true, of: 'all' },
      replaces: { id: vote.id, same: true },
      votePoints: [{ name: 'Střecha', description: '<p>Opravíme střechu.</p>', attachments: [{ name: 'nabidka' }] }],
    });
    expect(draft.votePoints[0]?.attachments[0]?.id).not.toBe(file.id);
    expect((await alena.asks(votes.one, { id: vote.id })).replacedBy).toBeNull();
    const { updatedAt } = await chair.asks(votes.update, {
      ...(await formOf(draft)),
      closesAt: inDays(20),
    });
    await chair.asks(votes.start, { id: draft.id, updatedAt });
    expect((await alena.asks(votes.one, { id: vote.id })).replacedBy).toMatchObject({ id: draft.id, same: true });
    const mail = (await mailsOf(house, 'voteInvitation')).at(-1);
    expect(mail?.text).toMatch(/nové hlasování ve stejném znění po zrušeném hlasování „Oprava střechy“/);
  });

  it('a new vote typed in the same words is tied to it too', async () => {
    const { chair, vote } = await aRunningVote(portal);
    await chair.asks(votes.cancel, { id: vote.id, reason: 'Znovu a lépe' });
    expect(await started(chair)).toMatchObject({ replaces: { id: vote.id, same: true } });
    expect(await started(chair, { points: [{ name: 'Něco jiného' }] })).toMatchObject({ replaces: null });
  });
});

const formOf = async (v: Awaited<ReturnType<typeof aDraft>>) => ({
  id: v.id,
  updatedAt: v.updatedAt,
  name: v.name,
  type: v.type,
  basis: v.basis,
  preset: v.preset,
  participation_count: v.participation_count,
  accept_count: v.accept_count,
  points: v.votePoints.map((p) => ({
    id: p.id,
    name: p.name,
    description: p.description,
    fileIds: p.attachments.map((f) => f.id),
  })),
});

describe('wordings', () => {
  const points = [
    { name: 'Střecha', description: '<p>Opravíme střechu za <strong>1 240 000 Kč</strong>.</p>' },
    { name: 'Výtah', description: '<p>Vyměníme výtah.</p>' },
  ];

  it('stand whole in the invitation, and in the result those of the adopted resolutions', async () => {
    const { house, alena, chair, vote } = await aRunningVote(portal, { points });
    const [invitation] = await mailsOf(house, 'voteInvitation');
    expect(invitation?.text).toContain(
      '1. Střecha\n\nOpravíme střechu za 1 240 000 Kč.\n\n2. Výtah\n\nVyměníme výtah.',
    );
    await cast(house, alena, vote.id, { '1': ['agree', 'notAgree'] });
    await cast(house, chair, vote.id, { '2': ['agree', 'notAgree'] }, 'paper');
    await ends(chair, vote);
    const [result] = await mailsOf(house, 'voteResult');
    expect(result?.text).toContain('1. Střecha: přijato\n\nZnění usnesení:\n\nOpravíme střechu za 1 240 000 Kč.');
    expect(result?.text).toContain('2. Výtah: nepřijato');
    expect(result?.text).not.toContain('Vyměníme výtah');
    for (const mail of [invitation, result]) expect(mail?.text).not.toMatch(/[0-9a-f]{32}/);
  });
});

describe('presets', () => {
  it('two thirds of those present are met at exactly two thirds; the law’s quorum holds beside the numbers', async () => {
    const asked = { type: 'local', basis: 'assembly', closesAt: null, participation_count: 50 } as const;
    const { house, chair, vote } = await aRunningVote(portal, { ...asked, preset: 'threeQuarters' });
    expect(vote).toMatchObject({ preset: 'threeQuarters', accept_count: 50, law: { share: '3/4', of: 'present' } });
    await comes(house, vote.id, ['1', '2']);
    await cast(house, chair, vote.id, { '1': 'agree', '2': 'notAgree' }, 'local');
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect(done.votePoints.map((p) => p.passed)).toEqual([false, false]);
    // Exactly a half is in the room: the configured number is met, more than a half is not.
    const half = await aRunningVote(portal, { ...asked, preset: 'assembly' });
    await comes(half.house, half.vote.id, ['1']);
    await cast(half.house, half.chair, half.vote.id, { '1': 'agree' }, 'local');
    const ended = await half.chair.asks(votes.finish, { id: half.vote.id });
    expect(ended.votePoints[0]?.passed).toBe(false);
    const bare = await aRunningVote(portal, asked);
    await comes(bare.house, bare.vote.id, ['1']);
    await cast(bare.house, bare.chair, bare.vote.id, { '1': 'agree' }, 'local');
    expect((await bare.chair.asks(votes.finish, { id: bare.vote.id })).votePoints[0]?.passed).toBe(true);
  });

  it('belong to their basis; an assembly that could not decide is remembered of a vote outside of it', async () => {
    const { chair } = await aVotingHouse(portal);
    const form = { participation_count: 50, accept_count: 50, name: 'x', type: 'online', basis: 'perRollam' } as const;
    expect((await chair.refused(votes.create, { ...form, preset: 'assembly' })).errors).toEqual({
      preset: 'VOTE.ERRORS.PRESET_OF_ANOTHER',
    });
    expect(await aDraft(chair, { preset: 'everyone', afterFailedAssembly: true })).toMatchObject({
      law: { share: '1/1', inclusive: true, quorum: null },
      afterFailedAssembly: true,
    });
    expect(await aDraft(chair, { basis: 'poll', preset: 'poll', afterFailedAssembly: true })).toMatchObject({
      law: null,
      afterFailedAssembly: false,
    });
  });
});
