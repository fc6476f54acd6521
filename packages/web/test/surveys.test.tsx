import { beforeAll, describe, expect, it } from 'vitest';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyPaper } from '#contract/surveys/endpoints-people.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDraft, answers, aSurvey, asked, editedSurvey, neighbours } from '#house/surveys.ts';
import { aDoor } from './door.tsx';
import { every, field, fieldNow, gone, key, one, pick, plain, press, saying, type, until, words } from './lookups.ts';
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
const names = () =>
  [...document.querySelectorAll<HTMLElement>('#main tbody tr')].map((row) => row.querySelector('a')?.textContent);
const shows = (...wanted: string[]) =>
  until(`not ${wanted}, but ${names()}`, () => names().join('|') === wanted.join('|'));
const dialogGone = () => until('no dialog', () => every('dialog').length === 0);
const code = () => document.querySelector('output')?.textContent ?? '';
/** Chooses what a card of an answer says. */
const choose = async (role: 'radio' | 'checkbox', name: string) => press(await one(role, name));

describe('the list of surveys', () => {
  it('counts its tabs, marks what waits for the reader, and shows drafts to the committee alone', async () => {
    const own = await aHouse(portal());
    const theirs = await own.chair();
    const owner = await own.owner();
    await opens(own, owner, '/ankety');
    await words('Zatím tu není žádná anketa');
    expect(every('link', 'Nová anketa')).toEqual([]);
    await nothingForAxe();
    await aDraft(theirs, { name: 'Tajný koncept' });
    const laundry = await aSurvey(theirs, { name: 'Prádelna' });
    const doors = await aSurvey(theirs, { name: 'Dveře' });
    const over = await aSurvey(theirs, { name: 'Skončená' });
    await theirs.asks(surveys.finish, { id: over.id });
    await answers(owner, doors, [0]);
    const door = await opens(own, owner, '/ankety');
    await one('tab', /^Všechny\s?3$/);
    await one('tab', /^Probíhají\s?2$/);
    await one('tab', /^Ukončené\s?1$/);
    expect(every('tab', /Koncepty/)).toEqual([]);
    expect(saying('čeká na vaši odpověď').length).toBe(1);
    await nothingForAxe();
    expect(saying('Odpovězeno').length).toBe(1);
    await pick('Moje odpověď', 'Jen co čeká na mě');
    await shows('Prádelna');
    door.goes('/ankety?tab=finished');
    await shows('Skončená');
    type(await field('Hledat v anketách'), 'nic takového');
    await words('Filtru nic neodpovídá');
    await door.close();
    await opens(own, theirs, '/ankety?tab=concept');
    await shows('Tajný koncept');
    await one('link', 'Nová anketa');
    expect(laundry.toAnswer).toBe(true);
  });

  it('says of an unknown survey that it is gone, and of a draft nothing to an owner', async () => {
    const { id } = await aDraft(chair, { name: 'Skrytá' });
    // It leads away at once.
    const door = await opens(house, alena, '/nastenka');
    door.goes(`/ankety/${id}`);
    await words('Tato anketa tu není. Možná byla smazána.');
    await until('at the list', () => /^\/ankety(\?|$)/.test(door.address()));
    door.goes('/ankety/x');
    await until('at the list again', () => /^\/ankety(\?|$)/.test(door.address()));
    door.goes('/ankety/novy');
    await until('at home', () => door.address().startsWith('/nastenka'));
  });
});

