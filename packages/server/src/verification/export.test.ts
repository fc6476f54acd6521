import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import type { Pack } from '#contract/ledger/rules-recount.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { ballotOf, casts, records } from '#house/ballots.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { type Files, fetchedZip, recounted, zipFiles } from '#house/recounts.ts';
import { aDraft, aRunningVote, aVotingHouse, ends, seatIds } from '#house/votes.ts';
import { filesIn } from '#house/zip.ts';

type Receipt = { number: string; seq: number; hash: string };
let portal: TestPortal;
let files: Files;
let receipt: Receipt;
let votedSeat: number;

beforeAll(async () => {
  portal = await aPortal();
  const { chair, alena, jan, vote } = await aRunningVote(portal, {
    name: 'Střecha; a "výtah"',
    points: [{ name: '=1+1' }, { name: 'Výtah' }],
  });
  const seats = await seatIds(chair, vote.id);
  votedSeat = seats.get('1') as number;
  const stored = await casts(alena, vote, [votedSeat], ['agree', 'notAgree']);
  receipt = stored.receipts[0] as Receipt;
  await casts(jan, vote, [seats.get('2') as number], 'agree');
  await ends(chair, vote);
  const reply = await fetchedZip(alena, vote.id);
  expect(reply.headers['content-type']).toBe('application/zip');
  expect(reply.headers['content-disposition']).toContain(`hlasovani-${vote.id}.zip`);
  files = filesIn(reply.rawPayload);
});
afterAll(() => portal.close());

const ledger = (): Pack => JSON.parse(String(files.get('ledger.json')));
const withLedger = (pack: object): Files => new Map(files).set('ledger.json', Buffer.from(JSON.stringify(pack)));
const withReceipt = (all: Files, given: object): Files =>
  new Map(all).set('potvrzeni.json', Buffer.from(JSON.stringify(given)));
/** The ledger with its entries changed, and nothing else. */
const tampered = (change: (entries: Pack['entries'][number][]) => object[]): Files => {
  const pack = ledger();
  return withLedger({ ...pack, entries: change([...pack.entries]) });
};

