import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { searchKey } from '#contract/base/words/search.ts';
import { discussion } from '#contract/discussion/endpoints.ts';
import { finding } from '#contract/home/endpoints-found.ts';
import { groupNames } from '#contract/home/schema.ts';
import { members } from '#contract/members/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { holds } from '../src/base/search/search.ts';
import { anAlbum } from './albums.ts';
import { aRequest } from './approvals.ts';
import { aContact } from './contacts.ts';
import { aTalk } from './discussions.ts';
import { aDocument, aFolder } from './documents.ts';
import { anEvent } from './events.ts';
import { aHouse, type Person } from './house.ts';
import { aBoardHouse, aMessage, inDays } from './messages.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aReport, solves } from './reports.ts';
import { drawn } from './seed.ts';
import { aMeetingDraft } from './summons.ts';
import { aSurvey } from './surveys.ts';
import { aDraft, aVotingHouse, ends, started } from './votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** What each module answers by its own call; the one call of the header answers the same. */
const found = async (who: Person, text: string) => {
  const alone = {
    rooms: (await who.asks(units.search, { text })).rooms,
    members: (await who.asks(members.search, { text })).users,
    vote: (await who.asks(votes.search, { text })).votes,
    messages: (await who.asks(messages.search, { text })).messages,
  };
  const { groups, silent } = await who.asks(finding.search, { text });
  const told = Object.fromEntries(groups.map(({ noun, rows }) => [noun, rows]));
  expect(silent).toEqual([]);
  expect(told).toEqual(Object.fromEntries(Object.entries(alone).filter(([, rows]) => rows.length > 0)));
  return {
    messages: alone.messages.map((m) => m.title),
    votes: alone.vote.map((v) => v.title),
    users: alone.members.map((u) => u.full_name),
    rooms: alone.rooms.map((r) => r.title),
  };
};
const nothing = { messages: [], votes: [], users: [], rooms: [] };

