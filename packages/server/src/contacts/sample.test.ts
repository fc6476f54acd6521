import { expect, it } from 'vitest';
import { contacts } from '#contract/contacts/endpoints.ts';
import { aSample } from '#house/sampled.ts';

const { signIn } = aSample();

it('Lipová has numbers for emergencies, firms of an apartment house, and two that only its committee sees', async () => {
  const chair = await signIn('predseda@lipova.example');
  const counts = ({
    allCount,
    peopleCount,
    companyCount,
  }: { [Name in 'allCount' | 'peopleCount' | 'companyCount']: number }) => [...[allCount, peopleCount, companyCount]];
  expect(counts(await chair.asks(contacts.list, {}))).toEqual([13, 3, 10]);
  const renter = await signIn('najemnik@lipova.example');
  expect(counts(await renter.asks(contacts.list, {}))).toEqual([11, 2, 9]);
  const pins = (await renter.asks(contacts.pins, {})).contacts;
  expect(pins.map((c) => [c.emergency, c.phones.split('/&/')[0]])).toEqual([
    ['gas', '1239'],
    ['lift', '+420800000146'],
    ['water', '+420602000336'],
    ['power', '+420800000577'],
  ]);
});
