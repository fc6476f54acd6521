import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { readTicket, showFingerprint } from '#contract/paper/rules-tickets.ts';
import type { TicketPrint } from '#contract/paper/schema.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { casts } from '#house/ballots.ts';
import { readCode, readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { onDisk } from '#house/sending-files.ts';
import { aDraft, aRunningVote, seatIds } from '#house/votes.ts';
import { sweepFiles } from '../base/files/file-sweeping.ts';
import { leaveSilentPrints, printOne } from './tickets/jobs.ts';
import { ticketNumber } from './tickets/print.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const squeezed = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');
const points = [
  {
    name: 'Oprava střechy',
    description: '<p>Schvaluje se <strong>oprava</strong> střechy za 4,2 mil. Kč.</p><ul><li>lešení</li></ul>',
  },
  { name: 'Výtah' },
];

describe('voting tickets', () => {
  it('carry everything a vote on paper needs: list, wording, boxes, law, fingerprint, number and code', async () => {
    const { chair, vote, house } = await aRunningVote(portal, { points, basis: 'perRollam' });
    const data = await chair.asks(votePaper.voteTickets, { id: vote.id });
    const bytes = Buffer.from(data as string, 'base64');
    const { pages, info } = await readPdf(bytes);
    expect(pages).toHaveLength(3);
    expect(info.Title).toBe('Hlasovací lístky: Oprava střechy');
    const seats = await seatIds(chair, vote.id);
    const couple = squeezed(pages.find((p) => squeezed(p).includes('Dvorsk')));
    const number = ticketNumber(seats.get('2') as number);
    for (const words of [
      'Hlasovací lístek',
      house.name,
      'Oprava střechy',
      'mimo shromáždění (per rollam)',
      '05. 12. 2026, 10:00',
      'Jan Dvorský',
      'Hana Dvorská',
      '30,00 % (3/10)',
      '1. Oprava střechy',
      'Schvaluje se oprava střechy za 4,2 mil. Kč.',
      'lešení',
      '2. Výtah',
      '§ 1212',
      'Datum (den, měsíc, rok)',
      'Vlastnoruční podpis',
      showNumber(number),
      showFingerprint((vote.fingerprint as string).slice(0, 12)),
      vote.fingerprint as string,
      'Strana 1 z 1',
    ])
      expect(couple).toContain(words);
    expect(couple.match(/Pro Proti Zdržuji se/g)).toHaveLength(2);

    const page = pages.findIndex((p) => squeezed(p).includes('Dvorsk')) + 1;
    const read = await readCode(bytes, page);
    expect(read).toMatch(new RegExp(`^https://portal\\.example/hlasovani/${vote.id}/listek\\?svj=${house.id}&l=`));
    const code = readTicket(read);
    expect(code).toMatchObject({ kind: 'code', svj: house.id, vote: vote.id, seat: seats.get('2') });
    expect(await chair.asks(votePaper.find, { id: vote.id, ticket: read })).toMatchObject({
      number,
      scanned: true,
      seat: { room_name: '2' },
      voted: null,
    });
  });

  it('hold five short proposals and the signature on one sheet', async () => {
    const five = ['Oprava střechy', 'Nátěr zábradlí pavlačí', 'Zámek vstupních dveří', 'Odměny výboru', 'Sklep č. 3'];
    const worded = five.map((name) => ({
      name,
      description: `<p>Shromáždění schvaluje záměr ${name} podle nabídky z 3. listopadu 2026 a pověřuje výbor podpisem smlouvy do konce března 2027.</p>`,
    }));
    const { chair, vote } = await aRunningVote(portal, {
      points: worded,
      description: '<p>Hlasuje se o plánu na rok 2027.</p>',
    });
    const data = await chair.asks(votePaper.voteTickets, { id: vote.id });
    const { pages } = await readPdf(Buffer.from(data as string, 'base64'));
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(squeezed(page)).toMatch(/5\. Sklep č\. 3.*Vlastnoruční podpis/);
  });

  it('are printed for chosen seats, in the language asked for, by who administers, while the vote runs', async () => {
    const { chair, alena, vote } = await aRunningVote(portal, { basis: 'poll' });
    const seat = (await seatIds(chair, vote.id)).get('1') as number;
    const data = await chair.asks(votePaper.voteTickets, { id: vote.id, users: [seat], lang: 'en' });
    const { pages } = await readPdf(Buffer.from(data as string, 'base64'));
    expect(pages).toHaveLength(1);
    expect(squeezed(pages[0])).toContain('Voting ticket');
    expect(squeezed(pages[0])).toContain('Alena Nováková');
    expect(squeezed(pages[0])).not.toContain('1212');

    const refused = (id: number, users: number[] = []) => chair.refused(votePaper.voteTickets, { id, users });
    expect(await refused(vote.id, [seat, 999_999])).toMatchObject({ code: 404, key: 'VOTE.ERRORS.SEAT_UNKNOWN' });
    expect(await refused(vote.id, [999_999])).toMatchObject({ key: 'VOTE_PAPER.ERRORS.NO_SEATS' });
    expect((await alena.refused(votePaper.voteTickets, { id: vote.id })).code).toBe(403);
    const draft = await aDraft(chair);
    expect((await refused(draft.id)).key).toBe('VOTE.ERRORS.NOT_RUNNING');
    await chair.asks(votes.cancel, { id: vote.id, reason: 'Chyba v listině' });
    expect((await refused(vote.id)).key).toBe('VOTE.ERRORS.NOT_RUNNING');
    const other = await aRunningVote(portal);
    expect((await other.chair.refused(votePaper.voteTickets, { id: vote.id })).key).toBe('VOTE.NOT_FOUND');
  });
});

