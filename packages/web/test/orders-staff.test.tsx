import { beforeAll, expect, it, vi } from 'vitest';
import { orders } from '#contract/orders/endpoints.ts';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import { aHouse, anAdmin, nobody, type Person, type TestHouse } from '#house/house.ts';
import { aForm, anOrder, sent } from '#house/orders.ts';
import { aDoor } from './door.tsx';
import { every, field, one, pick, press, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  [admin, colleague] = [await anAdmin(portal()), await anAdmin(portal())];
});

/** E-mails of the orders in the list, as their menus are called. */
const listed = () => every('button', /^Akce pro /).map((b) => /(\w+)@/.exec(b.ariaLabel ?? '')?.[1]);
const list = (...names: string[]) =>
  until(`not just ${names}`, () => JSON.stringify(listed().sort()) === JSON.stringify(names.sort()));
const opensMenu = async (name: string) => press(await one('button', new RegExp(`^Akce pro \\d+, ${name}@`)));
const email = (name: string) => `${name}@jablonova.example`;

it('staff find an order by its tab, the beginning of its address, its state and whether it is free', async () => {
  await anOrder(admin, { email: email('ceka') });
  const filled = await anOrder(admin, { email: email('cela') });
  await sent(portal(), filled.token);
  const refused = await anOrder(admin, { email: email('nechce') });
  await admin.asks(orders.refuse, { id: refused.id, reason: 'Dům není z České republiky' });
  await anOrder(colleague, { email: email('zdarma'), isFree: true });
  const taken = await anOrder(colleague, { email: email('prijata') });
  await sent(portal(), taken.token, aForm({ user: { email: 'jina@jablonova.example' } }));
  const { svj, user, entrances, updatedAt } = await admin.asks(orders.check, { id: taken.id });
  await admin.asks(orders.accept, { id: taken.id, updatedAt, svj, user, entrances });

  await opens(house, admin, '/admin/objednavky');
  await list('ceka', 'cela', 'nechce', 'zdarma', 'prijata');
  expect((await one('tab', /^Všechny/)).textContent).toContain('5');
  expect((await one('tab', /^Nepřijaté/)).textContent).toContain('4');
  await nothingForAxe();
  press(await one('tab', /^Nepřijaté/));
  await list('ceka', 'cela', 'nechce', 'zdarma');
  press(await one('tab', /^Všechny/));

  type(await field('Začátek e-mailu'), 'ce');
  await list('ceka', 'cela');
  type(await field('Začátek e-mailu'), '');
  await list('ceka', 'cela', 'nechce', 'zdarma', 'prijata');
  press(await one('button', 'Filtry'));
  await pick('Stav', 'Vyplněna');
  await list('cela', 'prijata');
  await pick('Stav', 'Odmítnuta');
  await list('nechce');
  await pick('Stav', 'Vše');
  await pick('Zdarma', 'Ano');
  await list('zdarma');
  await nothingForAxe();

  // What came of an order decides what its row offers.
  const offered = async (name: string) => {
    await opensMenu(name);
    await one('menuitem', 'Zkontrolovat údaje');
    const items = every('menuitem').map((i) => i.textContent);
    press(await one('button', new RegExp(`^Akce pro \\d+, ${name}@`)));
    await until('the menu is open', () => every('menuitem').length === 0);
    return items;
  };
  press(await one('button', 'Zrušit filtry'));
  await list('ceka', 'cela', 'nechce', 'zdarma', 'prijata');
  expect(await offered('ceka')).toEqual(['Zkontrolovat údaje', 'Kopírovat odkaz', 'Poslat nový odkaz', 'Smazat']);
  expect(await offered('cela')).not.toContain('Poslat nový odkaz');
  expect(await offered('nechce')).toEqual(['Zkontrolovat údaje', 'Poslat nový odkaz', 'Smazat']);
  expect((await offered('prijata')).filter((item) => item === 'Smazat' || item === 'Poslat nový odkaz')).toEqual([]);
});

it('from its row the link is copied, sent anew and the order deleted, each after its question', async () => {
  const { id, token } = await anOrder(admin, { email: email('radek') });
  const copied: string[] = [];
  let lets = true;
  const writeText = async (text: string) => {
    if (!lets) throw new Error('not allowed');
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    await opens(house, admin, '/admin/objednavky');
    await opensMenu('radek');
    press(await one('menuitem', 'Kopírovat odkaz'));
    await words('Odkaz je zkopírovaný.');
    expect(copied).toEqual([`${location.origin}/objednavka/${token}`]);
    // A browser that does not let us says so in its own log alone.
    lets = false;
    await opensMenu('radek');
    press(await one('menuitem', 'Kopírovat odkaz'));
    await until('not logged', () => warned.mock.calls.length === 1);
    expect(copied).toHaveLength(1);
  } finally {
    warned.mockRestore();
    Reflect.deleteProperty(navigator, 'clipboard');
  }

  await opensMenu('radek');
  press(await one('menuitem', 'Poslat nový odkaz'));
  const asks = await one('dialog', `Poslat nový odkaz na ${email('radek')}?`);
  press(await one('button', 'Poslat nový odkaz', asks));
  await words('Nový odkaz odešel, starý už neplatí.');
  expect((await nobody(portal()).refused(orderDoor.look, { token })).key).toBe('ORDERS.ERRORS.LINK');
  expect((await admin.asks(orders.one, { id })).url).not.toBe(token);

  const removes = async (answer: string) => {
    await opensMenu('radek');
    press(await one('menuitem', 'Smazat'));
    press(await one('button', answer, await one('dialog', `Smazat objednávku ${email('radek')}?`)));
    await until('the question stays', () => every('dialog', /^Smazat objednávku/).length === 0);
  };
  await removes('Nechat být');
  expect((await admin.asks(orders.one, { id })).id).toBe(id);
  await removes('Smazat objednávku');
  await words('Objednávka je smazaná.');
  await until('still listed', () => !listed().includes('radek'));
  expect((await admin.refused(orders.one, { id })).key).toBe('ORDERS.NOT_FOUND');
});
