import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aProforma } from '#house/invoicing.ts';
import { aDoor } from './door.tsx';
import { every, one, press, saying, until, words } from './lookups.ts';
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

it('what is over its day leads the committee from the dashboard to its row, with a note that it locks nothing', async () => {
  const late = await aProforma(portal());
  const head = await late.house.chair();
  const neighbour = await late.house.owner();
  const now = portal().clock.now;
  portal().clock.now = new Date(now.getTime() + 20 * 86_400_000);
  try {
    const seen = await opens(late.house, neighbour, '/nastenka');
    await one('heading', 'Nic na vás nečeká');
    expect(saying(/faktura za portál/)).toEqual([]);
    await seen.close();

    const door = await opens(late.house, head, '/nastenka');
    press(await one('link', /faktura za portál po splatnosti/));
    await until('not at the invoices', () => door.address().startsWith('/detail-svj?tab=invoicing'));
    await words('Po splatnosti je 1 zálohová faktura. Portál kvůli tomu nic nezamyká.');
    await words('Po splatnosti');
    expect(saying('Vystavena')).toEqual([]);
    await nothingForAxe();
    await door.close();

    const issued = await late.admin.asks(invoicing.one, { id: late.id });
    const date = dayIn(portal().clock.now);
    await late.admin.asks(invoicing.pay, { id: late.id, amount: issued.open, date, note: 'výpis 12' });
    await opens(late.house, head, '/detail-svj?tab=invoicing');
    await words('Zaplacena');
    expect(saying(/Po splatnosti/)).toEqual([]);
  } finally {
    portal().clock.now = now;
  }
});

it('a house that has the portal for free reads that no invoices come', async () => {
  const free = await aHouse(portal());
  await free.inside((db) => db.execute(sql`update svj set is_free = true where id = ${free.id}`));
  await opens(free, await free.chair(), '/detail-svj?tab=invoicing');
  await words('Dům má portál zdarma, faktury nechodí.');
  await nothingForAxe();
});
