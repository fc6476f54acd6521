import { afterAll, beforeAll, expect, it } from 'vitest';
import { cadastre } from '#contract/cadastre/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aLandRegister, json, type LandRegister } from '#house/land.ts';
import { extractsOf } from '#server/base/registers/extracts.ts';
import { landOf } from '#server/base/registers/land.ts';
import { askDue } from '#server/cadastre/checking/steps.ts';
import { askExtracts } from '#server/cadastre/extracts/steps.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, typed, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let register: LandRegister;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  register = await aLandRegister();
});
afterAll(() => register.close());

const address = '/detail-svj?tab=cadastre';
const hears = { cadastreRead: async () => undefined };
const fails = (error: unknown) => {
  throw error;
};
const asks = () => askDue(portal(), hears, fails);
const buys = () => askExtracts(portal(), hears, fails);

it('says what to do by hand where no register is connected', async () => {
  await opens(house, chair, address);
  await words('Portál není ke katastru připojený');
  await one('link', 'Nahrát soubor z katastru');
  await nothingForAxe();
});
