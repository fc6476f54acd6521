import { beforeAll, describe, expect, it } from 'vitest';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { aDocument } from '#house/documents.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { uploads } from '#house/sending-files.ts';
import { aDoor } from './door.tsx';
import { every, gone, one, press, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  portal().clock.now = new Date();
  house = await aHouse(portal());
  chair = await house.chair();
  owner = await house.owner({ lastName: 'Čtenářová' });
});

const asks = /^Žádat o potvrzení přečtení/;
const main = () => document.querySelector('#main') as HTMLElement;

describe('a document to be confirmed', () => {
  it('is asked for in its form, confirmed on its page, and the chair sees who has', async () => {
    const d = await aDocument(chair, 'Požární řád.txt');
    const door = await opens(house, chair, `/dokumenty/${d.id}`);
    expect(every('region', /^Přečteno/)).toEqual([]);
    press(await one('button', 'Upravit'));
    press(await one('switch', asks));
    await nothingForAxe();
    press(await one('button', 'Uložit změny'));
    await words('Změny jsou uložené.');
    const card = await one('region', /^Přečteno/);
    await words(/^0 ze? 1$/, card);
    await door.close();

    const reading = await opens(house, owner, `/dokumenty/${d.id}`);
    // Where it is read, the queue does not stand in front of it.
    press(await one('button', 'Potvrdit přečtení'));
    await words('Přečtení je potvrzené.');
    await until('it is settled', () => every('button', 'Potvrdit přečtení').length === 0);
    await words('Vaše potvrzení', main());
    await words(/verze 1$/, main());
    await nothingForAxe();
    await reading.close();

    const { id: fileId } = await uploads(chair, 'nový.txt', 'nový řád');
    await chair.asks(documents.addVersion, { id: d.id, fileId, material: true });
    await opens(house, chair, `/dokumenty/${d.id}`);
    press(await one('button', /^Zobrazit všech/));
    const dialog = await one('dialog', 'Kdo dokument přečetl');
    press(await one('tab', /^Předchozí verze/, dialog));
    await words(/Čtenářová/, dialog);
    await words('verze 1', dialog);
    await nothingForAxe();
  });

  it('waits in the queue with its bytes, its version and their fingerprint', async () => {
    const d = await aDocument(chair, 'Domovní řád.txt', { acceptRead: true, description: 'Platí od ledna' });
    for (const { dataValues } of (await owner.asks(confirmations.queue, {})).items)
      if (!dataValues.id.startsWith(`document-${d.id}-`)) await owner.asks(confirmations.accept, { id: dataValues.id });
    const { sha256 } = await owner.asks(documents.one, { id: d.id });
    await opens(house, owner, '/nastenka');
    const queue = await one('dialog', /^K potvrzení přečtení/);
    await one('heading', 'Domovní řád.txt', queue);
    await words('Platí od ledna', queue);
    await words(`Verze 1, otisk SHA-256 ${sha256}`, queue);
    await one('button', 'Stáhnout soubor Domovní řád.txt', queue);
    expect((await one('link', 'Otevřít dokument', queue)).getAttribute('href')).toContain(`/dokumenty/${d.id}`);
    await nothingForAxe();
    press(await one('button', 'Potvrzuji přečtení', queue));
    await gone('dialog', /^K potvrzení přečtení/);
    expect((await owner.asks(confirmations.queue, {})).total).toBe(0);
  });

  it('lights a door of the dashboard and the ochre number of the menu while it waits', async () => {
    await aDocument(chair, 'Revizní zpráva.txt', { acceptRead: true });
    await opens(house, owner, '/nastenka');
    const queue = await one('dialog', /^K potvrzení přečtení/);
    press(await one('button', 'Připomenout příště', queue));
    await gone('dialog', /^K potvrzení přečtení/);
    press(await one('link', /dokument k potvrzení/));
    await one('dialog', /^K potvrzení přečtení/);
  });
});

describe('a new version', () => {
  it('says whether it changes something material only where people are asked, and whether they are mailed', async () => {
    const d = await aDocument(chair, 'Stanovy.txt');
    await opens(house, chair, `/dokumenty/${d.id}`);
    press(await one('button', 'Nahrát novou verzi'));
    const dialog = await one('dialog', 'Nahrát novou verzi');
    expect(every('switch', /^Je to podstatná změna/, dialog)).toEqual([]);
    await one('switch', /^Poslat e-mail/, dialog);
    press(await one('switch', asks, dialog));
    await one('switch', /^Je to podstatná změna/, dialog);
    await nothingForAxe();
  });
});
