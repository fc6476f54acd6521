import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { allPart } from '#contract/base/calls/paging.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { folders as calls } from '#contract/documents/endpoints-folders.ts';
import { aDocument, aFolder } from '#house/documents.ts';
import { owned } from '#house/entitled.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { uploads } from '#house/sending-files.ts';
import { aDoor } from './door.tsx';
import { every, field, fieldNow, gone, one, pick, press, type, until, words } from './lookups.ts';
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

const main = () => document.querySelector('#main') as HTMLElement;
const names = () =>
  [...document.querySelectorAll<HTMLElement>('#main tbody tr')].flatMap((row) =>
    [...row.querySelectorAll('a[data-file]')].map((link) => link.textContent),
  );
const shows = (...wanted: string[]) =>
  until(`not ${wanted}, but ${names()}`, () => names().join('|') === wanted.join('|'));
/** The cards of folders, by their names. */
const cards = () =>
  [...document.querySelectorAll<HTMLElement>('#main ul[aria-label=Složky] > li a')].map(
    (card) => card.querySelector('span span')?.textContent,
  );
const dialog = () => one('dialog', /./);
const within = (name: string) => aFolder(chair, name);

describe('documents', () => {
  it('are found in folders: tree, cards, breadcrumb in the address, and back as it was', async () => {
    const revisions = await within('Revize');
    const lift = await aFolder(chair, 'Výtah', { parentId: revisions.id, color: 'dvur' });
    await aDocument(chair, 'Revize výtahu 2026.txt', { folderId: lift.id });
    await aDocument(chair, 'Přehled termínů.txt', { folderId: revisions.id });
    await aDocument(chair, 'Zápis revizora.txt', { folderId: revisions.id });
    const door = await opens(house, chair, '/dokumenty');
    press(await one('link', /^Revize\s?3 soubory/));
    await shows('Přehled termínů.txt', 'Zápis revizora.txt');
    expect(door.address()).toContain(`breadcrumb=root%2C${revisions.id}`);
    expect(cards()).toEqual(['Výtah']);
    await until(
      'the tree is open',
      () => every('link', 'Výtah', document.querySelector('nav[aria-label=Složky]') as HTMLElement)[0],
    );
    await nothingForAxe();
    press(await one('button', 'Název'));
    await shows('Zápis revizora.txt', 'Přehled termínů.txt');
    type(await field('Hledat v názvu, popisu a textu'), 'zapis');
    await shows('Zápis revizora.txt');
    press(await one('button', 'Akce pro Zápis revizora'));
    press(await one('menuitem', 'Otevřít dokument'));
    await one('heading', 'Zápis revizora.txt');
    press(await one('link', 'Dokumenty', main()));
    await shows('Zápis revizora.txt');
    expect(fieldNow('Hledat v názvu, popisu a textu')?.value).toBe('zapis');
    type(await field('Hledat v názvu, popisu a textu'), 'nic takového');
    await words('Filtru nic neodpovídá');
    press(await one('button', 'Zrušit filtry'));
    press(await one('link', /^Výtah\s?1 soubor/));
    await shows('Revize výtahu 2026.txt');
    press(await one('link', 'Revize', document.querySelector('nav[aria-label="Kde jste"]') as HTMLElement));
    await until('one folder up', () => cards().join() === 'Výtah');
  });

  it('show their facts beside the list, and go away by Escape', async () => {
    const folder = await within('Údaje');
    await aDocument(chair, 'Smlouva s úklidem.txt', {
      folderId: folder.id,
      isPublic: false,
      description: 'Platí od ledna',
    });
    await opens(house, chair, `/dokumenty?breadcrumb=root,${folder.id}`);
    press(await one('link', 'Smlouva s úklidem.txt'));
    const panel = await until('no panel', () =>
      document.querySelector<HTMLElement>('aside[aria-label^="O dokumentu"]'),
    );
    await words('Platí od ledna', panel);
    await words('výbor', panel);
    await nothingForAxe();
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until('closed', () => !document.querySelector('aside[aria-label^="O dokumentu"]'));
  });

  it('of a folder that is for one unit alone do not say that the whole house sees them', async () => {
    const { id } = await house.unit(chair, '1/7', [1, 9], owned(owner));
    const narrowed = await aFolder(chair, 'Jen sedmička', { audience: [{ kind: 'unit', id }] });
    const inside = await aFolder(chair, 'Hlouběji', { parentId: narrowed.id });
    const file = await aDocument(chair, 'Zápis z prohlídky.txt', { folderId: inside.id });
    await opens(house, chair, `/dokumenty/${file.id}`);
    await words('vybraní', main());
    expect(main().textContent).not.toContain('celý dům');
  });

  it('who only reads sees what is for them, without who sees it and without deeds', async () => {
    const folder = await within('Pro všechny');
    await aFolder(chair, 'Dlužníci', { visibility: 'committee', parentId: folder.id });
    await aDocument(chair, 'Domovní řád.txt', { folderId: folder.id });
    await aDocument(chair, 'Koncept.txt', { folderId: folder.id, isPublic: false });
    await opens(house, owner, `/dokumenty?breadcrumb=root,${folder.id}`);
    await shows('Domovní řád.txt');
    expect(cards()).toEqual([]);
    expect([every('columnheader', 'Vidí'), every('button', 'Nahrát soubory'), every('button', 'Nová složka')]).toEqual([
      [],
      [],
      [],
    ]);
    press(await one('button', 'Akce pro Domovní řád'));
    await one('menuitem', 'Stáhnout');
    expect(every('menuitem', 'Smazat dokument')).toEqual([]);
  });

  it('a folder that is not there, or not for the asker, leads to all documents and says so', async () => {
    const hidden = await aFolder(chair, 'Tajná', { visibility: 'committee' });
    const door = await opens(house, owner, `/dokumenty?breadcrumb=root,${hidden.id}`);
    await words('Tato složka tu není. Možná byla smazána.');
    await until('outside of all', () => !door.address().includes('breadcrumb'));
    expect(cards()).not.toContain('Tajná');
  });

  it('folders are made, changed, moved and deleted, after it is said what goes', async () => {
    await within('Archiv');
    await opens(house, chair, '/dokumenty');
    press(await one('button', 'Nová složka'));
    press(await one('button', 'Vytvořit složku', await dialog()));
    await until('the name is wrong', () => fieldNow('Název složky')?.getAttribute('aria-invalid') === 'true');
    type(await field('Název složky'), 'Pojistky');
    await pick('Kdo složku vidí', 'Jen výbor');
    await nothingForAxe();
    press(await one('button', 'Vytvořit složku', await dialog()));
    await words('Složka je vytvořená.');
    await gone('dialog', /./);
    const { folders } = await chair.asks(calls.list, {});
    const made = folders.find((one) => one.name === 'Pojistky');
    expect(made?.visibility).toBe('committee');
    await aDocument(chair, 'Pojistka domu.txt', { folderId: made?.id });
    press(await one('button', 'Akce pro Pojistky'));
    press(await one('menuitem', 'Upravit složku'));
    type(await field('Název složky'), 'Pojištění');
    press(await one('button', /^Uložit/, await dialog()));
    await until('it is called anew', () => cards().includes('Pojištění'));
    await gone('dialog', /./);
    press(await one('button', 'Akce pro Pojištění'));
    press(await one('menuitem', 'Přesunout'));
    press(await one('radio', 'Archiv', await dialog()));
    press(await one('button', 'Přesunout sem', await dialog()));
    await until('it is gone from here', () => !cards().includes('Pojištění'));
    await gone('dialog', /./);
    press(await one('button', 'Akce pro Archiv'));
    press(await one('menuitem', 'Smazat složku'));
    await words(/i 1 složka v ní a 1 soubor/, await dialog());
    press(await one('button', 'Smazat složku', await dialog()));
    await until('it is deleted', () => !cards().includes('Archiv'));
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Koš'));
    await one('heading', 'Koš dokumentů');
    await nothingForAxe();
    press(await one('button', 'Vrátit Archiv'));
    await words('Je to zpátky na svém místě.');
    press(await one('link', 'Dokumenty', main()));
    await until('it is back', () => cards().includes('Archiv'));
  });

  it('several are chosen, moved and deleted together', async () => {
    const from = await within('Odsud');
    await within('Sem');
    for (const name of ['A.txt', 'B.txt', 'C.txt']) await aDocument(chair, name, { folderId: from.id });
    await opens(house, chair, `/dokumenty?breadcrumb=root,${from.id}`);
    for (const name of ['A', 'B']) press(await one('checkbox', `Vybrat řádek ${name}`));
    await words('Vybrány 2 dokumenty');
    press(await one('button', 'Přesunout'));
    press(await one('radio', 'Sem', await dialog()));
    press(await one('button', 'Přesunout sem', await dialog()));
    await shows('C.txt');
    await gone('dialog', /./);
    press(await one('checkbox', 'Vybrat řádek C'));
    press(await one('button', /^Smazat/));
    press(await one('button', 'Smazat vybrané'));
    await words('Složka je prázdná');
  });

  it('are chosen among tiles as among rows, all of them at once, and stay chosen when the view changes', async () => {
    const from = await within('Dlaždicová');
    await within('Kam s tím');
    for (const name of ['A.txt', 'B.txt', 'C.txt']) await aDocument(chair, name, { folderId: from.id });
    await opens(house, chair, `/dokumenty?breadcrumb=root,${from.id}`);
    press(await one('button', 'Dlaždice'));
    const tiles = await until('no tiles', () => document.querySelector<HTMLElement>('#main ul[aria-label=Dokumenty]'));
    const standing = () => every('link', /txt$/, tiles).map((link) => link.textContent);
    await nothingForAxe();
    press(await one('checkbox', 'Vybrat řádek A', tiles));
    await words('Vybrán 1 dokument');
    await one('button', 'Stáhnout', main());
    press(await one('checkbox', 'Vybrat vše na stránce'));
    await words('Vybrány 3 dokumenty');
    press(await one('checkbox', 'Vybrat řádek C', tiles));
    press(await one('button', 'Řádky'));
    await words('Vybrány 2 dokumenty');
    press(await one('button', 'Dlaždice'));
    press(await one('button', 'Přesunout'));
    press(await one('radio', 'Kam s tím', await dialog()));
    press(await one('button', 'Přesunout sem', await dialog()));
    await gone('dialog', /./);
    await until(`not C alone, but ${standing()}`, () => every('link', /^[AB]\.txt$/, main()).length === 0);
    press(await one('checkbox', 'Vybrat řádek C'));
    press(await one('button', /^Smazat/));
    press(await one('button', 'Smazat vybrané'));
    await words('Složka je prázdná');
    localStorage.clear();
  });

  it('a link is added with the scheme that was left out, a wrong one is refused at its field', async () => {
    const folder = await within('Odkazy');
    await opens(house, chair, `/dokumenty?breadcrumb=root,${folder.id}`);
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Přidat odkaz'));
    type(await field('Název'), 'Předpisy k revizím');
    type(await field('Adresa na webu'), 'javascript:alert(1)');
    press(await one('button', 'Uložit odkaz', await dialog()));
    await words(/Odkaz má vést na web/);
    type(await field('Adresa na webu'), 'www.tzb-info.cz');
    press(await one('button', 'Uložit odkaz', await dialog()));
    await shows('Předpisy k revizím');
    const { files } = await chair.asks(documents.list, { folderId: folder.id });
    expect(files[0]?.url).toBe('https://www.tzb-info.cz/');
  });
});