describe('a survey that is prepared', () => {
  it('is a draft from its first step on, is put in order by keyboard, says what it lacks, and starts', async () => {
    const door = await opens(house, chair, '/ankety/novy');
    await words(/^Do konce uvidíte i vy jen počet odpovědí.*když všichni odpoví stejně/);
    press(await one('button', 'Pokračovat na otázky'));
    await until('the name is missing', () => document.querySelector('[aria-invalid=true]'));
    type(await field('Název ankety'), 'Kolárna');
    press(await one('radio', /^Se jmény/));
    await one('switch', /^Jména vidí každý/);
    press(await one('radio', /^Anonymní/));
    await nothingForAxe();
    press(await one('button', 'Pokračovat na otázky'));
    await until('at the draft', () => /\/ankety\/\d+\/upravit/.test(door.address()));
    const draft = Number(/ankety\/(\d+)/.exec(door.address())?.[1]);
    press(await one('button', 'Přidat otázku'));
    type(await field('Otázka 1'), 'Kde má být?');
    key(await field('Otázka 1'), 'Enter');
    await until('at the first answer', () => document.activeElement === fieldNow('Odpověď 1 k 1. otázce'));
    type(await field('Odpověď 1 k 1. otázce'), 'Ve sklepě');
    type(await field('Odpověď 2 k 1. otázce'), 'Na dvoře');
    key(await field('Odpověď 2 k 1. otázce'), 'Enter');
    await until('a third answer', () => document.activeElement === fieldNow('Odpověď 3 k 1. otázce'));
    press(await one('button', 'Posunout 2. odpověď 1. otázky nahoru'));
    await words('Na dvoře: teď 1. ze 3');
    press(await one('button', 'Přidat otázku'));
    await until('a second question', () => document.activeElement === fieldNow('Otázka 2'));
    await pick('Na co se odpovídá, 2. otázka', 'Stupnice');
    await until('five steps', () => fieldNow('Odpověď 5 k 2. otázce')?.value === '5');
    expect(every('switch', /, 2. otázka$/).length).toBe(1);
    await pick('Na co se odpovídá, 2. otázka', 'Termíny');
    type(await field('Odpověď 1 k 2. otázce'), '5. 12. 2026 9:00');
    await until('several can be chosen', () => every('switch', 'Víc možností, 2. otázka')[0]?.matches(':checked'));
    await nothingForAxe();
    await pick('Na co se odpovídá, 2. otázka', 'Výběr z možností');
    await nothingForAxe();
    press(await one('button', 'Pokračovat na souhrn'));
    await words('Před spuštěním doplňte:');
    await words(/Otázka 1, odpověď 3: Odpověď nemůže být prázdná/);
    await words(/Otázka 2: Napište otázku/);
    await words(/^Vyberte konec/);
    expect(((await one('button', 'Spustit anketu')) as HTMLButtonElement).disabled).toBe(true);
    await nothingForAxe();
    press(every('link', 'Upravit otázky')[0] as HTMLElement);
    press(await one('button', 'Odebrat 3. odpověď 1. otázky'));
    await words('Odpověď nemůže být prázdná.');
    press(await one('button', 'Odebrat 2. otázku'));
    press(await one('button', 'Zpět'));
    type(await field('Konec'), '24. 12. 2026 18:00');
    press(await one('button', 'Pokračovat na otázky'));
    press(await one('button', 'Pokračovat na souhrn'));
    await words('Anketa je připravená ke spuštění.');
    press(await one('button', 'Spustit anketu'));
    press(await one('button', 'Spustit anketu', await one('dialog', 'Spustit anketu Kolárna?')));
    await until('at the survey', () => new RegExp(`/ankety/${draft}(\\?|$)`).test(door.address()));
    const kept = await chair.asks(surveys.one, { id: draft });
    expect(kept.status).toBe('active');
    expect(kept.questions.map((q) => [q.name, q.answers.map((a) => a.name)])).toEqual([
      ['Kde má být?', ['Na dvoře', 'Ve sklepě']],
    ]);
  });

  it('that somebody else saved meanwhile is not overwritten, and what was typed stays', async () => {
    const draft = await aDraft(chair, { name: 'Lavičky' });
    await opens(house, chair, `/ankety/${draft.id}/upravit`);
    type(await field('Název ankety'), 'Lavičky na dvoře');
    await chair.asks(surveys.update, editedSurvey(draft, { name: 'Lavičky jinak' }));
    press(await one('button', 'Pokračovat na otázky'));
    press(await one('button', 'Načíst jejich verzi'));
    expect(fieldNow('Název ankety')?.value).toBe('Lavičky na dvoře');
    press(await one('button', 'Načíst jejich verzi', await one('dialog', /./)));
    await until('theirs is here', () => fieldNow('Název ankety')?.value === 'Lavičky jinak');
  });

  it('asks before it is left unsaved, and keeps it where that is wanted', async () => {
    const { id } = await aDraft(chair, { name: 'Schránky' });
    const door = await opens(house, chair, `/ankety/${id}/upravit`);
    type(await field('Název ankety'), 'Nové schránky');
    press(await one('link', 'Ankety', document.getElementById('main') as HTMLElement));
    press(await one('button', 'Uložit koncept', await one('dialog', 'Uložit rozepsané jako koncept?')));
    await until('at the list', () => /^\/ankety(\?|$)/.test(door.address()));
    expect((await chair.asks(surveys.one, { id })).name).toBe('Nové schránky');
  });

  it('while it runs takes another introduction and a later end alone', async () => {
    const s = await aSurvey(chair, { name: 'Zvonky' });
    const door = await opens(house, chair, `/ankety/${s.id}/upravit`);
    await words(/^Otázky běžící ankety se nemění/);
    expect(fieldNow('Název ankety')).toBeUndefined();
    type(await field('Konec'), '22. 11. 2026 8:00');
    press(await one('button', 'Uložit změny'));
    await words(/^Konec běžící ankety jde jen posunout na později/);
    type(await field('Konec'), '31. 12. 2026 8:00');
    await nothingForAxe();
    press(await one('button', 'Uložit změny'));
    await until('at the survey', () => new RegExp(`/ankety/${s.id}(\\?|$)`).test(door.address()));
    expect((await chair.asks(surveys.one, { id: s.id })).dateTo).toBe('2026-12-31T07:00:00.000Z');
  });
});

