import { beforeAll, expect, it } from 'vitest';
import { feeds } from '#contract/feeds/endpoints.ts';
import { sources } from '#contract/feeds/endpoints-sources.ts';
import { aTown, calendarOf, collection, fetches } from '#house/feeds.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, one, plain, press, type, words } from './lookups.ts';
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

it('an address for a phone is made, shown once with its code, and ended', async () => {
  await opens(house, owner, '/kalendar-udalosti');
  press(await one('button', 'Odebírat v telefonu'));
  await one('dialog', 'Kalendář v telefonu');
  await words('Zatím žádnou adresu nemáte.');
  press(await one('button', 'Nová adresa'));
  // What only the committee sees is not offered.
  expect(every('switch', /výbor/)).toEqual([]);
  type(await field('Pro které zařízení'), 'Hodinky');
  press(await one('button', 'Vytvořit adresu'));
  const dialog = await one('dialog', 'Adresa je hotová');
  const address = (await field('Adresa kalendáře')) as HTMLInputElement;
  expect(address.value).toMatch(/^https:\/\/portal\.example\/api\/v2\/feed\/[\w-]{43}\/pavlac\.ics$/);
  expect(dialog.querySelector('svg[role="img"] path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
  expect((await one('link', 'Otevřít v tomto zařízení')).getAttribute('href')).toBe(
    address.value.replace('https:', 'webcal:'),
  );
  await nothingForAxe();
  const path = new URL(address.value).pathname;
  await fetches(portal(), path, { 'user-agent': 'iOS/26.1 dataaccessd/1.0' });
  press(await one('button', 'Hotovo'));
  await words('Hodinky');
  expect(every('textbox', 'Adresa kalendáře')).toEqual([]);
  press(await one('button', /Hodinky/));
  press(await one('menuitem', 'Zrušit'));
  press(await one('button', 'Zrušit', await one('dialog', 'Zrušit adresu Hodinky?')));
  await words('Zatím žádnou adresu nemáte.');
  expect((await fetches(portal(), path)).status).toBe(404);
  expect((await owner.asks(feeds.list, {})).feeds).toEqual([]);
});

it('who sees what is for the committee chooses it, and chosen calendars are owed', async () => {
  await opens(house, chair, '/kalendar-udalosti');
  press(await one('button', 'Odebírat v telefonu'));
  press(await one('button', 'Nová adresa'));
  press(await one('switch', /Také události jen pro výbor/));
  press(await one('radio', 'Jen vybrané'));
  press(await one('button', 'Vytvořit adresu'));
  await words('Vyplňte toto pole.');
  press(await one('checkbox', 'Hlavní kalendář'));
  press(await one('button', 'Vytvořit adresu'));
  await one('dialog', 'Adresa je hotová');
  expect((await chair.asks(feeds.list, {})).feeds).toMatchObject([
    { name: 'Telefon', calendars: ['main'], withCommittee: true },
  ]);
});

it('a calendar from elsewhere is added, says why it cannot be read, and stands among events, where nobody changes it', async () => {
  const town = aTown(portal(), '<!doctype html>');
  await opens(house, chair, '/detail-svj?tab=kalendare-odjinud');
  await words('Zatím žádný kalendář odjinud nečteme.');
  press(await one('button', 'Přidat kalendář odjinud'));
  await one('dialog', 'Nový kalendář odjinud');
  type(await field('Název'), 'Svoz odpadu');
  type(await field('Adresa kalendáře'), 'https://obec.example/svoz.ics');
  press(await one('button', 'Přidat'));
  await words(/Na adrese je webová stránka, ne kalendář/);
  town.publishes(
    calendarOf(
      collection('a', '20270310', 'DESCRIPTION:Hnědá nádoba'),
      collection('b', '20270311', 'RRULE:FREQ=HOURLY'),
    ),
  );
  press(await one('button', 'Přidat'));
  await gone('dialog', 'Nový kalendář odjinud');
  await words(/1 událost se opakuje častěji než jednou za den/);
  await nothingForAxe();
  town.problem = { kind: 'problem', problem: 'unreachable' };
  press(await one('button', 'Načíst teď kalendář Svoz odpadu'));
  await words(/Poslední pokus se nepodařil\. Server neodpovídá\. Zůstává, co jsme načetli naposledy\./);

  const door = await opens(house, owner, '/kalendar-udalosti?date=2027-03-10');
  const chip = await one('link', /^Bioodpad/);
  expect(chip.getAttribute('data-event')).toBeNull();
  press(chip);
  const dialog = await one('dialog', 'Bioodpad');
  expect(dialog.textContent).toContain('Hnědá nádoba');
  expect(plain(dialog.textContent)).toContain('z kalendáře Svoz odpadu, naposledy načteno 21. 11. 2026, 10:00');
  expect(door.address()).toContain('foreign=');
  await nothingForAxe();
  press(await one('button', 'Zavřít'));
  await gone('dialog', 'Bioodpad');
  expect(door.address()).toContain('date=2027-03-10');
  const { events } = await owner.asks(sources.occurrences, { from: '2027-03-01', to: '2027-03-31' });
  expect(events).toMatchObject([{ source: 'Svoz odpadu', colour: 'green', vanished: false }]);
});
