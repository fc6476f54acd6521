import { beforeAll, describe, it } from 'vitest';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aMessage } from '#house/messages.ts';
import { aDoor } from './door.tsx';
import { every, one, press, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  owner = await house.owner();
});

const text = { id: 1, label: null, emergency: false, owner: null, attachments: [], acceptUntil: null };

describe('the queue of what is to be confirmed', () => {
  it('tells of a change meanwhile, and a kind that it does not know can be passed by', async () => {
    await aMessage(chair, { title: 'Aby něco čekalo', acceptRead: true });
    const items = [
      {
        dataValues: { id: 'document-1-1', type: 'document' },
        data: { ...text, title: 'Stanovy', description: '', contentVersion: 1 },
      },
      {
        dataValues: { id: 'message-987654321-2', type: 'message' },
        data: { ...text, id: 987654321, title: 'Rozpočet', description: '<p>Druhé znění.</p>', contentVersion: 2 },
      },
    ];
    const changed = { show: true, content: 'CONFIRMATIONS.ERRORS.CHANGED' };
    await opens(house, owner, '/nastenka', ({ url }) => {
      if (url.includes('/accept-read/accept/'))
        return Response.json({ code: 409, data: null, message: changed }, { status: 409 });
      if (url.endsWith('/accept-read')) return Response.json({ code: 200, data: { items, total: 2 }, message: null });
      return undefined;
    });
    await one('dialog', /^K potvrzení přečtení/);
    await words('Fronta neobsahuje tento typ.');
    await words(/^1 ze? 2$/);
    await nothingForAxe();
    press(await one('button', 'Přejít dál'));
    await one('heading', 'Rozpočet');
    await words(/^2 ze? 2$/);
    press(await one('button', 'Potvrzuji přečtení'));
    await words('Zpráva se mezitím změnila, přečtěte ji znovu.');
    press(await one('button', 'Připomenout příště'));
    await until('the queue is gone', () => every('dialog', /^K potvrzení přečtení/).length === 0);
  });
});
