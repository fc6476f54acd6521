import { beforeAll, describe, expect, it } from 'vitest';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let renter: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  await house.chair();
  await house.owner({ firstName: 'Jan', lastName: 'Dvorský' });
  await house.owner({ firstName: 'Marek', lastName: 'Sedlařík' });
  renter = await house.person({ role: 'neighbour', lastName: 'Trnka' });
});

const looks = async (text: string) => type(await field('Hledat v celém domě'), text);
const found = (name: RegExp) => every('option', name, every('group', /^Sousedé/)[0] ?? document.createElement('i'));

describe('the search over the house', () => {
  it('says that there is nothing, and asks the house once', async () => {
    const door = await opens(house, renter, '/nastenka');
    await looks('qxqxqx');
    await words('Nic jsme nenašli.');
    await nothingForAxe();
    expect(door.asked.flatMap(({ url }) => (url.includes('/search/') ? [url] : []))).toEqual(['/api/v2/search/qxqxqx']);
  });

  it('names what is silent, asks again, and shows no older answer over a newer one', async () => {
    let isSilent = true;
    let isOut = false;
    let comes = () => {};
    const older = new Promise<void>((resolve) => {
      comes = resolve;
    });
    const some = { code: 200, data: { groups: [], silent: ['messages'] }, message: null };
    const door = await opens(house, renter, '/nastenka', async ({ url }) => {
      if (url.endsWith('/search/dvo')) {
        isOut = true;
        await older;
      }
      return isSilent && url.endsWith('/search/sedla') ? Response.json(some) : undefined;
    });
    await looks('dvo');
    await until('the first is asked for', () => isOut);
    await looks('sedla');
    await words('Neodpověděla část Zprávy.');
    await nothingForAxe();
    isSilent = false;
    press(await one('button', 'Načíst znovu'));
    await until('the second is here', () => found(/Sedlařík/)[0]);
    expect(saying('Neodpověděla část Zprávy.')).toEqual([]);
    comes();
    // What is asked after it is answered after it was heard.
    await looks('sedlar');
    await until('the third is here', () => door.asked.some(({ url }) => url.endsWith('/search/sedlar')));
    await until('the third is shown', () => found(/Sedlařík/)[0]);
    expect(found(/Dvorsk/)).toEqual([]);
    expect(found(/Sedlařík/)).toHaveLength(1);
  });

  it('names everything when nobody answers, without a word that stands over the page', async () => {
    const refused = { show: true, content: 'BASE.ERRORS.TOO_MANY', params: { minutes: 1 } };
    await opens(house, renter, '/nastenka', async ({ url }) =>
      url.includes('/search/')
        ? Response.json({ code: 429, data: null, message: refused }, { status: 429 })
        : undefined,
    );
    await looks('dvorsk');
    await words(/Neodpověděly části Sousedé, .*Zprávy/);
    expect(saying('Příliš mnoho pokusů.')).toEqual([]);
  });
});
