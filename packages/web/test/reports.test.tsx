import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { attached } from '#contract/documents/endpoints-attached.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { aContact } from '#house/contacts.ts';
import { aDocument } from '#house/documents.ts';
import { hands } from '#house/handovers.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aReport, solves } from '#house/reports.ts';
import { aDoor } from './door.tsx';
import { every, field, fieldNow, gone, one, pick, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';
import { sentTo } from './sent-files.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let alena: Person;
let petr: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  alena = await house.owner({ firstName: 'Alena', lastName: 'Nováková' });
  petr = await house.owner({ firstName: 'Petr', lastName: 'Řehák' });
});

const reported = (by: Person, title: string, change: object = {}) => aReport(by, { title, ...change });
const titles = () =>
  [...document.querySelectorAll<HTMLElement>('#main tbody tr')].map((row) => row.querySelector('a')?.textContent);
const shows = (...wanted: string[]) =>
  until(`not ${wanted}, but ${titles()}`, () => titles().join('|') === wanted.join('|'));
const search = 'Hledat v hlášeních';
const minute = () => {
  portal().clock.now = new Date(portal().clock.now.getTime() + 60_000);
};
/** What a file field was given by a camera or a list of files. */
const photographs = async (camera: boolean, ...names: string[]) => {
  const input = await until('no place for files', () =>
    document.querySelector<HTMLInputElement>(`input[type=file]${camera ? '[capture]' : ':not([capture])'}`),
  );
  const files = names.map((name) => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' }));
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return input;
};

describe('the list of reports', () => {
  it('counts its tabs, is searched, sorted and filtered, and the way back keeps it so', async () => {
    await reported(alena, 'Čidlo ve výtahu bliká', { type: 'fault' });
    minute();
    await reported(petr, 'Chodba je tmavá', { type: 'repair' });
    minute();
    await solves(chair, (await reported(petr, 'Anténa padá', { type: 'fault' })).id);
    const door = await opens(house, chair, '/hlaseni');
    await shows('Anténa padá', 'Chodba je tmavá', 'Čidlo ve výtahu bliká');
    await one('tab', /^Všechna\s?3$/);
    await one('tab', /^Nová\s?2$/);
    await one('tab', /^Vyřešená\s?1$/);
    await nothingForAxe();
    press(await one('button', 'Hlášení'));
    await shows('Anténa padá', 'Čidlo ve výtahu bliká', 'Chodba je tmavá');
    await pick('Druh', 'Závada');
    await shows('Anténa padá', 'Čidlo ve výtahu bliká');
    type(await field(search), 'vytah');
    await shows('Čidlo ve výtahu bliká');
    press(await one('link', 'Čidlo ve výtahu bliká'));
    await one('heading', 'Průběh');
    door.back();
    await shows('Čidlo ve výtahu bliká');
    expect(fieldNow(search)?.value).toBe('vytah');
    type(await field(search), 'nic takového');
    await words('Filtru nic neodpovídá');
  });

  it('solves the chosen ones with one text, deletes them after a question, and gives papers', async () => {
    for (const title of ['Klika', 'Zvonek', 'Okno']) await reported(alena, title);
    const door = await opens(house, chair, '/hlaseni?tab=new');
    for (const title of ['Klika', 'Zvonek']) press(await one('checkbox', `Vybrat řádek ${title}`));
    await words('Vybrána 2 hlášení');
    press(await one('button', 'Označit jako vyřešené'));
    const asking = await one('dialog', 'Označit 2 hlášení jako vyřešená');
    press(await one('button', 'Označit jako vyřešené', asking));
    await words('Vyplňte toto pole.');
    type(await field('Co se udělalo'), 'Zámečník vše vyměnil.');
    await nothingForAxe();
    press(await one('button', 'Označit jako vyřešené', asking));
    await words('Vybraná hlášení jsou vyřešená.');
    await until('they left the tab', () => !titles().includes('Klika') && titles().includes('Okno'));
    press(await one('button', 'Akce pro Okno'));
    press(await one('menuitem', 'Smazat hlášení'));
    press(await one('button', 'Smazat hlášení', await one('dialog', /Smazat hlášení Okno/)));
    await until('it is deleted', () => !titles().includes('Okno'));
    press(await one('tab', /^Vyřešená/));
    press(await one('link', 'Klika'));
    await words('Zámečník vše vyměnil.');
    door.goes('/hlaseni');
    await until('all are here', () => titles().includes('Klika'));
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Stáhnout tabulku XLSX'));
    await until('a ticket', () =>
      door.asked.some(({ url, status }) => url.endsWith('/report/export') && status === 200),
    );
  });

  it('is for owners without a way to choose many, and empty where nothing was reported', async () => {
    const door = await opens(house, petr, '/hlaseni');
    await until('rows', () => titles().length > 0);
    expect(every('checkbox')).toEqual([]);
    await door.close();
    const calm = await aHouse(portal());
    await opens(calm, await calm.owner(), '/hlaseni');
    await words('Zatím tu není žádné hlášení');
    await one('link', 'Nové hlášení');
    await nothingForAxe();
  });
});

describe('a new report', () => {
  it('asks for what is missing, starts a complaint as private and says so, and shows the report', async () => {
    const door = await opens(house, alena, '/hlaseni/novy');
    press(await one('button', 'Odeslat hlášení'));
    await until('both fields', () => document.querySelectorAll('[aria-invalid=true]').length === 2);
    expect((await one('radio', /^Celý dům/)) as HTMLInputElement).toHaveProperty('checked', true);
    press(await one('radio', /^Stížnost/));
    await words('Stížnost začíná jako soukromá. Můžete ji ukázat celému domu.');
    expect((await one('radio', /^Soukromé/)) as HTMLInputElement).toHaveProperty('checked', true);
    expect(fieldNow('Řešitel')).toBeUndefined();
    await words(/^Řešit to bude .*Předsedová/);
    type(await field('Stručně'), 'Hluk po desáté');
    type(await field('Popis'), 'Každý pátek.\nDá se s tím něco dělat?');
    type(await field('Společný prostor'), 'dvůr');
    await nothingForAxe();
    press(await one('button', 'Odeslat hlášení'));
    await one('heading', 'Hluk po desáté');
    expect(door.address()).toMatch(/^\/hlaseni\/\d+(\?|$)/);
    await words('dvůr');
    const { reports: mine } = await alena.asks(reports.list, { filters: JSON.stringify({ text: 'Hluk' }) as never });
    expect(mine[0]).toMatchObject({ type: 'complaint', visibility: 'private', status: 'new' });
    expect((await petr.refused(reports.one, { id: mine[0]?.id as number })).code).toBe(404);
  });

  it('goes without a photograph that failed, and takes it once it is tried again', async () => {
    vi.stubGlobal('XMLHttpRequest', sentTo(portal));
    const door = await opens(house, alena, '/hlaseni/novy');
    const camera = await photographs(true, 'stoupačka.pdf');
    expect(camera.accept).toBe('image/*');
    await one('button', 'Odebrat přílohu stoupačka.pdf');
    let broken = true;
    class Broken extends sentTo(portal) {
      override async send(body: FormData) {
        if (!broken) return super.send(body);
        this.status = 415;
        this.responseText = JSON.stringify({
          code: 415,
          data: null,
          message: { show: true, content: 'FILES.ERRORS.BROKEN' },
        });
        this.onload?.();
        this.onloadend?.();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Broken);
    await photographs(false, 'zeď.pdf');
    await one('button', 'Zkusit znovu nahrát soubor zeď');
    type(await field('Stručně'), 'Kape voda ze stoupačky');
    type(await field('Popis'), 'Asi kapka za vteřinu.');
    press(await one('button', 'Odeslat hlášení'));
    await words(/^Hlášení je odeslané\. Chybí k němu ještě 1 soubor\.$/);
    const [standing] = (await alena.asks(reports.list, {})).reports;
    expect(standing).toMatchObject({ title: 'Kape voda ze stoupačky', fileCount: 1 });
    const again = await one('button', 'Zkusit znovu nahrát soubor zeď');
    await nothingForAxe();
    broken = false;
    press(again);
    await until('at the report', () => door.address().startsWith(`/hlaseni/${standing?.id}`));
    await until('both are here', () => saying('zeď.pdf').length > 0 && saying('stoupačka.pdf').length > 0);
  });

  it('takes a document of the house, says who of its readers will not open it, and shows it to who may', async () => {
    const paper = await aDocument(chair, 'Nabídka firmy.txt', { isPublic: false });
    const door = await opens(house, chair, '/hlaseni/novy');
    press(await one('button', 'Vybrat dokument'));
    const dialog = await one('dialog', 'Výběr dokumentů');
    press(await one('checkbox', /Nabídka firmy/, dialog));
    press(await one('button', 'Uložit výběr', dialog));
    await words('Nabídka firmy.txt', await one('list', 'Dokumenty domu'));
    await words(/^Nabídka firmy\.txt neotevře: /);
    await nothingForAxe();
    // To the committee alone: all of it opens it.
    press(await one('radio', /^Soukromé/));
    await until('said in vain', () => !document.body.textContent?.includes('neotevře'));
    press(await one('radio', /^Celý dům/));
    type(await field('Stručně'), 'Stojí výtah');
    type(await field('Popis'), 'Mezi patry.');
    press(await one('button', 'Odeslat hlášení'));
    await one('heading', 'Stojí výtah');
    await one('button', 'Stáhnout soubor Nabídka firmy.txt');
    const at = door.address();
    press(await one('button', 'Upravit'));
    const list = await one('list', 'Dokumenty domu');
    press(await one('button', 'Akce pro Nabídka firmy.txt', list));
    press(await one('menuitem', /^Odebrat.*Nabídka firmy/));
    await gone('list', 'Dokumenty domu');
    await door.close();
    await opens(house, petr, at);
    await one('heading', 'Stojí výtah');
    expect(saying(/Nabídka firmy/)).toEqual([]);
    const used = await chair.asks(attached.uses, { files: [paper.id] });
    expect(used.uses.map((u) => u.title)).toEqual(['Stojí výtah']);
  });

  it('keeps a copy on the device until it is sent', async () => {
    const door = await opens(house, petr, '/hlaseni/novy');
    type(await field('Stručně'), 'Rozepsané');
    await words('Neuloženo, kopie je v tomto zařízení');
    door.goes('/hlaseni');
    press(await one('button', /^(Odejít|Zahodit)/, await one('dialog', /./)));
    await until('at the list', () => door.address().startsWith('/hlaseni?') || door.address() === '/hlaseni');
  });
});

describe('how fast it is solved', () => {
  it('stands in one table by kind, solver and firm, for a time that is chosen at once or by days', async () => {
    const r = await reported(alena, 'Praskla trubka');
    await hands(chair, r.id, await aContact(chair, { companyName: 'Vodo Koutný' }));
    await solves(chair, r.id);
    const door = await opens(house, chair, '/hlaseni');
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Jak rychle se řeší'));
    const dialog = await one('dialog', 'Jak rychle se řeší');
    const row = async (name: string) => (await one('row', new RegExp(`^${name}`), dialog)).textContent;
    expect(await row('Vodo Koutný')).toBe('Vodo Koutný10 dnů0\u00a0%00');
    await row('Všechna');
    await nothingForAxe();
    for (const [preset, from] of [
      ['Za celou dobu', ''],
      ['Letos', `01. 01. ${new Date().getFullYear()}`],
    ] as const) {
      press(await one('radio', preset, dialog));
      await until(`not from ${from}`, () => fieldNow('Opraveno od')?.value === from);
    }
    type(await field('Opraveno do'), `02. 01. ${new Date().getFullYear()}`);
    await words('V těchto dnech se nic neopravilo.', dialog);
    press(await one('radio', 'Za celou dobu', dialog));
    press(await one('button', 'Stáhnout tabulku XLSX', dialog));
    await until('a ticket', () =>
      door.asked.some(({ url, status }) => url.endsWith('/handover/times/export') && status === 200),
    );
  });
});

describe('one report', () => {
  it('is taken over, solved with an outcome and archived, each step with its day and name', async () => {
    const r = await reported(alena, 'Vrata nejdou zavřít');
    const door = await opens(house, chair, `/hlaseni/${r.id}`);
    press(await one('button', 'Převzít hlášení'));
    await words('Hlášení teď řešíte vy.');
    await words(/^Řeší se · právě teď/);
    await nothingForAxe();
    press(await one('button', 'Označit jako vyřešené'));
    const asking = await one('dialog', 'Označit hlášení jako vyřešené');
    press(await one('radio', 'Není to závada'));
    press(await one('button', 'Označit jako vyřešené', asking));
    await words('Vyplňte toto pole.');
    type(await field('Co se udělalo'), 'Zavírají se rukou.');
    press(await one('button', 'Označit jako vyřešené', asking));
    await words('Hlášení je vyřešené.');
    await one('heading', 'Jak to dopadlo');
    await words('Není to závada');
    expect(every('button', 'Upravit')).toEqual([]);
    press(await one('button', 'Přesunout do archivu'));
    press(await one('button', 'Přesunout do archivu', await one('dialog', /Vrata nejdou zavřít/)));
    await words('Hlášení je v archivu.');
    expect(every('textbox', 'Váš komentář')).toEqual([]);
    await one('heading', 'Historie');
    expect(saying('Převzato').length).toBe(1);
    await door.close();
    const theirs = await opens(house, alena, `/hlaseni/${r.id}`);
    press(await one('button', 'Navázat hlášením'));
    await words(/^Navazuje na hlášení Vrata nejdou zavřít/);
    type(await field('Popis'), 'Zase se nezavřela.');
    press(await one('button', 'Odeslat hlášení'));
    await one('heading', 'Souvisí');
    expect(theirs.address()).not.toContain(`/${r.id}`);
    press(await one('link', 'Vrata nejdou zavřít'));
    await words('Navazuje na něj');
  });

  it('keeps the solution of whoever comes second', async () => {
    const r = await reported(alena, 'Dvě ruce');
    await opens(house, chair, `/hlaseni/${r.id}`);
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Označit jako vyřešené'));
    type(await field('Co se udělalo'), 'Moje řešení');
    const other = await house.person({ role: 'memberCommittee', lastName: 'Sedlařík' });
    minute();
    await other.asks(reports.takeOver, { id: r.id, updatedAt: r.updatedAt });
    const asking = await one('dialog', 'Označit hlášení jako vyřešené');
    press(await one('button', 'Označit jako vyřešené', asking));
    await one('button', 'Uložit moji verzi');
    expect(fieldNow('Co se udělalo')?.value).toBe('Moje řešení');
    press(await one('button', 'Uložit moji verzi'));
    press(await one('button', 'Uložit moji verzi', await one('dialog', 'Uložit vaši verzi?')));
    await words('Hlášení je vyřešené.');
    expect((await chair.asks(reports.one, { id: r.id })).solution).toBe('Moje řešení');
  });

  it('gets another day with a reason, which its history tells', async () => {
    const r = await reported(alena, 'Vrže výtah');
    await opens(house, chair, `/hlaseni/${r.id}`);
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Změnit termín'));
    const dialog = await one('dialog', 'Změnit termín hlášení');
    const day = await field('Vyřešit do');
    expect(day.value).not.toBe('');
    type(day, '01. 01. 2020');
    press(await one('button', 'Změnit termín', dialog));
    await words('Vyplňte toto pole.', dialog);
    await nothingForAxe();
    type(await field('Proč'), 'Čekáme na díl.');
    press(await one('button', 'Změnit termín', dialog));
    await words('Vyberte dnešek, nebo pozdější den.', dialog);
    const later = new Date(Date.now() + 40 * 24 * 3600_000).toISOString().slice(0, 10).split('-');
    type(await field('Vyřešit do'), later.toReversed().join('. '));
    press(await one('button', 'Změnit termín', dialog));
    await words('Termín změněn');
    await words('Důvod: Čekáme na díl.');
  });

  it('has two streams of comments, the inner one for the committee alone', async () => {
    const r = await reported(alena, 'Mokrá zeď');
    const door = await opens(house, chair, `/hlaseni/${r.id}`);
    const inner = await one('region', 'Jen výbor');
    await words('Sousedé ani ten, kdo hlášení podal, to nevidí.', inner);
    type(await field('Váš komentář pro výbor'), 'Viník je známý');
    press(await one('button', 'Přidat jen pro výbor'));
    await until('said inside', () => inner.querySelectorAll('ol > li').length === 1);
    const outer = await one('region', 'Se sousedy');
    type(await field('Váš komentář'), 'Přijdeme ve čtvrtek');
    press(await one('button', 'Přidat komentář', outer));
    await until('said to neighbours', () => outer.querySelectorAll('ol > li').length === 1);
    expect(saying('Viník je známý', outer)).toEqual([]);
    await nothingForAxe();
    await door.close();
    await opens(house, alena, `/hlaseni/${r.id}`);
    await words('Přijdeme ve čtvrtek');
    expect(saying(/Viník|Jen výbor/)).toEqual([]);
  });

  it('is edited and withdrawn by who filed it while it is new; a stranger is led back', async () => {
    const r = await reported(alena, 'Omyl', { visibility: 'private' });
    const door = await opens(house, alena, `/hlaseni/${r.id}/upravit`);
    type(await field('Popis'), 'Upraveno');
    press(await one('button', 'Uložit změny'));
    await words('Hlášení je upravené.');
    await words('Upraveno', await one('region', 'Historie'));
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Stáhnout hlášení'));
    press(await one('button', 'Stáhnout hlášení', await one('dialog', /Omyl/)));
    await until('back at the list', () => /^\/hlaseni(\?|$)/.test(door.address()));
    await door.close();
    const theirs = await opens(house, petr, '/nastenka');
    for (const id of [String(r.id), '999999', 'jinam']) {
      theirs.goes(`/hlaseni/${id}`);
      await until('back at the list', () => /^\/hlaseni(\?|$)/.test(theirs.address()));
      await words(/Toto hlášení tu není\. Možná bylo smazáno\./);
    }
  });

  it('lets readers in to a private one and lights a door for its solver', async () => {
    const r = await reported(alena, 'Soukromá věc', { visibility: 'private' });
    const door = await opens(house, chair, '/nastenka');
    // It is called by the report whose day comes first, and leads to it.
    press(await one('link', /hlášení ček/));
    await until('a report', () => /^\/hlaseni\/\d+/.test(door.address()));
    await one('heading', 'Průběh');
    door.goes(`/hlaseni/${r.id}`);
    await one('heading', 'Soukromá věc');
    await one('heading', 'Průběh');
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Pustit další čtenáře'));
    // The window takes the focus once it is open.
    const asking = await one('dialog', 'Kdo smí soukromé hlášení číst');
    await until('focus is in it', () => asking.contains(document.activeElement));
    await pick('Přidat souseda', /Řehák/, 'Řehák');
    press(await one('button', 'Uložit čtenáře'));
    await words('Uloženo, kdo smí hlášení číst.');
    expect((await petr.asks(reports.one, { id: r.id })).title).toBe('Soukromá věc');
  });
});

describe('the same trouble', () => {
  it('is offered under the title, joined and left again, and a follow-up is offered nothing', async () => {
    const r = await reported(alena, 'Páchne to v průjezdu');
    await opens(house, petr, '/hlaseni/novy');
    type(await field('Stručně'), 'V průjezdu páchne odpad');
    const near = await one('region', 'Není to některé z těchto?');
    await words('Páchne to v průjezdu', near);
    press(await one('button', 'Mám to taky', near));
    await words('Počítáme vás. Novinky vám budeme posílat.', near);
    expect((await petr.asks(reports.one, { id: r.id })).also).toBe(true);
    press(await one('button', 'Už ne', near));
    await one('button', 'Mám to taky', near);
    expect((await petr.asks(reports.one, { id: r.id })).alsoCount).toBe(0);
    await nothingForAxe();
  });

  it('that is called mended and is not goes on in a report that follows, by one sentence', async () => {
    const r = await reported(alena, 'Zatéká okno na schodech');
    await solves(chair, r.id);
    await house.inside((db) =>
      db.execute(sql`update report set ask_at = null, asked_at = now() where svj_id = ${house.id} and id = ${r.id}`),
    );
    const door = await opens(house, alena, `/hlaseni/${r.id}`);
    press(await one('button', 'Ne, není'));
    const asking = await one('dialog', 'Co není v pořádku');
    press(await one('button', 'Založit navazující hlášení', asking));
    type((await field(/^Jednou větou/)) as HTMLInputElement, 'Zatéká dál.');
    press(await one('button', 'Založit navazující hlášení', asking));
    await until('the one that follows', () => {
      const id = /hlaseni\/(\d+)/.exec(door.address())?.[1];
      return id !== undefined && Number(id) !== r.id;
    });
    await words('Zatéká dál.');
    expect(await chair.asks(reports.one, { id: r.id })).toMatchObject({ verdict: 'not_mended', status: 'solved' });
  });
});

describe('settings of the house', () => {
  it('say who gets one kind, and the rest goes where it went', async () => {
    const own = await aHouse(portal());
    const leads = await own.chair();
    const tenant = await own.owner({ firstName: 'Karel', lastName: 'Obyčejný' });
    await own.person({ role: 'memberCommittee', firstName: 'Sofie', lastName: 'Řešitelová' });
    await opens(own, leads, '/detail-svj?tab=settings');
    await pick('Stížnost', /Řešitelová/, 'Řešit');
    press(await one('button', 'Uložit nastavení'));
    await words('Nastavení je uložené.');
    const { solver } = await aReport(tenant, { type: 'complaint' });
    expect(solver?.full_name).toMatch(/Řešitelová/);
    expect((await aReport(tenant)).solver?.full_name).toMatch(/Předsedová/);
    // Out of the committee since: who gets it instead is said until somebody else is chosen.
    await own.inside((db) =>
      db.execute(sql`update member set role = 'owner' where svj_id = ${own.id} and last_name = 'Řešitelová'`),
    );
    await opens(own, leads, '/detail-svj?tab=settings');
    await words(/Řešitelová už hlášení řešit nemůže\. Nová dostává .*Předsedová\.$/);
    await nothingForAxe();
    await pick('Stížnost', /Předsedová/, 'Předsed');
    await until('said in vain', () => !document.body.textContent?.includes('řešit nemůže'));
  });
});
