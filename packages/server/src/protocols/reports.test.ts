import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { voteReports } from '#contract/protocols/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { cast, comes } from '#house/balloting.ts';
import { casts } from '#house/ballots.ts';
import { edited, type Person, type TestHouse } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { asRead } from '#house/reading.ts';
import { aDraft, aRunningVote, aVotingHouse, ends, seatIds, started } from '#house/votes.ts';
import { readWorkbook } from '../base/sheets/xlsx.ts';
import { remindOfVotes } from '../course/jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const hours = (n: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + n * 3600_000);
};
const reminded = async (house: TestHouse, id: number) =>
  house.inside(async (db) => {
    const { rows } = await db.execute<{ recipient: string }>(
      `select recipient from vote_mail where vote_id = ${id} and kind = 'voteReminder' order by id`,
    );
    return rows.map((r) => r.recipient);
  });

async function fetched(who: Person, call: typeof voteReports.protocolTicket, id: number, lang: 'cs' | 'en' = 'cs') {
  const { url } = await who.asks(call, { id, lang });
  const reply = await portal.app.inject({ method: 'GET', url });
  expect(reply.statusCode).toBe(200);
  return reply;
}
async function protocol(who: Person, id: number, lang: 'cs' | 'en' = 'cs'): Promise<string> {
  const reply = await fetched(who, voteReports.protocolTicket, id, lang);
  expect(reply.headers['content-type']).toBe('application/pdf');
  const { pages } = await readPdf(reply.rawPayload);
  return pages.join(' ').replace(/\s+/g, ' ');
}

describe('a reminder by hand', () => {
  it('reaches only those who have not voted, once in twelve hours, and does not stop the one by the clock', async () => {
    const { house, chair, alena, jan, hana, petr, vote } = await aRunningVote(portal, { remindDays: 3 });
    const seats = await seatIds(chair, vote.id);
    await casts(petr, vote, [seats.get('3, 10') as number], 'agree');
    expect(await chair.asks(voteReports.waiting, { id: vote.id })).toEqual({
      people: 3,
      seats: 2,
      withoutAddress: 0,
      againAt: null,
    });
    expect((await alena.refused(voteReports.remind, { id: vote.id })).code).toBe(403);
    const done = await chair.asks(voteReports.remind, { id: vote.id });
    expect(done.againAt).toBe(new Date(portal.clock.now.getTime() + 12 * 3600_000).toISOString());
    const waiting = [alena.email, jan.email, hana.email].sort();
    expect((await reminded(house, vote.id)).sort()).toEqual(waiting);
    const delivery = await chair.asks(votes.delivery, { id: vote.id });
    expect(delivery.mails.filter((m) => m.kind === 'voteReminder')).toHaveLength(3);
    const again = await chair.refused(voteReports.remind, { id: vote.id });
    expect(again).toMatchObject({ code: 429, key: 'VOTE.REPORT.ERRORS.REMINDED' });
    hours(12);
    const both = await Promise.all([1, 2].map(() => chair.call(voteReports.remind, { id: vote.id })));
    expect(both.map((b) => b.status).sort()).toEqual([200, 429]);
    hours(11 * 24);
    expect(await remindOfVotes(portal)).toBeGreaterThan(0);
    expect(await reminded(house, vote.id)).toHaveLength(9);
    expect((await chair.refused(voteReports.remind, { id: vote.id })).code).toBe(429);
  });

  it('is refused where nobody can vote now, and where everybody has', async () => {
    const { chair, alena, jan, petr, vote } = await aRunningVote(portal);
    const seats = await seatIds(chair, vote.id);
    for (const [who, units] of [
      [alena, '1'],
      [jan, '2'],
      [petr, '3, 10'],
    ] as const)
      await casts(who, vote, [seats.get(units) as number], 'agree');
    const refused = async (by: Person, id: number) => (await by.refused(voteReports.remind, { id })).key;
    expect(await refused(chair, vote.id)).toBe('VOTE.REPORT.ERRORS.NOBODY');
    await ends(chair, vote);
    expect(await refused(chair, vote.id)).toBe('VOTE.ERRORS.NOT_RUNNING');
    const local = await aRunningVote(portal, { type: 'local', basis: 'assembly', closesAt: null });
    expect(await refused(local.chair, local.vote.id)).toBe('VOTE.ERRORS.NOT_ONLINE');
    const opensAt = new Date(portal.clock.now.getTime() + 3600_000).toISOString();
    const early = await aRunningVote(portal, { opensAt });
    expect(await refused(early.chair, early.vote.id)).toBe('VOTE.ERRORS.NOT_OPEN');
    hours(15 * 24);
    expect(await refused(early.chair, early.vote.id)).toBe('VOTE.ERRORS.CLOSED');
    expect(await refused(chair, local.vote.id)).toBe('VOTE.NOT_FOUND');
  });
});

