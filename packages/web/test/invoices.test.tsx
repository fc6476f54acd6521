import { beforeAll, expect, it } from 'vitest';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aProforma } from '#house/invoicing.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let admin: Person;
let id: number;
beforeAll(async () => {
  // What a page calls today is told by the browser.
  portal().clock.now = new Date();
  ({ admin, house, id } = await aProforma(portal()));
  chair = await house.chair();
});

it('a house that subscribes to nothing reads that nothing was issued', async () => {
  const other = await aHouse(portal());
  await opens(other, await other.chair(), '/detail-svj?tab=invoicing');
  await words('Zatím nic nevystaveno');
  await nothingForAxe();
});

it('the house reads what is to be paid, and a product administrator writes the payment down with a note', async () => {
  await opens(house, chair, '/detail-svj?tab=invoicing');
  await words('Vystavena');
  await words('145,20 Kč');
  await one('button', /^Stáhnout ZF-\d{4}-0001, ISDOC$/);
  await words('Ještě nevystavena');
  await nothingForAxe();

  await opens(house, admin, '/admin/fakturace');
  await one('heading', 'Fakturace');
  await nothingForAxe();
  press(await one('button', /^ZF-\d{4}-0001$/));
  press(await one('button', 'Zapsat platbu ručně'));
  const dialog = await one('dialog', /^Platba k ZF-/);
  await nothingForAxe();
  press(await one('button', 'Zapsat platbu', dialog));
  await words('Vyplňte toto pole.');
  type(await field('Částka'), '150');
  type(await field('Poznámka'), 'výpis 11');
  press(await one('button', 'Zapsat platbu', dialog));
  await words(/^Přeplatek 4,80 Kč$/);
  await one('button', /^DD-\d{4}-0001$/);

  await opens(house, chair, '/detail-svj?tab=invoicing');
  await words('Zaplacena');
  await words(/Máte přeplatek 4,80 Kč/);
  expect(every('button', /^Stáhnout DD-/)).toHaveLength(2);
  expect((await admin.asks(invoicing.one, { id })).state).toBe('paid');
});
