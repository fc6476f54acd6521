import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { projector } from '#contract/projector/endpoints.ts';
import { anEvening } from '#house/evenings.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { aVotingHouse } from '#house/votes.ts';
import { aDoor } from './door.tsx';
import { every, one, press, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let e: Awaited<ReturnType<typeof anEvening>>;
beforeAll(async () => {
  ({ house, chair } = await aVotingHouse(portal()));
  e = await anEvening(chair);
  await e.come('1', '2');
  await chair.asks(assemblyCourse.begin, { id: e.id });
  await e.turn('1');
  await chair.asks(assemblyCourse.discuss, await e.ofPoint('1'));
  await e.turn('2');
});
afterEach(() => vi.unstubAllGlobals());
const runs = () => `/shromazdeni-vlastniku/${e.id}/rizeni`;

it('whoever leads makes the link of the projection and ends it', async () => {
  await opens(house, chair, runs());
  press(await one('button', 'Promítat'));
  press(await one('button', 'Vytvořit odkaz'));
  await one('img', 'Kód s adresou promítání');
  expect((await chair.asks(projector.standing, { id: e.id })).until).not.toBeNull();
  await nothingForAxe();
  press(await one('button', 'Ukončit promítání'));
  await one('button', 'Vytvořit odkaz');
  expect((await chair.asks(projector.standing, { id: e.id })).until).toBeNull();
});

it('an owner follows the meeting from its page, and hears of what changes', async () => {
  const owner = await house.owner();
  await opens(house, owner, `/shromazdeni-vlastniku/${e.id}`);
  press(await one('link', 'Sledovat průběh'));
  await words('Společenství opraví střechu.');
  await one('img', /^V místnosti/);
  expect(every('button', 'Promítat')).toEqual([]);
  await nothingForAxe();
  await e.say('2', 'agree', '1');
  await words('Hlasuje se');
  await words(/^zbývá 1 účastník$/);
});

it('the last entry is taken back, and a line that is lost is said until it is back', async () => {
  const door = await opens(house, chair, runs());
  await words(/1 odpověď k bodu 2/);
  press(await one('button', 'Vzít zpět poslední zápis'));
  await words('Návrh je přečtený');
  expect((await e.course()).now?.sums).toMatchObject({ agree: { seats: 0 }, silent: { seats: 2 } });
  press(await one('button', 'Návrh je přečtený'));
  door.instead(({ url }) =>
    url.includes('/rest') || url.includes('/course') ? Promise.reject(new TypeError()) : undefined,
  );
  press(await one('button', /^Zapsat ostatní \(2\) pro$/));
  await words('Bez spojení.');
  door.instead(null);
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Bez spojení.'), { timeout: 10_000 });
  press(await one('button', /^Zapsat ostatní \(2\) pro$/));
  await words('Uzavřete bod 2');
});
