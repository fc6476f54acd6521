import { beforeAll, expect, it } from 'vitest';
import { dayIn } from '#contract/base/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { statements } from '#contract/invoices/endpoints-statements.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aProforma, aStatement } from '#house/invoicing.ts';
import { sendFile } from '#house/sending.ts';
import { aDoor } from './door.tsx';
import { every, one, press, words } from './lookups.ts';
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

it('whoever runs the portal comes after a house was left, and reads a document with its files', async () => {
  await opens(house, admin, '/admin/fakturace');
  press(await one('button', /^ZF-\d{4}-0001/));
  await one('heading', /^ZF-\d{4}-0001$/);
  await one('button', /^Stáhnout ZF-\d{4}-0001, ISDOCX$/);
  await nothingForAxe();
});

it('and what came to the account, with whose it may be, is placed by one press and taken back', async () => {
  const symbol = (await admin.asks(invoicing.plans, {})).plans.find((p) => p.svjId === house.id)?.symbol ?? '';
  const today = dayIn(portal().clock.now);
  const text = aStatement(0n, [{ day: today, amount: 5_000n, vs: symbol }], `${today.slice(0, 7)}-01`, today);
  await sendFile(admin, statements.upload, 'vypis.xml', text);
  await opens(house, admin, '/admin/fakturace/banka');
  await words('variabilní symbol sedí');
  await nothingForAxe();
  press(await one('button', /^Přiřadit: /));
  await words('přiřazeno');
  press(await one('button', /^Vzít zpět platbu /));
  await one('dialog', /^Vzít zpět platbu/);
});
