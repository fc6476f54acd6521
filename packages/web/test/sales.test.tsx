import { beforeAll, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { ownSales } from '#contract/sales/endpoints-own.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, edited, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, one, pick, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let seller: Person;
let unit: number;
const here = () => `/prehled-poplatku/ucet/${unit}`;
beforeAll(async () => {
  // What a page calls today is told by the browser.
  portal().clock.now = new Date();
  const day = addDays(dayIn(portal().clock.now), -10);
  house = await aHouse(portal());
  chair = await house.chair();
  seller = await house.owner({ lastName: 'Prodávající' });
  const buyer = await house.owner({ lastName: 'Kupující' });
  const made = await house.unit(chair, '1247/8', [1, 2], [{ memberIds: [seller.memberId as number] }]);
  unit = made.id;
  const entry = { id: unit, kind: 'debt' as const, amount: '1 234,50', date: addDays(day, -30), text: 'Dluh' };
  await chair.asks(accounts.enter, entry);
  const owners = [{ memberIds: [buyer.memberId as number], joint: false, share: toText(fraction(1, 1)) }];
  await chair.asks(units.update, edited(made, { owners, validFrom: day }) as never);
});

it('the account says that it waits, the preview who owes what, and one click hands it over', async () => {
  await opens(house, chair, here());
  await words(/^Vlastník se změnil .*, účet ještě předaný není\.$/);
  press(await one('link', 'Předat jednotku'));
  await words(/^Předchozímu vlastníkovi zbývá doplatit 1.234,50.Kč\.$/);
  await words('Účet nového vlastníka začíná bez dluhů z doby předchozího.');
  await one('link', 'Vystavit potvrzení');
  await nothingForAxe();
  press(await one('button', /^Předat k /));
  await words(/^K doplacení zbývá 1.234,50.Kč\.$/);
  await nothingForAxe();
});

/** What is left over goes to the account of the unit: all of it is offered, more is refused, and why is asked for. */
async function settles() {
  press(await one('button', 'Další akce'));
  press(await one('menuitem', 'Vypořádat přeplatek'));
  const dialog = await one('dialog', 'Vypořádat přeplatek předchozího vlastníka');
  const amount = await field('Částka');
  expect(amount.value).toBe('200,00');
  press(await one('button', 'Zapsat', dialog));
  await words('Vyplňte toto pole.');
  type(await field('Proč'), 'na žádost');
  type(amount, '200,01');
  await pick('Kam přeplatek jde', /^Na účet jednotky/);
  press(await one('button', 'Zapsat', dialog));
  await words(/tolik nepřebývá/, dialog);
  await nothingForAxe();
  type(amount, '200');
  press(await one('button', 'Zapsat', dialog));
  await gone('dialog', 'Vypořádat přeplatek předchozího vlastníka');
  await words('Vyrovnáno, nic nezbývá.');
  expect((await chair.asks(accounts.one, { id: unit })).balance).toBe('-200.00');
}

it('a payment of the seller is entered there, what is left over is settled, and the handover is undone with a reason, which is asked for', async () => {
  const { sales: made } = await chair.asks(ownSales.list, {});
  await opens(house, chair, `/prehled-poplatku/predani/${made[0]?.id}`);
  press(await one('button', 'Další akce'));
  press(await one('menuitem', 'Zapsat platbu'));
  type(await field('Částka'), '1 434,50');
  press(await one('button', 'Zapsat', await one('dialog', 'Platba předchozího vlastníka')));
  await words(/^Přeplatek je 200,00.Kč\.$/);
  await gone('dialog', 'Platba předchozího vlastníka');
  await settles();
  press(await one('button', 'Další akce'));
  press(await one('menuitem', 'Zrušit předání'));
  const dialog = await one('dialog', 'Zrušit předání?');
  press(await one('button', 'Zrušit předání', dialog));
  await words('Vyplňte toto pole.');
  type(await field('Důvod'), 'převod se nekonal');
  press(await one('button', 'Zrušit předání', dialog));
  await words(/převod se nekonal$/);
  expect((await chair.asks(ownSales.list, {})).sales).toMatchObject([{ undone: true, balance: '0.00' }]);
  expect(every('button', 'Další akce')).toEqual([]);
  await nothingForAxe();
});