describe('the ZIP of a vote', () => {
  it('has the ledger, tables for spreadsheets, a plain explanation and the script', () => {
    expect([...files.keys()].sort()).toEqual(
      [
        ...['README.txt', 'answers.csv', 'census.json', 'entries.csv', 'ledger.json', 'results.json'],
        ...[
          'prepocet.mjs',
          'kontroly.mjs',
          'zapisy.mjs',
          'schuze.mjs',
          'vlastnici.mjs',
          'zlomky.mjs',
          'otisky.mjs',
          'puvod.mjs',
          'prepocet.py',
        ],
      ].sort(),
    );
    const readMe = String(files.get('README.txt'));
    expect(readMe).toContain('Co to nedokazuje');
    expect(readMe).toContain('What it does not prove');
    expect(readMe).toContain(ledger().head.publicKey);
    const answers = String(files.get('answers.csv'));
    expect(answers.startsWith('\ufeffřádek;')).toBe(true);
    // What people typed is text, never a formula.
    expect(answers).toContain(";'=1+1;Výtah");
    expect(answers).toContain(';Pro;Proti');
    expect(answers).toContain(';Nepřítomni;Nepřítomni');
    expect(String(files.get('entries.csv')).trim().split('\r\n')).toHaveLength(5);
  });

  it('recounts to the same result, with a receipt and with a key known from elsewhere', async () => {
    const alone = await recounted(files);
    expect(alone).toMatchObject({ code: 0, said: expect.stringContaining('OK: všechno souhlasí') });
    expect(alone.said).toContain('=1+1\n  přijato / passed');
    expect(alone.said).toContain('pro / for 80,0000 % (4/5)');
    const key = portal.signer.publicKey;
    const held = await recounted(withReceipt(files, receipt), 'potvrzeni.json', '--key', key);
    expect(held.code).toBe(0);
    expect(held.said).toContain(`potvrzení ${receipt.number} souhlasí`);
    const other = await recounted(files, '--key', 'ab'.repeat(32));
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining('✗ signature') });
  });

  it.each<[string, () => Files, string]>([
    [
      'a changed ballot',
      () => tampered((e) => e.map((r) => (r.seq === 1 ? { ...r, body: r.body?.replace('"agree"', '"notAgree"') } : r))),
      '✗ changed seq 1',
    ],
    ['a dropped one', () => tampered((e) => e.filter((r) => r.seq !== 2)), '✗ missing seq 2'],
    ['an added one', () => tampered((e) => [...e, { ...(e[2] as object), seq: 4 }]), '✗ added seq 4'],
    ['a cut end', () => tampered((e) => e.slice(0, 3)), '✗ truncated at 2, head says 3'],
    [
      'a cut end with its head',
      () =>
        withLedger({
          ...ledger(),
          entries: ledger().entries.slice(0, 3),
          head: { ...ledger().head, seq: 2, hash: ledger().entries[2]?.hash },
        }),
      '✗ signature',
    ],
    ['another fingerprint', () => withLedger({ ...ledger(), fingerprint: '00'.repeat(32) }), '✗ fingerprint'],
    [
      'another share in the list',
      () =>
        new Map(files).set(
          'census.json',
          Buffer.from(String(files.get('census.json')).replace('"num":"1"', '"num":"9"')),
        ),
      '✗ fingerprint',
    ],
    [
      'other names',
      () => withLedger({ ...ledger(), names: ledger().names.map((n) => ({ ...n, owners: 'Cizí' })) }),
      '✗ owners of seat',
    ],
    ['another answer shown', () => withLedger({ ...ledger(), answers: [] }), 'differs from the ledger'],
    ['another result', () => new Map(files).set('results.json', Buffer.from('[]')), '✗ result of point'],
  ])('names %s', async (_, made, finding) => {
    const { code, said } = await recounted(made());
    expect(said).toContain(finding);
    expect(said).toContain('NESOUHLASÍ');
    expect(code).toBe(1);
  });

  it('names a receipt that is not in the ledger, or not of this portal', async () => {
    const dropped = tampered((e) => e.filter((r) => r.seq !== receipt.seq));
    expect((await recounted(withReceipt(dropped, receipt), 'potvrzeni.json')).said).toContain(
      `receipt ${receipt.number}: missing seq 1`,
    );
    const strange = { ...receipt, hash: '0'.repeat(64), head: { ...ledger().head, seq: 1, hash: '0'.repeat(64) } };
    const { code, said } = await recounted(withReceipt(files, strange), 'potvrzeni.json');
    expect(said).toContain(`receipt ${receipt.number}: signature`);
    expect(said).toContain(`receipt ${receipt.number}: changed seq 1`);
    expect(code).toBe(1);
    const elsewhere = await recounted(withReceipt(files, { ...receipt, vote: 987_654 }), 'potvrzeni.json');
    expect(elsewhere.said).toContain(`receipt ${receipt.number}: vote`);
  });

  it('of a vote on the spot counts the last correction; the shares of the association itself are not in the base', async () => {
    const { house, chair, petr } = await aVotingHouse(portal);
    await house.inside(async (db, { svjId }) => {
      await db.client.query("update svj set ico = '99990032' where id = $1", [svjId]);
      const company = "kind = 'company', company_name = 'SVJ Zkušební', ico = '99990032'";
      await db.client.query(`update member set ${company} where id = $1`, [petr.memberId]);
    });
    const draft = await aDraft(chair, { type: 'local', basis: 'assembly', closesAt: null });
    const seats = await seatIds(chair, draft.id);
    const [ofAlena, ofCouple] = [seats.get('1') as number, seats.get('2') as number];
    const own = [...seats.values()].find((id) => id !== ofAlena && id !== ofCouple) as number;
    const vote = await chair.asks(votes.start, { id: draft.id, updatedAt: draft.updatedAt });
    await records(chair, vote, [ofAlena, ofCouple], 'agree');
    await records(chair, vote, [ofAlena], 'notAgree');
    const ofHouse = await chair.refused(ballots.store, ballotOf(vote, [own], 'agree'));
    expect(ofHouse.key).toBe('VOTE.ERRORS.NOT_YOURS');
    const ended = await ends(chair, vote);
    expect(ended.votePoints[0]?.passed).toBe(false);
    const { code, said } = await recounted(await zipFiles(chair, vote.id));
    expect(said).toContain('pro / for 30,0000 % (3/10), proti / against 50,0000 % (1/2)');
    expect(said).toContain('nepřítomni / absent 0,0000 %');
    expect(code).toBe(0);
  });

  it('is opened by its ticket alone, and only for a short time', async () => {
    const { chair, vote } = await aRunningVote(portal);
    await chair.asks(votes.cancel, { id: vote.id, reason: 'Omyl' });
    const { url } = await chair.asks(voteLedger.exportTicket, { id: vote.id });
    const { said, code } = await recounted(filesIn((await portal.app.inject({ method: 'GET', url })).rawPayload));
    expect(said).toContain('hlasování bylo zrušeno');
    expect(code).toBe(0);
    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + 61_000);
    expect((await portal.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    portal.clock.now = before;
    expect((await portal.app.inject({ method: 'GET', url: `${url}x` })).statusCode).toBe(401);
  });
});
