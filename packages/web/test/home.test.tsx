import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { clock } from '#contract/clock/endpoints.ts';
import { aHouse } from '#house/house.ts';
import { aReport, solves } from '#house/reports.ts';
import { aDoor, withoutNews } from './door.tsx';
import { every, one, press, saying, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();

it('the dashboard comes in four requests and terms in one of their own, its committee sees how the house stands, and a line leads to its list', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  await aReport(chair, { title: 'Nesvítí ve sklepě' });
  await solves(chair, (await aReport(chair, { title: 'Kape z okapu' })).id);
  const door = await opens(house, chair, '/nastenka', withoutNews);
  await one('link', /Letošní shromáždění/);
  const asked = door.asked.map(({ url }) => url.replace(/^\/api\/v2|\?.*$/g, ''));
  expect(asked.sort()).toEqual(['/auth/verify', '/dashboard', '/svj', '/term/near', '/waits']);
  expect((await one('link', 'Všechny zákonné lhůty')).getAttribute('href')).toMatch(/^\/lhuty/);
  // A door is called by the first thing behind it, and leads to it.
  const thing = await one('link', /hlášení čeká na vás ?Nesvítí ve sklepě/);
  expect(thing.getAttribute('href')).toMatch(/^\/hlaseni\/\d+\?/);
  expect(saying('Dům v číslech')).toEqual([]);
  await nothingForAxe();
  press(await one('link', /za poslední týden/));
  await until('not in the list', () => door.address().startsWith('/hlaseni?'));
  await one('link', 'Nesvítí ve sklepě');
  expect(decodeURIComponent(door.address())).toContain('open');
  expect(every('link', 'Kape z okapu')).toEqual([]);
});

it('what is over its day is a line of its own, which leads to exactly that', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  const late = await aReport(chair, { title: 'Kape z okapu' });
  await aReport(chair, { title: 'Nesvítí ve sklepě' });
  const done = await aReport(chair, { title: 'Vrže brána' });
  await house.inside((db) =>
    db.execute(
      sql`update report set due_on = '2026-01-05' where svj_id = ${house.id} and id in (${late.id}, ${done.id})`,
    ),
  );
  await solves(chair, done.id);
  const door = await opens(house, chair, '/nastenka');
  const line = await one('link', /po termínu/);
  expect(line.textContent).toMatch(/^1/);
  press(line);
  await until('not in the list', () => door.address().startsWith('/hlaseni?'));
  await one('link', 'Kape z okapu');
  for (const other of ['Nesvítí ve sklepě', 'Vrže brána']) expect(every('link', other)).toEqual([]);
});

it('a calm house says so to its committee, and that nothing waits for them', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  await opens(house, chair, '/nastenka');
  // A house without a unit has something to begin with.
  await one('heading', 'Stav domu');
  expect(every('heading', 'Nic na vás nečeká')).toEqual([]);
  await house.unit(chair, '1/1', [1, 1], [{ memberIds: [chair.memberId as number] }]);
  // A house that has not met this year has a term for it.
  for (const { key } of (await chair.asks(clock.view, {})).terms)
    await chair.asks(clock.notOurs, { key, reason: 'Sešli jsme se jinde.' });
  await opens(house, chair, '/nastenka');
  await one('heading', 'Nic na vás nečeká');
  await one('heading', 'Stav domu');
  await words(/^V domě je klid/);
  await words('Dnes je v domě klid.');
  await nothingForAxe();
});

it('who administers nothing is not told how the house stands', async () => {
  const house = await aHouse(portal());
  await aReport(await house.chair());
  await opens(house, await house.owner(), '/nastenka');
  await one('heading', 'Nic na vás nečeká');
  expect(every('heading').map((h) => h.textContent)).not.toContain('Stav domu');
});

it('what did not come together is asked for by its own place', async () => {
  const house = await aHouse(portal());
  const chair = await house.chair();
  const broken = ({ url }: { url: string }) =>
    url.includes('/dashboard') ? new Response('{}', { status: 500 }) : undefined;
  const door = await opens(house, chair, '/nastenka', broken);
  await one('heading', 'Zprávy');
  await until('messages were not asked for', () => door.asked.some(({ url }) => url.includes('/message/latest')));
});

it('a house on the free version has its ways out above every page, those alone that the installation knows', async () => {
  const house = await aHouse(portal());
  const owner = await house.owner();
  await opens(house, owner, '/nastenka');
  await one('heading', /./);
  expect(document.body.textContent).not.toContain('používá verzi zdarma');
  await house.inside((db) => db.execute(sql`update svj set is_free = true where id = ${house.id}`));
  const { links } = portal().config;
  const known = { ...links };
  Object.assign(links, { sales: 'https://prodej.example/', versions: null });
  try {
    await opens(house, owner, '/nastenka');
    await words(/používá verzi zdarma/);
    const away = every('link', /./).flatMap((a) => a.getAttribute('href')?.match(/^https:.*/) ?? []);
    expect(away).toEqual(['https://prodej.example/']);
    await nothingForAxe();
  } finally {
    Object.assign(links, known);
  }
});
