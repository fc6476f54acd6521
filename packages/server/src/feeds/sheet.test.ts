import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleIds } from '#contract/access.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { calendars } from '#contract/events/endpoints-calendars.ts';
import { wallSheet } from '#contract/feeds/endpoints-sheet.ts';
import { sources } from '#contract/feeds/endpoints-sources.ts';
import { aContact } from '#house/contacts.ts';
import { anEvent, aTown, calendarOf, collection } from '#house/feeds.ts';
import type { Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { readCode, readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport } from '#house/reports.ts';
import { fetched } from '#house/sending-files.ts';
import { aMeeting } from '#house/summons.ts';
import { aSurvey } from '#house/surveys.ts';

let portal: TestPortal;
let h: BoardHouse;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
  h = await aBoardHouse(portal);
  await furnish();
});
afterAll(() => portal.close());

const whole = (day: string, until = day) => ({ allDay: true, start: day, end: until });

/** December with something for everybody and something for few. */
async function furnish(): Promise<void> {
  await anEvent(h.chair, { title: 'Mikuláš na dvoře', start: '2026-12-05T16:00', end: '2026-12-05T18:00' });
  await anEvent(h.chair, {
    ...{ title: 'Neteče studená voda', labelId: 'outage', start: '2026-12-09T08:00', end: '2026-12-09T12:00' },
  });
  await anEvent(h.chair, { title: 'Lešení na průčelí', ...whole('2026-12-10', '2026-12-16') });
  await anEvent(h.chair, { title: 'Schůze výboru', isPublic: false, start: '2026-12-15T18:00', end: null });
  await anEvent(h.chair, { title: 'Odečty v šestnáctce', start: '2026-12-02T15:00', end: null, ...h.for16 });
  const weekly = { repeat: true, repeatFrequency: 'week', weekDays: [4], endRepeat: 'none' };
  await anEvent(h.chair, { title: 'Úklid schodů', start: '2026-12-03T09:00', end: null, ...weekly });
  const town = aTown(portal, calendarOf(collection('a', '20261207'), collection('b', '20261221')));
  await h.chair.asks(sources.create, { name: 'Svoz odpadu', url: 'https://obec.example/a.ics' });
  town.publishes(
    calendarOf(['BEGIN:VEVENT', 'UID:c', 'DTSTART;VALUE=DATE:20261208', 'SUMMARY:Tajná revize', 'END:VEVENT']),
  );
  await h.chair.asks(sources.create, { name: 'Výbor', url: 'https://obec.example/b.ics', isPublic: false });
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ');
async function sheet(who: Person, input: object = {}): Promise<Buffer> {
  const { url } = await who.asks(wallSheet.print, { day: '2026-12-01', ...input });
  const reply = await fetched(portal, url);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  return reply.rawPayload;
}
async function read(who: Person, input: object = {}): Promise<string> {
  const { pages } = await readPdf(await sheet(who, input));
  expect(pages).toHaveLength(1);
  return squeezed(pages[0] ?? '');
}
const kept = ['Schůze výboru', 'Odečty v šestnáctce', 'Tajná revize'];

describe('the month', () => {
  it('says what is for everybody by Czech names, whoever prints it, and nothing of what is for some', async () => {
    const byChair = await read(h.chair);
    for (const words of [
      ...[
        'Prosinec 2026',
        'pondělí',
        'neděle',
        'Štědrý den',
        '2. svátek vánoční',
        'Nový rok',
        '16:00',
        'Mikuláš na dvoře',
      ],
      ...[
        '8:00–12:00',
        'Neteče studená voda',
        'středa 9. 12., 8:00–12:00',
        'Lešení na průčelí',
        'Bioodpad',
        '7. 12., 21. 12.',
      ],
      ...['Úklid schodů', 'Když se něco stane', '112', 'Vytištěno 21. 11. 2026 z Pavlače.'],
    ])
      expect(byChair).toContain(words);
    // A series is on each of its days, over the month alone.
    expect(byChair.split('Úklid schodů')).toHaveLength(1 + 5);
    for (const words of kept) expect(byChair).not.toContain(words);
    expect(await read(h.alena)).toBe(byChair);
  });

  it('speaks English, too', async () => {
    const text = await read(h.alena, { lang: 'en' });
    for (const words of ['December 2026', 'Monday', 'Christmas Eve', 'When something happens', 'outage'])
      expect(text).toContain(words);
  });

  it('is A4 or A3 on its side, with a code that opens the month', async () => {
    const [small, large] = [await sheet(h.alena), await sheet(h.alena, { paper: 'A3' })];
    expect([(await readPdf(small)).sizes, (await readPdf(large)).sizes]).toEqual([[[297, 210]], [[420, 297]]]);
    const address = `https://portal.example/kalendar-udalosti?svj=${h.house.id}&date=2026-12-01`;
    expect([await readCode(small), await readCode(large)]).toEqual([address, address]);
  });

  it('leaves out calendars that were not chosen, the code and the numbers', async () => {
    const garden = await h.chair.asks(calendars.create, { calendar: { name: 'Zahrada', colour: 'blue' } });
    await anEvent(h.chair, { title: 'Hrabání listí', calendarId: garden.id, start: '2026-12-12T10:00', end: null });
    const text = await read(h.alena, { calendars: [garden.id], numbers: false, code: false });
    expect(text).toContain('Hrabání listí');
    for (const words of ['Mikuláš', 'Bioodpad', '112', 'Kalendář v telefonu']) expect(text).not.toContain(words);
    const main = await read(h.alena, { calendars: ['main'] });
    expect([main.includes('Mikuláš'), main.includes('Bioodpad'), main.includes('Hrabání')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('brings days of other modules only where they are for everybody', async () => {
    const other = await aBoardHouse(portal);
    const dateTo = '2026-12-10T19:00:00Z';
    await aSurvey(other.chair, { name: 'Barva fasády', dateTo });
    await aSurvey(other.chair, { name: 'Jen šestnáctka', dateTo, ...other.for16 });
    await aSurvey(other.chair, { name: 'Jen výbor', dateTo, toPublic: false });
    const [open, closed] = [
      await aReport(other.alena, { title: 'Výtah drhne' }),
      await aReport(other.alena, { title: 'Soused hlučí', visibility: 'private' }),
    ];
    await other.house.inside((db) =>
      db.execute(sql`update report set work_day = '2026-12-11', due_on = null, warn_on = null
        where svj_id = ${other.house.id} and id in (${open.id}, ${closed.id})`),
    );
    await aMeeting(other.chair, { name: 'Zimní shromáždění' });
    await aMeeting(other.chair, { name: 'Porada výboru', isPublic: false });
    const none = await read(other.chair);
    const all = await read(other.chair, { layers: ['meetings', 'surveys', 'works', 'reports'] });
    for (const words of ['Barva fasády', 'Výtah drhne', 'Zimní shromáždění'])
      expect([none.includes(words), all.includes(words)]).toEqual([false, true]);
    for (const words of ['Jen šestnáctka', 'Jen výbor', 'Soused hlučí', 'Porada']) expect(all).not.toContain(words);
    expect(await read(other.alena, { layers: ['meetings', 'surveys', 'works', 'reports'] })).toBe(all);
    for (const layer of ['votes', 'papers', 'bookings'])
      expect((await other.chair.refused(wallSheet.print, { day: '2026-12-01', layers: [layer] } as never)).code).toBe(
        400,
      );
  });

  it('has public contacts alone beside it', async () => {
    const other = await aBoardHouse(portal);
    const pinned = { isPinned: true, phones: [{ value: '777 204 118' }] };
    await aContact(other.chair, { companyName: 'Výtahy Beran', emergency: 'lift', ...pinned });
    await aContact(other.chair, { companyName: 'Tajný advokát', visibility: 'private', ...pinned });
    expect(await other.chair.asks(contacts.pins, {})).toMatchObject({ contacts: [{}, {}] });
    const text = await read(other.chair);
    expect(text).toContain('777 204 118');
    expect(text).not.toContain('Tajný advokát');
  });

  it('stays on one page with sixty events of long names in a day of six weeks, and says how many are left', async () => {
    const other = await aBoardHouse(portal);
    const title = 'Společná brigáda s občerstvením, soutěžemi pro děti a předáním nejkrásnějších truhlíků na pavlačích';
    await other.house.inside((db) =>
      db.execute(sql`
        insert into event (svj_id, title, place_description, starts_at, ends_at, first_day, last_day, all_day, created_at, updated_at,
          label_type)
        select ${other.house.id}, ${title} || ' ' || n, '', d, e, left(d, 10)::date, left(e, 10)::date, false, now(), now(), kind
        from generate_series(1, 60) n
        cross join lateral (select '2026-08-' || lpad((1 + n % 4)::text, 2, '0') || 'T1' || n % 10 || ':00' as d,
          '2026-08-' || lpad((1 + n % 4 + case when n % 5 = 0 then 9 else 0 end)::text, 2, '0') || 'T20:00' as e,
          (array['general', 'outage', 'waste'])[1 + n % 3] as kind) x`),
    );
    for (const input of [{ day: '2026-08-01' }, { day: '2026-08-01', of: 'year' }]) {
      const text = await read(other.chair, input);
      expect(text).toMatch(/a \d+ další/);
      expect(text).toContain('Společná brigáda');
      const { sizes } = await readPdf(await sheet(other.chair, input));
      expect(sizes).toEqual([[297, 210]]);
    }
  });
});

describe('the year', () => {
  it('has twelve months with their holidays and what is on', async () => {
    const text = await read(h.alena, { of: 'year' });
    for (const words of [
      ...[
        'Leden',
        'Prosinec',
        'Velikonoční pondělí',
        'Den české státnosti',
        '5.',
        'Mikuláš na dvoře',
        'svátek',
        'Neteče studená voda',
      ],
    ])
      expect(text).toContain(words);
    for (const words of kept) expect(text).not.toContain(words);
    expect(text.match(/Úklid schodů/g)).toHaveLength(1);
  });
});

describe('who prints it', () => {
  it.each(roleIds.filter((r) => r !== 'mayorCommittee'))(
    '%s gets the same page as anybody, for every default role reads events',
    async (role) => {
      const who = await h.house.person({ role });
      expect((await read(who, { numbers: false })).includes('Mikuláš na dvoře')).toBe(true);
    },
  );

  it('who reads no events prints none, an address is of one session and one house, and a day has to be one', async () => {
    const stranger = await (await aBoardHouse(portal)).chair;
    expect(await read(stranger)).not.toContain('Mikuláš');
    const { url } = await h.alena.asks(wallSheet.print, { day: '2026-12-01' });
    expect((await fetched(portal, `${url.slice(0, -6)}AAAAAA`)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await h.alena.refused(wallSheet.print, { day: '2026-13-01' })).code).toBe(400);
    const { updatedAt, modules, statutes } = await h.chair.asks(houseSettings.read, {});
    const fewer = modules.filter((m) => m !== 'events');
    await h.chair.asks(houseSettings.change, { updatedAt, statutes, modules: fewer } as never);
    expect((await h.alena.refused(wallSheet.print, { day: '2026-12-01' })).code).toBe(403);
    expect((await fetched(portal, url)).statusCode).toBe(403);
  });
});
