import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { weekDays, weekdayOf } from '#contract/contacts/rules-hours.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { aContact, aPersonForm, editedContact } from '#house/contacts.ts';
import { hands } from '#house/handovers.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { asDemo } from '#house/portal.ts';
import { aReport, solves } from '#house/reports.ts';
import { aDoor } from './door.tsx';
import { every, field, fieldNow, gone, key, one, pick, plain, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  // Then the register of the sample answers.
  portal().config.sample = true;
  house = await aHouse(portal());
  chair = await house.chair();
  owner = await house.owner();
});
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('#main tbody td:first-of-type, #main tbody td + td')].flatMap(
    (cell) => cell.querySelector('a[id]')?.textContent ?? [],
  );
const groups = () => [...document.querySelectorAll('#main tbody th')].map((head) => plain(head.textContent));
const calls = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('#main a[href^="tel:"]')].map((a) => a.getAttribute('href'));

describe('the book of contacts', () => {
  it('begins with whom to call at once, shows others by tabs, category and text, and calls by one touch', async () => {
    await aContact(chair, {
      ...{ companyName: 'Výtahy Vysočina', isPinned: true, emergency: 'lift', notes: 'smlouva' },
      phones: [{ value: '605 118 274' }, { value: '800 550 146', word: 'emergency' }],
    });
    await aContact(chair, { companyName: 'Střechy', category: 'construction_work', visibility: 'private' });
    await chair.asks(contacts.create, aPersonForm({ phones: [{ value: '607 000 915' }] }));
    const door = await opens(house, owner, '/adresar-kontaktu');
    await one('link', 'Zavolat: Ohrožení života, 112');
    const lift = await one('link', 'Zavolat: Uvázl výtah, 800 550 146');
    expect(lift.getAttribute('href')).toBe('tel:+420800550146');
    await until(`both rows, not ${rows()}`, () => rows().join() === 'Šárka Úlehlíková,Výtahy Vysočina');
    expect(groups()).toEqual(['Právní služby 1', 'Údržba a opravy 1']);
    expect(calls()).toContain('tel:+420607000915');
    expect(every('link', 'Přidat kontakt')).toEqual([]);
    expect(saying('jen výbor a správce')).toEqual([]);
    await nothingForAxe();
    press(await one('tab', /^Lidé/));
    await until('people', () => rows().join() === 'Šárka Úlehlíková');
    press(await one('tab', /^Všechny/));
    type(await field('Jméno, firma, obor nebo číslo'), 'vytah');
    await until('found', () => rows().join() === 'Výtahy Vysočina');
    press(await one('link', 'Výtahy Vysočina'));
    await one('heading', 'Výtahy Vysočina');
    expect((await one('link', 'Zavolat +420 800 550 146')).getAttribute('href')).toBe('tel:+420800550146');
    expect([saying('smlouva'), every('link', 'Upravit kontakt')]).toEqual([[], []]);
    await nothingForAxe();
    for (const unknown of ['999999', 'jinam', '-1']) {
      door.goes(`/adresar-kontaktu/${unknown}`);
      await until('back at the list', () => /^\/adresar-kontaktu(\?|$)/.test(door.address()));
      await words(/Tento kontakt tu není/);
    }
    door.goes('/adresar-kontaktu/novy');
    await words(/K této části nemáte oprávnění\./);
  });

  it('opens a contact beside the list, which the address keeps and the way back, Esc and the cross close', async () => {
    const own = await aHouse(portal());
    const boss = await own.chair();
    for (const companyName of ['Alfa', 'Beta']) await aContact(boss, { companyName, position: `obor ${companyName}` });
    const door = await opens(own, boss, '/adresar-kontaktu');
    const beside = () => document.querySelector<HTMLElement>('#main aside');
    const title = () => beside()?.querySelector('h2');
    const isOpen = (name: string) => () => title()?.textContent === name && document.activeElement === title();
    press(await one('link', 'Alfa'));
    await until('Alfa is read', isOpen('Alfa'));
    expect(door.address()).toMatch(/contact=/);
    expect(rows()).toEqual(['Alfa', 'Beta']);
    await one('link', 'Zavolat +420 602 418 336', beside() as HTMLElement);
    expect((await one('link', 'Alfa')).getAttribute('aria-current')).toBe('true');
    await nothingForAxe();
    // Another one takes its step in history, so one way back closes what is open.
    press(await one('link', 'Beta'));
    await until('Beta is read', isOpen('Beta'));
    door.back();
    await until('closed, back at its row', () => !beside() && document.activeElement?.textContent === 'Beta');
    expect(door.address()).not.toMatch(/contact=/);
    press(await one('link', 'Beta'));
    await until('Beta again', isOpen('Beta'));
    // A menu that is open closes first.
    press(await one('button', 'Další akce', beside() as HTMLElement));
    key(await one('menuitem', 'Otevřít stránku kontaktu'), 'Escape');
    await until('the menu is closed', () => every('menuitem').length === 0);
    expect(beside()).not.toBeNull();
    key(title() as HTMLElement, 'Escape');
    await until('closed by Esc', () => !beside() && document.activeElement?.textContent === 'Beta');
    // A filter that was typed beside it stays when it is closed.
    press(await one('link', 'Beta'));
    await until('Beta once more', isOpen('Beta'));
    type(await field('Jméno, firma, obor nebo číslo'), 'beta');
    await until('filtered', () => rows().join() === 'Beta' && /beta/.test(door.address()));
    press(await one('button', 'Zavřít kontakt'));
    await until('closed by the cross', () => !beside() && /beta/.test(door.address()));
    // An address leads to it, and nobody is moved who did not press; deleted, it closes.
    const { contacts: all } = await boss.asks(contacts.list, {});
    door.goes(`/adresar-kontaktu?contact=${all[0]?.id}`);
    await until('Alfa from the address', () => title()?.textContent === 'Alfa');
    press(await one('button', 'Další akce', beside() as HTMLElement));
    press(await one('menuitem', 'Smazat kontakt'));
    press(await one('button', 'Smazat kontakt', await one('dialog', 'Smazat kontakt Alfa?')));
    await until('gone and closed', () => !beside() && rows().join() === 'Beta');
    door.goes(`/adresar-kontaktu?contact=${all[0]?.id}`);
    await words(/Tento kontakt tu není/);
    await until('nothing is open', () => !beside() && !/contact=/.test(door.address()));
  });

  it('takes a firm whose number fills in the rest, and says at the fields what is missing or wrong', async () => {
    await opens(house, chair, '/adresar-kontaktu/novy');
    press(await one('button', 'Přidat kontakt'));
    await until('name and category', () => document.querySelectorAll('[aria-invalid=true]').length === 2);
    type(await field('IČO'), '99990033');
    press(await one('button', 'Doplnit z rejstříku'));
    await words('IČO nemá platnou kontrolní číslici.');
    type(await field('IČO'), '99990024');
    press(await one('button', 'Doplnit z rejstříku'));
    await words('Pozor: podle rejstříku tato firma zanikla.');
    await words('Odpověděl ukázkový rejstřík, údaje jsou vymyšlené.');
    expect([fieldNow(/^Název firmy/)?.value, fieldNow('Ulice a číslo')?.value, fieldNow('Obec')?.value]).toEqual([
      'Kominictví Saze s.r.o.',
      'č.p. 88',
      'Dolní Lipnice',
    ]);
    // Addresses of the register are offered to a street that is typed; one that is taken fills in the town.
    await pick('Ulice a číslo', 'Lipová 1247/14, 389 99 Horní Lipnice', 'lipova 1247');
    expect([fieldNow('Ulice a číslo')?.value, fieldNow('Obec')?.value]).toEqual(['Lipová 1247/14', 'Horní Lipnice']);
    await pick(/^Obor/, 'Údržba a opravy');
    type(await field('Telefon'), '+');
    press(await one('button', 'Přidat kontakt'));
    await words(/Telefon má mít aspoň devět číslic/);
    type(await field('Telefon'), '604 000 218');
    await nothingForAxe();
    press(await one('button', 'Přidat kontakt'));
    await one('heading', 'Kominictví Saze s.r.o.');
    await words('Kontakt je přidaný.');
    await one('link', 'Zavolat +420 604 000 218');
  });

  it('asks the register in vain when it is silent, and everything else works', async () => {
    const door = await opens(house, chair, '/adresar-kontaktu/novy');
    door.instead(({ url }) => (url.includes('/register/') ? Response.error() : undefined));
    type(await field('IČO'), '99990016');
    press(await one('button', 'Doplnit z rejstříku'));
    await words('Rejstřík teď neodpovídá. Údaje prosím vyplňte ručně.');
    expect(fieldNow('IČO')?.value).toBe('99990016');
    type(await field('IČO'), '');
  });

  it('takes hours as people say them and shows whether somebody is there now, on the contact and in its row', async () => {
    const door = await opens(house, chair, '/adresar-kontaktu/novy');
    type(await field(/^Název firmy/), 'Zámečník');
    await pick(/^Obor/, 'Údržba a opravy');
    press(await one('button', 'Zapsat otevírací dobu'));
    await until('Monday is written first', () => document.activeElement === fieldNow('pondělí'));
    type(await field('pondělí'), '16-8');
    press(await one('button', 'Přidat kontakt'));
    await words('Napište hodiny od–do, například 8–12, 13–16.30.');
    type(await field('pondělí'), 'nonstop');
    press(await one('button', 'Použít pondělí od úterý do pátku'));
    await until('Friday is like Monday', () => fieldNow('pátek')?.value === 'nonstop');
    for (const day of ['sobota', 'neděle']) type(await field(day), '0–24');
    press(await one('switch', 'Platí i ve svátky'));
    await nothingForAxe();
    press(await one('button', 'Přidat kontakt'));
    await one('heading', 'Otevírací doba');
    await words('otevřeno nonstop');
    await words('Platí i ve svátky.');
    await nothingForAxe();
    // On no day of the week but the one four days from now.
    const later = weekdayOf(addDays(dayIn(new Date()), 4));
    const hours = weekDays.map((_, day) => (day === later ? '8:30-9' : ''));
    await aContact(chair, { companyName: 'Ostraha', hours, hoursOnHolidays: true });
    // Called at any hour: its office being shut is nothing to say.
    await aContact(chair, { companyName: 'Topení', emergency: 'heat', hours, hoursOnHolidays: true });
    door.goes('/adresar-kontaktu');
    await words(/^otevřeno nonstop$/);
    await words(/^zavřeno, otevře (v|ve) .+ od 8:30$/);
    expect([saying(/^zavřeno/).length, rows().includes('Topení')]).toEqual([1, true]);
    await nothingForAxe();
  });

  it('says in a row what neighbours say of the work, once three jobs were judged', async () => {
    const own = await aHouse(portal());
    const boss = await own.chair();
    const neighbour = await own.owner();
    const firm = await aContact(boss, { companyName: 'Dobrá' });
    const few = await aContact(boss, { companyName: 'Nová' });
    const given = [];
    for (const to of [firm, firm, firm, few]) {
      const { id } = await aReport(neighbour);
      await hands(boss, id, to);
      await solves(boss, id);
      given.push(id);
    }
    await own.inside((db) =>
      db.execute(sql`update report set ask_at = null, asked_at = now() where svj_id = ${own.id}`),
    );
    for (const id of given) await neighbour.asks(reportCare.verdict, { id, verdict: 'mended' } as never);
    await opens(own, neighbour, '/adresar-kontaktu');
    await until('both', () => rows().join() === 'Dobrá,Nová');
    await words('spraveno 3 z 3');
    expect(saying(/spraveno/)).toHaveLength(1);
    await nothingForAxe();
  });

  it('keeps what was typed when somebody else changed the contact first', async () => {
    const c = await aContact(chair, { companyName: 'Malíři' });
    const clerk = await house.person({ role: 'memberCommittee', firstName: 'Jana', lastName: 'Rychlá' });
    await opens(house, chair, `/adresar-kontaktu/${c.id}/upravit`);
    type(await field(/^Název firmy/), 'Malíři Novák');
    portal().clock.now = new Date(portal().clock.now.getTime() + 1000);
    await clerk.asks(contacts.update, editedContact(c, { position: 'malování' }));
    press(await one('button', 'Uložit změny'));
    await words(/Jana Rychlá/);
    expect(fieldNow(/^Název firmy/)?.value).toBe('Malíři Novák');
    press(await one('button', 'Uložit moji verzi'));
    press(await one('button', 'Uložit moji verzi', await one('dialog', 'Uložit vaši verzi?')));
    await one('heading', 'Malíři Novák');
    await nothingForAxe();
  });

  it('deletes the chosen ones after a question, and an empty book says what belongs there', async () => {
    const empty = await aHouse(portal());
    const boss = await empty.chair();
    await aContact(boss, { companyName: 'Jedna' });
    await aContact(boss, { companyName: 'Dvě' });
    await opens(empty, boss, '/adresar-kontaktu');
    await until('both', () => rows().length === 2);
    for (const box of every('checkbox', /Jedna|Dvě/)) press(box);
    await words('Vybrány 2 kontakty');
    press(await one('button', 'Smazat'));
    press(await one('button', 'Smazat kontakty', await one('dialog', 'Smazat 2 kontakty?')));
    await words('Kontakty jsou smazané.');
    await words('Adresář je zatím prázdný');
    await nothingForAxe();
    expect((await boss.asks(contacts.list, {})).allCount).toBe(0);
  });

  it('brings pinned numbers to the dashboard, and is found from the header', async () => {
    await opens(house, owner, '/nastenka');
    await one('heading', 'Nouzová a připnutá čísla');
    await one('link', 'Uvázl výtah');
    await nothingForAxe();
  });
});

