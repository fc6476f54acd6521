import { beforeAll, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
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
  await chair.asks(accounts.enter, { id: unit, kind: 'debt', amount: '1 234,50', date: '2026-01-02', text: 'Dluh' });
});

it('an owner asks with one click, the committee reads what it confirms and issues it', async () => {
  await opens(house, owner, '/prehled-poplatku/ucet');
  press(await one('button', 'Požádat o potvrzení'));
  await words(/Výbor je od .* o žádosti informovaný/);
  expect(every('button', 'Požádat o potvrzení')).toEqual([]);
  await nothingForAxe();

  await opens(house, chair, '/prehled-poplatku/potvrzeni');
  await words('Čeká na vystavení');
  await words('Zatím žádné potvrzení');
  await nothingForAxe();
  press(await one('button', /^Vystavit potvrzení, 1247\/8/));
  const dialog = await one('dialog', 'Vystavit potvrzení o dluzích');
  await words(/Na nabyvatele přejde 1 234,50 Kč/);
  await nothingForAxe();
  press(await one('button', 'Vystavit', dialog));
  await words(/^Potvrzení D\d{4}\/0001$/);
  expect(every('button', /^Vystavit potvrzení, /)).toEqual([]);

  await opens(house, owner, '/prehled-poplatku/ucet');
  await one('button', /^Stáhnout potvrzení D/);
  await one('button', 'Požádat o potvrzení');
});

it('one is withdrawn with a reason, which is asked for', async () => {
  await opens(house, chair, '/prehled-poplatku/potvrzeni');
  press(await one('button', /^Odvolat potvrzení D/));
  const dialog = await one('dialog', /^Odvolat potvrzení D/);
  press(await one('button', 'Odvolat', dialog));
  await words('Vyplňte toto pole.');
  type(await field('Důvod'), 'špatný den');
  press(await one('button', 'Odvolat', dialog));
  await words(/špatný den$/);
  expect((await chair.asks(clearances.list, {})).clearances).toMatchObject([{ state: 'withdrawn' }]);
  await nothingForAxe();
});
