import { beforeAll, describe, expect, it } from 'vitest';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import { aTalk, replies } from '#house/discussions.ts';
import { aDocument, aFolder } from '#house/documents.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, one, press, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

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
const minutes = (n: number) => {
  portal().clock.now = new Date(portal().clock.now.getTime() + n * 60_000);
};
const names = () =>
  [...document.querySelectorAll<HTMLElement>('#main tbody tr')].map((row) => row.querySelector('a')?.textContent);
const said = () => [...document.querySelectorAll('#komentare ol > li p')].map((p) => p.textContent);
const reply = 'Vaše odpověď';

describe('discussions', () => {
  it('are listed by what was said last, marked where something is new, searched and filtered', async () => {
    const first = await aTalk(alena, { name: 'Čí je to kolo' });
    minutes(1);
    await aTalk(petr, { name: 'Chodba' });
    minutes(1);
    await replies(alena, first.id, 'Nikdo?');
    const over = await aTalk(alena, { name: 'Barva dveří' });
    await alena.asks(discussion.finish, { id: over.id, conclusion: 'Hnědá' });
    const door = await opens(house, petr, '/diskuze');
    await until(`in order, not ${names()}`, () => names().join() === 'Čí je to kolo,Chodba');
    await until('two open ones in the menu', () =>
      every('link', /^Diskuze/).some((link) => link.textContent?.includes('2')),
    );
    await words('nová pro vás');
    await nothingForAxe();
    type(await field('Hledat v diskuzích'), 'chod');
    await until('one is shown', () => names().join() === 'Chodba');
    door.goes('/diskuze?tab=closed');
    await until('the closed one', () => names().join() === 'Barva dveří');
    press(await one('link', 'Barva dveří'));
    await one('heading', 'Závěr');
    await words('Hnědá');
    await words('Diskuze je uzavřená, psát do ní už nejde.');
    expect(every('textbox', reply)).toEqual([]);
    await nothingForAxe();
  });

  it('are opened by a form that asks for what is missing, for the whole house or for groups', async () => {
    const door = await opens(house, alena, '/diskuze/novy');
    press(await one('button', 'Otevřít diskuzi'));
    await until('both fields', () => document.querySelectorAll('[aria-invalid=true]').length === 2);
    type(await field(/^O čem to je/), 'Prádelna 🧺');
    type(await field(/^Co chcete probrat/), 'Scházíme se tam tři.\nCo s tím?');
    await nothingForAxe();
    press(await one('button', 'Otevřít diskuzi'));
    await one('heading', 'Prádelna 🧺');
    expect(door.address()).toMatch(/^\/diskuze\/[A-Za-z0-9_-]{22}(\?|$)/);
    await words('Diskuze je otevřená.');
    await words(/Scházíme se tam tři\./);
  });

  it('have a line before what is new, fold what was read, and answer with a quote', async () => {
    const d = await aTalk(alena, { name: 'Kola v kočárkárně' });
    for (let n = 1; n <= 8; n += 1) {
      minutes(1);
      await replies(n === 5 ? petr : alena, d.id, `Odpověď ${n}`);
    }
    const { commentsData } = await petr.asks(discussion.one, { id: d.id });
    await petr.asks(discussion.seen, { id: d.id, commentId: commentsData.at(-1)?.id as number });
    minutes(60);
    await replies(chair, d.id, 'Odpověď 9');
    await opens(house, petr, `/diskuze/${d.url_hash}`);
    await words('Nové od vaší poslední návštěvy');
    await one('button', 'Přejít na 1 novou odpověď');
    // Of eight read ones the first two and the last own one stay; what is new never folds.
    await until('folded', () => said().join() === 'Odpověď 1,Odpověď 2,Odpověď 5,Odpověď 9');
    await nothingForAxe();
    for (const fold of every('button', /^Zobrazit \d odpovědi z/)) press(fold);
    await until('whole', () => said().length === 9);
    press(every('button', /^Citovat, Alena Nováková/)[0] as HTMLElement);
    await words('Odpovídáte na: Alena Nováková');
    type(await field(reply), 'Souhlasím s tím');
    press(await one('button', 'Odeslat odpověď'));
    await words('Odpověď je odeslaná.');
    await until('quoted', () => document.querySelector('#komentare ol blockquote p')?.textContent === 'Odpověď 1');
    const kept = await chair.asks(discussion.one, { id: d.id });
    expect(kept.commentsData.at(-1)).toMatchObject({ message: 'Souhlasím s tím', quote: { message: 'Odpověď 1' } });
  });

  it('keep what somebody was typing when they are closed at that moment, or the line breaks', async () => {
    const d = await aTalk(alena, { name: 'Poslední slovo' });
    const door = await opens(house, petr, `/diskuze/${d.url_hash}`);
    const place = await field(reply);
    type(place, 'Ještě něco');
    door.instead(({ method, url }) => (method === 'POST' && url.endsWith('/comment') ? Response.error() : undefined));
    press(await one('button', 'Odeslat odpověď'));
    await words('Odpověď se neodeslala. Zkuste to prosím znovu.');
    door.instead(null);
    await chair.asks(discussion.finish, { id: d.id, conclusion: 'Stačilo' });
    press(await one('button', 'Odeslat odpověď'));
    await words(/^Diskuze je mezitím uzavřená/);
    expect((await field(reply)).value).toBe('Ještě něco');
    expect((await chair.asks(discussion.one, { id: d.id })).commentCount).toBe(0);
    type(await field(reply), '');
  });

  it('are finished with a conclusion and opened again with a reason, by whom they may', async () => {
    const d = await aTalk(alena, { name: 'Stojan' });
    const door = await opens(house, chair, `/diskuze/${d.url_hash}`);
    press(await one('button', 'Další'));
    press(await one('menuitem', 'Ukončit diskuzi'));
    const asking = await one('dialog', 'Ukončit diskuzi');
    await field(/^Závěr/);
    press(await one('button', 'Ukončit diskuzi', asking));
    await words('Vyplňte toto pole.');
    type(await field(/^Závěr/), 'Koupíme stojan.');
    press(await one('button', 'Ukončit diskuzi', asking));
    await words('Diskuze je ukončená.');
    await one('heading', 'Závěr');
    await words('Koupíme stojan.');
    // It may stand already while the dialog still waits for the rest of the page; nobody could press under it.
    await until('no dialog', () => every('dialog', 'Ukončit diskuzi').length === 0);
    press(await one('button', 'Další'));
    press(await one('menuitem', 'Znovu otevřít'));
    type(await field(/^Důvod/), 'Nemají ho');
    press(await one('button', 'Znovu otevřít', await one('dialog', 'Znovu otevřít diskuzi')));
    await words(/^Znovu otevřená .*: Nemají ho$/);
    await one('heading', 'Předchozí závěr');
    await field(reply);
    await door.close();
    await opens(house, petr, `/diskuze/${d.url_hash}`);
    await one('heading', 'Stojan');
    expect(every('button', 'Další')).toEqual([]);
  });

  it('have replies that a neighbour reports and the committee hides, with a reason in their place', async () => {
    const d = await aTalk(alena, { name: 'Hádka' });
    await replies(petr, d.id, 'Jste hlupáci');
    const neighbour = await opens(house, alena, `/diskuze/${d.url_hash}`);
    press(await one('button', /^Co s odpovědí, Petr Řehák/));
    press(await one('menuitem', 'Nahlásit výboru'));
    const asking = await one('dialog', 'Nahlásit odpověď výboru');
    press(await one('radio', 'Něco jiného', asking));
    press(await one('button', 'Nahlásit', asking));
    await words('Vyplňte toto pole.');
    await nothingForAxe();
    press(await one('radio', 'Uráží nebo vyhrožuje', asking));
    press(await one('button', 'Nahlásit', asking));
    await words('Odpověď je nahlášená výboru.');
    await words(/^Nahlásili jste ji .*Uráží nebo vyhrožuje/);
    await neighbour.close();

    const theChair = await opens(house, chair, '/diskuze');
    await words('1 nahlášená');
    press(await one('link', 'Hádka'));
    await words('Nahlášená odpověď');
    await words(/^Alena Nováková, /);
    await nothingForAxe();
    press(await one('button', 'Skrýt odpověď'));
    const hiding = await one('dialog', 'Skrýt odpověď');
    type(await field(/^Důvod/), 'Bez urážek');
    press(await one('button', 'Skrýt odpověď', hiding));
    await words('Odpověď je skrytá.');
    await words(/^Tuto odpověď skryl výbor/);
    await one('button', 'Znovu zobrazit');
    await theChair.close();

    await opens(house, alena, `/diskuze/${d.url_hash}`);
    await words(/^Tuto odpověď skryl výbor/);
    await words('Důvod: Bez urážek');
    await words('Výbor ji skryl.');
    expect(document.body.textContent).not.toContain('hlupáci');
    expect(every('button', /^Citovat, Petr/)).toEqual([]);
    await nothingForAxe();
  });

  it('are followed and muted, and a stranger at the address is led back', async () => {
    const d = await aTalk(alena, { name: 'Sledovaná', toPublic: false });
    const open = await aTalk(alena, { name: 'Veřejná' });
    const door = await opens(house, petr, `/diskuze/${open.url_hash}`);
    press(await one('button', 'Nepsat ani o zmínkách'));
    await words('O této diskuzi vám nepíšeme vůbec.');
    const follows = () => document.querySelector<HTMLInputElement>('#main input[role=switch]') as HTMLInputElement;
    await until('not busy', () => !follows().disabled);
    press(follows());
    await words(/^Nové odpovědi vám pošleme e-mailem/);
    expect((await petr.asks(discussion.one, { id: open.id })).follow).toBe('follows');
    for (const hash of [d.url_hash, 'x'.repeat(22), 'jinam']) {
      door.goes(`/diskuze/${hash}`);
      await until('back at the list', () => /^\/diskuze(\?|$)/.test(door.address()));
      await words(/Tato diskuze tu není\. Možná byla smazána\./);
    }
    expect((await petr.refused(discussionComments.list, { id: d.id })).code).toBe(404);
  });
});