describe('in a demonstration', () => {
  it('the form keeps what is typed and says what would have happened, sorting is not scolded, nothing is deleted', async () => {
    const demo = await asDemo(portal());
    const shown = Object.create(house, { portal: { value: demo } }) as TestHouse;
    const { id } = await aContact(chair, { companyName: 'Zámečnictví Klíč' });
    document.documentElement.toggleAttribute('data-demo', true);
    const door = await opens(shown, chair, '/adresar-kontaktu/novy');
    await words('Ukázka: nic se neuloží');
    type(await field(/^Název firmy/), 'Kominictví');
    await pick(/^Obor/, 'Údržba a opravy');
    press(await one('button', 'Přidat kontakt'));
    await words(/Takhle by se to uložilo/);
    await words(/Jinak byste teď četli: „Kontakt je přidaný/);
    expect((await field(/^Název firmy/)).value).toBe('Kominictví');
    expect((await chair.asks(contacts.list, {})).contacts.map((c) => c.full_name)).not.toContain('Kominictví');
    door.goes(`/adresar-kontaktu/${id}/upravit`);
    press(await one('button', 'Odejít bez uložení'));
    expect((await one('button', 'Smazat')).hasAttribute('disabled')).toBe(true);
    door.goes(`/adresar-kontaktu/${id}`);
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Smazat kontakt'));
    const question = await one('dialog', 'Smazat kontakt Zámečnictví Klíč?');
    await words('V ukázce se nic nemaže.', question);
    expect((await one('button', 'Smazat kontakt', question)).hasAttribute('disabled')).toBe(true);
    await nothingForAxe();
    press(await one('button', 'Nechat být', question));
    await gone('dialog', /Smazat kontakt/);
    document.documentElement.toggleAttribute('data-demo', false);
    await demo.app.close();
  });
});
