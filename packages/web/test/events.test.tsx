import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { events } from '#contract/events/endpoints.ts';
import { calendars } from '#contract/events/endpoints-calendars.ts';
import type { EventDetail } from '#contract/events/schema.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, fieldNow, gone, key, one, pick, plain, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  owner = await house.owner();
});

const text = { place_description: '<p>Program</p>' };
const anEvent = (change: object): Promise<EventDetail> =>
  chair.asks(events.create, { title: 'Schůze', ...text, start: '2027-03-04T18:00', ...change });
/** On Thursdays. */
const aMeeting = (change: object = {}) =>
  anEvent({ repeat: true, weekDays: [4], endRepeat: 'date_end', endDateRepeat: '2027-04-29', ...change });

/** What is seen of the events of a day. */
const inDay = (day: string) =>
  [...document.querySelectorAll(`#main td[data-day="${day}"] li a`)].map((link) => {
    const seen = link.cloneNode(true) as Element;
    for (const heard of seen.querySelectorAll('.vh')) heard.remove();
    return plain(seen.textContent);
  });
const holds = (day: string, ...titles: string[]) =>
  until(`not ${titles} but ${inDay(day)} on ${day}`, () => inDay(day).join('|') === titles.join('|'));
const numberOf = (day: string) =>
  until(`no ${day}`, () => document.querySelector<HTMLElement>(`#main [data-number="${day}"]`));
const standsAt = (day: string) =>
  until(`not at ${day}`, () => (document.activeElement as HTMLElement | null)?.dataset.number === day);
const main = () => document.querySelector('#main') as HTMLElement;
const way = async (name: string) => press(await one('button', name, await one('dialog', /Schůze/)));
/** The days of the whole series that the owner sees. */
const days = async (from: string, to: string) =>
  (await owner.asks(events.occurrences, { from, to })).events.map(({ startsAt, title }) => `${startsAt} ${title}`);

