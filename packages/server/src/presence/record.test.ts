import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { nameOf } from '#contract/verification/rules-findings.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { anAssembly, bodiesOf, sharesOf } from '#house/assembly.ts';
import { answersFor, records } from '#house/ballots.ts';
import type { Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { namesIn, recounted, zipFiles } from '#house/recounts.ts';
import { fetched, uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const mailsTo = (svjId: number, kind: string) =>
  portal.pool.across('read only', async (db) => {
    const text = 'select recipient, data, secret from outbox where svj_id = $1 and kind = $2 order by recipient';
    type Row = { recipient: string; data: Record<string, string>; secret: unknown };
    return (await db.client.query<Row>(text, [svjId, kind])).rows;
  });

describe('who leaves', () => {
  it('takes the answer to an open point along: with a reason, told to the owner; who comes back answers anew', async () => {
    const { house, chair, owners, vote, seats, come, say, leave, close, one } = await anAssembly(portal, {
      '1': 60,
      '2': 40,
    });
    await come('1', '2');
    await say('agree', '1', '2');
    const refused = await chair.refused(ballots.attendance, leave(['2']));
    expect([refused.key, refused.errors]).toEqual(['VOTE.ERRORS.LEFT_REASON', { reason: 'VOTE.ERRORS.LEFT_REASON' }]);
    await chair.asks(ballots.attendance, leave(['2'], { reason: 'Musel k dětem' }));
    expect(sharesOf(await one())).toEqual(['3/5', '0/1', '0/1', '2/5']);
    const [mail, ...more] = await mailsTo(house.id, 'voteLeft');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: owners.get('2')?.email,
      data: { reason: 'Musel k dětem', answers: '•••' },
    });
    const again = { id: vote.id, ids: seats('2'), points: answersFor(vote, seats('2'), 'agree') };
    expect((await chair.refused(ballots.store, again)).key).toBe('VOTE.ERRORS.NOT_IN_ROOM');
    await come('2');
    expect((await chair.refused(votePresence.closePoint, close)).key).toBe('VOTE.ERRORS.POINT_SILENT');
    await say('notAgree', '2');
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect(sharesOf(done)).toEqual(['3/5', '2/5', '0/1', '0/1']);
    const left = (await bodiesOf(chair, vote.id)).find((b) => b.kind === 'left');
    expect(left).toMatchObject({ seat: seats('2')[0], reason: 'Musel k dětem' });
  });

  it('without an answer, or after the points are closed, leaves without a word', async () => {
    const { house, chair, vote, come, say, leave, close, one } = await anAssembly(portal, { '1': 60, '2': 40 });
    await come('1', '2');
    await chair.asks(ballots.attendance, leave(['2']));
    await come('2');
    await say('agree', '1', '2');
    await chair.asks(votePresence.closePoint, close);
    await chair.asks(ballots.attendance, leave(['2']));
    expect(sharesOf(await one())).toEqual(['1/1', '0/1', '0/1', '0/1']);
    expect((await chair.asks(votes.finish, { id: vote.id })).votePoints[0]?.room?.present.seats).toBe(2);
    expect(await mailsTo(house.id, 'voteLeft')).toEqual([]);
  });
});

