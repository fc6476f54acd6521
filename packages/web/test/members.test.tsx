import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { begin, list } from '#house/contact-lists.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aDoor } from './door.tsx';
import { every, field, fieldNow, gone, one, pick, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.person({ role: 'mayorCommittee', firstName: 'Ludmila', lastName: 'Žabková' });
  owner = await house.owner({ firstName: 'Zdeňka', lastName: 'Novotníková' });
  const now = await chair.asks(members.one, { id: chair.memberId as number });
  const phones = [
    { value: '+420605118274', isPublic: true },
    { value: '+420605999111', isPublic: false },
  ];
  await chair.asks(members.update, editedMember(now, { phones, bankAccount: '19-2000145399/0800', note: 'Klíče' }));
  await house.unit(chair, '1247/2', [5, 77], [{ memberIds: [owner.memberId as number] }]);
});

const fill = async (first: string, last: string) => {
  type(await field(/^Jméno/), first);
  type(await field(/^Příjmení/), last);
  await pick(/^Oslovení/, 'paní');
};
const heading = (text: string) => one('heading', text);

describe('a neighbour', () => {
  it('is seen by an owner with what is shown to the house, and none of the committee’s business', async () => {
    const door = await opens(house, owner, '/sousede?tab=archived');
    press(await one('link', /Žabková/));
    await heading('Ludmila Žabková');
    await words(/605 118 274/);
    for (const closed of [/605 999 111/, 'Bankovní účet', 'Poznámky', 'Přístup', 'Archiv'])
      expect(saying(closed)).toEqual([]);
    expect(every('link', /Nový soused|^Upravit/)).toEqual([]);
    door.goes('/sousede/novy');
    await words(/K této části nemáte oprávnění\./);
    expect(door.asked.filter((a) => a.status >= 400)).toEqual([]);
  });

  it('keeps how they are told in their account, which says at the place that it is saved', async () => {
    const door = await opens(house, owner, '/sousede');
    // An address from when this stood among parts of the neighbour.
    door.goes(`/sousede/${owner.memberId}?tab=notifications`);
    await heading('Můj účet');
    expect(door.address()).toMatch(/^\/ucet/);
    await one('link', 'Upravit kontakt');
    await one('button', 'Vybrat obrázek');
    await one('heading', 'Přihlášená zařízení');
    expect(every('tab')).toEqual([]);
    press(await one('button', 'Nastavit po částech'));
    await pick(/^Zprávy/, /^Denně/);
    await words(/^Uloženo ve? \d/);
    await nothingForAxe();
    expect((await owner.asks(session.verify, {})).user?.settings.notifications.messages).toBe('daily');
  });

  it('writes their number where the tap left them, and is back in their account', async () => {
    const door = await opens(house, owner, '/ucet');
    press(await one('link', 'Upravit kontakt'));
    press(await one('button', 'Přidat telefon'));
    const number = await field('Telefon');
    expect(document.activeElement).toBe(number);
    type(number, '731 222 333');
    press(await one('button', 'Uložit změny'));
    await heading('Můj účet');
    expect(door.address()).toMatch(/^\/ucet/);
    await one('link', '+420 731 222 333');
  });

  it('who shares the e-mail of somebody who signs in is told so, and the way to a letter', async () => {
    const spouse = await house.person({ access: false, firstName: 'Karel', lastName: 'Novotník' });
    await opens(house, chair, `/sousede/${spouse.memberId}`);
    // What stands as a button is not in the menu beside it too.
    press(await one('button', 'Další akce'));
    await one('menuitem', 'Archivovat');
    expect(every('menuitem', 'Pozvat do portálu')).toEqual([]);
    press(await one('button', 'Pozvat do portálu'));
    const dialog = await one('dialog', /Karel Novotník/);
    type(await field('E-mail pro přihlášení'), owner.email);
    press(await one('button', 'Poslat pozvánku', dialog));
    await words(/třeba druhý z manželů/, dialog);
    const letter = await one('link', 'Připravit dopis s kódem', dialog);
    expect(letter.getAttribute('href')).toMatch(/^\/sousede\/pozvanky/);
    await nothingForAxe();
  });

  it('whose contact of a file was not confirmed is told about at the end', async () => {
    const rows = ['1247/2;Zdeňka Novotníková;zdenka@posta.example;', '1247/2;Olga Neznámá;olga@posta.example;'];
    const id = await begin(chair, list(...rows));
    await opens(house, chair, `/sousede/import/${id}`);
    await words(/1 položka čeká na záložce Ke kontrole/);
    press(await one('button', 'Přidat 1 kontakt'));
    const sure = await one('dialog', 'Přidat kontakty sousedům?');
    press(await one('button', 'Přidat 1 kontakt', sure));
    await words(/1 položku jste nepotvrdili a nic z ní nepřibylo/);
    await nothingForAxe();
  });

  it('is found by the entrance in one tap, and called by one', async () => {
    await house.inside((db) => db.execute(sql`insert into entrance (svj_id, name) values (${house.id}, 'Vchod 2')`));
    const door = await opens(house, chair, '/sousede');
    await one('link', /Žabková/);
    press(await one('button', 'Vchod 1'));
    await until('others are not there', () => every('link', /Žabková/).length === 0);
    await one('link', /Novotníková/);
    press(await one('button', 'Celý dům'));
    await one('link', /Žabková/);
    await nothingForAxe();
    // A page that there is no more shows the last one.
    door.goes('/sousede?page=7');
    await until('the last page', () => !door.address().includes('page=7'));
    await one('link', /Žabková/);
  });

  it('that there is none leads to the list, and an address without a number nowhere', async () => {
    const door = await opens(house, chair, '/nastenka');
    door.goes('/sousede/999999');
    await one('heading', 'Sousedé');
    await until('the list', () => /^\/sousede(\?|$)/.test(door.address()));
    door.goes('/sousede/abc');
    await one('heading', 'Stránka neexistuje');
  });

  it('without a name or with half a phone is told at the field, and what was typed stays', async () => {
    await opens(house, chair, '/sousede/novy');
    press(await one('button', 'Přidat souseda'));
    await words('Vyplňte toto pole.');
    await until('the first wrong field has the focus', () => document.activeElement === fieldNow(/^Jméno/));
    await fill('Růžena', 'Šípková');
    type(await field('Telefon'), '60');
    press(await one('button', 'Přidat souseda'));
    await words(/Telefon má mít aspoň devět číslic/);
    expect(fieldNow(/^Příjmení/)?.value).toBe('Šípková');
    press(await one('radio', /Pozvat do portálu hned/));
    type(await field('Telefon'), '605 444 111');
    press(await one('button', 'Přidat souseda'));
    await words('Pozvánka potřebuje aspoň jeden e-mail.');
  });

  it('is offered addresses of the register, one of which fills in the town', async () => {
    Object.assign(portal().config, { sample: true });
    await opens(house, chair, '/sousede/novy');
    await pick(/^Ulice/, 'Nádražní 312/8, 389 99 Horní Lipnice', 'nadrazni 312');
    Object.assign(portal().config, { sample: false });
    const filled = [/^Ulice/, /^Obec|^Město/, /^PSČ/].map(async (name) => (await field(name)).value);
    expect(await Promise.all(filled)).toEqual(['Nádražní 312/8', 'Horní Lipnice', '389 99']);
  });

  it('whose name stands in the house already is asked about before they are added', async () => {
    const by = { type: 'person', firstName: 'Stejskalová', lastName: 'Dvojmo', sex: 'female', role: 'owner' } as const;
    await chair.asks(members.create, by);
    const door = await opens(house, chair, '/nastenka');
    const again = async () => {
      door.goes('/sousede/novy');
      await heading('Nový soused');
      await fill('stejskalova', 'DVOJMO');
      press(await one('button', 'Přidat souseda'));
      return one('dialog', 'V domě už je Stejskalová Dvojmo');
    };
    press(await one('button', 'Zrušit', await again()));
    expect(fieldNow(/^Příjmení/)?.value).toBe('DVOJMO');
    press(await one('button', 'Přidat souseda'));
    const question = await one('dialog', 'V domě už je Stejskalová Dvojmo');
    press(await one('button', 'Otevřít záznam, který tu je', question));
    await heading('Stejskalová Dvojmo');
    press(await one('button', 'Přidat jako dalšího', await again()));
    await heading('stejskalova DVOJMO');
  });

  it('of a couple shares one e-mail with the other, and each knows how they belong together', async () => {
    const emails = [{ value: 'spolecni@dum.example', isPublic: false }];
    const like = { type: 'person', lastName: 'Společná', sex: 'female', role: 'owner', emails } as const;
    const first = await chair.asks(members.create, { ...like, firstName: 'Alžběta' });
    const second = await chair.asks(members.create, { ...like, firstName: 'Bohumila' });
    const door = await opens(house, chair, `/sousede/${second.id}/upravit`);
    press(await one('button', 'Přidat osobu'));
    await pick(/^Osoba/, /Alžběta Společná/, 'společ');
    await pick(/^Vztah/, 'partner nebo partnerka');
    press(await one('button', 'Uložit změny'));
    await heading('Bohumila Společná');
    door.goes(`/sousede/${first.id}?tab=authorized`);
    await heading('Alžběta Společná');
    await one('link', /Bohumila Společná/);
    await words('partnerka');
  });

  it('finds on the dashboard their own units and their own share of the house', async () => {
    await opens(house, owner, '/nastenka');
    await heading('Moje jednotky');
    await words(/6,49 %/);
    press(await one('link', '1247/2'));
    await one('heading', /1247\/2/);
  });
});