describe('what the header finds', () => {
  it('asks no case and no diacritics: "zalohy" finds Zálohy, in each module', async () => {
    const { chair, alena } = await aVotingHouse(portal);
    await aMessage(chair, { title: 'Zálohy na rok 2027', description: '<p>Nové předpisy.</p>' });
    await started(chair, { name: 'Vyšší ZÁLOHY do fondu' });
    const { memberId } = await (await aHouse(portal)).owner({ lastName: 'Zálohý' });
    expect(memberId).not.toBeNull();
    const expected = { ...nothing, messages: ['Zálohy na rok 2027'], votes: ['Vyšší ZÁLOHY do fondu'] };
    expect(await found(alena, 'zalohy')).toEqual(expected);
    expect(await found(alena, ' ZÁLOHY ')).toEqual(expected);
    expect(await found(alena, 'zalohy fondu')).toEqual({ ...nothing, votes: ['Vyšší ZÁLOHY do fondu'] });
    expect(await found(alena, 'fondu zalohy')).toEqual({ ...nothing, votes: ['Vyšší ZÁLOHY do fondu'] });
  });

  it('by one or two characters only beginnings of words, whatever stands before them', async () => {
    const { house, chair } = await aBoardHouse(portal);
    await house.owner({ firstName: 'Vlasta', lastName: 'Novák-Zelený' });
    await house.owner({ firstName: 'Táňa', lastName: 'Mezaková' });
    await aMessage(chair, { title: 'Mezaplata', description: '<p>Bez ničeho.</p>' });
    await aMessage(chair, { title: 'Brána „Západ“', description: '<p>Bez ničeho.</p>' });
    expect(await found(chair, 'ze')).toEqual({ ...nothing, users: ['Vlasta Novák-Zelený'] });
    expect(await found(chair, 'za')).toEqual({ ...nothing, messages: ['Brána „Západ“'] });
    expect((await found(chair, 'zak')).users).toEqual(['Táňa Mezaková']);
    expect((await found(chair, '1')).rooms).toEqual(['14/1', '16/1']);
    expect((await found(chair, '4')).rooms).toEqual([]);
    for (const text of ['%', '_', '...', '\\', '*', '(', '[a', "'", '%%%', '.*'])
      expect(await found(chair, text)).toEqual(nothing);
  });

  it('is ranked: a title that begins so, then a word of it, then any part, then the text; newest first among equals', async () => {
    const { chair } = await aBoardHouse(portal);
    for (const [title, text] of [
      ['Předvýtahová kontrola', 'Nic.'],
      ['Úklid domu', 'U výtahu prosím nenechávejte kola.'],
      ['Oprava výtahu', 'Nic.'],
      ['Výtah stojí', 'Nic.'],
      ['Výtah jede', 'Nic.'],
    ])
      await aMessage(chair, { title, description: `<p>${text}</p>` });
    const rows = (await chair.asks(messages.search, { text: 'vytah' })).messages;
    expect(rows.map((m) => [m.title, m.piece])).toEqual([
      ['Výtah jede', null],
      ['Výtah stojí', null],
      ['Oprava výtahu', null],
      ['Předvýtahová kontrola', null],
      ['Úklid domu', 'U výtahu prosím nenechávejte kola.'],
    ]);
    expect(rows[0]).toMatchObject({ state: 'actual', dateFrom: expect.any(String), detail: '5/2026' });
  });

  it('has archived and withdrawn ones of every kind behind all others, however well they fit', async () => {
    const { chair, alena } = await aVotingHouse(portal);
    await aMessage(chair, { title: 'Oprava výtahu' });
    await chair.asks(messages.archive, { id: (await aMessage(chair, { title: 'Výtah stojí' })).id });
    await started(chair, { name: 'Oprava výtahu' });
    await chair.asks(votes.cancel, { id: (await started(chair, { name: 'Výtah nový' })).id, reason: 'Chybí cena' });
    await aReport(alena, { title: 'Hluk výtahu' });
    const mended = await aReport(alena, { title: 'Výtah nejede' });
    await solves(chair, mended.id);
    await chair.asks(reports.archive, { id: mended.id });
    const { groups } = await chair.asks(finding.search, { text: 'vytah' });
    expect(
      Object.fromEntries(groups.map(({ noun, rows }) => [noun, rows.map((r) => 'title' in r && r.title)])),
    ).toEqual({
      messages: ['Oprava výtahu', 'Výtah stojí'],
      vote: ['Oprava výtahu', 'Výtah nový'],
      reports: ['Hluk výtahu', 'Výtah nejede'],
    });
  });

  it('gives at most 20 of a module', async () => {
    const { house, chair } = await aBoardHouse(portal);
    await Promise.all(Array.from({ length: 25 }, (_, i) => house.owner({ lastName: `Stejná${i}` })));
    for (let i = 0; i < 22; i++) await aMessage(chair, { title: `Stejná zpráva ${i}` });
    for (let i = 0; i < 21; i++) await aDraft(chair, { name: `Stejné hlasování ${i}` });
    const { messages: told, votes: voted, users } = await found(chair, 'stejn');
    expect([told.length, voted.length, users.length]).toEqual([20, 20, 20]);
    expect(told[0]).toBe('Stejná zpráva 21');
  }, 60_000);

  it('people of one name are told apart by their units, which a neighbour without units is not told', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const renter = await house.person({ role: 'neighbour', lastName: 'Podnájemný' });
    const [one] = (await chair.asks(members.search, { text: 'sestnact' })).users;
    expect(one).toMatchObject({ id: alena.memberId, full_name: 'Alena Šestnáctá', detail: '16/1' });
    expect((await renter.asks(members.search, { text: 'sestnact' })).users).toMatchObject([{ detail: null }]);
  });

  it('tells in which state a vote is, and what of its wording holds the text', async () => {
    const { chair, alena } = await aVotingHouse(portal);
    const open = await started(chair, { name: 'Zahrada', points: [{ name: 'Kašna <u plotu>' }] });
    const [row] = (await alena.asks(votes.search, { text: 'kasna' })).votes;
    expect(row).toMatchObject({ id: open.id, status: 'run', closed: false, cancelledAt: null });
    expect(row?.piece).toContain('Kašna <u plotu>');
    expect((await alena.asks(votes.search, { text: 'zahrad' })).votes[0]?.piece).toBeNull();
  });
});

