import { beforeAll, expect, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import { aCashForm, anAdvanceForm } from '#house/cash.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  // What a page calls today is told by the browser.
  portal().clock.now = new Date();
  house = await aHouse(portal());
  chair = await house.chair();
});

it('begins with the initial balance, writes an expense with its sum in any way of writing, and refuses what is not there', async () => {
  await opens(house, chair, '/pokladna');
  press(await one('button', 'Zadat počáteční zůstatek'));
  const dialog = await one('dialog', 'Počáteční zůstatek');
  await nothingForAxe();
  type(await field(/^Kolik je v pokladně/), '1 000');
  press(await one('button', 'Uložit změny', dialog));
  await words('1 000.00 Kč');
  await words('Zatím tu není žádný záznam');
  await nothingForAxe();

  press(await one('link', 'Nový záznam'));
  type(await field(/^Částka v Kč/), '1 234,50 Kč');
  type(await field(/^Za co/), 'LED svítidla');
  type(await field(/^Vyplaceno komu/), 'Elektro Malý');
  await words('Výdaj');
  press(await one('button', 'Uložit výdaj'));
  await words(/Dnes by chybělo 234.50 Kč/);
  await nothingForAxe();
  // The income that is missing is written over the expense, which stays as it was typed.
  press(await one('button', 'Zapsat nejdřív příjem'));
  const income = await one('dialog', 'Příjem, který chybí');
  type(await field(/^Přijato od/), 'Společenství');
  await nothingForAxe();
  press(await one('button', 'Uložit příjem', income));
  await words(/^Příjem P\d{4}\/0001 je uložený/);
  expect((await field(/^Za co/)).value).toBe('LED svítidla');
  await words(/Po výdaji zbude 0.00 Kč/);
  type(await field(/^Částka v Kč/), '1,234');
  press(await one('button', 'Uložit výdaj'));
  await words(/Nejde poznat, jestli jsou to tisíce/);
  type(await field(/^Částka v Kč/), '99,90');
  await words(/Po výdaji zbude 1 134.60 Kč/);
  await words(/platí se 100.00 Kč/);
  press(await one('button', 'Uložit výdaj'));
  await words(/^Výdaj V\d{4}\/0001$/);
  await nothingForAxe();
  press(await one('button', 'Zapsat haléřové vyrovnání'));
  await one('link', /^V\d{4}\/0002$/);
  expect(every('button', 'Zapsat haléřové vyrovnání')).toEqual([]);
});

it('shows the audit everything and lets it do nothing; owners have no desk', async () => {
  const audit = await house.person({ role: 'auditMember' });
  await opens(house, audit, '/pokladna');
  await words('LED svítidla');
  await words(/chybí/);
  expect(every('link', 'Nový záznam')).toEqual([]);
  await nothingForAxe();
  await opens(house, await house.owner(), '/nastenka');
  await one('link', 'Nástěnka');
  expect(every('link', 'Pokladna')).toEqual([]);
});

it('closes a month by a count, whose difference needs a reason, and verifies the chain', async () => {
  const other = await aHouse(portal());
  const keeper = await other.chair();
  const today = portal().now();
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1)).toISOString().slice(0, 10);
  await keeper.asks(cashdesk.open, { date: month, amount: '100' });
  await keeper.asks(cashdesk.create, aCashForm({ date: month }) as never);
  await opens(other, keeper, '/pokladna');
  press(await one('button', /^Uzavřít /));
  const dialog = await one('dialog', /^Uzavřít /);
  const first = await field(/^Počet kusů: 5\s000\sKč$/);
  await until('the first count is not begun with', () => document.activeElement === first);
  // Before the first piece is counted nothing is missing; an empty drawer is asked why.
  expect(dialog.textContent).not.toContain('Manko');
  press(await one('button', 'Uzavřít měsíc', dialog));
  await words(/Napište proč/);
  type(await field('Počet kusů: 100 Kč'), '1');
  await words('Manko');
  await nothingForAxe();
  type(await field(/^Proč peníze chybějí/), 'nevíme');
  press(await one('button', 'Uzavřít měsíc', dialog));
  await words(/ je uzavřen[ýé]\.$/);
  press(await one('button', 'Zavřít', dialog));
  // What is closed is folded until somebody opens it.
  const fold = await one('button', /^Záznamy: /);
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(every('link', 'Čip ke vchodu')).toEqual([]);
  press(fold);
  await one('link', 'Čip ke vchodu');
  await nothingForAxe();
  const { closings } = await keeper.asks(cashClosings.list, {});
  expect(closings).toMatchObject([{ month, difference: '-10.00', state: 'closed' }]);
});

