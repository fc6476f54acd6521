import type { KeyObject } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger, recount } from '#contract/verification/rules-checks.ts';
import { nameOf } from '#contract/verification/rules-findings.ts';
import { checkReceipt } from '#contract/verification/rules-receipt.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { casts } from '#house/ballots.ts';
import type { Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aDraft, aRunningVote, ends, seatIds } from '#house/votes.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { signerOf, signingKeyOf } from '#server/base/secrets/signing.ts';

let portal: TestPortal;
/** Whoever runs the database: no rule of rows or roles holds them. */
let mighty: pg.Client;
beforeAll(async () => {
  portal = await aPortal();
  mighty = new pg.Client({
    connectionString: atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1)),
  });
  await mighty.connect();
});
afterAll(async () => {
  await mighty.end();
  await portal.close();
});

/** Alena and the couple have voted; Petr has not. */
async function voted(wanted: object = {}) {
  const made = await aRunningVote(portal, wanted);
  const { chair, alena, jan, vote } = made;
  const seats = await seatIds(chair, vote.id);
  const [ofAlena, ofCouple] = [seats.get('1') as number, seats.get('2') as number];
  const { receipts } = await casts(alena, vote, [ofAlena], ['agree', 'notAgree']);
  await casts(jan, vote, [ofCouple], 'agree');
  const finish = () => ends(chair, vote);
  return { ...made, id: vote.id, ofAlena, ofCouple, receipt: receipts[0] as (typeof receipts)[0], finish };
}
const packOf = (who: Person, id: number) => who.asks(voteLedger.list, { id, sizePerPage: 'all' });
const key = () => portal.signer.publicKey;
const findings = async (who: Person, id: number) => checkLedger(await packOf(who, id), key()).map(nameOf);
const change = (text: string, values: unknown[]) => mighty.query(text, values);

describe('the ledger', () => {
  it('shows hashes at once and ballots with the result; then anybody counts the same', async () => {
    const { petr, id, receipt, finish } = await voted();
    const before = await packOf(petr, id);
    expect(before.entries.map((e) => [e.seq, e.body !== null])).toEqual([0, 1, 2].map((seq) => [seq, seq === 0]));
    expect([before.answers, before.results]).toEqual([[], []]);
    expect(checkLedger(before, key())).toEqual([]);
    expect(checkReceipt(before, receipt, key())).toEqual([]);
    expect((await petr.refused(voteLedger.exportTicket, { id })).key).toBe('VOTE.ERRORS.LEDGER_HIDDEN');

    const ended = await finish();
    const after = await packOf(petr, id);
    expect(after.head).toEqual(ended.head);
    expect(after.fingerprint).toBe(ended.fingerprint);
    expect(checkLedger(after, key())).toEqual([]);
    expect(checkReceipt(after, receipt, key())).toEqual([]);
    expect(recount(after)?.points.map((p) => p.verdict.passed)).toEqual(ended.votePoints.map((p) => p.passed));
  });

  it('is paged; what does not grow comes with the first page', async () => {
    const { chair, id, finish } = await voted();
    await finish();
    const first = await chair.asks(voteLedger.list, { id });
    expect([first.total, first.entries.length, first.names.length, first.results.length]).toEqual([4, 4, 3, 2]);
    const second = await chair.asks(voteLedger.list, { id, page: 2 });
    expect([second.entries, second.names, second.answers, second.results]).toEqual([[], [], [], []]);
    expect(second.head).toEqual(first.head);
  });

  it('of a hidden vote that was cancelled never shows its ballots, only that they were there', async () => {
    const { chair, id, receipt } = await voted({ shows: 'hidden' });
    await chair.asks(votes.cancel, { id, reason: 'Chyba' });
    const pack = await packOf(chair, id);
    // When it started and how it ended is no secret; ballots are.
    expect(pack.entries.map((e) => e.body !== null)).toEqual([true, false, false, true]);
    expect(checkReceipt(pack, receipt, key())).toEqual([]);
    expect((await chair.refused(voteLedger.exportTicket, { id })).key).toBe('VOTE.ERRORS.LEDGER_HIDDEN');
  });

  it('of a draft there is none', async () => {
    const { chair } = await voted();
    const { id } = await aDraft(chair);
    expect((await chair.refused(voteLedger.list, { id })).key).toBe('VOTE.ERRORS.NOT_RUNNING');
  });

  it('keeps what an earlier key signed: a new one signs only what comes after', async () => {
    const { alena, id, receipt, finish } = await voted();
    const earlier = portal.signer;
    portal.signer = signerOf(signingKeyOf(Buffer.alloc(32, 3).toString('base64')) as KeyObject);
    await finish();
    const pack = await packOf(alena, id);
    expect(pack.head.publicKey).toBe(key());
    expect(checkLedger(pack, key())).toEqual([]);
    expect((await alena.asks(voteLedger.receipts, { id })).receipts).toEqual([receipt]);
    expect(checkReceipt(pack, receipt, earlier.publicKey)).toEqual([]);
    expect(checkReceipt(pack, receipt, key())).toEqual([{ kind: 'signature' }]);
    portal.signer = earlier;
  });

  it('names people whose names were put in the place of others, or whose salts went without an entry that says so', async () => {
    const { chair, id, ofAlena, finish } = await voted();
    await finish();
    await change(`update vote_seat set owners = 'zapomenuto', salt = null where id = $1`, [ofAlena]);
    expect(await findings(chair, id)).toEqual([`owners of seat ${ofAlena} cannot be opened`]);
    await change(`update vote_seat set owners = 'někdo jiný', salt = decode(repeat('00', 16), 'hex') where id = $1`, [
      ofAlena,
    ]);
    expect(await findings(chair, id)).toEqual([`owners of seat ${ofAlena} differ from the fingerprint`]);
  });
});