describe('whoever is invited', () => {
  it('loses access, goes to the archive, comes back, goes there with others and is deleted', async () => {
    const name = 'Otylie Odcházející';
    const door = await opens(house, chair, '/sousede/novy');
    await fill('Otylie', 'Odcházející');
    press(await one('radio', /Pozvat do portálu hned/));
    press(await one('button', 'Přidat souseda'));
    await words('Pozvánka potřebuje aspoň jeden e-mail.');
    type(await field('E-mail'), 'otylie@dum.example');
    press(await one('button', 'Přidat souseda'));
    await heading(name);
    await words(/Pozvánka odešla .* na otylie@dum\.example/);
    await words('Čeká na aktivaci');

    const answer = async (said: RegExp) => {
      const question = await one('dialog', /./);
      press(await one('button', said, question));
      await until('it is answered', () => !question.isConnected);
    };
    const act = async (item: string, said = new RegExp(`^${item}`)) => {
      press(await one('button', `Akce pro ${name}`));
      press(await one('menuitem', item));
      await answer(said);
    };
    door.goes('/sousede?tab=waiting');
    await one('button', /^Poslat pozvánky \(\d+\)/);
    press(await one('button', `Akce pro ${name}`));
    press(await one('menuitem', 'Odebrat přístup'));
    await words(`Odebrat přístup: ${name}?`);
    await answer(/^Odebrat přístup/);
    await words('Přístup je odebraný.');
    const found = `/sousede?filters=${encodeURIComponent('{"text":"odchazejici"}')}`;
    door.goes(found);
    await one('row', /Odcházející.*Bez přístupu/);
    await act('Archivovat');
    await words('Filtru nic neodpovídá');
    door.goes('/sousede?tab=archived');
    await act('Vrátit z archivu');
    await words('Soused je zpátky z archivu.');

    // Rows that are asked for anew are chosen anew: here they come once.
    await door.close();
    const again = await opens(house, chair, found);
    press(await one('checkbox', `Vybrat řádek ${name}`));
    await words('Vybrán 1 soused');
    press(await one('button', /^Archivovat/));
    await answer(/^Archivovat/);
    await words('Filtru nic neodpovídá');
    again.goes('/sousede?tab=archived');
    await act('Smazat souseda', /^Smazat člověka/);
    await words('Soused je smazaný.');
    await until('the name is gone', () => saying(new RegExp(name)).length === 0);
  });
});