it('says of an expense above what the law lets be paid in cash a day that it is sent by a bank, and of a smaller one nothing', async () => {
  const other = await aHouse(portal());
  const keeper = await other.chair();
  await keeper.asks(cashdesk.open, { date: dayIn(portal().now()), amount: '400 000' });
  await opens(other, keeper, '/pokladna');
  press(await one('link', 'Nový záznam'));
  type(await field(/^Částka v Kč/), '270 000');
  await words(/Po výdaji zbude 130 000.00 Kč/);
  expect(saying(/^Zákon č\. 254\/2004 Sb\./)).toEqual([]);
  type(await field(/^Částka v Kč/), '270 000,01');
  await words(/^Zákon č\. 254\/2004 Sb\. omezuje platby v hotovosti na 270 000 Kč za den/);
  await nothingForAxe();
});

it('tells at the closing which expenses have no receipt, and why; a record that is not there is told in one sentence', async () => {
  const other = await aHouse(portal());
  const keeper = await other.chair();
  const today = portal().now();
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1)).toISOString().slice(0, 10);
  await keeper.asks(cashdesk.open, { date: month, amount: '100' });
  const spends = (more: object) =>
    keeper.asks(cashdesk.create, aCashForm({ type: 'expense', date: month, ...more }) as never);
  const { documentNumber: lost } = await spends({ missingReason: 'účtenka se ztratila' });
  const { documentNumber: silent } = await spends({ amount: '20' });
  await opens(other, keeper, '/pokladna');
  press(await one('button', /^Uzavřít /));
  const dialog = await one('dialog', /^Uzavřít /);
  await words('Výdaje bez dokladu:', dialog);
  await words(`${lost}: účtenka se ztratila`, dialog);
  await words(`${silent}: bez důvodu`, dialog);
  await nothingForAxe();
  await opens(other, keeper, '/pokladna/999999');
  await words(/Tento pokladní záznam tu není\. Možná byl smazán\./);
});

it('lets whom an advance was given to hand a receipt in, and the treasurer settle it', async () => {
  const other = await aHouse(portal());
  const [keeper, owner] = [await other.chair(), await other.person({ role: 'owner' })];
  const today = dayIn(portal().now());
  await keeper.asks(cashdesk.open, { date: today, amount: '1000' });
  const { id } = await keeper.asks(cashAdvances.give, anAdvanceForm(owner.memberId, { date: today, dueOn: today }));
  await opens(other, owner, '/jednotky');
  // Without a right to the desk, the menu leads to what was given to them alone.
  expect(every('link', /^Pokladna/)).toEqual([]);
  press(await one('link', /^Moje záloha/));
  await words(/předáno dnes/);
  expect(every('button', 'Předat zálohu')).toEqual([]);
  await nothingForAxe();
  press(await one('link', 'žárovky'));
  await words('Zatím tu není žádná účtenka.');
  press(await one('button', 'Přidat účtenku'));
  const dialog = await one('dialog', 'Přidat účtenku');
  type(await field(/^Částka v Kč/), '1,234');
  type(await field(/^Dodavatel/), 'Elektro Malý');
  press(await one('button', 'Předat účtenku', dialog));
  await words(/Nejde poznat, jestli jsou to tisíce/);
  expect((await field(/^Dodavatel/)).value).toBe('Elektro Malý');
  type(await field(/^Částka v Kč/), '380');
  await nothingForAxe();
  press(await one('button', 'Předat účtenku', dialog));
  await words('Do pokladny se vrátí 120.00 Kč.');
  expect(every('button', 'Vyúčtovat')).toEqual([]);
  await opens(other, keeper, `/pokladna/zalohy/${id}`);
  press(await one('button', 'Vyúčtovat'));
  const question = await one('dialog', 'Vyúčtovat zálohu?');
  await nothingForAxe();
  press(await one('button', 'Vyúčtovat zálohu', question));
  await words('Vráceno do pokladny: 120.00 Kč');
  await one('link', /^P\d{4}\/0001$/);
  await nothingForAxe();
});

it('gives an advance out of the list, to a person that is found by name', async () => {
  const other = await aHouse(portal());
  const keeper = await other.chair();
  await other.person({ role: 'owner', lastName: 'Květoslavná' });
  await keeper.asks(cashdesk.open, { date: dayIn(portal().now()), amount: '1000' });
  await opens(other, keeper, '/pokladna/zalohy');
  await words('Žádná záloha nečeká na vyúčtování');
  press(await one('button', 'Předat zálohu'));
  const dialog = await one('dialog', 'Předat zálohu');
  type(await field(/^Částka v Kč/), '1 200');
  type(await field(/^Na co/), 'barva');
  press(await one('button', 'Předat zálohu', dialog));
  await words(/Vyplňte|Povinné|vyplňte/);
  type(await field(/^Komu/), 'kvetosl');
  press(await one('option', /Květoslavná/));
  await nothingForAxe();
  press(await one('button', 'Předat zálohu', dialog));
  await words(/Dnes by chybělo 200.00 Kč/);
  type(await field(/^Částka v Kč/), '200');
  press(await one('button', 'Předat zálohu', dialog));
  await words(/V\d{4}\/0001/);
});