describe('answering', () => {
  const laundry = () =>
    aSurvey(chair, {
      name: 'Prádelna a sušárna',
      questions: [
        asked('Používáte ji?', ['Často', 'Málo']),
        asked('Co chybí?', ['Sušička', 'Stůl', 'Pračka'], { multiple: true, otherAnswer: true }),
        asked('Kolik za praní?', ['20 Kč', '30 Kč'], { required: false }),
        asked('Něco k tomu?', [], { required: false, otherAnswer: true }),
      ],
    });

  it('leads from question to question, lists all at the end, asks before sending, and gives a code', async () => {
    const s = await laundry();
    const door = await opens(house, alena, `/ankety/${s.id}`);
    await words(/^Anketa je anonymní: bude vidět, že od vás přišla odpověď, ale nikdo nezjistí, jaká\.$/);
    press(await one('button', 'Jak to hlídáme a co slíbit nejde'));
    for (const sentence of [
      /po skupinách, nejméně po pěti, a pokaždé se zamíchají/,
      /^Když všichni odpoví stejně, ví se, jak odpověděl každý/,
      /^Kdo by měl dvě zálohy serveru z různých chvil, pozná nejvýš skupinu/,
    ])
      await words(sentence, await one('dialog', /Co znamená/));
    press(await one('button', 'Zavřít', await one('dialog', /Co znamená/)));
    await dialogGone();
    await words('Otázka 1 ze 4');
    press(await one('button', 'Pokračovat na 2. otázku'));
    await words('Vyberte aspoň jednu možnost.');
    await nothingForAxe();
    await choose('radio', 'Často');
    await words('Uloženo v tomto zařízení.');
    press(await one('button', 'Pokračovat na 2. otázku'));
    await one('heading', 'Co chybí?');
    await choose('checkbox', 'Stůl');
    await choose('checkbox', 'Něco jiného, napíšu');
    press(await one('button', 'Pokračovat na 3. otázku'));
    await words('Napište svou odpověď, nebo výběr zrušte.');
    type(await field('Vaše odpověď'), 'Světlo u dveří');
    await nothingForAxe();
    // Nothing of it left this device; it waits here for whoever comes back.
    expect(door.asked.filter(({ method, url }) => method !== 'GET' && url.includes('survey'))).toEqual([]);
    door.goes('/nastenka');
    await one('heading', /^Dobr/);
    door.goes(`/ankety/${s.id}`);
    await one('heading', 'Kolik za praní?');
    await words('1 ještě zbývá');
    press(await one('button', 'Pokračovat na 4. otázku'));
    press(await one('button', 'Zkontrolovat odpovědi'));
    await one('heading', 'Zkontrolujte své odpovědi');
    await words('Světlo u dveří');
    expect(saying('bez odpovědi').length).toBe(2);
    await nothingForAxe();
    press(await one('button', 'Změnit odpověď na 1. otázku'));
    await choose('radio', 'Málo');
    for (const on of ['Pokračovat na 2. otázku', 'Pokračovat na 3. otázku', 'Pokračovat na 4. otázku'])
      press(await one('button', on));
    press(await one('button', 'Zkontrolovat odpovědi'));
    press(await one('button', 'Odeslat odpovědi'));
    await words('Po odeslání odpovědi nejde změnit.');
    press(await one('button', 'Odeslat odpovědi', await one('dialog', 'Odeslat odpovědi?')));
    await one('heading', 'Odpovědi jsou odeslané');
    expect(code()).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    await nothingForAxe();
    expect(JSON.stringify(localStorage)).not.toContain('Světlo');
    // Who leaves without it is asked, and then it is nowhere.
    door.goes('/ankety');
    press(await one('button', 'Zůstat u kódu', await one('dialog', 'Máte kód uschovaný?')));
    const kept = code();
    door.goes('/ankety');
    press(await one('button', 'Mám, odejít', await one('dialog', 'Máte kód uschovaný?')));
    await one('heading', 'Ankety');
    expect(JSON.stringify(localStorage)).not.toContain(kept.replace('-', ''));
    door.goes(`/ankety/${s.id}`);
    await words('Vaše odpověď přišla, děkujeme. Změnit už nejde.');
    expect(every('button', 'Odeslat odpovědi')).toEqual([]);
  });

  it('on a phone folds why the house asks, so that the first question is seen, and opens it by a tap', async () => {
    const questions = [asked('Opravit?', ['Ano', 'Ne'])];
    const s = await aSurvey(chair, { name: 'Dvůr', description: '<p>Dlažba se propadá.</p>', questions });
    window.innerWidth = 390;
    await opens(house, alena, `/ankety/${s.id}`);
    await one('heading', 'Opravit?');
    const fold = (await one('heading', 'Proč se ptáme')).closest('details') as HTMLDetailsElement;
    expect(fold.open).toBe(false);
    press(fold.querySelector('summary') as HTMLElement);
    await words('Dlažba se propadá.', fold);
    expect(fold.open).toBe(true);
    window.innerWidth = 1440;
  });

  it('keeps answers and code on a line that breaks, and knows the answer that was stored all the same', async () => {
    const s = await aSurvey(chair, { name: 'Přerušená' });
    const door = await opens(house, petr, `/ankety/${s.id}`);
    await choose('radio', 'Hnědou');
    press(await one('button', 'Zkontrolovat odpovědi'));
    const send = async () => {
      press(await one('button', 'Odeslat odpovědi', document.getElementById('main') as HTMLElement));
      press(await one('button', 'Odeslat odpovědi', await one('dialog', 'Odeslat odpovědi?')));
      await dialogGone();
    };
    const kept = () => {
      const name = Object.keys(localStorage).find((one) => one.endsWith('.code'));
      return name ? (JSON.parse(localStorage.getItem(name) as string).values.code as string) : null;
    };
    door.instead(({ url }) => (url.includes('/vote/store') ? Response.error() : undefined));
    await send();
    const first = await until('a code is kept', kept);
    await one('heading', 'Zkontrolujte své odpovědi');
    // The second one is stored, and its answer gets lost.
    let lost = false;
    door.instead(async ({ url }) => {
      if (!url.includes('/vote/store') || lost) return undefined;
      lost = true;
      await answers(petr, s, [1], { code: first });
      return Response.error();
    });
    await send();
    await one('heading', 'Odpovědi jsou odeslané');
    expect(code().replace('-', '')).toBe(first);
    await words(/^Spojení se při odesílání přerušilo/);
    expect((await chair.asks(surveys.one, { id: s.id })).answeredCount).toBe(1);
  });

  it('for a unit is done by whoever comes first; the other of it is told who', async () => {
    const own = await aHouse(portal());
    const theirs = await own.chair();
    const [eva, jan] = [await own.owner({ lastName: 'Malá' }), await own.owner({ lastName: 'Malý' })];
    await own.unit(theirs, '1247/8', [1, 4], [{ memberIds: [eva.memberId as number, jan.memberId as number] }]);
    await own.unit(theirs, '1247/9', [1, 4], [{ memberIds: [eva.memberId as number] }]);
    const s = await aSurvey(theirs, { name: 'Za byt', answering: 'unit' });
    const door = await opens(own, eva, `/ankety/${s.id}`);
    await one('radiogroup', /^Za kterou jednotku odpovídáte/);
    await choose('radio', '1247/9');
    await until('of the other unit', () =>
      plain(document.querySelector('#main')?.textContent).includes('že za 1247/9'),
    );
    await choose('radio', '1247/8');
    await choose('radio', 'Zelenou');
    press(await one('button', 'Zkontrolovat odpovědi'));
    press(await one('button', 'Odeslat odpovědi'));
    press(await one('button', 'Odeslat odpovědi', await one('dialog', 'Odeslat odpovědi?')));
    await one('heading', 'Odpovědi jsou odeslané');
    await door.close();
    await opens(own, jan, `/ankety/${s.id}`);
    await words(/Odpověď za jednotku už přišla: .*Malá/);
    expect(every('radio')).toEqual([]);
    await nothingForAxe();
  });

  it('is not offered before the beginning, after the end, nor to whom the survey is not for', async () => {
    const ahead = await aSurvey(chair, {
      name: 'Příští',
      dateFrom: '2026-11-28T17:00:00Z',
      dateTo: '2026-12-28T17:00:00Z',
    });
    const door = await opens(house, alena, `/ankety/${ahead.id}`);
    await words(/^Anketa začíná v sobotu 28\. 11\. 2026 v 18:00/);
    expect(every('radio')).toEqual([]);
    const over = await aSurvey(chair, { name: 'Minulá' });
    await chair.asks(surveys.finish, { id: over.id });
    door.goes(`/ankety/${over.id}`);
    await words('Anketa skončila, odpovídat už nejde.');
    expect(every('radio')).toEqual([]);
  });
});

