import { beforeAll, expect, it } from 'vitest';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { insolvencyBy, insolvencyOf } from '#server/base/registers/insolvency.ts';
import { simulatedInsolvency } from '#server/base/registers/insolvency-simulated.ts';
import { askDue } from '#server/insolvency/asking/steps.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, one, pick, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  const radim = await house.owner({ firstName: 'Radim', lastName: 'Vaculík' });
  await house.unit(chair, '1247/17', [1, 1], [{ memberIds: [radim.memberId as number] }]);
});

const address = '/detail-svj?tab=insolvence';
const fails = (error: unknown) => {
  throw error;
};

it('whoever is to be watched without a debt needs a day of birth and a reason, each said at its field', async () => {
  await opens(house, chair, address);
  await words(/Portál není k insolvenčnímu rejstříku připojený/);
  await words('Zatím nikoho nehlídáte');
  await nothingForAxe();
  press(await one('button', 'Text pro vlastníky'));
  const own = await one('dialog', 'Text pro hlídané vlastníky');
  type(await field('Co k tomu dům dodává'), 'Ptejte se výboru.');
  await nothingForAxe();
  press(await one('button', 'Uložit text', own));
  await gone('dialog', 'Text pro hlídané vlastníky');
  press(await one('button', 'Přidat vlastníka'));
  const dialog = await one('dialog', 'Hlídat vlastníka');
  press(await one('button', 'Začít hlídat', dialog));
  await words('Vyplňte toto pole.');
  await pick('Vlastník', /Vaculík/, 'vaculik');
  press(await one('button', 'Začít hlídat', dialog));
  await words(/^Napište datum narození/);
  await words('Vlastník nic nedluží. Napište, proč ho chcete hlídat.');
  await nothingForAxe();
  type(await field(/^Datum narození/), '14. 3. 1979');
  type(await field(/^Proč ho hlídáte/), 'Opakované dluhy');
  press(await one('button', 'Začít hlídat', dialog));
  await gone('dialog', 'Hlídat vlastníka');
  await words(/^Radim\sVaculík/);
});

it('a match is decided with a reason alone, and who is not ours stays watched with a mark', async () => {
  const of = insolvencyBy(simulatedInsolvency, { simulated: true, spacing: 0 });
  Object.assign(insolvencyOf(portal().config), of);
  await askDue(portal(), fails);
  await opens(house, chair, address);
  await one('region', 'Je to Radim Vaculík z jednotky 1247/17?');
  await nothingForAxe();
  press(await one('button', 'Není to náš vlastník'));
  await words('Napište důvod.');
  type(await field(/^Důvod rozhodnutí/), 'Náš soused bydlí tady třicet let.');
  press(await one('button', 'Není to náš vlastník'));
  await words('stejné jméno má někdo jiný');
  expect(every('region', /^Je to Radim/)).toEqual([]);
  await nothingForAxe();
  expect((await chair.asks(insolvency.list, {})).insolvency).toMatchObject([{ status: 'clean' }]);
});