describe('the one call of the header', () => {
  const groups = async (who: Person, text: string) => (await who.asks(finding.search, { text })).groups;

  it('answers all kinds in the order of the portal, each as its own call does', async () => {
    const { house, chair } = await aVotingHouse(portal);
    await ends(chair, await started(chair, { name: 'Úklid', points: [{ name: 'Výměna kotle' }] }));
    const { memberId } = await house.owner({ lastName: 'Kotelník' });
    await house.unit(chair, 'Kotelna', [1, 10], [{ memberIds: [memberId as number] }]);
    await aTalk(chair, { name: 'Kotelna a sušárna' });
    await aDraft(chair, { name: 'Výměna kotle' });
    await aMessage(chair, { title: 'Kotelna je zavřená', description: '<p>Nic.</p>' });
    const { id: folderId } = await aFolder(chair, 'Kotelna');
    await aDocument(chair, 'Revize kotle', { folderId });
    const found = await groups(chair, 'kotel');
    expect(found.map(({ noun, rows, more }) => [noun, rows.length, more])).toEqual(
      ['rooms', 'members', 'discussion', 'messages', 'folders'].map((noun) => [noun, 1, false]),
    );
    await aReport(chair, { title: 'Kotel nehřeje' });
    await anEvent(chair, { title: 'Revize kotle' });
    await aSurvey(chair, { name: 'Kotel, nebo čerpadlo' });
    await aMeetingDraft(chair, { name: 'O kotli', address: 'Kotelna' });
    await anAlbum(chair, { name: 'Nový kotel' });
    await aContact(chair, { companyName: 'Kotle Lipnice' });
    await aRequest(chair, [await house.person({ role: 'memberCommittee' })], { title: 'Nabídka kotle' });
    expect((await groups(chair, 'kot')).map(({ noun }) => noun)).toEqual(groupNames);
    const own = await chair.asks(discussion.search, { text: 'kotel' });
    expect(found.find(({ noun }) => noun === 'discussion')?.rows).toEqual(own.discussions);
  });

  it('says that there may be more than it shows', async () => {
    const { house, chair } = await aBoardHouse(portal);
    await Promise.all(Array.from({ length: 21 }, (_, i) => house.owner({ lastName: `Hojná${i}` })));
    expect((await groups(chair, 'hojn')).map(({ rows, more }) => [rows.length, more])).toEqual([[20, true]]);
  });

  it('asks all kinds in as many journeys to the database as the one with the most steps', async () => {
    const journeys = async (who: Person, kinds: number) => {
      await groups(who, 'kotelna');
      const query = vi.spyOn(pg.Client.prototype, 'query');
      try {
        expect(await groups(who, 'kotelna')).toHaveLength(kinds);
        return query.mock.calls.length;
      } finally {
        query.mockRestore();
      }
    };
    const { chair } = await aBoardHouse(portal);
    await aDocument(chair, 'Kotelna.txt');
    const alone = await journeys(chair, 1);
    await aMessage(chair, { title: 'Kotelna' });
    await aTalk(chair, { name: 'Kotelna' });
    await aReport(chair, { title: 'Kotelna' });
    await aContact(chair, { companyName: 'Kotelna' });
    await anEvent(chair, { title: 'Kotelna' });
    await anAlbum(chair, { name: 'Kotelna' });
    await aSurvey(chair, { name: 'Kotelna' });
    await aFolder(chair, 'Kotelna');
    expect(await journeys(chair, 9)).toBe(alone);
    expect(alone).toBeLessThanOrEqual(8);
  });

  it('names a kind that breaks, and answers the others', async () => {
    const own = await aPortal();
    try {
      const { chair } = await aBoardHouse(own);
      await aMessage(chair, { title: 'Kotelna' });
      await aTalk(chair, { name: 'Kotelna' });
      const owner = new pg.Client({ connectionString: own.ownerUrl });
      await owner.connect();
      await owner.query('revoke select on discussion from pavlac_app');
      await owner.end();
      const { groups: rest, silent } = await chair.asks(finding.search, { text: 'kotelna' });
      expect([rest.map(({ noun }) => noun), silent]).toEqual([['messages'], ['discussion']]);
    } finally {
      await own.close();
    }
  });
});

