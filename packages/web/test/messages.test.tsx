import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages/endpoints.ts';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aMessage, editedMessage } from '#house/messages.ts';
import { aDoor } from './door.tsx';
import { every, field, fieldNow, one, pick, press, type, until, words } from './lookups.ts';
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

const titles = () =>
  [...document.querySelectorAll<HTMLElement>('#main tbody tr')].flatMap((row) =>
    [...row.querySelectorAll('a')].map((link) => link.textContent),
  );
const shows = (...wanted: string[]) =>
  until(`not ${wanted}, but ${titles()}`, () => titles().join('|') === wanted.join('|'));
const search = 'Hledat v názvu a textu';

describe('messages', () => {
  it('are searched, sorted in Czech order and filtered, and the way back keeps it so', async () => {
    const wanted = [
      ['Čistíme komíny', 'maintenance'],
      ['Chodba se maluje', 'repair'],
      ['Anténa na střeše', 'disorder'],
    ] as const;
    for (const [title, label] of wanted)
      await aMessage(chair, { title, label, description: '<p>Slovo kominíček</p>', toPublic: false });
    await aMessage(chair, { title: 'Jiná věc', toPublic: false });
    await opens(house, chair, '/zpravy');
    type(await field(search), 'kominicek');
    await until('three are shown', () => titles().length === 3);
    press(await one('button', 'Název'));
    await shows('Anténa na střeše', 'Čistíme komíny', 'Chodba se maluje');
    await pick('Typ', 'Oprava');
    await shows('Chodba se maluje');
    press(await one('link', 'Chodba se maluje'));
    await one('heading', 'Chodba se maluje');
    press(await one('link', 'Zprávy', document.querySelector('#main') as HTMLElement));
    await shows('Chodba se maluje');
    expect(fieldNow(search)?.value).toBe('kominicek');
    press(await one('button', /^Další filtry/));
    const from = await field('Zveřejněno od');
    type(from, '1. 1. 2035');
    from.blur();
    await words('Filtru nic neodpovídá');
    await nothingForAxe();
    press(await one('button', 'Zrušit filtry'));
    await one('link', 'Jiná věc');
  });

  it('ask for their authors when the menu of them opens, not before', async () => {
    await aMessage(chair, { title: 'Kdo to psal', toPublic: false });
    const door = await opens(house, chair, '/zpravy');
    await one('link', 'Kdo to psal');
    const authors = () => door.asked.filter(({ url }) => url.includes('/message/authors')).length;
    expect(authors()).toBe(0);
    await pick('Autor', /Předsedová/);
    await until('the author is in the address', () => door.address().includes('owner'));
    await one('link', 'Kdo to psal');
    expect(authors()).toBe(1);
  });

  it('go to the archive together after a question, and come back from it', async () => {
    for (const title of ['Stará kola', 'Úklid sklepa', 'Sbírka papíru'])
      await aMessage(chair, { title, toPublic: false, label: 'internal' });
    const door = await opens(house, chair, '/zpravy');
    for (const title of ['Stará kola', 'Úklid sklepa']) press(await one('checkbox', `Vybrat řádek ${title}`));
    await words('Vybrány 2 zprávy');
    // Over the rows, said aloud, and left in one press; the stylesheet keeps it in sight, which no document without layout shows.
    const bar = await one('status', /^Vybrány 2 zprávy/);
    const rows = document.querySelector('#main table') as HTMLElement;
    expect(bar.compareDocumentPosition(rows) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const sheet = readFileSync(new URL('../src/kit/table/Table.module.css', import.meta.url), 'utf8');
    expect(sheet).toMatch(/\.bulkPlace \{[^}]*position: sticky;[^}]*top: var\(--pv-header\)/);
    press(await one('button', 'Zrušit výběr', bar));
    await until('nothing is chosen', () => every('checkbox').every((box) => !(box as HTMLInputElement).checked));
    expect(bar.textContent).toBe('');
    for (const title of ['Stará kola', 'Úklid sklepa']) press(await one('checkbox', `Vybrat řádek ${title}`));
    press(await one('button', 'Archivovat'));
    press(await one('button', 'Archivovat zprávy', await one('dialog', /./)));
    await until('it is gone', () => !titles().includes('Stará kola'));
    press(await one('button', 'Akce pro Sbírka papíru'));
    press(await one('menuitem', 'Smazat zprávu'));
    press(await one('button', 'Smazat zprávu', await one('dialog', /./)));
    await until('it is deleted', () => !titles().includes('Sbírka papíru'));
    press(await one('tab', /^Archiv/));
    press(await one('link', 'Úklid sklepa'));
    await one('heading', 'Úklid sklepa');
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Vrátit z archivu'));
    const question = await one('dialog', /./);
    await words(/Kdo o ní už dostal e-mail, další nedostane\./, question);
    press(await one('button', 'Vrátit z archivu', question));
    await words('Zpráva je zpátky z archivu.');
    door.goes('/zpravy');
    await one('link', 'Úklid sklepa');
  });

  it('of an emergency stand on top until their end; one that is gone leads back and says so', async () => {
    const dateTo = new Date(portal().clock.now.getTime() + 3600_000).toISOString();
    const { id } = await aMessage(chair, { title: 'Neteče voda', emergency: true, dateTo, label: 'disorder' });
    const door = await opens(house, owner, '/nastenka');
    press(await one('link', /Neteče voda/));
    await words(/^Mimořádná zpráva\. Zůstane nahoře do/);
    await nothingForAxe();
    await chair.asks(messages.remove, { id });
    await door.close();
    const again = await opens(house, owner, '/nastenka');
    again.goes(`/zpravy/${id}`);
    await until('back at the list', () => /^\/zpravy(\?|$)/.test(again.address()));
    await words(/Tato zpráva tu není\. Možná byla smazána\./);
    expect(every('heading', 'Neteče voda')).toEqual([]);
  });

  it('that two people edit at once: the second is told, keeps the text, and may take theirs or store their own', async () => {
    const other = await house.person({ role: 'memberCommittee', lastName: 'Sedlařík' });
    const made = await aMessage(chair, { title: 'Nové zámky u vchodu', toPublic: false });
    const title = () => fieldNow(/^Název/)?.value;
    const answers = async (said: string) => press(await one('button', said, await one('dialog', /./)));
    const passes = () => {
      portal().clock.now = new Date(portal().clock.now.getTime() + 60_000);
    };
    await opens(house, chair, `/zpravy/${made.id}/upravit`);
    type(await field(/^Název/), 'Nové zámky a čipy');
    passes();
    const theirs = await other.asks(messages.update, editedMessage(made, { title: 'Zámky v úterý' }));
    press(await one('button', 'Uložit změny'));
    await answers('Uložit drobnou opravu');
    const take = await one('button', 'Načíst jejich verzi');
    expect(title()).toBe('Nové zámky a čipy');
    press(take);
    await answers('Načíst jejich verzi');
    await until('theirs is here', () => title() === 'Zámky v úterý');

    // Again, and now the second one wins, with the same text and after a question.
    passes();
    await other.asks(messages.update, editedMessage(theirs, { title: 'Zámky' }));
    type(await field(/^Název/), 'Zámky ve středu');
    press(await one('button', 'Uložit změny'));
    await answers('Uložit jako podstatnou');
    await words(/^Mezitím změnu uložila? .+ ve?\s\d+:\d\d\. Vaše úpravy zůstaly/);
    await nothingForAxe();
    press(await one('button', 'Uložit moji verzi'));
    await answers('Uložit moji verzi');
    await answers('Uložit jako podstatnou');
    await one('heading', 'Zámky ve středu');
  });
});

describe('comments', () => {
  it('come by a hundred, older ones when asked for, and the chair deletes one of them', async () => {
    const { id } = await aMessage(chair, { title: 'Úklid dvora', comments: true });
    // One member says at most 60 things in an hour.
    const second = await house.owner();
    for (let n = 1; n <= 102; n++)
      await (n <= 51 ? owner : second).asks(messageComments.add, { id, message: `Věta číslo ${n}.` });
    await opens(house, chair, `/zpravy/${id}`);
    const place = await one('region', 'Komentáře');
    const lines = () => every('listitem', /./, place);
    await until(`not a hundred, but ${lines().length}`, () => lines().length === 100);
    press(await one('button', 'Zobrazit starší komentáře'));
    await until('all are here', () => lines().length === 102);
    expect(lines()[0]?.textContent).toContain('Věta číslo 1.');
    press(await one('button', /^Smazat komentář/, lines()[0]));
    press(await one('button', 'Smazat komentář', await one('dialog', /./)));
    await until('it is gone', () => lines().length === 101);
    expect(lines()[0]?.textContent).toContain('Věta číslo 2.');
  });
});