describe('the calendar', () => {
  it('shows a month with holidays by name, two events in a day and the rest behind a word', async () => {
    await aMeeting({ endDateRepeat: '2027-03-25' });
    await anEvent({ title: 'Lešení', start: '2027-03-24', end: '2027-03-26', allDay: true });
    await anEvent({ title: 'Úklid', start: '2027-03-25T08:00' });
    const door = await opens(house, owner, '/kalendar-udalosti?date=2027-03-10');
    await one('heading', 'březen 2027');
    await holds('2027-03-04', '18:00 Schůze');
    await holds('2027-03-24', 'Lešení');
    await holds('2027-03-25', '8:00 Úklid');
    await one('button', /^pátek 26\. března, Velký pátek/);
    // Who only reads adds nothing.
    expect(every('link', 'Nová událost')).toEqual([]);
    press(await one('button', /^a 1 další, čtvrtek 25\. března/));
    const day = await one('dialog', 'Čtvrtek 25. března');
    await until('all three', () => day.querySelectorAll('li a').length === 3);
    await nothingForAxe();
    press(await one('button', 'Zavřít'));
    await gone('dialog', 'Čtvrtek 25. března');
    press(await one('button', 'Další měsíc'));
    await one('heading', 'duben 2027');
    expect(door.address()).toContain('date=2027-04-10');
    press(await one('button', 'Předchozí měsíc'));
    press(await one('link', /^18:00 Schůze/));
    await one('heading', 'Schůze');
    expect(door.address()).toMatch(/^\/kalendar-udalosti\/\d+\?day=2027-03-04(&|$)/);
    await words('Každý čtvrtek, do 25. 3. 2027');
    press(await one('link', 'Kalendář událostí', main()));
    await one('heading', 'březen 2027');
  });

  it('says the hour of the house to whoever is elsewhere', async () => {
    const { id } = await anEvent({ title: 'Odečty', start: '2029-06-05T22:30', end: '2029-06-05T23:30' });
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Auckland';
    try {
      const door = await opens(house, owner, '/kalendar-udalosti?date=2029-06-10');
      await holds('2029-06-05', '22:30 Odečty');
      door.goes(`/kalendar-udalosti/${id}`);
      await words('Úterý 5. června 2029, 22:30–23:30');
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('is walked by arrows from day to day and from month to month', async () => {
    await opens(house, chair, '/kalendar-udalosti?date=2027-03-31');
    const last = await numberOf('2027-03-31');
    expect([...document.querySelectorAll('#main [data-number][tabindex="0"]')]).toEqual([last]);
    last.focus();
    key(last, 'ArrowUp');
    await standsAt('2027-03-24');
    key(document.activeElement as Element, 'End');
    await standsAt('2027-03-28');
    key(document.activeElement as Element, 'ArrowDown');
    await one('heading', 'duben 2027');
    await standsAt('2027-04-04');
    press(document.activeElement as HTMLElement);
    await one('heading', 'Nová událost');
    expect((await field('Začátek')).value).toBe('04. 04. 2027, 18:00');
    expect((await field('Konec')).value).toBe('04. 04. 2027, 19:00');
  });

  it('switches calendars off, remembers it, and shows one alone by its address', async () => {
    const { id } = await chair.asks(calendars.create, { calendar: { name: 'Svozy', colour: 'black' } });
    await anEvent({ title: 'Papír', start: '2027-05-10', allDay: true, calendarId: id });
    await anEvent({ title: 'Porada', start: '2027-05-10T17:00' });
    const door = await opens(house, owner, '/kalendar-udalosti?date=2027-05-01');
    await holds('2027-05-10', 'Papír', '17:00 Porada');
    const mark = await one('button', 'Svozy');
    press(mark);
    await holds('2027-05-10', '17:00 Porada');
    expect(mark.getAttribute('aria-pressed')).toBe('false');
    door.goes('/nastenka');
    await one('heading', /^Dobr/);
    door.goes('/kalendar-udalosti?date=2027-05-01');
    await holds('2027-05-10', '17:00 Porada');
    door.goes(`/kalendar-udalosti?date=2027-05-01&calendar=${id}`);
    await holds('2027-05-10', 'Papír');
    await nothingForAxe();
    press(await one('button', 'Hlavní'));
    await holds('2027-05-10', 'Papír', '17:00 Porada');
    expect(door.address()).not.toContain('calendar=');
  });

  it('shows days of other modules after its own, leads there, and switches them off', async () => {
    const report = await chair.asks(reports.create, { title: 'Kape', description: 'Ve sklepě.' });
    const due = String(report.dueOn);
    await anEvent({ title: 'Schůze', start: `${due}T18:00` });
    const door = await opens(house, owner, `/kalendar-udalosti?date=${due}`);
    await holds(due, '18:00 Schůze', 'Lhůta hlášení: Kape');
    const link = await one('link', /^Lhůta hlášení: Kape, Lhůty hlášení/);
    expect(link.getAttribute('href')).toMatch(new RegExp(`^/hlaseni/${report.id}\\b`));
    // What belongs elsewhere is carried by no hand.
    expect(link.dataset.event).toBeUndefined();
    press(await one('button', 'Lhůty hlášení'));
    await holds(due, '18:00 Schůze');
    await door.goes(`/kalendar-udalosti?date=${due}&view=list`);
    await one('link', /Schůze/);
    expect(every('link', /Lhůta hlášení/)).toEqual([]);
    press(await one('button', 'Lhůty hlášení'));
    await one('link', /Lhůta hlášení: Kape/);
    await nothingForAxe();
  });

  it('shows a week by hours and a list by days, and says where there is nothing', async () => {
    await anEvent({ title: 'Revize', start: '2027-06-16T09:00', end: '2027-06-16T11:30', place_address: 'Sklep' });
    const door = await opens(house, owner, '/kalendar-udalosti?date=2027-06-14&view=week');
    await one('heading', '14.–20. 6. 2027');
    await one('link', /^9:00 Revize/);
    await nothingForAxe();
    await pick('Jak kalendář ukázat', 'Seznam');
    await one('heading', 'Středa 16. června');
    await words('9:00–11:30, Sklep');
    await nothingForAxe();
    door.back();
    await one('heading', '14.–20. 6. 2027');
    door.goes('/kalendar-udalosti?date=2031-06-14&view=list');
    await one('heading', 'Klidné dny');
  });
});

describe('the form of an event', () => {
  it('asks for what is missing, says the rule in a sentence, and adds it', async () => {
    const door = await opens(house, chair, '/kalendar-udalosti/novy?start=2027-09-02T18:00&end=2027-09-02T19:30');
    press(await one('button', 'Přidat do kalendáře'));
    await until('title and text', () => document.querySelectorAll('[aria-invalid=true]').length === 2);
    await nothingForAxe();
    type(await field('Název'), 'Schůze výboru');
    const editor = await until('no text', () => document.querySelector<HTMLElement>('.tiptap'));
    editor.innerHTML = '<p>Program: střecha</p>';
    editor.dispatchEvent(new Event('input', { bubbles: true }));
    await pick('Jak často', 'Po týdnech');
    type(await field('Jednou za kolik týdnů'), '2');
    await words('Událost se koná každý druhý čtvrtek.');
    press(await field('pondělí'));
    await words('Událost se koná každý druhý týden v pondělí a ve čtvrtek.');
    press(await field('pondělí'));
    await pick('Do kdy', 'Kolikrát');
    type(await field('Počet opakování'), '3');
    await words('Událost se koná každý druhý čtvrtek, celkem 3krát.');
    press(await field('Hodinu předem'));
    await until('no default', () => fieldNow('Bez připomenutí')?.checked === false);
    press(await field('Bez připomenutí'));
    await until('the default alone', () => fieldNow('Hodinu předem')?.checked === false);
    press(await one('button', 'Přidat do kalendáře'));
    await one('heading', 'Schůze výboru');
    expect(door.address()).toMatch(/^\/kalendar-udalosti\/\d+\?day=2027-09-02(&|$)/);
    expect(await days('2027-09-01', '2027-11-30')).toEqual(
      ['02', '16', '30'].map((day) => `2027-09-${day}T18:00 Schůze výboru`),
    );
    await nothingForAxe();
  });

  it('names monthly rules by the first day, with the last one where it is the last', async () => {
    await opens(house, chair, '/kalendar-udalosti/novy?start=2027-12-31T18:00');
    await pick('Jak často', 'Po měsících');
    await words('Událost se koná 31. den každého měsíce.');
    await words(/^Měsíce, které tento den nemají, se vynechají/);
    await pick('Který den', 'poslední den každého měsíce');
    await words('Událost se koná poslední den každého měsíce.');
    await pick('Který den', 'poslední pátek každého měsíce');
    await pick('Jak často', 'Po letech');
    await words('Událost se koná každý rok poslední pátek v prosinci.');
  });

  it('asks which occurrences a change is of, and changes only those', async () => {
    const { id } = await aMeeting({ start: '2028-03-02T18:00', endDateRepeat: '2028-03-30' });
    await opens(house, chair, `/kalendar-udalosti/${id}/upravit?day=2028-03-16`);
    const start = await field('Začátek');
    type(start, '17. 3. 2028, 19:00');
    start.blur();
    expect((await field('Konec')).value).toBe('17. 03. 2028, 20:00');
    press(await one('button', 'Uložit změny'));
    await way('Nechat být');
    await gone('dialog', /Schůze/);
    expect(await days('2028-03-01', '2028-03-31')).toHaveLength(5);
    press(await one('button', 'Uložit změny'));
    await way('Jen této události');
    await one('heading', 'Schůze');
    await words('Změněný výskyt');
    expect((await days('2028-03-01', '2028-03-31')).map((one) => one.slice(8, 16))).toEqual([
      ...['02T18:00', '09T18:00', '17T19:00', '23T18:00', '30T18:00'],
    ]);
    press(await one('link', /^Další 23\. 3\. 2028/));
    await words(/^Čtvrtek 23\. března 2028/);
    press(await one('link', 'Upravit'));
    await one('heading', 'Úprava události');
    type(await field('Název'), 'Porada');
    press(await field('pátek'));
    press(await one('button', 'Uložit změny'));
    // One occurrence cannot have a rule of its own.
    const asking = await one('dialog', /Schůze/);
    expect(every('button', 'Jen této události', asking)).toEqual([]);
    await way('Této a všech dalších');
    await one('heading', 'Porada');
    expect((await days('2028-03-01', '2028-03-31')).map((one) => one.slice(8))).toEqual([
      ...['02T18:00 Schůze', '09T18:00 Schůze', '17T19:00 Schůze', '23T18:00 Porada', '24T18:00 Porada'],
      '30T18:00 Porada',
    ]);
  });

  it('asks the same of an occurrence that was changed by itself, and goes on from it', async () => {
    const { id } = await aMeeting({ start: '2030-03-07T18:00', endDateRepeat: '2030-03-28' });
    const one14 = await chair.asks(events.one, { id, day: '2030-03-14' });
    const own = await chair.asks(events.update, {
      ...{ id, day: '2030-03-14', typeUpdate: 'this', updatedAt: one14.updatedAt, title: 'Porada', ...text },
      start: '2030-03-15T19:00',
    });
    const door = await opens(house, chair, `/kalendar-udalosti/${own.id}/upravit`);
    type(await field('Název'), 'Velká schůze');
    press(await one('button', 'Uložit změny'));
    await words(/^Tento výskyt řady byl už dřív změněn sám\./);
    await nothingForAxe();
    press(await one('button', 'Této a všech dalších', await one('dialog', /Porada/)));
    await one('heading', 'Velká schůze');
    expect((await days('2030-03-01', '2030-03-31')).map((one) => one.slice(8))).toEqual([
      ...['07T18:00 Schůze', '15T19:00 Velká schůze', '22T19:00 Velká schůze', '29T19:00 Velká schůze'],
    ]);
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Smazat'));
    press(await one('button', 'Jen této události', await one('dialog', /Velká schůze/)));
    await until('at the list', () => /^\/kalendar-udalosti(\?|$)/.test(door.address()));
    await words('Událost je smazaná.');
    expect(await days('2030-03-01', '2030-03-31')).toHaveLength(3);
  });

  it('keeps what is typed when somebody else was faster', async () => {
    const { id, updatedAt, ...e } = await anEvent({ title: 'Brigáda', start: '2028-05-06T09:00' });
    await opens(house, chair, `/kalendar-udalosti/${id}/upravit`);
    type(await field('Název'), 'Velká brigáda');
    await chair.asks(events.update, { id, updatedAt, title: 'Jarní brigáda', ...text, start: e.startsAt });
    press(await one('button', 'Uložit změny'));
    await words(/^Záznam mezitím|^Tento záznam jste mezitím/);
    expect((await field('Název')).value).toBe('Velká brigáda');
    press(await one('button', 'Uložit moji verzi'));
    press(await one('button', 'Uložit moji verzi', await one('dialog', 'Uložit vaši verzi?')));
    await one('heading', 'Velká brigáda');
  });
});

describe('an event', () => {
  it('is deleted by occurrences of its series, after asking', async () => {
    const { id } = await aMeeting({ start: '2029-03-01T18:00', endDateRepeat: '2029-03-29' });
    const door = await opens(house, chair, `/kalendar-udalosti/${id}?day=2029-03-15`);
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Smazat'));
    await way('Jen dalších');
    await until(
      'at the list',
      () => door.address().startsWith('/kalendar-udalosti?') || door.address() === '/kalendar-udalosti',
    );
    await words('Událost je smazaná.');
    expect((await days('2029-03-01', '2029-03-31')).map((one) => one.slice(8, 10))).toEqual(['01', '08', '15']);
  });

  it('is read by whom it is for, without what they may not do, and an unknown one leads back', async () => {
    const { id } = await anEvent({ title: 'Svoz', start: '2029-05-02', allDay: true, comments: true });
    const { id: inner } = await anEvent({ title: 'Výbor', start: '2029-05-02T18:00', isPublic: false });
    const door = await opens(house, owner, `/kalendar-udalosti/${id}`);
    await one('heading', 'Svoz');
    await words('Středa 2. května 2029, celý den');
    await one('button', 'Vytisknout');
    expect([every('link', 'Upravit'), every('button', 'Další akce')]).toEqual([[], []]);
    await nothingForAxe();
    for (const unknown of [inner, 999_999, 'jinam', -1]) {
      door.goes(`/kalendar-udalosti/${unknown}`);
      await until('back at the calendar', () => /^\/kalendar-udalosti(\?|$)/.test(door.address()));
      await words(/^Tato událost v kalendáři není/);
    }
    for (const closed of ['/kalendar-udalosti/novy', `/kalendar-udalosti/${id}/upravit`]) {
      door.goes(closed);
      await until('away', () => door.address().startsWith('/nastenka'));
    }
    door.goes('/detail-svj');
    await one('tab', 'Informace');
    expect(every('tab', 'Kalendáře a štítky')).toEqual([]);
  });
});

describe('calendars and labels of the house', () => {
  it('are added, renamed, and deleted after saying where their events go', async () => {
    await opens(house, chair, '/detail-svj?tab=kalendare');
    press(await one('button', 'Přidat kalendář'));
    const adding = await one('dialog', 'Přidat kalendář');
    press(await one('button', 'Přidat kalendář', adding));
    await words('Vyplňte toto pole.');
    type(await field('Název'), 'Úklid/jaro');
    press(await one('button', 'Přidat kalendář', adding));
    await words('Název kalendáře nemůže obsahovat lomítko.');
    type(await field('Název'), 'Úklid');
    await pick('Barva', 'Žlutá');
    press(await one('button', 'Přidat kalendář', adding));
    await words('Kalendář je vytvořený.');
    await words('Úklid');
    const { calendars: all } = await owner.asks(calendars.list, {});
    const { id } = all.find(({ name }) => name === 'Úklid') ?? { id: null };
    await anEvent({ title: 'Mytí oken', start: '2029-06-04T08:00', calendarId: id });
    press(await one('button', 'Akce pro Úklid'));
    press(await one('menuitem', 'Upravit'));
    type(await field('Název'), 'Úklid domu');
    press(await one('button', 'Uložit změny', await one('dialog', 'Úprava kalendáře')));
    await words('Úklid domu');
    press(await one('button', 'Akce pro Úklid domu'));
    press(await one('menuitem', 'Smazat'));
    const sure = await one('dialog', 'Smazat kalendář Úklid domu?');
    await words('Jeho událost se přesune do hlavního kalendáře.', sure);
    press(await one('button', 'Smazat kalendář', sure));
    await until('gone', () => saying('Úklid domu').length === 0);
    expect((await owner.asks(events.occurrences, { from: '2029-06-04', to: '2029-06-04' })).events).toMatchObject([
      { title: 'Mytí oken', calendarId: null },
    ]);
    press(await one('button', 'Přidat štítek'));
    const labelling = await one('dialog', 'Přidat štítek');
    press(await one('button', 'Přidat štítek', labelling));
    await words('Vyplňte toto pole.', labelling);
    type(await field('Název'), 'Kontejner');
    await pick('Druh', 'Svoz odpadu');
    press(await one('button', 'Přidat štítek', labelling));
    await words('Kontejner');
    await nothingForAxe();
  });
});

describe('the dashboard', () => {
  it('has what is to come, cut to ten letters, with the whole name within reach', async () => {
    const now = new Date();
    const soon = new Date(now.getTime() + 3600_000).toISOString();
    portal().clock.now = now;
    const { id } = await anEvent({ title: 'Čištění okapů a svodů', start: soon, place_address: 'Dvůr' });
    const door = await opens(house, owner, '/nastenka');
    const card = await one('region', /^Události v/);
    const link = await until('no link', () => every('link', /Čištění okapů a svodů/, card)[0]);
    expect([plain(link.title), plain(link.textContent)]).toEqual([
      'Čištění okapů a svodů',
      expect.stringContaining('Čištění…'),
    ]);
    await nothingForAxe();
    press(link);
    await one('heading', 'Čištění okapů a svodů');
    expect(door.address().split('?')[0]).toBe(`/kalendar-udalosti/${id}`);
  });
});

describe('an outage', () => {
  it('is told on the dashboard and where faults are, and answers the title of a new report', async () => {
    const today = dayIn(portal().clock.now);
    const outage = { title: 'Odstávka teplé vody', start: today, allDay: true, labelId: 'outage' };
    const { id } = await anEvent({ ...outage, place_address: 'Vchod 1' });
    const door = await opens(house, owner, '/nastenka');
    const strip = await one('link', 'Odstávka teplé vody');
    expect(strip.getAttribute('href')).toMatch(new RegExp(`^/kalendar-udalosti/${id}\\b`));
    door.goes('/hlaseni');
    await one('link', 'Odstávka teplé vody');
    door.goes('/hlaseni/novy');
    await one('heading', 'Nové hlášení');
    type(await field('Stručně'), 'Nesvítí světlo');
    expect(every('link', 'Odstávka teplé vody')).toEqual([]);
    type(await field('Stručně'), 'Neteče voda');
    await one('link', 'Odstávka teplé vody');
    await words('Není to některé z těchto?');
    await words(/Vchod 1/);
    await nothingForAxe();
  });
});