describe('the protocol', () => {
  it('says everything of the vote, exactly', async () => {
    const { house, chair, alena, petr, vote } = await aRunningVote(portal, {
      points: [{ name: 'Střecha', description: '<p>Oprava za <strong>5 mil. Kč</strong>.</p>' }, { name: 'Výtah' }],
    });
    const seats = await seatIds(chair, vote.id);
    await casts(alena, vote, [seats.get('1') as number], ['agree', 'notAgree']);
    await cast(house, chair, vote.id, { '3, 10': ['agree', 'noVote'] }, 'paper');
    const done = await ends(chair, vote);
    const text = await protocol(petr, vote.id);
    for (const words of [
      'Zápis o hlasování: Oprava střechy',
      'mimo shromáždění (per rollam) (§ 1214 občanského zákoníku)',
      'více než 50 % všech hlasů',
      '10 dílů celého domu, 3 účastníci, 4 jednotky',
      '70,00 % (7/10)',
      'Papírové lístky, které se počítají',
      '1 účastník, podíl 20,00 % (2/10)',
      'Oprava za 5 mil. Kč.',
      'Návrh byl přijat. Pro bylo 70,00 % všech hlasů (7 z 10 podílů).',
      'Návrh nebyl přijat.',
      'Alena Nováková',
      'na papíře',
      'nehlasovali',
      'Kdo zapsal',
      `https://portal.example/hlasovani/${vote.id}/overit`,
    ])
      expect(text).toContain(words);
    // Columns are percents; fractions stand in the annex.
    const [said = '', annex = ''] = text.split('Příloha: přesné podíly');
    for (const words of ['Pro 70,00 % 2 3', 'Alena Nováková 50,00 % online', '3, 10 Petr Říha 20,00 % na papíře'])
      expect(said).toContain(words);
    expect(said).not.toContain('5/10');
    for (const words of [
      '1. Střecha 7/10 0/10 0/10 3/10',
      '2. Výtah 0/10 5/10 2/10 3/10',
      '1 5/10',
      '2 3/10',
      '3, 10 2/10',
    ])
      expect(annex).toContain(words);
    const packed = text.replaceAll(' ', '');
    for (const hex of [done.fingerprint, done.head?.hash, done.head?.publicKey])
      expect(packed).toContain(hex as string);
    const english = await protocol(chair, vote.id, 'en');
    for (const words of ['Protocol of the vote', 'outside of an assembly', 'did not vote'])
      expect(english.toLowerCase()).toContain(words.toLowerCase());
  });

  it('names seats of the association as left out, and tells where law and settings differ', async () => {
    const made = await aVotingHouse(portal);
    const local = { type: 'local', basis: 'assembly', closesAt: null, participation_count: 20 } as const;
    const draft = await aDraft(made.chair, local);
    await made.house.inside((db) =>
      db.execute(`update vote_seat set own = true where vote_id = ${draft.id} and units = '1'`),
    );
    const vote = await made.chair.asks(votes.start, { id: draft.id, updatedAt: draft.updatedAt });
    await comes(made.house, vote.id, ['3, 10']);
    await cast(made.house, made.chair, vote.id, { '3, 10': 'agree' }, 'local');
    await ends(made.chair, vote);
    const text = await protocol(made.chair, vote.id);
    for (const words of [
      'se nepočítají: 1, podíl 50,00 %',
      'společenství, nehlasuje',
      'nevyhlášen, ukončil výbor',
      'Podle zákona: Podle nastavení se rozhodnout dá',
      'Procent přítomných',
    ])
      expect(text).toContain(words);
  });

  it('names seats whose owner changed after the start, and apart those of an earlier day', async () => {
    const { house, chair, alena, vote } = await aRunningVote(portal);
    const buyer = await house.owner({ firstName: 'Karel', lastName: 'Kupující' });
    const { rooms } = await chair.asks(units.list, {});
    const sells = async (number: string, more: object) => {
      const unit = await chair.asks(units.one, { id: rooms.find((r) => r.number === number)?.id as number });
      const owners = [{ memberIds: [buyer.memberId as number], joint: false, share: unit.ownerships[0]?.share }];
      await chair.asks(units.update, edited(unit, { owners, ...more }) as never);
    };
    const seats = await seatIds(chair, vote.id);
    await casts(alena, vote, [seats.get('1') as number], 'agree');
    await sells('1', {});
    await sells('10', { validFrom: '2026-11-02' });
    await ends(chair, vote);
    const text = await protocol(chair, vote.id);
    for (const words of [
      'Změny vlastníků od začátku hlasování',
      `1: od ${asRead(showDay(dayIn(portal.clock.now)))} Karel Kupující, dříve Alena Nováková. Hlas odevzdaný předtím platí.`,
      'které platí ode dne před začátkem hlasování a portál se je dozvěděl až po něm',
      '3, 10: od 02. 11. 2026 mají různé vlastníky a hlasují zvlášť (3 – Petr Říha; 10 – Karel Kupující).',
    ])
      expect(text).toContain(words);
    expect(await protocol(chair, vote.id, 'en')).toContain('Changes of owners since the vote started');
  });

  it('of a cancelled vote gives the reason, and of a hidden one nobody’s ballot', async () => {
    const { house, chair, alena, vote } = await aRunningVote(portal, { shows: 'hidden' });
    await cast(house, chair, vote.id, { '1': 'agree' }, 'paper');
    const running = await alena.refused(voteReports.protocolTicket, { id: vote.id });
    expect(running).toMatchObject({ code: 422, key: 'VOTE.REPORT.ERRORS.NOT_ENDED' });
    expect((await alena.refused(voteReports.sheetTicket, { id: vote.id })).key).toBe('VOTE.REPORT.ERRORS.NOT_ENDED');
    await chair.asks(votes.cancel, { id: vote.id, reason: 'Chyba ve znění' });
    const text = await protocol(alena, vote.id);
    expect(text).toMatch(/Hlasování bylo zrušeno .* Důvod: Chyba ve znění/);
    expect(text).toContain('Hlasy zrušeného skrytého hlasování se nezveřejňují.');
    expect(text).not.toMatch(/na papíře(?!\))|Návrh byl/);
    const other = await aVotingHouse(portal);
    expect((await other.chair.refused(voteReports.protocolTicket, { id: vote.id })).key).toBe('VOTE.NOT_FOUND');
  });
});

