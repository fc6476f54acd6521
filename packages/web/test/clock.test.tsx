import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { clock } from '#contract/clock/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aMeeting } from '#house/summons.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, one, press, saying, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  // What a page calls today is told by the browser.
  portal().clock.now = new Date();
  house = await aHouse(portal());
  chair = await house.chair();
});

const box = 'Otevřít zprávu v datové schránce: Stavební úřad';

it('a term that is written down says at its fields what is missing, and stands among what is urgent', async () => {
  await opens(house, chair, '/lhuty');
  await nothingForAxe();
  press(await one('button', 'Zapsat lhůtu'));
  press(await one('radio', 'Zpráva v datové schránce'));
  const dialog = await one('dialog', 'Zapsat lhůtu');
  press(await one('button', 'Uložit lhůtu', dialog));
  await words('Vyplňte toto pole.');
  type(await field(/^Od koho zpráva je/), 'Stavební úřad');
  const came = addDays(dayIn(portal().clock.now), -20);
  type(await field(/^Kdy přišla do schránky/), showDay(came));
  await nothingForAxe();
  press(await one('button', 'Uložit lhůtu', dialog));
  await gone('dialog', 'Zapsat lhůtu');
  await one('heading', box);
  await words('Po termínu');
});

it('what is not ours is put aside with a reason and comes back, and what is done says by what', async () => {
  await opens(house, chair, '/lhuty');
  const late = (await one('heading', box)).closest('li') as HTMLElement;
  press(await one('button', 'Není to naše', late));
  const aside = await one('dialog', 'Není to naše');
  press(await one('button', 'Uložit důvod', aside));
  await words('Vyplňte toto pole.');
  type(await field(/^Proč se domu netýká/), 'Přišlo to jinému domu.');
  await nothingForAxe();
  press(await one('button', 'Uložit důvod', aside));
  await gone('dialog', 'Není to naše');
  press(await one('button', 'Vrátit mezi běžící'));
  const again = (await one('heading', box)).closest('li') as HTMLElement;
  press(await one('button', 'Zapsat splnění', again));
  const done = await one('dialog', 'Zapsat splnění');
  type(await field(/^Čím je to doložené/), 'Otevřeno týž den.');
  press(await one('button', 'Uložit splnění', done));
  await gone('dialog', 'Zapsat splnění');
  await words('Lhůta je splněná.');
  const [term] = (await chair.asks(clock.view, {})).terms.filter((t) => t.kind === 'dataBox');
  expect(term).toMatchObject({ state: 'done' });
});

it('the audit commission reads and changes nothing', async () => {
  await opens(house, await house.person({ role: 'auditMember' }), '/lhuty');
  await words('Otevřít zprávu v datové schránce: Stavební úřad');
  expect([...every('button', 'Zapsat lhůtu'), ...every('button', 'Zapsat splnění')]).toEqual([]);
  expect(saying('Není to naše')).toEqual([]);
  await nothingForAxe();
});

it('a house without a term says so; what the portal holds settles one by itself, and taken away lets it run again', async () => {
  const other = await aHouse(portal());
  const keeper = await other.chair();
  const [yearly] = (await keeper.asks(clock.view, {})).terms;
  const key = yearly?.key as string;
  await keeper.asks(clock.notOurs, { key, reason: 'Dům je letos nový.' });
  await opens(other, keeper, '/lhuty');
  await words('Zatím tu není žádná lhůta.');
  await words('Dům je letos nový.');
  await nothingForAxe();
  await keeper.asks(clock.again, { key });
  const ahead = (minutes: number) => new Date(portal().clock.now.getTime() + minutes * 60_000);
  const m = await aMeeting(keeper, { start: ahead(60).toISOString(), end: ahead(120).toISOString() });
  const set = (change: ReturnType<typeof sql>) =>
    other.inside((db) => db.execute(sql`update meeting set ${change} where svj_id = ${other.id} and id = ${m.id}`));
  await set(sql`starts_at = ${ahead(-2)}::timestamptz, ends_at = ${ahead(-1)}::timestamptz, status = 'finished',
    finished_at = ${ahead(-1)}::timestamptz`);
  const line = async () => (await words('Letošní shromáždění')).closest('li') as HTMLElement;
  await opens(other, keeper, '/lhuty');
  await words('Splněno', await line());
  await words(/^doklad: splněno/, await line());
  await set(sql`cancelled_at = ${ahead(-1)}::timestamptz, cancel_reason = 'Nemoc'`);
  await opens(other, keeper, '/lhuty');
  await line();
  expect(saying('Splněno', await line())).toEqual([]);
});