describe('those who may get a ticket', () => {
  it('are listed with who has not voted and who has no e-mail, and printed by tab', async () => {
    const { house, chair, alena, vote } = await aRunningVote(portal);
    await house.inside((db) =>
      db.execute(`insert into vote_seat (svj_id, vote_id, position, unit_ids, units, owners, name_key, num, den, owner_ids)
        values (${house.id}, ${vote.id}, 100, '{1}', '77', 'Bez Pošty', 'bez posty 77', 1, 10, '{}')`),
    );
    const seats = await seatIds(chair, vote.id);
    await casts(alena, vote, [seats.get('1') as number], 'agree');
    const list = (asked: object) => chair.asks(votePaper.ticketSeats, { id: vote.id, ...asked });
    expect(await list({})).toMatchObject({ total: 4, allCount: 4, waitingCount: 3, noEmailCount: 1 });
    expect((await list({ tab: 'noEmail' })).seats).toMatchObject([{ full_name: 'Bez Pošty', hasEmail: false }]);
    expect((await list({ tab: 'waiting' })).seats.every((s) => !s.voted)).toBe(true);
    expect((await list({ text: 'pošty' })).total).toBe(1);
    const data = await chair.asks(votePaper.voteTickets, { id: vote.id, tab: 'noEmail' });
    const { pages } = await readPdf(Buffer.from(data as string, 'base64'));
    expect(pages).toHaveLength(1);
    expect(squeezed(pages[0])).toContain('Bez Pošty');
  });
});

/** What the last print left to be done. */
const lastLeft = () => portal.left.findLast((l) => l.name === 'votes.tickets')?.about ?? { svj: 0, id: 0 };

/** A running vote of a house with more seats than are printed at once. */
async function aLargeVote() {
  const made = await aRunningVote(portal);
  await made.house.inside((db) =>
    db.execute(`insert into vote_seat (svj_id, vote_id, position, unit_ids, units, owners, num, den, owner_ids)
      select ${made.house.id}, ${made.vote.id}, 100 + n, array[n], 'P' || n, 'Soused ' || n, 1, 1000, '{}' from generate_series(1, 58) n`),
  );
  return made;
}

