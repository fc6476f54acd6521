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
  it('says that there is nothing, and asks no module that the role does not reach', async () => {
    const door = await opens(house, renter, '/nastenka');
    await looks('qxqxqx');
    await words('Nic jsme nenašli.');
    await nothingForAxe();
    const asked = door.asked.flatMap(({ url }) => (url.includes('/search/') ? [url] : []));
    const modules = ['contact', 'discussion', 'file', 'folder', 'message', 'user'];
    expect(asked.sort()).toEqual(modules.map((one) => `/api/v2/${one}/search/qxqxqx`));
  });

  it('names a module that is silent, asks it again, and shows no older answer over a newer one', async () => {
    let isSilent = true;
    let comes = () => {};
    const older = new Promise<void>((resolve) => {
      comes = resolve;
    });
    const silent = { show: true, content: 'BASE.ERRORS.TOO_MANY', params: { minutes: 1 } };
    const door = await opens(house, renter, '/nastenka', async ({ url }) => {
      if (isSilent && url.includes('/message/search/'))
        return Response.json({ code: 429, data: null, message: silent }, { status: 429 });
      if (url.endsWith('/user/search/dvo')) await older;
      return undefined;
    });
    await looks('dvo');
    await until('the first is asked for', () => door.asked.some(({ url }) => url.endsWith('/message/search/dvo')));
    await looks('sedla');
    await until('the second is here', () => found(/Sedlařík/)[0]);
    await words('Neodpověděla část Zprávy.');
    expect(saying('Příliš mnoho pokusů.')).toEqual([]);
    await nothingForAxe();
    isSilent = false;
    press(await one('button', 'Načíst znovu'));
    await until('nobody is silent', () => saying('Neodpověděla část Zprávy.').length === 0);
    comes();
    const answered = (text: string) => door.asked.some(({ url }) => url.endsWith(`/user/search/${text}`));
    await until('the older answer is here', () => answered('dvo'));
    // What is asked after it is answered after it was heard.
    await looks('sedlar');
    await until('the third is here', () => answered('sedlar') && found(/Sedlařík/)[0]);
    expect(found(/Dvorsk/)).toEqual([]);
    expect(found(/Sedlařík/)).toHaveLength(1);
  });
});
