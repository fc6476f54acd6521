import { beforeAll, describe, expect, it } from 'vitest';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor, withoutNews } from './door.tsx';
import { every, field, fieldNow, one, press, saying, type, until, words } from './lookups.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  owner = await house.owner({ firstName: 'Dalibor', lastName: 'Medek' });
  const other = await house.owner({ firstName: 'Eva', lastName: 'Čápová' });
  for (let n = 1; n <= 30; n++) {
    const of = n === 13 ? owner : other;
    await house.unit(chair, `771/${n}`, [n, 465], [{ memberIds: [of.memberId as number] }]);
  }
});

const made = async (number: string, floor: number) => {
  const owners = [{ memberIds: [owner.memberId as number], joint: false, share: toText(fraction(1, 1)) }];
  const unit = {
    number,
    entranceName: 'Vchod 1',
    type: 'flat',
    share: toText(fraction(1, 4650)),
    floor,
    owners,
  } as const;
  return (await chair.asks(units.create, unit)).id;
};
const numbers = () => every('link', /^771\/\d+$/).map((e) => e.textContent);
const search = 'Hledat jednotku nebo vlastníka';

describe('units', () => {
  it('are read by an owner, who is offered nothing that would be refused', async () => {
    const door = await opens(house, owner, '/jednotky');
    press(await one('link', '771/13'));
    await one('heading', /771\/13/);
    await until('the owner leads to their card', () => every('link', 'Dalibor Medek').length > 0);
    expect(every('link', /Upravit jednotku|Nová jednotka/)).toEqual([]);
    door.goes('/jednotky/novy');
    await words(/K této části nemáte oprávnění\./);
    expect(door.asked.filter((a) => a.status >= 400).map((a) => a.url)).toEqual([]);
  });

  it('are not there for a renter', async () => {
    const renter = await house.person({ role: 'neighbour' });
    await opens(house, renter, '/nastenka');
    await one('link', /^Sousedé/);
    expect(every('link', /^Jednotky/)).toEqual([]);
  });

  it('are filtered in the address, kept on the way back, and shown all again', async () => {
    const door = await opens(house, chair, '/jednotky');
    await one('link', '771/1');
    type(await field(search), 'medek');
    await until('only one is shown', () => numbers().join() === '771/13');
    expect(decodeURIComponent(door.address())).toContain('"text":"medek"');
    press(await one('link', '771/13'));
    await one('heading', /771\/13/);
    door.back();
    await until('the filter is back', () => fieldNow(search)?.value === 'medek');
    type(await field(search), 'nikdo takový');
    await words('Filtru nic neodpovídá');
    press(await one('button', 'Zrušit filtry'));
    await one('link', '771/1');
  });

  it('are paged and sorted in the address, and the sort is remembered', async () => {
    const door = await opens(house, chair, '/jednotky?page=2');
    await words(/26–30 ze? 30/);
    press(await one('button', 'Předchozí stránka'));
    await words(/1–25 ze? 30/);
    press(await one('button', /Podíl na domě/));
    const { address } = door;
    await until('the sort is in the address', () => address().includes('sort='));
    door.goes('/nastenka');
    await one('heading', /Dobr/);
    door.goes('/jednotky');
    await one('link', '771/1');
    const head = () => every('columnheader', /Podíl na domě/)[0]?.getAttribute('aria-sort');
    await until('the sort is remembered', () => head() === 'ascending' || head() === 'descending');
  });

  it('ask for their counts once while they are leafed through, and again for another tab', async () => {
    const door = await opens(house, chair, '/jednotky', withoutNews);
    await words(/1–25 ze? 30/);
    const lists = () =>
      door.asked.flatMap(({ url }) => (/\/room\/rows\?/.test(url) ? 'rows' : /\/room\?/.test(url) ? 'all' : []));
    expect(lists()).toEqual(['all']);
    press(await one('button', 'Další stránka'));
    await words(/26–30 ze? 30/);
    expect(lists()).toEqual(['all', 'rows']);
    press(await one('tab', /^Byty/));
    await until('the tab is asked for', () => lists().length === 3);
    expect(lists()).toEqual(['all', 'rows', 'all']);
  });

  it('tell the ground floor by its name in the list and on their page, and other floors by number', async () => {
    const [low, high] = [await made('772/1', 0), await made('772/2', 3)];
    const door = await opens(house, chair, `/jednotky?filters=${encodeURIComponent('{"text":"772"}')}`);
    await one('link', '772/1');
    await words('přízemí');
    door.goes(`/jednotky/${low}`);
    await one('heading', /772\/1/);
    await until('the head and the facts say it', () => saying(/^přízemí$/).length === 2);
    door.goes(`/jednotky/${high}`);
    await one('heading', /772\/2/);
    await words(/^3\.\s?podlaží$/);
    expect(saying(/přízemí/)).toEqual([]);
  });

  it('whose number is taken say so at the field, and nothing typed is lost', async () => {
    await opens(house, chair, '/jednotky');
    press(await one('link', '771/2'));
    press(await one('link', 'Upravit jednotku'));
    type(await field(/^Číslo jednotky/), '771/1');
    type(await field(/^Poznámka/), 'Dveře vlevo');
    press(await one('button', 'Uložit změny'));
    await words('Jednotka s tímto číslem už v domě je.');
    const number = await field(/^Číslo jednotky/);
    expect([number.value, number.getAttribute('aria-invalid')]).toEqual(['771/1', 'true']);
    expect((await field(/^Poznámka/)).value).toBe('Dveře vlevo');
    press(await one('link', 'Zpět'));
    press(await one('button', 'Zůstat'));
    expect((await field(/^Číslo jednotky/)).value).toBe('771/1');
    expect(saying('Jednotka je uložená.')).toEqual([]);
  });
});
