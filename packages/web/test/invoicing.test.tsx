import { beforeAll, it } from 'vitest';
import { dayIn } from '#contract/base/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { statements } from '#contract/invoices/endpoints-statements.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { aProforma, aStatement } from '#house/invoicing.ts';
import { sendFile } from '#house/sending.ts';
import { aDoor } from './door.tsx';
import { one, press, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let admin: Person;
beforeAll(async () => {
  // What a page calls today is told by the browser.
  portal().clock.now = new Date();
  ({ admin, house } = await aProforma(portal()));
});

it('whoever runs the portal reads a document with its files', async () => {
  await opens(house, admin, '/admin/fakturace');
  press(await one('button', /^ZF-\d{4}-0001/));
  await one('heading', /^ZF-\d{4}-0001$/);
  await one('button', /^Stáhnout ZF-\d{4}-0001, ISDOCX$/);
  await nothingForAxe();
});

it('what came to the account, with whose it may be, is placed by one press and taken back', async () => {
  const symbol = (await admin.asks(invoicing.plans, {})).plans.find((p) => p.svjId === house.id)?.symbol ?? '';
  const today = dayIn(portal().clock.now);
  const text = aStatement(0n, [{ day: today, amount: 5_000n, vs: symbol }], `${today.slice(0, 7)}-01`, today);
  await sendFile(admin, statements.upload, 'vypis.xml', text);
  await opens(house, admin, '/admin/fakturace/banka');
  await words(/variabilní symbol sedí/);
  await nothingForAxe();
  press(await one('button', /^Přiřadit: /));
  await words('přiřazeno');
  press(await one('button', /^Vzít zpět platbu /));
  await one('dialog', /^Vzít zpět platbu/);
});