describe('what a survey came to', () => {
  it('anonymous shows nothing but the number until its end, then joined counts and codes that are found here', async () => {
    const own = await aHouse(portal());
    const theirs = await own.chair();
    const all = await neighbours(own, 15);
    const s = await aSurvey(theirs, { name: 'Co s dvorem', publishing: 'afterAnswer' });
    const mine = 'K7QM2XPA';
    for (const [n, who] of all.entries())
      await answers(who, s, [n < 6 ? 0 : n < 13 ? 1 : 2], n === 0 ? { code: mine } : {});
    const door = await opens(own, theirs, `/ankety/${s.id}/vysledky`);
    await words('Výsledek bude po konci ankety');
    await words(/Anketa je anonymní, víc zatím nevidí ani výbor/);
    await words('15 ze 16 lidí');
    await nothingForAxe();
    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Ukončit anketu'));
    press(await one('button', 'Ukončit anketu', await one('dialog', 'Ukončit anketu Co s dvorem?')));
    await one('heading', 'Kterou barvu?');
    // Two are few, so they stand with the next six, and nobody can tell which is which.
    await words('Zelenou a Šedou');
    await words('dohromady');
    await one('img', 'Zelenou a Šedou: 8 z 15, 53 procent');
    await one('img', 'Hnědou: 7 z 15, 47 procent');
    await words(/^Malé počty sčítáme dohromady/);
    await nothingForAxe();
    const before = door.asked.length;
    type(await field('Váš kód'), 'k7qm 2xpb');
    press(await one('button', 'Ověřit kód'));
    await words('Tento kód v seznamu není. Zkontrolujte, jestli nechybí znak.');
    type(await field('Váš kód'), 'k7qm 2xpa');
    press(await one('button', 'Ověřit kód'));
    await words('Kód v seznamu je, odpověď je započtená.');
    expect(door.asked.slice(before).filter(({ method, url }) => method !== 'GET' || /k7qm/i.test(url))).toEqual([]);
    press(await one('button', 'Zobrazit všech 15 kódů'));
    await words('K7QM-2XPA');
    await nothingForAxe();
    press(await one('button', 'Vytisknout výsledek'));
    await until('a ticket', () => door.asked.some(({ url, status }) => url.endsWith('/print') && status === 200));
  });

  it('with several choices says words where numbers would tell, and own words from five on', async () => {
    const own = await aHouse(portal());
    const theirs = await own.chair();
    const all = await neighbours(own, 12);
    const s = await aSurvey(theirs, {
      name: 'Co chybí',
      questions: [
        asked('Co chybí?', ['Lavičky', 'Stojan', 'Záhon'], { multiple: true }),
        asked('Něco k tomu?', [], { required: false, otherAnswer: true }),
      ],
    });
    for (const [n, who] of all.entries())
      await answers(who, s, [
        n < 10 ? [0, ...(n < 6 ? [1] : []), ...(n < 2 ? [2] : [])] : [1],
        n < 5 ? `Slova ${n}` : null,
      ]);
    await theirs.asks(surveys.finish, { id: s.id });
    await opens(own, all[0] as Person, `/ankety/${s.id}/vysledky`);
    await one('heading', 'Co chybí?');
    await words('skoro všichni');
    await words('méně než 5');
    await words(/^Kde by číslo prozradilo/);
    await words(/^Vlastní slova: 5 odpovědí, pořadí je náhodné/);
    press(await one('button', 'Všech 5 odpovědí'));
    for (const n of [0, 1, 2, 3, 4]) await words(`Slova ${n}`);
    expect(every('tab')).toEqual([]);
    await nothingForAxe();
  });

  it('that ended begins a draft of a vote with what may be told, and leads to it', async () => {
    const own = await aHouse(portal());
    const theirs = await own.chair();
    const all = await neighbours(own, 15);
    const s = await aSurvey(theirs, { name: 'Dveře' });
    for (const [n, who] of all.entries()) await answers(who, s, [n < 7 ? 1 : n < 13 ? 0 : 2]);
    await theirs.asks(surveys.finish, { id: s.id });
    const door = await opens(own, theirs, `/ankety/${s.id}/vysledky`);
    press(await one('button', 'Připravit hlasování'));
    const dialog = await one('dialog', 'Připravit hlasování');
    // The first is ticked: of those told together nobody knows how many chose which.
    const ticked = () => every('checkbox', /./, dialog).filter((box) => (box as HTMLInputElement).checked).length;
    expect([(await one('checkbox', 'Kterou barvu? Hnědou', dialog)).matches(':checked'), ticked()]).toEqual([true, 1]);
    await nothingForAxe();
    press(await one('checkbox', 'Kterou barvu? Zelenou', dialog));
    press(await one('button', 'Pokračovat na koncept', dialog));
    await until('at a new vote', () => door.address().startsWith('/hlasovani/novy'));
    expect((await field('Název hlasování')).value).toBe('Dveře');
    press(await one('button', 'Pokračovat na prezenční listinu'));
    await until('at the draft', () => /\/hlasovani\/\d+\/upravit/.test(door.address()));
    const vote = await theirs.asks(votes.one, { id: Number(/hlasovani\/(\d+)/.exec(door.address())?.[1]) });
    expect(vote.votePoints.map((p) => p.name)).toEqual(['Kterou barvu? Zelenou', 'Kterou barvu? Hnědou']);
    expect(vote.description).toContain(`/ankety/${s.id}/vysledky`);
    expect(plain(vote.description)).toContain(
      'Kterou barvu? 15 odpovědí. Hnědou 7 (47 %); Zelenou a Šedou dohromady 8 (53 %)',
    );
    door.goes(`/ankety/${s.id}/vysledky`);
    await one('link', 'Dveře', await one('region', 'Hlasování, které z ankety vzešlo'));
    await nothingForAxe();
  });

  it('of dates begins an event of the one that most can come on, and a scale tells its middle', async () => {
    const own = await aHouse(portal());
    const theirs = await own.chair();
    const [ann, bob] = (await neighbours(own, 2)) as [Person, Person];
    const at = ['2026-12-05T08:00:00Z', '2026-12-12T08:00:00Z'];
    const s = await aSurvey(theirs, {
      ...{ name: 'Brigáda', anonymous: false, dateTo: '2026-12-01T08:00:00Z' },
      questions: [
        { name: 'Kdy?', kind: 'dates', multiple: true, answers: at.map((one) => ({ at: one })) },
        { ...asked('Jak?', ['1', '2', '3', '4']), kind: 'scale' },
      ],
    });
    const door = await opens(own, ann, `/ankety/${s.id}`);
    await one('checkbox', 'sobota 5. 12. 2026 v 9:00');
    await nothingForAxe();
    await answers(ann, s, [[0, 1], 3]);
    await answers(bob, s, [[1], 2]);
    await theirs.asks(surveys.finish, { id: s.id });
    door.goes(`/ankety/${s.id}/vysledky`);
    await words('Průměr 3,50, nejvýš 4');
    expect(every('link', /Vytvořit událost/)).toEqual([]);
    await door.close();
    const chairs = await opens(own, theirs, `/ankety/${s.id}/vysledky`);
    await one('link', 'Vytvořit událost: sobota 12. 12. 2026 v 9:00');
    expect(every('link', /Vytvořit událost/).length).toBe(1);
    await nothingForAxe();
    press(every('link', /Vytvořit událost/)[0] as HTMLElement);
    await until('at a new event', () => chairs.address().startsWith('/kalendar-udalosti/novy'));
    expect((await field('Název')).value).toBe('Brigáda');
    expect((await field('Začátek')).value).toBe('12. 12. 2026, 09:00');
  });

  it('is put in order by buttons, or kept as it is offered; the result stands from the best middle place', async () => {
    const own = await aHouse(portal());
    const theirs = await own.chair();
    const [ann, bob] = (await neighbours(own, 2)) as [Person, Person];
    const s = await aSurvey(theirs, {
      ...{ name: 'Co dřív', anonymous: false },
      questions: [{ ...asked('Co opravit dřív?', ['Dveře', 'Dvůr', 'Střecha']), kind: 'order' }],
    });
    const door = await opens(own, ann, `/ankety/${s.id}`);
    const list = await one('list', 'Pořadí možností');
    const order = () => [...list.querySelectorAll('li')].map((li) => plain(li.textContent));
    press(await one('button', 'Zkontrolovat odpovědi'));
    await words('Možnosti seřaďte, nebo nechte nabídnuté pořadí.');
    await nothingForAxe();
    press(await one('button', 'Posunout výš: Střecha'));
    await words('Střecha: teď 2. ze 3');
    press(await one('button', 'Posunout výš: Střecha'));
    await words('Střecha: teď 1. ze 3');
    expect(order()).toEqual(['1Střecha', '2Dveře', '3Dvůr']);
    // At the edge the other arrow takes the focus.
    await until('the focus', () => document.activeElement?.getAttribute('aria-label') === 'Posunout níž: Střecha');
    await words('Vaše pořadí je zapsané.');
    await nothingForAxe();
    press(await one('button', 'Zkontrolovat odpovědi'));
    await words('1. Střecha');
    press(await one('button', 'Odeslat odpovědi'));
    press(await one('button', 'Odeslat odpovědi', await one('dialog', 'Odeslat odpovědi?')));
    await words('Odpovědi jsou odeslané');
    await door.close();
    const second = await opens(own, bob, `/ankety/${s.id}`);
    press(await one('button', 'Nechat toto pořadí'));
    press(await one('button', 'Zkontrolovat odpovědi'));
    await words('1. Dveře');
    await second.close();
    await answers(bob, s, [[2, 1, 0]]);
    await opens(own, theirs, `/ankety/${s.id}/vysledky`);
    await one('img', 'Střecha: průměrné místo 1,00, na prvním místě 2×');
    await one('img', 'Dvůr: průměrné místo 2,50, na prvním místě 0×');
    const names = [...document.querySelectorAll('#main ol ul > li > span:first-child')].map((e) =>
      plain(e.textContent),
    );
    expect(names).toEqual(['Střecha', 'Dveře', 'Dvůr']);
    await nothingForAxe();
  });

  it('with names tells them to the committee, and others wait for their own answer', async () => {
    const s = await aSurvey(chair, { name: 'Brigáda', anonymous: false, publishing: 'afterAnswer' });
    const before = await opens(house, petr, `/ankety/${s.id}`);
    await words('Anketa není anonymní: výbor uvidí, jak odpovídáte.');
    before.goes(`/ankety/${s.id}/vysledky`);
    await words('Výsledek uvidíte po své odpovědi');
    await answers(petr, s, [2]);
    before.goes('/ankety');
    await one('heading', 'Ankety');
    before.goes(`/ankety/${s.id}/vysledky`);
    await one('img', /^Šedou: 1 z 1/);
    expect(saying(/Zobrazit, kdo/)).toEqual([]);
    await before.close();
    await opens(house, chair, `/ankety/${s.id}/vysledky`);
    press((await words('Zobrazit, kdo (1)')) as HTMLElement);
    await words(/Petr Řehák|Řehák Petr/);
    await nothingForAxe();
    press(await one('tab', 'Odpovědi'));
    const row = await until('the answer', () => document.querySelector('#main tbody tr'));
    expect(plain(row.textContent)).toMatch(/^Petr Řehák.*Kterou barvu\?.*Šedou/);
    await nothingForAxe();
  });
});

