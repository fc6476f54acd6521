import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { documentDue } from '#contract/documents/endpoints-due.ts';
import { plusDays } from '#contract/documents/rules-due.ts';
import { handovers } from '#contract/handovers/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { aContact } from '#house/contacts.ts';
import { aDocument } from '#house/documents.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, one, press, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
/** The browser asks its own clock, and so does the portal here. */
let today: string;
beforeAll(async () => {
  portal().clock.now = new Date();
  today = dayIn(portal().clock.now);
  house = await aHouse(portal());
  chair = await house.chair();
});

const dialog = () => one('dialog', /./);
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('#main tbody tr')].map(
    (row) => row.querySelector('a[href*="/dokumenty/"]')?.textContent,
  );
const shows = (...wanted: string[]) =>
  until(`not ${wanted}, but ${rows()}`, () => rows().join('|') === wanted.join('|'));
const typed = (day: string) => day.split('-').reverse().map(Number).join('. ');

describe('what runs out', () => {
  it('is said of a document, told as it is typed, and closed into its history', async () => {
    const { id } = await aDocument(chair, 'Revize výtahu.txt');
    await opens(house, chair, `/dokumenty/${id}`);
    await words(/Dokument nemá termín/);
    press(await one('button', 'Nastavit termín'));
    press(await one('button', 'Uložit termín', await dialog()));
    await words(/Doplňte, do kdy platí/);
    type(await field('Firma nebo revizní technik'), 'Výtahy Lužická');
    const from = plusDays(today, -100);
    type(await field('Platí od'), typed(from));
    type(await field('Opakuje se po (měsících)'), '3');
    await words(/Další termín: /);
    await field('Komu chodí upozornění');
    await nothingForAxe();
    press(await one('button', 'Uložit termín', await dialog()));
    await words('Termín je uložený.');
    await gone('dialog', /./);
    await words(/po termínu$/);
    await words('Výtahy Lužická');
    await nothingForAxe();
    press(await one('button', 'Uzavřít kolo'));
    await words(/Další termín bude/);
    await nothingForAxe();
    press(await one('button', 'Uzavřít kolo', await dialog()));
    await words(/Kolo je uzavřené/);
    await words(/až po termínu/);
    await gone('dialog', /./);
    const { obligation } = await chair.asks(documentDue.one, { id });
    expect([obligation?.validFrom, obligation?.rounds.length]).toEqual([today, 1]);
    press(await one('button', 'Akce pro Termín'));
    press(await one('menuitem', 'Zrušit termín'));
    press(await one('button', 'Zrušit termín'));
    await words(/Dokument nemá termín/);
  });

  it('stands on the page of its firm, the next first, with the way to the others; where there is none nothing says so', async () => {
    const own = await aHouse(portal());
    const boss = await own.chair();
    const firm = await aContact(boss, { companyName: 'Výtahy Lipnice' });
    const other = await aContact(boss, { companyName: 'Malíři' });
    for (let n = 1; n <= 6; n++) {
      const { id } = await aDocument(boss, `Revize ${n}.txt`, { isPublic: n !== 1 });
      const said = { kind: 'lift', firm: 'Výtahy Lipnice', contactId: firm.id, updatedAt: null } as const;
      await boss.asks(documentDue.set, { id, ...said, validUntil: plusDays(today, n) } as never);
    }
    const door = await opens(own, boss, `/adresar-kontaktu/${firm.id}`);
    const papers = await one('region', 'Dokumenty s termínem');
    const named = () => every('link', /^Revize/, papers).map((a) => a.textContent);
    expect(named()).toEqual([1, 2, 3, 4, 5].map((n) => `Revize ${n}.txt`));
    await words(/^zbývá 1 den$/, papers);
    await nothingForAxe();
    press(await one('link', 'a další 1 dokument', papers));
    await until('all of the firm', () => rows().length === 6 && door.address().startsWith('/dokumenty/konci?'));
    expect((await field('Firma')).value).toBe('Výtahy Lipnice');
    press(await one('button', 'Zrušit filtry'));
    await until('no filter', () => !door.address().includes('contactId'));
    door.goes(`/adresar-kontaktu/${other.id}`);
    await one('heading', 'Malíři');
    await until('asked', () =>
      door.asked.some(({ url }) => url.includes('/documents/due') && url.includes(`${other.id}`)),
    );
    expect(every('region', 'Dokumenty s termínem')).toEqual([]);
    // Beside the list it is the same, and of what they may not see an owner reads nothing.
    await door.close();
    await opens(own, await own.owner(), `/adresar-kontaktu?contact=${firm.id}`);
    const beside = await one('region', 'Dokumenty s termínem');
    expect(every('link', /^Revize/, beside).map((a) => a.textContent)).toEqual(
      [2, 3, 4, 5, 6].map((n) => `Revize ${n}.txt`),
    );
    expect(every('link', /^a další/, beside)).toEqual([]);
  });

  it('is given to its firm by a report that is written by then, and handed over as soon as it stands', async () => {
    const emails = [{ value: 'brazda@firma.example' }];
    const firm = await aContact(chair, { companyName: 'Výtahy Brázda', emails });
    const { id } = await aDocument(chair, 'Revize výtahu 2025.txt');
    const said = { kind: 'lift', firm: 'Výtahy Brázda', contactId: firm.id, updatedAt: null } as const;
    await chair.asks(documentDue.set, { id, ...said, validUntil: plusDays(today, 5) } as never);
    const door = await opens(house, chair, `/dokumenty/${id}`);
    await nothingForAxe();
    press(await one('link', 'Zadat firmě'));
    expect((await field('Stručně')).value).toBe('Revize výtahu: Revize výtahu 2025.txt');
    expect((await field('Popis')).value).toMatch(/hotovo do .+ Firma: Výtahy Brázda\.$/);
    await words('Revize výtahu 2025.txt');
    press(await one('button', 'Odeslat hlášení'));
    const asking = await one('dialog', 'Předat firmě');
    expect((await field('Komu')).value).toBe('Výtahy Brázda');
    press(await one('button', 'Poslat odkaz', asking));
    await gone('dialog', 'Předat firmě');
    const reportId = Number(door.address().split('/')[2]?.split('?')[0]);
    const { type, files } = await chair.asks(reports.one, { id: reportId });
    expect([type, files.map((f) => f.id)]).toEqual(['request', [id]]);
    const { handovers: given } = await chair.asks(handovers.ofReport, { id: reportId });
    expect(given.map((h) => [h.contact?.id, h.sent?.email])).toEqual([[firm.id, 'brazda@firma.example']]);
  });

  it('a new version asks whether it closes the round', async () => {
    const { id } = await aDocument(chair, 'Pojistka.txt');
    const past = { validFrom: plusDays(today, -400), validUntil: plusDays(today, -10) };
    await chair.asks(documentDue.set, { id, kind: 'insurance', ...past } as never);
    await opens(house, chair, `/dokumenty/${id}`);
    press(await one('button', 'Nahrát novou verzi'));
    const chooses = await one('button', 'Vybrat soubor', await dialog());
    await words('Nová verze uzavírá kolo');
    expect((chooses as HTMLButtonElement).disabled).toBe(true);
    type(await field('Nově platí do'), typed(plusDays(today, 365)));
    await words(/Další termín bude/);
    await nothingForAxe();
    expect((chooses as HTMLButtonElement).disabled).toBe(false);
    press(await one('switch', /^Nová verze uzavírá kolo/, await dialog()));
    await until('nothing more is asked', () => every('textbox', 'Hotovo dne').length === 0);
    expect((chooses as HTMLButtonElement).disabled).toBe(false);
  });

  it('stands on a page of its own, what is overdue first, in tabs, and leads to the document', async () => {
    const fresh = await aHouse(portal());
    const by = await fresh.chair();
    const reader = await fresh.owner();
    const said: [string, string, number][] = [
      ['Smlouva s úklidem.txt', 'contract', 300],
      ['Výtah.txt', 'lift', 20],
      ['Hasicí přístroje.txt', 'fire', -12],
    ];
    for (const [name, kind, days] of said) {
      const { id } = await aDocument(by, name);
      const input = { id, kind, validUntil: plusDays(today, days), watchers: [reader.memberId] };
      await by.asks(documentDue.set, input as never);
    }
    const door = await opens(fresh, reader, '/dokumenty');
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Co končí'));
    await one('heading', 'Co končí');
    await shows('Hasicí přístroje.txt', 'Výtah.txt', 'Smlouva s úklidem.txt');
    await words('12 dnů po termínu');
    await words('zbývá 20 dnů');
    await nothingForAxe();
    press(await one('tab', /^Po termínu/));
    await shows('Hasicí přístroje.txt');
    press(await one('tab', /^Všechno/));
    type(await field('Hledat v názvu a firmě'), 'vytah');
    await shows('Výtah.txt');
    press(await one('link', 'Výtah.txt'));
    await one('heading', 'Výtah.txt');
    await words('zbývá 20 dnů');
    expect(every('button', 'Uzavřít kolo')).toEqual([]);
    door.goes('/dokumenty');
    await until('a tag in the list', () => document.querySelector('#main tbody')?.textContent?.includes('12 dnů po'));
    door.goes('/nastenka');
    await one('link', /dokument po termínu/);
  });

  it('a house without any says how it begins', async () => {
    const fresh = await aHouse(portal());
    const by = await fresh.chair();
    await opens(fresh, by, '/dokumenty/konci');
    await words('Nic nemá termín');
    await words(/Otevřete dokument a nastavte/);
    expect(every('tab')).toEqual([]);
  });
});