describe('notices on paper', () => {
  it('carry the wording to whoever has no e-mail: of every proposal, then of what was adopted', async () => {
    const made = await aVotingHouse(portal);
    await made.house.inside((db) =>
      db.execute(`update member set has_access = false where id = ${made.petr.memberId}`),
    );
    const points = [
      { name: 'Střecha', description: '<p>Opravíme střechu.</p>' },
      { name: 'Výtah', description: '<p>Vyměníme výtah.</p>' },
    ];
    const vote = await started(made.chair, { points });
    const notice = async () => {
      const { url } = await made.chair.asks(voteReports.noticeTicket, { id: vote.id });
      const { pages } = await readPdf((await portal.app.inject({ method: 'GET', url })).rawPayload);
      return pages.join(' ').replace(/\s+/g, ' ');
    };
    const invitation = await notice();
    for (const words of ['Pozvánka k hlasování', 'Petr Říha', '3, 10', 'Opravíme střechu.', 'Vyměníme výtah.'])
      expect(invitation).toContain(words);
    expect(invitation).not.toContain('Alena');
    expect((await made.alena.refused(voteReports.noticeTicket, { id: vote.id })).code).toBe(403);
    await cast(made.house, made.alena, vote.id, { '1': ['agree', 'notAgree'] });
    await cast(made.house, made.jan, vote.id, { '2': ['agree', 'notAgree'] });
    await ends(made.chair, vote);
    const result = await notice();
    expect(result).toContain('Přijato v tomto znění:');
    expect(result).toContain('Opravíme střechu.');
    expect(result).not.toContain('Vyměníme výtah.');
    const other = await aRunningVote(portal);
    const none = await other.chair.refused(voteReports.noticeTicket, { id: other.vote.id });
    expect(none.key).toBe('VOTE.REPORT.ERRORS.ALL_MAILED');
  }, 60_000);
});

describe('the tables', () => {
  it('hold shares as fractions and numbers; what looks like a formula stays text', async () => {
    const { chair, alena, vote } = await aRunningVote(portal, { points: [{ name: '=1+1' }] });
    const seats = await seatIds(chair, vote.id);
    await casts(alena, vote, [seats.get('1') as number], 'agree');
    await ends(chair, vote);
    const reply = await fetched(alena, voteReports.sheetTicket, vote.id);
    const rows = (await readWorkbook(reply.rawPayload)) as string[][];
    expect(rows[0]?.slice(0, 5)).toEqual(['Jednotky', 'Vlastníci', 'Zastupuje', 'Podíl', 'Podíl číslem']);
    expect(rows[1]?.slice(0, 5)).toEqual(['1', 'Alena Nováková', '', '5/10', '0.5']);
    expect(rows).toHaveLength(4);
    const parts = reply.rawPayload.toString('latin1');
    expect(parts.match(/xl\/worksheets\/sheet\d\.xml/g)?.length).toBeGreaterThanOrEqual(3);
  });
});