describe('a reply', () => {
  it('becomes the beginning of a report or of a draft of a vote, with the way back to it', async () => {
    const { id, url_hash: hash } = await aTalk(alena, { name: 'Kola v kočárkárně' });
    const { id: replyId } = await replies(petr, id, 'Dveře <nejdou> zavřít.');
    const turn = async (into: string) => {
      press(await one('button', /^Co s odpovědí, Petr Řehák/));
      press(await one('menuitem', into));
    };
    const door = await opens(house, chair, `/diskuze/${hash}`);
    await turn('Založit hlášení');
    await one('heading', 'Nové hlášení');
    expect((await field('Stručně')).value).toBe('Kola v kočárkárně');
    const text = document.querySelector('textarea')?.value;
    expect(text).toContain('Dveře <nejdou> zavřít.');
    expect(text).toContain(`/diskuze/${hash}#komentar-${replyId}`);
    press(await one('button', 'Odeslat hlášení'));
    await until('at the report', () => /^\/hlaseni\/\d+/.test(door.address()));
    const report = door.address();
    door.goes(`/diskuze/${hash}`);
    await words(/^Vzniklo z ní hlášení:/);
    const came = document.querySelector(`#komentar-${replyId} a[href^="/hlaseni/"]`);
    expect([came?.getAttribute('href'), came?.textContent]).toEqual([
      report,
      expect.stringMatching(/^Kola v.kočárkárně$/),
    ]);
    await nothingForAxe();
    await turn('Připravit hlasování');
    expect((await field('Název hlasování')).value).toBe('Kola v kočárkárně');
    await words('Dveře <nejdou> zavřít.');
  });

  it('offers nobody what they may not write', async () => {
    const { id, url_hash: hash } = await aTalk(petr, { name: 'Chodba' });
    await replies(petr, id, 'Vymalovat.');
    await opens(house, alena, `/diskuze/${hash}`);
    press(await one('button', /^Co s odpovědí/));
    await one('menuitem', 'Založit hlášení');
    expect(every('menuitem').map((item) => item.textContent)).toEqual(['Založit hlášení', 'Nahlásit výboru']);
  });
});

