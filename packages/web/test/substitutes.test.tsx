import { expect, it } from 'vitest';
import { substitutes } from '#contract/substitutes/endpoints.ts';
import { aFailedMeeting } from '#house/substitutes.ts';
import { aDoor } from './door.tsx';
import { every, one, press, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();

it('the committee goes on from a meeting without quorum, and both meetings lead to each other', async () => {
  const { house, chair, id } = await aFailedMeeting(portal());
  await opens(house, chair, `/shromazdeni-vlastniku/${id}`);
  await words('Co dál, když se nesešel dostatek hlasů');
  await words('Konat nejpozději');
  await one('button', 'Hlasovat per rollam');
  await nothingForAxe();
  press(await one('button', 'Svolat náhradní'));
  await one('heading', 'Náhradní shromáždění: Prosincové shromáždění');
  await words('Stačí 40 % všech hlasů (§ 1210), program je stejný.');
  await one('link', 'Prosincové shromáždění');
  await nothingForAxe();
  await opens(house, chair, `/shromazdeni-vlastniku/${id}`);
  await one('link', 'Náhradní shromáždění: Prosincové shromáždění');
  expect(every('button', 'Svolat náhradní')).toEqual([]);
  expect((await chair.asks(substitutes.one, { id })).may).toEqual({ substitute: false, perRollam: true });
});
