import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { isNumber } from '#contract/ledger/rules-numbers.ts';
import { outbox } from '#contract/outbox/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ballotOf, casts, coded, codeTo, minutesLater } from '#house/ballots.ts';
import { anAdmin } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aRunningVote, seatIds } from '#house/votes.ts';
import type { MailSecret } from '../base/mail/mail.ts';
import { openMail } from '../base/mail/mail-seal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

type Mail = { kind: string; recipient: string; data: Record<string, string>; secret: MailSecret | null };
const mailsOf = async (svjId: number, kind: string): Promise<Mail[]> =>
  portal.pool.across('read only', async (db) => {
    const text = 'select kind, recipient, data, secret from outbox where svj_id = $1 and kind = $2 order by id';
    return (await db.client.query<Mail>(text, [svjId, kind])).rows;
  });

/** A running vote with the ids of its three seats. */
async function running(wanted: object = {}) {
  const made = await aRunningVote(portal, wanted);
  const seats = await seatIds(made.chair, made.vote.id);
  const seat = (units: string) => seats.get(units) as number;
  return {
    ...made,
    ofAlena: seat('1'),
    ofCouple: seat('2'),
    ofPetr: [...seats].find(([u]) => u.includes('10'))?.[1] as number,
  };
}

describe('a ballot online', () => {
  it('is stored with the code from the mail, counted, and proven by a receipt', async () => {
    const { house, alena, vote, ofAlena } = await running();
    const sent = await alena.asks(ballots.askCode, ballotOf(vote, [ofAlena], ['agree', 'notAgree']));
    expect(sent.email).toMatch(/^c•••@dum\.example$/);
    expect(Date.parse(sent.expiresAt) - portal.clock.now.getTime()).toBe(10 * 60_000);
    expect(Date.parse(sent.againAt) - portal.clock.now.getTime()).toBe(60_000);
    const [mail] = await mailsOf(house.id, 'voteCode');
    expect(mail?.recipient).toBe(alena.email);
    // Nobody reads code or answers while the mail waits; they are in it when it goes out.
    expect(JSON.stringify([mail?.secret, mail?.data])).not.toMatch(/Pro|"code"/);
    const code = openMail(portal.secret, mail?.secret as MailSecret);
    expect(code?.code).toBe(codeTo(alena));
    expect(JSON.stringify(code)).toContain('1. Střecha: Pro\\n2. Výtah: Proti');
    const admin = await anAdmin(portal);
    const [row] = (await admin.asks(outbox.list, { filters: JSON.stringify({ recipient: alena.email }) })).mails;
    expect(row).toMatchObject({ kind: 'voteCode', state: 'waiting' });
    const { session_user_id } = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz k poště' });
    const shown = await admin.as(session_user_id).asks(outbox.read, { id: row?.id as number });
    expect(shown.text).toContain('•••');
    expect(shown.text + shown.html).not.toMatch(new RegExp(`${codeTo(alena)}|Výtah: Proti`));

    const request = { ...ballotOf(vote, [ofAlena], ['agree', 'notAgree']), code: codeTo(alena) };
    const stored = await alena.asks(ballots.store, request);
    expect(stored.refused).toEqual([]);
    const [receipt] = stored.receipts;
    expect(receipt).toMatchObject({ vote: vote.id, seat: ofAlena, seq: 1, head: { seq: 1, hash: receipt?.hash } });
    expect(isNumber(receipt?.number ?? '')).toBe(true);
    expect((await alena.asks(voteLedger.receipts, { id: vote.id })).receipts).toEqual(stored.receipts);

    const after = await alena.asks(votes.one, { id: vote.id });
    expect(after.votePoints.map((p) => p.votePointUsers[0]?.vote_value)).toEqual(['agree', 'notAgree']);
    expect(after.mySeats[0]).toMatchObject({ channel: 'own', castBy: null, seat: { status: 'done' } });
    expect(after.head?.seq).toBe(1);
    const [proof] = await mailsOf(house.id, 'voteReceipt');
    expect(proof?.recipient).toBe(alena.email);
    const [file] = JSON.parse(proof?.data.attached as string);
    expect([file.name, JSON.parse(file.text)]).toEqual(['potvrzeni.json', receipt]);
    expect(proof?.data.answers).toBe('•••');
    expect(JSON.stringify(proof?.secret)).not.toContain('Proti');
    expect(JSON.stringify(openMail(portal.secret, proof?.secret as MailSecret))).toContain('Výtah: Proti');
  });

  it('of a couple either casts; the other half is told and may object once', async () => {
    const { house, chair, jan, hana, vote, ofCouple } = await running();
    await casts(jan, vote, [ofCouple], 'agree');
    const [told, ...more] = await mailsOf(house.id, 'voteCast');
    expect(more).toEqual([]);
    expect(told?.recipient).toBe(hana.email);
    expect(told?.data).toMatchObject({ who: 'Jan Dvorský', vote: 'Oprava střechy' });
    expect(JSON.stringify(told?.data)).not.toContain('Pro');

    const { mails } = await chair.asks(votes.delivery, { id: vote.id, sizePerPage: 'all' });
    const reached = mails.filter((m) => m.kind === 'voteCast' || m.kind === 'voteReceipt');
    expect(reached.map((m) => [m.kind, m.recipient, m.state]).sort()).toEqual([
      ['voteCast', hana.email, 'waiting'],
      ['voteReceipt', jan.email, 'waiting'],
    ]);
    const seen = await hana.asks(votes.one, { id: vote.id });
    expect(seen.mySeats[0]).toMatchObject({ castBy: 'Jan Dvorský', objected: false, seat: { status: 'done' } });
    const again = ballotOf(vote, [ofCouple], 'notAgree');
    const { status, body } = await hana.call(ballots.askCode, again);
    expect([status, body.message?.content]).toEqual([409, 'VOTE.ERRORS.ALREADY']);
    expect(body.data).toMatchObject({ refused: [{ id: ofCouple, status: 'done' }] });

    expect((await jan.refused(ballots.object, { id: vote.id, seat: ofCouple })).key).toBe(
      'VOTE.ERRORS.NOT_CAST_BY_OTHER',
    );
    const objected = await hana.asks(ballots.object, { id: vote.id, seat: ofCouple, text: 'Nevěděla jsem o tom.' });
    expect(objected.objections).toBe(1);
    expect(objected.mySeats[0]?.objected).toBe(true);
    expect((await hana.asks(ballots.object, { id: vote.id, seat: ofCouple })).head?.seq).toBe(objected.head?.seq);
    const [notice] = await mailsOf(house.id, 'voteObjection');
    expect(notice).toMatchObject({
      recipient: chair.email,
      data: { who: 'Hana Dvorská', text: 'Nevěděla jsem o tom.' },
    });
    expect(await mailsOf(house.id, 'voteObjection')).toHaveLength(1);
  });

  it('sent again (a double click, a lost answer) gets the same receipts and is in the ledger once', async () => {
    const { alena, vote, ofAlena } = await running();
    const request = await coded(alena, ballotOf(vote, [ofAlena], 'agree'));
    const [first, second] = await Promise.all([alena.asks(ballots.store, request), alena.asks(ballots.store, request)]);
    expect(second).toEqual(first);
    expect(await alena.asks(ballots.store, request)).toEqual(first);
    expect((await alena.asks(voteLedger.list, { id: vote.id })).total).toBe(2);
  });

  it('of several seats stores nothing when one has voted meanwhile, and the rest when that one is left out', async () => {
    const { house, chair, jan, hana, petr, vote, ofCouple, ofPetr } = await running();
    // Hana also votes for Petr, as his representative in this vote.
    await house.inside((db) =>
      db.client.query('update vote_voter set member_id = $1 where vote_id = $2 and member_id = $3', [
        hana.memberId,
        vote.id,
        petr.memberId,
      ]),
    );
    const both = [ofCouple, ofPetr].sort((a, b) => a - b);
    const request = await coded(hana, ballotOf(vote, both, 'agree'));
    await casts(jan, vote, [ofCouple], 'notAgree');
    const { status, body } = await hana.call(ballots.store, request);
    expect([status, body.message?.content]).toEqual([409, 'VOTE.ERRORS.ALREADY']);
    expect(body.data).toMatchObject({ refused: [{ id: ofCouple, full_name: expect.stringContaining('Dvorsk') }] });
    expect((await chair.asks(votes.one, { id: vote.id })).turnout.seats).toBe(1);
    const stored = await hana.asks(ballots.store, { ...request, leaveOut: [ofCouple] });
    expect(stored.receipts.map((r) => r.seat)).toEqual([ofPetr]);
    expect(stored.refused.map((s) => s.id)).toEqual([ofCouple]);
    expect((await chair.asks(votes.one, { id: vote.id })).turnout.seats).toBe(2);
  });

  it('may be asked for by GET too, as the specification has it', async () => {
    const { alena, vote, ofAlena } = await running();
    const { points } = ballotOf(vote, [ofAlena], 'noVote');
    const asked = { id: vote.id, ids: String(ofAlena), points: JSON.stringify(points) };
    const { status } = await alena.call(ballots.code, asked);
    expect(status).toBe(200);
    const { receipts } = await alena.asks(ballots.store, { id: vote.id, ids: [ofAlena], points, code: codeTo(alena) });
    expect(receipts).toHaveLength(1);
  });

  it('needs every point of every seat; what is missing is named', async () => {
    const { alena, vote, ofAlena } = await running();
    const { points, ...rest } = ballotOf(vote, [ofAlena], 'agree');
    const refused = await alena.refused(ballots.askCode, { ...rest, points: points.slice(0, 1) });
    expect(refused).toMatchObject({ code: 422, key: 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE' });
    const missing = `${ofAlena}.${vote.votePoints[1]?.id}`;
    expect(refused.errors).toEqual({ [missing]: 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE' });
    const absent = ballotOf(vote, [ofAlena], ['agree', 'miss']);
    expect((await alena.refused(ballots.askCode, absent)).key).toBe('VOTE.ERRORS.MISS_NOT_CAST');
  });

  it('is taken between the beginning and the end only', async () => {
    const day = 24 * 3600_000;
    const opensAt = new Date(portal.clock.now.getTime() + day).toISOString();
    const { alena, vote, ofAlena } = await running({ opensAt });
    const one = ballotOf(vote, [ofAlena], 'agree');
    expect((await alena.refused(ballots.askCode, one)).key).toBe('VOTE.ERRORS.NOT_OPEN');
    const before = portal.clock.now;
    minutesLater(alena, 24 * 60);
    const request = await coded(alena, one);
    portal.clock.now = new Date(before.getTime() + 14 * day);
    expect((await alena.refused(ballots.store, request)).key).toBe('VOTE.ERRORS.CLOSED');
    expect((await alena.refused(ballots.askCode, one)).key).toBe('VOTE.ERRORS.CLOSED');
    portal.clock.now = before;
  });
});
