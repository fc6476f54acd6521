import { beforeAll, it } from 'vitest';
import { cadastre } from '#contract/cadastre/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { extractsBy, extractsOf } from '#server/base/registers/extracts.ts';
import { simulatedExtracts } from '#server/base/registers/extracts-simulated.ts';
import { landBy, landOf } from '#server/base/registers/land.ts';
import { simulatedLand } from '#server/base/registers/land-simulated.ts';
import type { Ask } from '#server/base/registers/registers-asking.ts';
import { askDue } from '#server/cadastre/checking/steps.ts';
import { askExtracts } from '#server/cadastre/extracts/steps.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
/** Set, the register has trouble. */
let trouble = false;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
});

const address = '/detail-svj?tab=cadastre';
const hears = { cadastreRead: async () => undefined };
const fails = (error: unknown) => {
  throw error;
};
const asks = () => askDue(portal(), hears, fails);
const buys = () => askExtracts(portal(), hears, fails);

/** From now on both services are those of the sample; the door has taken what would ask over a socket. */
function connect() {
  const ask: Ask = (path) => (trouble ? Promise.resolve({ status: 503, body: null }) : simulatedLand(path));
  Object.assign(landOf(portal().config), landBy({ ask, askLists: ask }, { spacing: 0, simulated: true }));
  Object.assign(extractsOf(portal().config), extractsBy(simulatedExtracts, { spacing: 0, simulated: true }));
}
const opened = () => opens(house, chair, address);

it('says what to do by hand where no register is connected', async () => {
  await opened();
  await words('Portál není ke katastru připojený');
  await one('link', 'Nahrát soubor z katastru');
  await nothingForAxe();
});

it('takes where the house is, waits for its turn, and says what was found or why not', async () => {
  connect();
  await opened();
  await words('Ukázková odpověď rejstříku.');
  press(await one('button', 'Kde dům v katastru hledat'));
  press(await one('button', 'Uložit a zkontrolovat'));
  await words('Vyplňte toto pole.');
  type(await field('Číslo popisné, nebo číslo stavby'), '1247');
  press(await one('button', 'Uložit a zkontrolovat'));
  await words('Napište číslo domu a obec, nebo číslo stavby z katastru.');
  type(await field('Obec nebo její část'), 'Horní Lipnice');
  await nothingForAxe();
  press(await one('button', 'Uložit a zkontrolovat'));
  await words('Čeká, až přijde řada');
  await asks();
  await opened();
  await words('Zkontrolováno');
  await words('1777, Horní Lipnice');
  await words(/V-417\/2026/);
  await words('nové údaje');
  await nothingForAxe();
  trouble = true;
  await chair.asks(cadastre.getCadaster, { id: house.id, cadasterNumber: '1247', cadasterVillage: 'Horní Lipnice' });
  await asks();
  await opened();
  await words('Nepovedlo se');
  await words('katastr má potíže');
  await nothingForAxe();
  trouble = false;
});

it('buys an extract only after the price is confirmed', async () => {
  await opened();
  press(await one('button', 'Uložit účet'));
  type(await field('Přihlašovací jméno'), 'svj');
  type(await field('Heslo'), 'tajne');
  await nothingForAxe();
  press(await one('button', 'Uložit'));
  press(await one('button', 'Připravit výpis'));
  await words('Objednáváme');
  await buys();
  portal().clock.now = new Date(portal().clock.now.getTime() + 10 * 60_000);
  await buys();
  await opened();
  await words('Připravený');
  await nothingForAxe();
  press(await one('button', 'Zaplatit a stáhnout'));
  await words(/Výpis stojí 100,00/);
  press(every('button', 'Zaplatit a stáhnout').at(-1) as HTMLElement);
  await words('Stahujeme');
  await buys();
  await opened();
  await words('Přečtený');
  await words(/Potvrzené výpisy stály dohromady 100,00/);
});
