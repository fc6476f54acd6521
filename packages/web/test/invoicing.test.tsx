import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { statements } from '#contract/invoices/endpoints-statements.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { aProforma, aStatement } from '#house/invoicing.ts';
import { sendFile } from '#house/sending.ts';
import { aDoor } from './door.tsx';
import { field, gone, one, pick, press, saying, type, until, words } from './lookups.ts';
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
  await house.inside((db, scope) => db.execute(sql`update svj set nickname = 'Dubová 7' where id = ${scope.svjId}`));
  await opens(house, admin, '/admin/fakturace');
  await one('button', /^ZF-\d{4}-0001/);
  // The plate says what the house is called, not what is written on its documents.
  const plates = [...document.querySelectorAll('main [aria-hidden=true]')].map((e) => e.textContent);
  expect(plates).toContain('7');
  press(await one('button', /^ZF-\d{4}-0001/));
  await one('heading', /^ZF-\d{4}-0001$/);
  await one('button', /^Stáhnout ZF-\d{4}-0001, ISDOCX$/);
  await nothingForAxe();
});

it('a proforma that is wrong is cancelled with a reason, and the one in its place is listed', async () => {
  await opens(house, admin, '/admin/fakturace');
  press(await one('button', /^ZF-\d{4}-0001/));
  press(await one('button', 'Stornovat'));
  const dialog = await one('dialog', /^Storno ZF-\d{4}-0001$/);
  press(await one('button', 'Stornovat a vystavit novou', dialog));
  await words('Vyplňte toto pole.');
  type(await field('Důvod'), 'Jiný počet jednotek');
  await nothingForAxe();
  press(await one('button', 'Stornovat a vystavit novou', dialog));
  await gone('dialog', /^Storno/);
  await words('Stornována');
  await one('button', /^ZF-\d{4}-0002/);
  await nothingForAxe();
});

it('the morning says how far it is, comes to its end by itself, and names whom nothing could be issued', async () => {
  const inside = (text: ReturnType<typeof sql>) => portal().pool.across('read write', (db) => db.execute(text));
  const now = new Date();
  await inside(sql`delete from invoice_morning`);
  await inside(
    sql`insert into invoice_morning (began_at, beat_at, total, done, issued) values (${now}::timestamptz, ${now}::timestamptz, 1000, 312, 298)`,
  );
  await opens(house, admin, '/admin/fakturace');
  await words(/má za sebou 312 z 1\s000\sdomů a vystavilo 298\sdokladů/);
  await nothingForAxe();
  await inside(sql`update invoice_morning set done = 1000, issued = 960, ended_at = ${now}::timestamptz`);
  await inside(sql`insert into invoice_morning_fault select id, ${house.id}, 'broken' from invoice_morning`);
  await words(/^Ranní vystavování skončilo .* a vystavilo 960\sdokladů\.$/);
  await words('1 domu se nic nevystavilo:');
  await words(/: chyba portálu, podrobnosti jsou v\sjeho záznamu$/);
  await nothingForAxe();
  await inside(sql`delete from invoice_morning`);
  await opens(house, admin, '/admin/fakturace');
  await one('button', /^ZF-\d{4}-0001/);
  expect(saying(/^Ranní vystavování/)).toEqual([]);
});

it('a changed price is shown with whom it concerns before anybody is told of it', async () => {
  await opens(house, admin, '/admin/fakturace');
  press(await one('button', 'Nastavení'));
  press(await one('menuitem', 'Změna ceny'));
  const dialog = await one('dialog', 'Změna ceny za portál');
  type(await field('Cena za jednotku a měsíc bez DPH'), '12,50');
  press(await one('button', 'Ukázat, koho se týká', dialog));
  await words(/^Cena se změní 1\s?domu\./);
  await nothingForAxe();
  press(await one('button', 'Oznámit a poslat e-maily'));
  await gone('dialog', 'Změna ceny za portál');
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

it('a payment of a manager is parted among houses, what is beyond goes to the one that is chosen', async () => {
  const { house: other } = await aProforma(portal());
  const today = dayIn(portal().clock.now);
  const counter = '19-2000145399/0800';
  const came = [{ day: today, amount: 40_000n, name: 'Správa domů', counter }];
  await sendFile(admin, statements.upload, 'dalsi.xml', aStatement(5_000n, came, today, today));
  const { customers } = await admin.asks(statements.list, {});
  const nameOf = (id: number) => new RegExp(`^${customers.find((c) => c.id === id)?.name.replaceAll(' ', '\\s')}(,|$)`);
  await opens(house, admin, '/admin/fakturace/banka');
  press(await one('button', 'Rozdělit mezi domy'));
  const dialog = await one('dialog', /^Rozdělit 400,00\sKč mezi domy$/);
  // Until it has taken the focus, a list that is opened in it closes again.
  await until('the dialog has the focus', () => dialog.contains(document.activeElement));
  await pick('Dům 1', nameOf(house.id));
  await pick('Dům 2', nameOf(other.id));
  type(await field('Částka 1'), '60');
  await words(/^Zbývá rozdělit 194,80\sKč\.$/);
  await nothingForAxe();
  press(await one('button', 'Rozdělit', dialog));
  await words('Vyberte dům, kterému připadne zbytek platby.');
  await pick('Zbytek jako přeplatek dostane', nameOf(other.id));
  press(await one('button', 'Rozdělit', dialog));
  await gone('dialog', /^Rozdělit/);
  await words(/: 340,00\sKč$/);
  await nothingForAxe();
  // The next payment of the same account: the same houses, each with what it is to pay now.
  const next = [{ day: today, amount: 4_000n, name: 'Správa domů', counter, reference: 'podruhe' }];
  await sendFile(admin, statements.upload, 'potom.xml', aStatement(45_000n, next, today, today));
  await opens(house, admin, '/admin/fakturace/banka');
  await words(/^Z tohoto účtu se naposledy platilo za víc domů: /);
  press(await one('button', 'Rozdělit mezi domy'));
  await one('dialog', /^Rozdělit 40,00\sKč mezi domy$/);
  await words(/^Domy jsou ty, za které se z tohoto účtu platilo naposledy/);
  const parts = await Promise.all([field('Částka 1'), field('Částka 2')]);
  expect(parts.map((f) => (f as HTMLInputElement).value)).toEqual(['35,20', '']);
  await nothingForAxe();
});