it('the application itself cannot change or remove an entry: PostgreSQL refuses', async () => {
  const { house, id } = await voted();
  const entries = async () =>
    (await change('select seq, body from vote_entry where vote_id = $1 order by seq', [id])).rows;
  const before = await entries();
  for (const text of [
    'update vote_entry set body = body where vote_id = $1',
    'delete from vote_entry where vote_id = $1',
  ]) {
    const refused = house.inside((db) => db.client.query(text, [id]));
    await expect(refused).rejects.toMatchObject({ code: '42501' });
  }
  await expect(house.inside((db) => db.client.query('truncate vote_entry'))).rejects.toMatchObject({ code: '42501' });
  expect(await entries()).toEqual(before);
});

describe('whoever runs the database and', () => {
  it('changes a ballot is found out, with its hash or without', async () => {
    const { chair, id, finish } = await voted();
    await finish();
    const forge = `update vote_entry set body = replace(body, '"agree"', '"notAgree"') where vote_id = $1 and seq = 2`;
    await change(forge, [id]);
    expect(await findings(chair, id)).toContain('changed seq 2');
    await change(`update vote_entry set hash = sha256(convert_to(body, 'UTF8')) where vote_id = $1 and seq = 2`, [id]);
    expect(await findings(chair, id)).toContain('changed seq 2');
  });

  it('drops a ballot is found out', async () => {
    const { chair, id, receipt, finish } = await voted();
    await finish();
    await change('delete from vote_entry where vote_id = $1 and seq = 1', [id]);
    expect(await findings(chair, id)).toContain('missing seq 1');
    expect(checkReceipt(await packOf(chair, id), receipt, key())).toContainEqual({ kind: 'missing', seq: 1 });
  });

  it('adds a ballot is found out', async () => {
    const { chair, id, finish } = await voted();
    await finish();
    await change(
      `insert into vote_entry select svj_id, vote_id, 4, kind, seat_id, at, replace(body, '"seq":2', '"seq":4'),
         sha256(convert_to(replace(body, '"seq":2', '"seq":4'), 'UTF8')), hash, signature, public_key
       from vote_entry where vote_id = $1 and seq = 2`,
      [id],
    );
    expect(await findings(chair, id)).toContain('added seq 4');
  });

  it('cuts the end off is found out; moving the head too breaks its signature and every later receipt', async () => {
    const { chair, jan, id } = await voted();
    const { receipts } = await jan.asks(voteLedger.receipts, { id });
    await change('delete from vote_entry where vote_id = $1 and seq = 2', [id]);
    expect(await findings(chair, id)).toContain('truncated at 1, head says 2');
    await change(
      `update vote_head h set seq = 1, hash = e.hash from vote_entry e
       where h.vote_id = $1 and e.vote_id = h.vote_id and e.svj_id = h.svj_id and e.seq = 1`,
      [id],
    );
    expect(await findings(chair, id)).toContain('signature');
    // Even with the older signature, which is genuine: only the receipt knows there was more.
    await change(
      `update vote_head h set signature = e.signature from vote_entry e
       where h.vote_id = $1 and e.vote_id = h.vote_id and e.svj_id = h.svj_id and e.seq = 1`,
      [id],
    );
    expect(await findings(chair, id)).toEqual([]);
    const found = checkReceipt(await packOf(chair, id), receipts[0] as (typeof receipts)[0], key());
    expect(found).toContainEqual({ kind: 'truncated', at: 1, head: 2 });
  });

  it('changes what the portal shows is found out: an answer, a result, the list, a point', async () => {
    const { chair, id, ofAlena, vote, finish } = await voted();
    await finish();
    const [roof, lift] = vote.votePoints.map((p) => p.id) as [number, number];
    await change(`update vote_answer set value = 'notAgree' where seat_id = $1 and point_id = $2`, [ofAlena, roof]);
    expect(await findings(chair, id)).toEqual([`answer of seat ${ofAlena} to point ${roof} differs from the ledger`]);
    await change(`update vote_answer set value = 'agree' where seat_id = $1 and point_id = $2`, [ofAlena, roof]);
    await change(`update vote_point set result = result || '{"passed": true}' where id = $1`, [lift]);
    expect(await findings(chair, id)).toEqual([`result of point ${lift} differs`]);
    await change(`update vote_point set result = result || '{"passed": false}' where id = $1`, [lift]);
    expect(await findings(chair, id)).toEqual([]);
    await change('update vote_seat set num = num * 2 where id = $1', [ofAlena]);
    expect(await findings(chair, id)).toContain('fingerprint');
  });
});
