import { beforeAll, expect, it } from 'vitest';
import { bookings, bookingThings } from '#contract/bookings/endpoints.ts';
import { aThing, books, waits } from '#house/bookings.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let h: BoardHouse;
beforeAll(async () => {
  h = await aBoardHouse(portal());
});

const monday = 'pondělí 23. 11.';
const cell = (hours: string, state: string) => one('button', new RegExp(`^${monday}, ${hours}, ${state}`));

it('is in the menu once there is something, which the committee adds with its rules', async () => {
  await opens(h.house, h.chair, '/detail-svj?tab=rezervace');
  await words('Zatím tu nic není');
  expect(every('link', 'Rezervace')).toEqual([]);
  press(await one('button', 'Přidat věc'));
  await one('dialog', 'Nová věc k rezervaci');
  press(await one('button', 'Uložit'));
  await words('Vyplňte toto pole.');
  type(await field('Název'), 'Prádelna');
  type(await field('Do'), '8');
  press(await one('button', 'Přidat klid'));
  press(await one('checkbox', 'po'));
  await nothingForAxe();
  press(await one('button', 'Uložit'));
  await words('Do otevřené doby se nevejde ani jeden termín.');
  type(await field('Do'), '21.00');
  press(await one('button', 'Uložit'));
  await words('po 2 hodinách · bez rezervací');
  await one('link', 'Rezervace');
  expect((await h.chair.asks(bookingThings.things, {})).things).toMatchObject([
    { name: 'Prádelna', opens: '07:00', closes: '21:00', quiet: [{ days: [1, 7], from: '19:00', to: '24:00' }] },
  ]);
});

it('a time is chosen, booked by the unit and cancelled, and who was beaten reads by which unit', async () => {
  const { alena, bedrich, chair, house, ids } = h;
  const thing = await aThing(chair, 'laundry', { name: 'Sušárna', perWeek: 3 });
  await opens(house, alena, `/rezervace?vec=${thing.id}&od=2026-11-23`);
  await words('Vyberte v přehledu volný termín. Obsazený vyberte, když chcete vědět, až se uvolní.');
  press(await cell('9:00–11:00', 'volno'));
  await words('Na týden 23. 11. – 29. 11. vám pak zbudou 2 rezervace.');
  await nothingForAxe();
  press(await one('button', 'Rezervovat'));
  press(await cell('9:00–11:00', 'vaše'));
  const mine = await one('region', 'Moje rezervace');
  press(await one('button', /^Zrušit: Sušárna/, mine));
  press(await one('button', 'Zrušit rezervaci', await one('dialog', 'Zrušit rezervaci?')));
  await words('Zatím nic rezervovaného nemáte.');
  press(await cell('11:00–13:00', 'volno'));
  await one('button', 'Rezervovat');
  await books(bedrich, { thing, unitId: ids.u14, at: '2026-11-23T11:00' });
  press(await one('button', 'Rezervovat'));
  await words('Termín mezitím obsadila jednotka 14/1.');
  await cell('11:00–13:00', 'jednotka 14/1');
  press(await one('button', 'Dát vědět, až se uvolní'));
  await cell('11:00–13:00', 'jednotka 14/1, dáme vědět');
  expect((await alena.asks(bookings.all, {})).waits).toMatchObject([{ thingId: thing.id }]);
});

it('what is free again is kept for who waits: taken, or left to the next one', async () => {
  const { alena, bedrich, chair, house, ids } = h;
  const thing = await aThing(chair, 'laundry', { name: 'Mandl' });
  const [first, second] = ['2026-11-24T09:00', '2026-11-24T11:00'] as const;
  const had = [first, second].map((at) => books(bedrich, { thing, unitId: ids.u14, at }));
  await opens(house, alena, `/rezervace?vec=${thing.id}&od=2026-11-23`);
  const tuesday = (hours: string, state: string) => one('button', new RegExp(`^úterý 24\\. 11\\., ${hours}, ${state}`));
  press(await tuesday('9:00–11:00', 'jednotka 14/1'));
  press(await one('checkbox', /^Hned ho pro mě rezervovat/));
  await nothingForAxe();
  press(await one('button', 'Dát vědět, až se uvolní'));
  await words('Mandl, 9:00–11:00, až se uvolní, bude hned váš');
  press(await tuesday('11:00–13:00', 'jednotka 14/1'));
  press(await one('button', 'Dát vědět, až se uvolní'));
  await words('Mandl, 11:00–13:00, dáme vědět, až se uvolní');
  for (const made of had) await bedrich.asks(bookings.cancel, { id: (await made).id });
  // The page follows by itself.
  await tuesday('9:00–11:00', 'vaše');
  await tuesday('11:00–13:00', 'vaše, čeká na převzetí');
  const mine = await one('region', 'Moje rezervace');
  await words('Držíme pro vás do 22. 11. 2026, 8:00');
  await nothingForAxe();
  press(await one('button', /^Vzít si: Mandl/, mine));
  await tuesday('11:00–13:00', 'vaše$');
  expect((await alena.asks(bookings.all, {})).mine.filter((b) => b.thingId === thing.id)).toMatchObject([
    ...[
      { startsAt: first, state: 'booked' },
      { startsAt: second, state: 'booked' },
    ],
  ]);
});

it('what is given with consent waits for the committee, who reads the unit alone', async () => {
  const { alena, bedrich, chair, house, ids } = h;
  const thing = await aThing(chair, 'room');
  await books(alena, { thing, unitId: ids.u16, at: '2026-12-01T14:00', count: 2 });
  await waits(bedrich, { thing, unitId: ids.u14, at: '2026-12-02T14:00' });
  await opens(house, chair, `/rezervace?vec=${thing.id}&od=2026-11-30`);
  const asked = await one('region', 'Čeká na výbor');
  expect(asked.textContent).toContain('jednotka 16/1');
  expect(document.body.textContent).not.toContain('Šestnáctá');
  press(await one('button', /^Zamítnout: Pokoj/, asked));
  await one('dialog', 'Zamítnout rezervaci');
  type(await field('Důvod'), 'Maluje se.');
  press(await one('button', 'Zamítnout', await one('dialog', 'Zamítnout rezervaci')));
  await one('button', /^úterý 1\. 12\., volno/);
  await nothingForAxe();
});