describe('a document', () => {
  it('is read and edited in its place; a cancelled edit keeps what was', async () => {
    const { id } = await aDocument(chair, 'Stanovy.txt', { description: 'Úplné znění' }, 'Článek 1');
    await opens(house, chair, `/dokumenty/${id}`);
    await words('Úplné znění');
    await words('Článek 1');
    await nothingForAxe();
    press(await one('button', 'Upravit'));
    type(await field('Název'), 'Jinak');
    press(await one('button', 'Zrušit'));
    await one('heading', 'Stanovy.txt');
    press(await one('button', 'Upravit'));
    type(await field('Název'), 'Stanovy 2026');
    await nothingForAxe();
    press(await one('button', /^Uložit/));
    await one('heading', 'Stanovy 2026.txt');
    await gone('heading', 'Úprava dokumentu');
  });

  it('has versions: an older one is looked at and holds again', async () => {
    const { id } = await aDocument(chair, 'Rozpočet.csv', {}, 'položka;částka\núklid;1 200');
    const { id: fileId } = await uploads(chair, 'Rozpočet.csv', 'položka;částka\núklid;1 500');
    await chair.asks(documents.addVersion, { id, fileId });
    await opens(house, chair, `/dokumenty/${id}`);
    await words('1 500');
    press(await one('button', 'Akce pro Verze 1'));
    press(await one('menuitem', 'Zobrazit'));
    await words('1 200');
    await words(/Prohlížíte si verzi 1/);
    press(await one('button', 'Akce pro Verze 1'));
    press(await one('menuitem', 'Vrátit'));
    press(await one('button', 'Vrátit verzi', await dialog()));
    await words(/vrácená verze 1/);
    const { versions } = await chair.asks(documents.versions, { id });
    expect(versions.map((v) => [v.number, v.isCurrent, v.restoredFrom])).toEqual([
      [3, true, 1],
      [2, false, null],
      [1, false, null],
    ]);
  });

  it('what cannot be shown says so, the preview folds, and one that is gone leads to the list', async () => {
    const { id } = await aDocument(chair, 'archiv.zip', {}, 'PK\u0003\u0004 nothing');
    const door = await opens(house, owner, `/dokumenty/${id}`);
    await words(/Zobrazení pro tento typ souboru není podporováno/);
    press(await one('button', 'Zobrazit méně'));
    await one('button', 'Zobrazit více');
    expect(every('heading', 'Verze')).toEqual([]);
    await chair.asks(documents.remove, { id });
    await door.close();
    const again = await opens(house, owner, '/nastenka');
    again.goes(`/dokumenty/${id}`);
    await words('Tento dokument tu není. Možná byl smazán.');
    await until('at the list', () => /^\/dokumenty(\?|$)/.test(again.address()));
  });

  it('and folders are two groups of the header’s search', async () => {
    const folder = await within('Kominictví');
    await aDocument(chair, 'Kominík 2026.txt', { folderId: folder.id });
    const door = await opens(house, chair, '/nastenka');
    const search = await until('no search', () =>
      document.querySelector<HTMLInputElement>('header input[role=combobox], header input[type=search]'),
    );
    search.focus();
    type(search, 'komin');
    await one('option', /^Kominík 2026/);
    await words(/^Složky dokumentů/);
    press(await one('option', /^Kominictví/));
    await until('in the folder', () => door.address().includes(`breadcrumb=root%2C${folder.id}`));
    await shows('Kominík 2026.txt');
  });

  it('of a long list come by themselves near its end, also where the browser tells of two moments at once', async () => {
    const folder = await within('Archiv');
    await house.inside((db) =>
      db.execute(sql`
        insert into document (svj_id, folder_id, name, type, url, is_public, owner_id, created_at, changed_at, updated_at)
        select ${house.id}, ${folder.id}, 'Zápis ' || n, 'link', 'https://luzicka.example/', true, ${chair.memberId},
          now(), now(), now()
        from generate_series(1, ${allPart + 1}) n`),
    );
    const door = await opens(house, chair, '/nastenka');
    /** The end of the list was away and came near before the page had time to hear of either. */
    class Busy {
      private readonly tell: (seen: { isIntersecting: boolean }[]) => void;
      constructor(tell: Busy['tell']) {
        this.tell = tell;
      }
      observe(place: Element) {
        const isEnd = every('button', 'Načíst další', place as HTMLElement).length > 0;
        if (isEnd) queueMicrotask(() => this.tell([{ isIntersecting: false }, { isIntersecting: true }]));
      }
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Busy);
    door.goes(`/dokumenty?breadcrumb=root,${folder.id}&sizePerPage=all`);
    await words(/1–501 z 501/);
  });
});
