import { beforeAll, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { enterDebts } from '#server/accounts/steps.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
let unit: number;
beforeAll(async () => {
  // What a page calls today is told by the browser.
  portal().clock.now = new Date();
  house = await aHouse(portal());
  chair = await house.chair();
  owner = await house.owner();
  unit = (await house.unit(chair, '1247/8', [1, 2], [{ memberIds: [owner.memberId as number] }])).id;
  const other = await house.owner({ lastName: 'Dlužný' });
  const { id } = await house.unit(chair, '1247/9', [1, 2], [{ memberIds: [other.memberId as number] }]);
  await chair.asks(accounts.enter, { id, kind: 'debt', amount: '3184', date: '2026-01-02', text: '' });
});

it('says that nothing is prescribed yet, and then what is to be paid, with a code once the house has an account', async () => {
  await opens(house, owner, '/prehled-poplatku/ucet');
  await words('Předpis zatím není vydaný');
  await nothingForAxe();
  await chair.asks(accounts.enter, { id: unit, kind: 'debt', amount: '1 234,50', date: '2026-01-02', text: '' });
  await opens(house, owner, '/prehled-poplatku/ucet');
  await words(/K doplacení je 1 234,50 Kč/);
  await words(/Společenství nemá v údajích číslo účtu/);
  await house.inside((db) => db.execute(`update svj set bank_account = '1265098001/5500' where id = ${house.id}`));
  await opens(house, owner, '/prehled-poplatku/ucet');
  await one('img', 'QR kód platby 1 234,50 Kč');
  await words('12470008');
  await house.inside((db, scope) =>
    enterDebts({ db, scope, now: portal().now() }, [
      { unitId: unit, amount: 318_400n, day: '2999-01-15', month: '2999-01-01', text: 'Předpis', source: null },
      { unitId: unit, amount: 318_401n, day: '2999-02-15', month: '2999-02-01', text: 'Předpis', source: null },
    ]),
  );
  await opens(house, owner, '/prehled-poplatku/ucet');
  press(await one('button', 'Nastavit trvalý příkaz'));
  const order = await one('dialog', 'Trvalý příkaz');
  await one('img', 'QR kód platby 3 184,01 Kč', order);
  press(await one('button', 'Zavřít', order));
  // Nothing of others, and nothing to write.
  expect(every('button', 'Zapsat platbu')).toEqual([]);
  expect(every('tab', 'Nedoplatky')).toEqual([]);
  expect(document.body.textContent).not.toContain('1247/9');
  await nothingForAxe();
});

it('takes a payment in cash, undoes it with a reason, and finds the chain as it was written', async () => {
  await opens(house, chair, `/prehled-poplatku/ucet/${unit}`);
  press(await one('button', 'Zapsat platbu'));
  const dialog = await one('dialog', /^Zápis na účet/);
  await nothingForAxe();
  press(await one('button', 'Zapsat', dialog));
  await words(/^Vyplňte/);
  type(await field(/^Částka/), '2 000');
  press(await one('button', 'Zapsat', dialog));
  await words(/Přeplatek je 765,50 Kč/);
  await nothingForAxe();
  press(await one('button', /^Akce pro Platba/));
  press(await one('menuitem', 'Stornovat'));
  const undoing = await one('dialog', 'Stornovat zápis?');
  type(await field(/^Důvod/), 'Byla to platba souseda');
  press(await one('button', 'Stornovat', undoing));
  await words(/K doplacení je 1 234,50 Kč/);
  await words(/Byla to platba souseda/);
});

it('shows months of all units and debts by age to the audit too', async () => {
  const audit = await house.person({ role: 'auditMember' });
  await opens(house, audit, '/prehled-poplatku/dluhy');
  await words(/U 2 jednotek chybí/);
  await words('3 184,00 Kč');
  await nothingForAxe();
  await opens(house, audit, '/prehled-poplatku/prehled');
  await one('link', /1247\/9/);
  await nothingForAxe();
  press(await one('button', 'Ověřit záznamy'));
  await words(/Všechno je, jak bylo zapsáno/);
});