describe('documents of the house', () => {
  const picks = async (name: RegExp, folder?: RegExp) => {
    press(await one('button', 'Vybrat dokument'));
    const window = await one('dialog', 'Výběr dokumentů');
    if (folder) press(await one('button', folder, window));
    press(await one('checkbox', name, window));
    press(await one('button', 'Uložit výběr', window));
    await gone('dialog', 'Výběr dokumentů');
  };

  it('go with a reply where everybody it is for opens them, and a sentence says who does not', async () => {
    const folder = await aFolder(chair, 'Jen výbor', { visibility: 'committee' });
    await aDocument(chair, 'Domovní řád.txt');
    await aDocument(chair, 'Smlouva.txt', { folderId: folder.id });
    const d = await aTalk(chair, { name: 'Co se smí' });
    await opens(house, petr, `/diskuze/${d.url_hash}`);
    await picks(/Domovní řád/);
    await words('Domovní řád.txt');
    await nothingForAxe();
    press(await one('button', 'Odeslat odpověď'));
    await words('Odpověď je odeslaná.');
    await until('beside the reply', () =>
      document.querySelector('#komentare ol > li')?.textContent?.includes('Domovní řád.txt'),
    );
    await gone('button', /^Akce pro Domovní řád/);
    await opens(house, chair, `/diskuze/${d.url_hash}`);
    await picks(/Smlouva/, /^Jen výbor/);
    await words(/^Smlouva\.txt neotevře:/);
    type(await field(reply), 'Je to ve smlouvě');
    press(await one('button', 'Odeslat odpověď'));
    await words(/^Vybraný dokument neotevřou všichni, kdo tohle čtou\./);
    await nothingForAxe();
    expect((await chair.asks(discussion.one, { id: d.id })).commentCount).toBe(1);
    press(await one('button', /^Akce pro Smlouva/));
    press(await one('menuitem', /^Odebrat přílohu Smlouva/));
    press(await one('button', 'Odeslat odpověď'));
    await words('Odpověď je odeslaná.');
    const kept = await chair.asks(discussion.one, { id: d.id });
    expect(kept.commentsData.map(({ documents }) => documents.map((one) => one.name))).toEqual([['Domovní řád'], []]);
  });
});
