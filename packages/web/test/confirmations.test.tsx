import { beforeAll, describe, expect, it } from 'vitest';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { askIdOf } from '#contract/confirmations/rules.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { anEvent } from '#house/events.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aMessage, editedMessage } from '#house/messages.ts';
import { aDoor } from './door.tsx';
import { every, gone, one, press, until, words } from './lookups.ts';
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

const text = {
  id: 1,
  label: null,
  emergency: false,
  owner: null,
  file: null,
  held: null,
  attachments: [],
  files: [],
  acceptUntil: null,
};

describe('the queue of what is to be confirmed', () => {
  it('tells of a change meanwhile, and a kind that it does not know can be passed by', async () => {
    await aMessage(chair, { title: 'Aby něco čekalo', acceptRead: true });
    const items = [
      {
        dataValues: { id: 'statute-1-1', type: 'statute' },
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
    await words('Obsah se mezitím změnil, přečtěte ho prosím znovu.');
    press(await one('button', 'Připomenout příště'));
    await until('the queue is gone', () => every('dialog', /^K potvrzení přečtení/).length === 0);
  });

  it('shows an event with its day and place, and leads to it', async () => {
    // Where nothing else waits.
    const calm = await aHouse(portal());
    const reader = await calm.owner();
    const title = 'Odstávka teplé vody';
    const at = { start: '2027-03-04T08:00', end: '2027-03-04T12:00', place_address: 'U kotelny' };
    const { id } = await anEvent(await calm.chair(), { ...at, title, acceptRead: true });
    const door = await opens(calm, reader, '/sousede');
    await one('heading', title);
    await words('4. 3. 2027, 8:00 · U kotelny');
    await nothingForAxe();
    const whole = await one('link', 'Otevřít událost');
    if (!whole.getAttribute('href')?.startsWith(`/kalendar-udalosti/${id}`)) throw new Error('it leads elsewhere');
    press(await one('button', 'Potvrzuji přečtení'));
    await until('it is confirmed', () => door.asked.some(({ url }) => url.includes(`/accept/event-${id}-`)));
    await gone('heading', title);
  });
});

describe('whoever asks to confirm', () => {
  it('sees who has, writes down paper and takes it back, opens what was confirmed and whom the mails reached', async () => {
    // The screen offers the day of its own clock.
    portal().clock.now = new Date();
    const asking = await aHouse(portal());
    const writer = await asking.chair();
    const reads = await asking.owner({ lastName: 'Čtenářová' });
    const signs = await asking.owner({ lastName: 'Papírová' });
    const m = await aMessage(writer, { title: 'Revize plynu', acceptRead: true });
    const confirms = (version: number) =>
      reads.asks(confirmations.accept, { id: askIdOf({ type: 'message', id: m.id, version }) });
    await confirms(m.contentVersion);
    const now = await writer.asks(
      messages.update,
      editedMessage(m, { title: 'Revize plynu v pátek', material: true }) as never,
    );
    await confirms(now.contentVersion);
    const door = await opens(asking, writer, `/zpravy/${m.id}`);
    await words(/^1 ze? 2$/);
    const card = await one('region', /^Přečteno/);
    await words(/Čtenářová/, card);
    press(await one('button', 'Zapsat z papíru', card));
    const paper = await one('dialog', 'Zapsat potvrzení z papíru');
    press(await one('checkbox', /Papírová/, paper));
    await words('Vybrán 1 člověk', paper);
    press(await one('button', 'Zapsat potvrzení', paper));
    await words(/^2 ze? 2$/);
    await gone('dialog', 'Zapsat potvrzení z papíru');
    press(await one('button', /^Zobrazit všech/));
    await nothingForAxe();
    press(await one('button', /^Zrušit zápis z papíru: .*Papírová/));
    press(await one('button', 'Zrušit zápis z papíru', await one('dialog', 'Zrušit zápis z papíru?')));
    await words(/^1 ze? 2$/);
    await door.close();

    await opens(asking, writer, `/zpravy/${m.id}`);
    press(await one('button', 'Zobrazit starší znění'));
    const older = await one('dialog', 'Starší znění zprávy');
    await words('Revize plynu', older);
    press(every('button', /Zavřít/, older)[0] as HTMLElement);
    await gone('dialog', 'Starší znění zprávy');
    press(await one('button', 'Zobrazit doručení'));
    const delivery = await one('dialog', 'Doručení');
    for (const person of [reads, signs]) await words(new RegExp(person.email), delivery);
    // What was told and when is said once over all whom it went to, not in each of their rows.
    const heads = every('heading', /·/, delivery).map((e) => e.textContent);
    expect(heads.filter((head) => head?.startsWith('Zveřejnění'))).toHaveLength(1);
    expect(new Set(heads).size).toBe(heads.length);
    for (const row of every('listitem', /@/, delivery)) expect(row.textContent).not.toMatch(/\d:\d{2}/);
  });
});
