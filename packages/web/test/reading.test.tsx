import { beforeAll, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { memberTraces } from '#contract/members/endpoints-traces.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { codeTo } from '#house/ballots.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aRunningVote } from '#house/votes.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, one, plain, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  owner = await house.owner();
  await house.unit(chair, '1247/8', [1, 1], [{ memberIds: [owner.memberId as number] }]);
});

const size = () => document.documentElement.style.fontSize;
const me = async (who: Person) => (await who.asks(session.verify, {})).user;

it('is written as large as somebody chooses, on this device and on those that nothing was chosen on', async () => {
  await opens(house, owner, '/ucet');
  press(await one('radio', 'největší písmo'));
  await until('not larger', () => size() === '125%');
  await expect.poll(async () => (await me(owner))?.textSize, { timeout: 5_000 }).toBe('largest');
  await nothingForAxe();
  document.documentElement.style.fontSize = '';
  await opens(house, owner, '/nastenka');
  await until('not taken from the account', () => size() === '125%');
  localStorage.setItem('pavlac.size', 'normal');
  document.documentElement.style.fontSize = '';
});

it('shows three doors to who only reads, each opens the first thing, and one tap shows everything', async () => {
  const input = { title: 'Odečty vodoměrů', label: 'general', description: '<p>V pondělí.</p>', toPublic: true };
  await chair.asks(messages.create, input as never);
  const manager = await house.person({ role: 'community_manager', firstName: 'Nikola', lastName: 'Podzimková' });
  const card = await chair.asks(members.one, { id: manager.memberId as number });
  const phones = [{ value: '+420732664108', isPublic: true }];
  await chair.asks(members.update, editedMember(card, { phones }));
  await opens(house, owner, '/ucet');
  press(await one('button', 'Zapnout jednoduchý režim'));
  await one('link', 'Zpátky na Co je potřeba');
  press(await one('link', 'Zpátky na Co je potřeba'));
  await one('heading', 'Co je potřeba');
  await words('nic nového');
  // Who takes care of the house is called from here too, not the committee alone.
  expect((await one('link', /^Zavolat: správc/)).getAttribute('href')).toBe('tel:+420732664108');
  expect(every('navigation')).toEqual([]);
  await nothingForAxe();
  press(await one('button', /^Zmenšit písmo/));
  await until('not smaller', () => size() === '');
  press(await one('button', /^Zvětšit písmo/));
  await until('not larger', () => size() === '112.5%');
  press(await one('link', /Odečty vodoměrů/));
  await one('heading', 'Odečty vodoměrů');
  press(await one('link', 'Zpátky na Co je potřeba'));
  await one('heading', 'Nic na vás nečeká');
  // What is to be confirmed is behind its door alone, though nobody has opened it yet.
  await chair.asks(messages.create, { ...input, title: 'Uzávěr vody', acceptRead: true } as never);
  await opens(house, owner, '/nastenka');
  await one('button', /Uzávěr vody/);
  expect(every('link', /Uzávěr vody/)).toEqual([]);
  press(await one('button', /^Zobrazit celou Pavlač/));
  await one('navigation', /./);
  expect(await me(owner)).toMatchObject({ simple: false });
});

it('asks who only reads one question a screen, sends their votes by the same code, and leads back to the doors', async () => {
  const { house: voting, alena, vote } = await aRunningVote(portal());
  await alena.asks(session.reading, { simple: true });
  await opens(voting, alena, '/nastenka');
  press(await one('link', /Oprava střechy/));
  await one('heading', 'Oprava střechy');
  await one('heading', 'Střecha');
  await words(/^Otázka\s1 ze\s2$/);
  expect(every('radiogroup')).toHaveLength(1);
  await nothingForAxe();
  press(await one('radio', 'Pro'));
  press(await one('button', 'Další otázka'));
  const lift = await one('heading', 'Výtah');
  await until('reading does not go on at the question', () => document.activeElement === lift);
  expect(saying('Střecha')).toEqual([]);
  // What is not filled in is named here as on the ordinary page, and leads to its question.
  press(await one('button', 'Odeslat hlasy'));
  await words(/^Hlas zatím chybí u těchto bodů/);
  press(await one('radio', 'Proti'));
  await nothingForAxe();
  press(await one('button', 'Odeslat hlasy'));
  press(await one('button', 'Poslat kód', await one('dialog', /./)));
  const code = await until('no code', () => codeTo(alena));
  type(await field(/^1\. /), code);
  press(await one('button', 'Hotovo', await one('dialog', 'Děkujeme, hlas je zapsaný')));
  await one('heading', /Co je potřeba|Nic na vás nečeká/);
  expect((await alena.asks(votes.one, { id: vote.id })).mySeats.map((s) => s.channel)).toEqual(['own']);
});

