import { beforeAll, expect, it, vi } from 'vitest';
import { bank } from '#contract/bank/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';
import { chooseFiles, sentTo } from './sent-files.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  const owner = await house.owner({ firstName: 'Ludmila', lastName: 'Dvorská' });
  await house.unit(chair, '1247/1', [1, 1], [{ memberIds: [owner.memberId as number] }]);
  await chair.asks(bank.addAccount, { number: '2000000528/2010', name: 'Běžný' });
});

const columns = [
  ...['datum zaúčtování', 'částka', 'měna', 'číslo účtu protiúčtu', 'kód banky protiúčtu', 'název účtu protiúčtu'],
  ...['konstantní symbol', 'variabilní symbol', 'specifický symbol', 'ID transakce', 'poznámka'],
];
const rows = [
  '1.2.2026;1 234,50;CZK;19;0100;Dvorská Ludmila;;;;77;dar',
  '2.2.2026;99,00;CZK;19;0100;Cizí Karel;;;;78;',
];

it('proposes columns of a bank with what the first rows hold, and hints at a namesake without a click', async () => {
  await opens(house, chair, '/prehled-poplatku/banka');
  vi.stubGlobal('XMLHttpRequest', sentTo(portal));
  await words('Zatím tu není žádný výpis');
  await chooseFiles(new File([[columns.join(';'), ...rows].join('\r\n')], 'pohyby.csv', { type: 'text/csv' }));
  await words(/vypadá jako z banky ČSOB/);
  await words('v tabulce: 1 234,50 · 99,00');
  expect((await field('Částka')).value).toBe('částka');
  await nothingForAxe();
  press(every('button', 'Nahrát').at(-1) as HTMLElement);
  await words('Stejné příjmení mají vlastníci odtud, to samo ale nestačí:');
  await words('Nevíme, komu platba patří');
  await one('button', 'Vybrat jednotku');
  expect(every('button', /^Přiřadit k/)).toEqual([]);
  await nothingForAxe();
  // The next table with the same columns is read at once.
  const { statements } = await chair.asks(bank.list, {});
  expect(statements).toMatchObject([{ lines: 2, waiting: 2 }]);
});