describe('a print of many tickets', () => {
  it('is done aside: asked for, watched, fetched, kept for a day', async () => {
    const { chair, alena, vote } = await aLargeVote();
    const asked = (await chair.asks(votePaper.voteTickets, { id: vote.id })) as TicketPrint;
    expect(asked).toMatchObject({
      state: 'waiting',
      done: 0,
      total: 61,
      url: null,
      name: 'hlasovaci-listky-2026-11-21.pdf',
    });
    expect((await chair.refused(votePaper.voteTickets, { id: vote.id })).key).toBe('VOTE_PAPER.ERRORS.PRINTING');

    expect(await printOne(portal, lastLeft())).toBe(true);
    expect(await printOne(portal, lastLeft())).toBe(false);
    const [print] = (await chair.asks(votePaper.ticketPrints, { id: vote.id })).prints;
    expect(print).toMatchObject({ state: 'done', done: 61, total: 61 });
    const file = await portal.app.inject({ method: 'GET', url: print?.url as string });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain('hlasovaci-listky-2026-11-21.pdf');
    expect(file.rawPayload.length).toBe(print?.bytes);
    const { pages } = await readPdf(file.rawPayload);
    expect(pages).toHaveLength(61);
    expect(squeezed(pages[60])).toContain('Soused 58');
    expect((await alena.refused(votePaper.ticketPrints, { id: vote.id })).code).toBe(403);
    expect((await portal.app.inject({ method: 'GET', url: `${print?.url?.slice(0, -4)}AAAA` })).statusCode).toBe(401);
    expect((await onDisk(portal)).incoming).toEqual([]);

    const before = portal.clock.now;
    portal.clock.now = new Date(before.getTime() + 25 * 3600_000);
    await sweepFiles(portal);
    expect((await onDisk(portal)).files).toEqual([]);
    expect((await chair.asks(votePaper.ticketPrints, { id: vote.id })).prints[0]?.url).toBeNull();
    portal.clock.now = before;
    expect((await portal.app.inject({ method: 'GET', url: print?.url as string })).json().message.content).toBe(
      'VOTE_PAPER.ERRORS.FILE_GONE',
    );
  });

  it('is taken over from a server that died, and given up after three deaths', async () => {
    const { chair, vote, house } = await aLargeVote();
    await chair.asks(votePaper.voteTickets, { id: vote.id });
    const triedBy = (minutesAgo: number, tries: number) =>
      house.inside((db) =>
        db.execute(`update vote_print set state = 'running', key = gen_random_uuid(), tries = ${tries}, ended_at = null,
          beat_at = '${new Date(portal.clock.now.getTime() - minutesAgo * 60_000).toISOString()}' where vote_id = ${vote.id}`),
      );
    await triedBy(1, 1);
    expect(await leaveSilentPrints(portal)).toBe(0);
    await triedBy(6, 1);
    const left = portal.left.length;
    expect(await leaveSilentPrints(portal)).toBe(1);
    expect(await leaveSilentPrints(portal)).toBe(0);
    expect(portal.left).toHaveLength(left + 1);
    expect(await printOne(portal, lastLeft())).toBe(true);
    const prints = async () => (await chair.asks(votePaper.ticketPrints, { id: vote.id })).prints;
    expect((await prints())[0]).toMatchObject({ state: 'done', done: 61 });
    await triedBy(1, 3);
    expect(await printOne(portal, lastLeft())).toBe(false);
    expect((await prints())[0]).toMatchObject({ state: 'failed', url: null });
    // The next one may be asked for.
    await chair.asks(votePaper.voteTickets, { id: vote.id });
    await printOne(portal, lastLeft());
  });

  it('is refused with a sentence below the reserve of the disk, and what was asked for before waits for room', async () => {
    const { chair, vote } = await aLargeVote();
    const low = { total: 20 * 1024 ** 3, free: 1024 ** 3 - 1 };
    portal.space.now = low;
    try {
      const print = () => chair.refused(votePaper.voteTickets, { id: vote.id });
      expect(await print()).toMatchObject({ code: 503, key: 'FILES.ERRORS.NO_ROOM' });
      expect((await chair.asks(votePaper.ticketPrints, { id: vote.id })).prints).toEqual([]);
      delete portal.space.now;
      await chair.asks(votePaper.voteTickets, { id: vote.id });
      portal.space.now = low;
      expect(await printOne(portal, lastLeft())).toBe(false);
      expect((await chair.asks(votePaper.ticketPrints, { id: vote.id })).prints[0]?.state).toBe('waiting');
      expect((await onDisk(portal)).incoming).toEqual([]);
    } finally {
      delete portal.space.now;
    }
    expect(await printOne(portal, lastLeft())).toBe(true);
    expect((await chair.asks(votePaper.ticketPrints, { id: vote.id })).prints[0]?.state).toBe('done');
  });

  it('stops where another server took it over, and goes on after a stop in order', async () => {
    const { chair, vote, house } = await aLargeVote();
    await chair.asks(votePaper.voteTickets, { id: vote.id });
    let asked = 0;
    await expect(printOne(portal, lastLeft(), () => ++asked > 2)).rejects.toThrow();
    const state = async () => (await chair.asks(votePaper.ticketPrints, { id: vote.id })).prints[0];
    expect(await state()).toMatchObject({ state: 'waiting' });
    expect((await onDisk(portal)).incoming).toEqual([]);
    await printOne(portal, lastLeft());
    expect(await state()).toMatchObject({ state: 'done', done: 61 });
    expect(await house.count('vote_print')).toBe(1);
  });
});