describe('the record of a meeting', () => {
  const parts = { '1': 60, '2': 40 };
  async function recorded() {
    const made = await anAssembly(portal, parts);
    await made.come('1', '2');
    await made.say('agree', '1', '2');
    return made;
  }

  it('that nobody else backed ends, and says so in result, ledger and mail', async () => {
    const { house, chair, vote } = await recorded();
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect(done.attendance).toMatchObject({ proof: 'none', files: [], confirmedBy: null });
    const sealed = await bodiesOf(chair, vote.id);
    expect(sealed.at(-1)).toMatchObject({ kind: 'finish', attendance: 'none' });
    // Signed in the room and uploaded after it: a file beside the ledger, which says what it said; nothing of it goes away.
    const [{ id: first }, { id: second }] = [await uploads(chair, 'a.txt', 'a'), await uploads(chair, 'b.txt', 'b')];
    await chair.asks(votePresence.keepSheet, { id: vote.id, fileIds: [first] });
    const { attendance } = await chair.asks(votePresence.keepSheet, { id: vote.id, fileIds: [second] });
    expect(attendance).toMatchObject({ proof: 'none', files: [{ name: 'a' }, { name: 'b' }] });
    expect(await bodiesOf(chair, vote.id)).toEqual(sealed);
    expect((await mailsTo(house.id, 'voteResult'))[0]?.data).toMatchObject({ attendance: 'none' });
  });

  it('is backed by the signed sheet, whose digest is in the ledger and which the committee and the audit may open', async () => {
    const { house, chair, owners, vote, one } = await recorded();
    const auditor = await house.person({ role: 'auditMember' });
    const { id: file } = await uploads(chair, 'prezence.txt', 'podpisy');
    const kept = await chair.asks(votePresence.keepSheet, { id: vote.id, fileIds: [file] });
    expect(kept.attendance).toMatchObject({ proof: 'sheet', files: [{ name: 'prezence' }] });
    expect((await fetched(portal, kept.attendance?.files[0]?.url as string)).body).toBe('podpisy');
    expect((await one(auditor)).attendance?.files).toHaveLength(1);
    expect((await one(owners.get('1') as Person)).attendance).toMatchObject({ proof: 'sheet', files: [] });
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect(done.attendance?.proof).toBe('sheet');
    const sha256 = createHash('sha256').update('podpisy').digest('hex');
    const bodies = await bodiesOf(chair, vote.id);
    expect(bodies.find((b) => b.kind === 'sheet')).toMatchObject({ files: [sha256], by: chair.memberId });
    expect((await chair.refused(votePresence.keepSheet, { id: vote.id, fileIds: [] })).key).toBe(
      'VOTE.ERRORS.NOT_RUNNING',
    );
  });

  it('is confirmed by somebody who wrote nothing down, as it stands; a later change has to be confirmed anew', async () => {
    const { house, chair, owners, vote, seats, one } = await recorded();
    const second = await house.person({ role: 'memberCommittee', lastName: 'Druhá' });
    const auditor = await house.person({ role: 'auditMember' });
    const seq = async () => (await one()).head?.seq as number;
    const as = async (who: Person, at?: number) =>
      who.refused(votePresence.confirm, { id: vote.id, seq: at ?? (await seq()) });
    expect((await as(chair)).key).toBe('VOTE.ERRORS.NOT_SECOND');
    expect((await as(owners.get('1') as Person)).key).toBe('VOTE.ERRORS.NOT_SECOND');
    // There is another one of the committee, so the audit is not asked.
    expect((await as(auditor)).key).toBe('VOTE.ERRORS.NOT_SECOND');
    expect((await as(second, 1)).key).toBe('VOTE.ERRORS.ATTENDANCE_MOVED');
    expect([(await one(second)).attendance?.mayConfirm, (await one()).attendance?.mayConfirm]).toEqual([true, false]);
    const confirmed = await second.asks(votePresence.confirm, { id: vote.id, seq: await seq() });
    expect(confirmed.attendance).toMatchObject({ proof: 'confirmed', stale: false });
    expect(confirmed.attendance?.confirmedBy).toContain('Druhá');
    expect((await as(second)).key).toBe('VOTE.ERRORS.ATTENDANCE_CONFIRMED');
    await records(chair, vote, seats('2'), 'notAgree');
    expect((await one()).attendance).toMatchObject({ proof: 'none', stale: true });
    await second.asks(votePresence.confirm, { id: vote.id, seq: await seq() });
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect(done.attendance?.proof).toBe('confirmed');
    expect((await bodiesOf(chair, vote.id)).at(-1)).toMatchObject({ kind: 'finish', attendance: 'confirmed' });
  });

  it('of a committee of one is confirmed by the audit', async () => {
    const { house, chair, vote, one } = await recorded();
    const auditor = await house.person({ role: 'auditMember' });
    const seq = (await one()).head?.seq as number;
    const confirmed = await auditor.asks(votePresence.confirm, { id: vote.id, seq });
    expect(confirmed.attendance?.proof).toBe('confirmed');
    expect((await chair.asks(votes.finish, { id: vote.id })).attendance?.proof).toBe('confirmed');
  });
});

it('a vote that ended before presence was counted by the attendance keeps its result as it was', async () => {
  const { house, chair, vote, come, say, one } = await anAssembly(portal, { '1': 60, '2': 40 });
  await come('1', '2');
  await say('agree', '1', '2');
  await chair.asks(votes.finish, { id: vote.id });
  await house.inside(async (db) => {
    await db.execute(sql`update vote set attendance_proof = null where id = ${vote.id}`);
    await db.execute(sql`update vote_point set closed_at = null, result = result - 'room' where vote_id = ${vote.id}`);
  });
  const old = await one();
  expect(old.attendance).toBeNull();
  expect(old.votePoints[0]).toMatchObject({ passed: true, room: null, closedAt: null });
});

it('whoever runs the database changes a room, a closing or what backs it and is found out, by page and script alike', async () => {
  const { house, chair, vote, come, say } = await anAssembly(portal, { '1': 60, '2': 40 });
  await come('1', '2');
  await say('agree', '1', '2');
  await chair.asks(votes.finish, { id: vote.id });
  const found = async () => {
    const pack = await chair.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
    const script = namesIn(await recounted(await zipFiles(chair, vote.id)));
    return { page: checkLedger(pack).map(nameOf), script };
  };
  expect(await found()).toEqual({ page: [], script: [] });
  const point = vote.votePoints[0]?.id;
  const room = `room of point ${point} differs`;
  const set = (text: string) => house.inside(async (db) => void (await db.execute(sql.raw(text))));
  await set(`update vote_point set result = jsonb_set(result, '{room,present,seats}', '9') where id = ${point}`);
  expect(await found()).toEqual({ page: [room], script: [room] });
  await set(`update vote_point set result = jsonb_set(result, '{room,present,seats}', '2'), closed_at = now()
    where id = ${point}`);
  expect(await found()).toEqual({ page: [room], script: [room] });
  await set(`update vote set attendance_proof = 'sheet' where id = ${vote.id}`);
  expect(await found()).toEqual({ page: [room, 'attendance differs'], script: [room, 'attendance differs'] });
});
