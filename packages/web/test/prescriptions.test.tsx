import { beforeAll, expect, it } from 'vitest';
import { fees } from '#contract/fees/endpoints.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { cast } from '#house/balloting.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aLongRun } from '#house/prescriptions.ts';
import { aVotingHouse, ends, started } from '#house/votes.ts';
import type { About } from '#server/base/start/jobs.ts';
import { opensPaper } from '#server/prescriptions/print/steps.ts';
import { printOne } from '#server/prints/steps-errand.ts';
import { aDoor } from './door.tsx';
import { every, field, fieldNow, one, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  // What a page calls today is told by the browser.
  portal().clock.now = new Date();
  house = await aHouse(portal());
  chair = await house.chair();
  owner = await house.owner();
  await house.unit(chair, '1247/1', [1, 2], [{ memberIds: [owner.memberId as number] }]);
  const year = new Date().getFullYear();
  const fee = { name: 'Fond oprav', amount: '1000', frequency: 'monthly', side: 'units' } as const;
  await chair.asks(fees.create, { ...fee, firstDue: `${year}-01-15` });
});

it('begins a prescription, says why a unit pays what it pays, and issues it after a question', async () => {
  await opens(house, chair, '/prehled-poplatku');
  press(await one('link', 'Předpisy'));
  await words('Předpis zatím není vydaný');
  press((await one('link', 'Nový předpis')) as HTMLElement);
  type(await field(/^Proč bez usnesení/), 'výši určují stanovy');
  await nothingForAxe();
  press(await one('button', 'Založit předpis'));
  await words('Co se rozděluje a podle čeho');
  await words('Všechny jednotky jsou ověřené.');
  await words(/12.000,00/);
  await nothingForAxe();
  press(await one('button', 'Vydat předpis'));
  const question = await one('dialog', /^Vydat Předpis na rok \d{4} pro 1 jednotku\?$/);
  press(await one('button', 'Vydat předpis', question));
  await words('Vydaný');
  await words('1 předpis odešel e-mailem');
  expect(every('button', 'Vydat předpis')).toEqual([]);
  await nothingForAxe();
});

it('rests on an adopted resolution that is chosen, asks for no reason then, and leads to it', async () => {
  const h = await aVotingHouse(portal());
  const fund = { name: 'Fond oprav', amount: '1000', frequency: 'monthly', side: 'units' } as const;
  await h.chair.asks(fees.create, { ...fund, firstDue: `${new Date().getFullYear()}-01-15` });
  const vote = await started(h.chair, { points: [{ name: 'Výše fondu oprav' }, { name: 'Kamery' }] });
  await cast(h.house, h.alena, vote.id, { 1: ['agree', 'notAgree'], 2: ['agree', 'notAgree'], '3, 10': 'agree' });
  await ends(h.chair, vote);
  await opens(h.house, h.chair, '/prehled-poplatku/predpisy/novy');
  await field(/^Proč bez usnesení/);
  press(await one('combobox', 'Usnesení'));
  await one('option', /^\d\/\d{4} Výše fondu oprav$/);
  expect(every('option', /Kamery/)).toEqual([]);
  press(await one('option', /Výše fondu oprav/));
  await until('a reason is still asked for', () => fieldNow(/^Proč bez usnesení/) === undefined);
  await nothingForAxe();
  press(await one('button', 'Založit předpis'));
  await words(/^podle usnesení/);
  expect(saying(/neopírá o usnesení/)).toEqual([]);
  await nothingForAxe();
  press(await one('link', /^1\/\d{4} Výše fondu oprav$/));
  await one('heading', /^Usnesení č\. 1\/\d{4}$/);
});

it('shows an owner what was prescribed to their unit alone', async () => {
  await opens(house, owner, '/prehled-poplatku');
  await words('Předpisy vašich jednotek');
  await words(/1.000,00.Kč za první měsíc, celkem 12.000,00.Kč/);
  expect(every('link', 'Předpisy')).toEqual([]);
  const { prescriptions: runs } = await chair.asks(prescriptions.list, {});
  expect(runs).toHaveLength(1);
});

it('prints many papers aside: it waits, is counted, and is saved once it is ready', async () => {
  const long = await aLongRun(portal());
  await opens(long.house, long.chair, `/prehled-poplatku/predpisy/${long.id}`);
  press(await one('button', 'Vytisknout předpisy bez e-mailu'));
  await words(/^Tisk čeká, až na něj přijde řada\. Listů: 52\. Stránku můžete zavřít/);
  await nothingForAxe();
  const { about } = portal().left.findLast((l) => l.name === 'prescriptions.print') as { about: About };
  await printOne(portal(), about, opensPaper);
  await words(/^Soubor k tisku je připravený\. Listů: 52\. Stáhnout ho jde do 24.hodin\.$/);
  await one('button', 'Stáhnout PDF');
  await nothingForAxe();
});