describe('what stays hidden from a search', () => {
  it('messages of another entrance, drafts, planned and internal ones', async () => {
    const { chair, alena, bedrich, for16 } = await aBoardHouse(portal);
    await aMessage(chair, { title: 'Šachta šestnáctky', ...for16 });
    await aMessage(chair, { title: 'Šachta v konceptu', concept: true });
    await aMessage(chair, { title: 'Šachta příště', dateFrom: inDays(portal, 2), long_term: false });
    await aMessage(chair, { title: 'Šachta výboru', toPublic: false });
    expect((await found(alena, 'sachta')).messages).toEqual(['Šachta šestnáctky']);
    expect(await found(bedrich, 'sachta')).toEqual(nothing);
    expect((await found(chair, 'sachta')).messages).toHaveLength(4);
  });

  it('e-mails, phones and notes of people, from everybody; people without access, from neighbours', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const hidden = await chair.asks(members.create, { type: 'person', firstName: 'Skrytá', lastName: 'Adresná' });
    await house.inside((db) =>
      db.execute(`insert into member_contact (svj_id, member_id, kind, value, is_public)
        values (${house.id}, ${hidden.id}, 'email', 'tajnost@dum.example', false),
          (${house.id}, ${hidden.id}, 'phone', '+420605118274', true)`),
    );
    await house.inside((db) => db.execute(`update member set note = 'dluzi za teplo' where id = ${hidden.id}`));
    for (const text of ['tajnost', '605118', 'dluzi']) {
      expect(await found(alena, text)).toEqual(nothing);
      expect(await found(chair, text)).toEqual(nothing);
    }
    expect((await found(alena, 'adresna')).users).toEqual([]);
    expect((await found(chair, 'adresna')).users).toEqual(['Skrytá Adresná']);
  });

  it('everything of another house', async () => {
    const { chair, alena } = await aVotingHouse(portal);
    const other = await aBoardHouse(portal);
    await aMessage(chair, { title: 'Jedinečná' });
    await started(chair, { name: 'Jedinečná volba' });
    expect((await found(alena, 'jedinecna')).votes).toHaveLength(1);
    expect(await found(other.chair, 'jedinecna')).toEqual(nothing);
  });

  it('what the role does not reach and what is switched off: an empty list, no refusal', async () => {
    const { house, chair } = await aBoardHouse(portal);
    const renter = await house.person({ role: 'neighbour' });
    expect((await found(chair, '16/')).rooms).toEqual(['16/1']);
    expect((await found(renter, '16/')).rooms).toEqual([]);
    const quiet = await aHouse(portal, ['members', 'svj']);
    const head = await quiet.chair();
    expect(await found(head, 'predsed')).toEqual({ ...nothing, users: ['Jan Předsedová'] });
    await house.inside((db) => db.execute(`update svj set modules = array['members', 'svj'] where id = ${house.id}`));
    expect(await found(chair, '16/')).toEqual(nothing);
  });

  it('a text with a slash is asked as ?q=, and nothing to look for is refused at its field', async () => {
    const { chair } = await aBoardHouse(portal);
    for (const [call, key] of [
      ['room', 'rooms'],
      ['user', 'users'],
      ['message', 'messages'],
      ['vote', 'votes'],
    ] as const) {
      const asked = (q: string) =>
        portal.app.inject({ method: 'GET', url: `/api/v2/${call}/search`, query: { q }, headers: chair.headers() });
      expect((await asked('a/b')).json().data).toEqual({ [key]: [] });
      expect((await asked(' \u0301 ')).json()).toMatchObject({
        code: 400,
        data: { errors: { q: 'BASE.FORM.REQUIRED' } },
      });
    }
  });
});

describe('what a text holds', () => {
  const syllables = [
    'Zá',
    'lo',
    'ha',
    'vý',
    'tah',
    '12',
    '47/',
    'Ch',
    'ří',
    ' ',
    '  ',
    '-',
    '„',
    '_',
    'é',
    '%',
    'ß',
    'a',
  ];
  const some = (name: string, most: number) =>
    Array.from({ length: 1 + drawn(name, most) }, (_, i) => syllables[drawn(`${name} ${i}`, syllables.length)]).join(
      '',
    );
  /** Sign by sign, without the database: whole, or every word of it; under three characters from the beginning of a word. */
  const holdsSlowly = (key: string, asked: string): boolean => {
    const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);
    const begins = (word: string, at: number) =>
      key.startsWith(word, at) && (isWord(word[0]) ? !isWord(key[at - 1]) : at === 0 || key[at - 1] === ' ');
    const has = (word: string) => (word.length >= 3 ? key.includes(word) : [...key].some((_, at) => begins(word, at)));
    return (asked.length >= 3 && key.includes(asked)) || asked.split(' ').every(has);
  };

  it('is what a slow reading of a hundred texts finds, asked a thousand times', async () => {
    const house = await aHouse(portal);
    const texts = Array.from({ length: 100 }, (_, i) => searchKey(some(`text ${i}`, 14)));
    const asks = Array.from({ length: 1_000 }, (_, i) => searchKey(some(`ask ${i}`, i % 2 ? 2 : 4)) || 'a');
    const wrong: unknown[] = [];
    let matches = 0;
    await house.inside(async (db) => {
      for (const asked of asks) {
        const { rows } = await db.execute<{ at: number }>(
          sql`select at::integer from unnest(${sql.param(texts)}::text[]) with ordinality as t (text, at) where ${holds(sql`t.text`, asked)}`,
        );
        const found = new Set(rows.map(({ at }) => at - 1));
        matches += found.size;
        const differs = texts.filter((text, i) => found.has(i) !== holdsSlowly(text, asked));
        if (differs.length > 0) wrong.push({ asked, differs });
      }
    });
    expect(wrong).toEqual([]);
    expect(matches).toBeGreaterThan(1_000);
  });
});
