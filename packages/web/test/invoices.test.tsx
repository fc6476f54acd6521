import { beforeAll, expect, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aProforma } from '#house/invoicing.ts';
import { aDoor } from './door.tsx';
import { every, one, words } from './lookups.ts';
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

it('the house reads what is to be paid, and that more was paid than was asked', async () => {
  const before = await opens(house, chair, '/detail-svj?tab=invoicing');
  await words('Vystavena');
  await words('145,20 Kč');
  await one('button', /^Stáhnout ZF-\d{4}-0001, ISDOC$/);
  await words('Ještě nevystavena');
  await nothingForAxe();

  await before.close();

  // What the administration writes down in its own pages (the journey) is read here.
  const date = dayIn(portal().clock.now);
  await admin.asks(invoicing.pay, { id, amount: '150', date, note: 'výpis 11' });
  await opens(house, chair, '/detail-svj?tab=invoicing');
  await words('Zaplacena');
  await words(/Máte přeplatek 4,80 Kč/);
  expect(every('button', /^Stáhnout DD-/)).toHaveLength(3);
  expect((await admin.asks(invoicing.one, { id })).state).toBe('paid');
});