it('welcomes who is new: name, how to be told, what waits; and nobody twice', async () => {
  const fresh = await house.owner({ lastName: 'Nová' });
  const id = fresh.memberId as number;
  await house.inside((db) => db.execute(`update member set settings = '{"isNew": true}' where id = ${id}`));
  await opens(house, fresh, '/nastenka');
  await one('heading', 'Vítejte v domě');
  await words('Jan Nová');
  press(await one('radio', 'jednou týdně'));
  const told = async () => (await me(fresh))?.settings.notifications.messages;
  await expect.poll(told, { timeout: 5_000 }).toBe('weekly');
  await nothingForAxe();
  press(await one('button', 'Hotovo, jdu do domu'));
  await gone('heading', 'Vítejte v domě');
  expect((await me(fresh))?.settings).toMatchObject({ isNew: false, notifications: { gallery: 'weekly' } });
});

it('shows each person who opened and changed their data, with what stood there before', async () => {
  const person = await house.owner({ lastName: 'Křepelková' });
  const id = person.memberId as number;
  const phone = async (value: string) =>
    chair.asks(members.update, editedMember(await chair.asks(members.one, { id }), { phones: [{ value }] }));
  await phone('732664100');
  await phone('732664108');
  await expect.poll(async () => (await person.asks(memberTraces.own, {})).total, { timeout: 5_000 }).toBe(3);
  await opens(house, person, '/ucet');
  await one('heading', 'Kdo otevřel nebo změnil moje údaje');
  await words('Otevření karty');
  const lines = every('listitem', /Úprava údajů/).map((line) => plain(line.textContent));
  expect(lines[0]).toMatch(/732 664 100.*se změnilo na.*732 664 108.*Jan Předsedová, předsed/);
  await nothingForAxe();
});

it('shows who has just come to the head of a house its seven steps and where it stands', async () => {
  const young = await aHouse(portal());
  const leads = await young.chair();
  const id = leads.memberId as number;
  await young.unit(leads, '1/1', [1, 1], [{ memberIds: [id] }]);
  await young.inside((db) => db.execute(`update member set settings = '{"isNew": true}' where id = ${id}`));
  await opens(young, leads, '/nastenka');
  await one('heading', 'Vítejte v čele domu');
  await words(/Hotové jsou 3 kroky ze sedmi/);
  expect(every('listitem', /Jednotky/, await one('list', 'Kroky domu')).map((line) => plain(line.textContent))).toEqual(
    [expect.stringContaining('1 jednotka, 100 %')],
  );
  await one('heading', 'Doplňte sousedům kontakty');
  press(await one('button', 'Přeskočit na: Výbor a role'));
  await one('heading', 'Rozdělte role ve výboru');
  await nothingForAxe();
  // With a second officer one step is left, which they can be asked to see to.
  const helper = await young.person({ role: 'memberCommittee', lastName: 'Pomocná' });
  await opens(young, leads, '/nastenka');
  await one('heading', 'Opište ze stanov, jak dům rozhoduje');
  press(await one('button', 'Předat krok někomu z výboru'));
  press(await one('menuitem', 'Jan Pomocná'));
  await words(/Krok má na starosti Jan Pomocná \(předává Jan .*\)\./);
  await words('Jan Pomocná má krok na starosti a dostane o něm e-mail.');
  press(await one('button', 'Skrýt kroky'));
  await gone('heading', 'Vítejte v čele domu');
  const door = await opens(young, helper, '/nastenka');
  press(await one('link', /^\D*1\D*Krok domu/));
  await until('not at the steps', () => door.address().startsWith('/kroky'));
  await one('heading', 'První kroky domu');
  await one('heading', 'Předáno vám: Stanovy');
  await words(/Tenhle krok máte na starosti vy \(předává Jan .*\)\./);
  await gone('heading', 'Vítejte v čele domu');
  await nothingForAxe();
});

it('says in the switcher what waits in the other house', async () => {
  const other = await aHouse(portal());
  const leads = await other.chair();
  await other.owner({ account: owner.accountId as number });
  const input = { title: 'Jinde', label: 'general', description: '<p>V pondělí.</p>', toPublic: true };
  await leads.asks(messages.create, input as never);
  await opens(house, owner, '/nastenka');
  press(await one('button', /^Změnit společenství|^Společenství/));
  const there = await one('button', /čeká tu na vás 1 věc/, await one('dialog', 'Změnit společenství'));
  expect(plain(there.textContent)).toContain(other.name);
  await nothingForAxe();
});