describe('the only chair', () => {
  it('is not offered to leave the house without a successor', async () => {
    await opens(house, chair, `/sousede/${chair.memberId}`);
    press(await one('button', 'Další akce'));
    await one('menuitem', 'Spojit s jiným záznamem');
    expect(every('menuitem', /Odebrat přístup|Archivovat/)).toEqual([]);
  });

  it('who gives up their own role is asked first, and keeps what they typed', async () => {
    const door = await opens(house, chair, `/sousede/${chair.memberId}/upravit`);
    await pick(/^Role/, /^vlastn/);
    const chosen = fieldNow(/^Role/)?.value;
    press(await one('button', 'Uložit změny'));
    const question = await one('dialog', 'Změnit svou vlastní roli?');
    const others = every('button', /./, question).filter((e) => e.textContent !== 'Změnit svou roli');
    press(others.at(-1) as HTMLElement);
    await gone('dialog', 'Změnit svou vlastní roli?');
    expect(fieldNow(/^Role/)?.value).toBe(chosen);
    expect(door.asked.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect((await chair.asks(members.one, { id: chair.memberId as number })).role.name).toBe('mayorCommittee');
  });

  it('is offered only people of the house as a successor', async () => {
    await house.person({ role: 'memberCommittee', lastName: 'Sedlařík' });
    await opens(house, chair, '/detail-svj?tab=committee');
    press(await one('button', 'Změnit předsedu'));
    const dialog = await one('dialog', 'Změnit předsedu');
    await until('the dialog has the focus', () => dialog.contains(document.activeElement));
    const picker = await field(/^Nový předseda/);
    press(picker);
    type(picker, 'sedl');
    await one('option', /Sedlařík/);
    expect(every('option', /Přidat nového souseda/)).toEqual([]);
  });
});