describe('papers', () => {
  it('are printed for who has not answered, and typed in without a name, never more than were given out', async () => {
    const own = await aHouse(portal());
    const theirs = await own.chair();
    const owner = await own.owner({ lastName: 'Babičková' });
    const s = await aSurvey(theirs, { name: 'Na papíře' });
    const door = await opens(own, theirs, `/ankety/${s.id}/vysledky?section=paper`);
    await words('Žádný papír není vydaný');
    press(await one('tab', /^Kdo odpověděl/));
    await one('checkbox', /Babičková/);
    await nothingForAxe();
    await theirs.asks(surveyPaper.voteTickets, { id: s.id, users: [owner.memberId as number] });
    door.goes('/ankety');
    await one('heading', 'Ankety');
    door.goes(`/ankety/${s.id}/vysledky?section=paper`);
    await words(/^Zapsáno 0 z 1 vydaných/);
    press(await one('button', 'Zapsat papír'));
    await words('Vyberte aspoň jednu možnost.');
    await choose('radio', 'Hnědou');
    type(await field('Kód z papíru'), 'XX');
    press(await one('button', 'Zapsat papír'));
    await words('Kód má osm písmen a číslic.');
    type(await field('Kód z papíru'), '');
    await nothingForAxe();
    press(await one('button', 'Zapsat papír'));
    await words('Všechny papíry jsou zapsané');
    await gone('button', 'Zapsat papír');
    expect((await theirs.asks(surveys.one, { id: s.id })).papers).toEqual({ given: 1, recorded: 1 });
  });
});
