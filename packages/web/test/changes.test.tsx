import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { changes } from '#contract/changes/endpoints.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { readCadastre } from '#contract/imports/rules-cadastre.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { allChecked } from '#house/imports.ts';
import { sendFile } from '#house/sending.ts';
import { started } from '#house/votes.ts';
import { keepReading } from '../../server/src/cadastre/rows/queries.ts';
import { aDoor, withoutNews } from './door.tsx';
import { field, gone, one, press, saying, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const sample = readFileSync(new URL('../../server/fixtures/cadastre-sample.json', import.meta.url), 'utf8');
type Flat = { vlastnici: object[]; podilNaSpolecnychCastechDomu: object };

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let second: Person;
const draft = async (body: string) =>
  ((await sendFile(chair, imports.upload, 'dum.json', body)).data as { id: number }).id;
const edited = (edit: (flats: Flat[]) => void) => {
  const file = JSON.parse(sample) as { jednotky: Flat[] };
  edit(file.jednotky);
  return JSON.stringify(file);
};
const sold = edited(([, , flat]) => {
  (flat as Flat).vlastnici = [{ id: 799001, typ: 'OFO', oS: { id: 799001, jmeno: 'Petr', prijmeni: 'Nový' } }];
});
const moved = edited(([a, b]) => {
  (a as Flat).podilNaSpolecnychCastechDomu = { citatel: 8290, jmenovatel: 90_090 };
  (b as Flat).podilNaSpolecnychCastechDomu = { citatel: 5750, jmenovatel: 90_090 };
});
const opened = async (body: string) => (await chair.asks(changes.open, { importId: await draft(body) })).id;
const leaves = (e: HTMLElement) => e.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

beforeAll(async () => {
  portal().clock.now = new Date();
  house = await aHouse(portal());
  chair = await house.chair();
  second = await house.person({ role: 'memberCommittee', firstName: 'Dana', lastName: 'Druhá' });
  const id = await draft(sample);
  await chair.asks(imports.accept, await allChecked(chair, id));
});

it('a file that was read becomes a request, decided with a day and a reason, written and taken back', async () => {
  await opens(house, chair, `/jednotky/import/${await draft(sold)}`);
  press(await one('button', 'Otevřít jako návrh změn'));
  const card = await one('region', 'Jednotka 1247/3 má mít jiné vlastníky');
  await words('Petra Krejčí', card);
  expect((await one('button', 'Rozhodněte u každé změny')).hasAttribute('disabled')).toBe(true);
  await nothingForAxe();
  press(await one('button', 'Přijmout změnu', card));
  await words('Napište důvod.');
  type(await field('Důvod'), 'Souhlasí s výpisem.');
  leaves(await field('Důvod'));
  await words('Napište podle výpisu, od kdy změna platí.');
  type(await field('Platí od'), '3. 11. 2026');
  leaves(await field('Platí od'));
  await words(/^Rozhodnutí je uložené/);
  press(await one('button', 'Přijmout 1 změnu'));
  press(await one('button', 'Přijmout 1 změnu', await one('dialog', 'Přijmout 1 změnu?')));
  await words('Platí od 03. 11. 2026');
  await nothingForAxe();
  press(await one('button', 'Vrátit změny'));
  press(await one('button', 'Vrátit změny', await one('dialog', 'Vrátit přijaté změny?')));
  await gone('button', 'Vrátit změny');
  await words('Vráceno');
});

it('a unit that somebody sells by hand meanwhile: refused, what was typed stays in its fields, and is decided anew', async () => {
  const id = await opened(sold);
  await opens(house, chair, `/zmeny-evidence/${id}`, withoutNews);
  const card = await one('region', 'Jednotka 1247/3 má mít jiné vlastníky');
  type(await field('Důvod'), 'Souhlasí s výpisem z listopadu.');
  type(await field('Platí od'), '3. 11. 2026');
  press(await one('button', 'Přijmout změnu', card));
  await words(/^Rozhodnutí je uložené/);
  const { rooms } = await second.asks(units.list, { filters: JSON.stringify({ number: '1247/3' }) as never });
  const flat = await second.asks(units.one, { id: rooms.find((r) => r.number === '1247/3')?.id as number });
  const { ownerships, openShare: share, entrance, updatedAt: at1, number, type: kind, floor, area, layout } = flat;
  // Nothing else of it changes: what an edit leaves out would be one more difference.
  const given = { id: flat.id, updatedAt: at1, number, type: kind, share, floor, area, layout: layout ?? '' };
  const jiny = (await house.owner({ lastName: 'Jiný' })).memberId as number;
  const at = { entranceId: entrance?.id ?? null, entranceName: entrance ? '' : 'A', validFrom: '2026-11-02' };
  const whole = ownerships[0]?.share as string;
  await second.asks(units.update, { ...given, ...at, owners: [{ memberIds: [jiny], share: whole }] });
  press(await one('button', 'Přijmout 1 změnu'));
  press(await one('button', 'Přijmout 1 změnu', await one('dialog', 'Přijmout 1 změnu?')));
  await words(/mezitím/);
  const typed = async () => [await field('Důvod'), await field('Platí od')].map((f) => (f as HTMLInputElement).value);
  expect(await typed()).toEqual(['Souhlasí s výpisem z listopadu.', '03. 11. 2026']);
  // The page shows whose it is now, and the same decision is kept again by one press.
  await words(/Jiný/, await one('region', 'Jednotka 1247/3 má mít jiné vlastníky'));
  await one('button', 'Rozhodněte u každé změny');
  expect(await typed()).toEqual(['Souhlasí s výpisem z listopadu.', '03. 11. 2026']);
  await nothingForAxe();
  press(await one('button', 'Přijmout změnu', card));
  await words(/^Rozhodnutí je uložené/);
  press(await one('button', 'Přijmout 1 změnu'));
  press(await one('button', 'Přijmout 1 změnu', await one('dialog', 'Přijmout 1 změnu?')));
  await one('button', 'Vrátit změny');
  expect((await chair.asks(changes.one, { id })).state).toBe('accepted');
  // The others find the house as it was.
  await chair.asks(changes.undo, { id });
  const { updatedAt } = await second.asks(units.one, { id: flat.id });
  const owners = [{ memberIds: ownerships[0]?.members.map((m) => m.id) ?? [], share: whole }];
  await second.asks(units.update, { ...given, ...at, validFrom: '2026-11-20', updatedAt, owners });
});

it('a changed share is handed over, and waits for somebody else; left ones are told', async () => {
  await started(chair, { name: 'Nový výtah' });
  const id = await opened(moved);
  await opens(house, chair, `/zmeny-evidence/${id}`);
  const card = await one('region', /^Jiný podíl na domě/);
  // Both units vote; that their weights stay is said once.
  await words('Hlasování Nový výtah', card);
  expect(saying(/^Hlasování Nový výtah$/)).toHaveLength(1);
  type(await field('Důvod'), 'Podle prohlášení.');
  type(await field('Platí od'), '3. 11. 2026');
  press(await one('button', 'Přijmout změnu', card));
  press(await one('button', 'Předat k potvrzení'));
  await words(/^Čeká na potvrzení druhou osobou/);
  expect((await one('button', 'Potvrdit 1 změnu')).hasAttribute('disabled')).toBe(true);
  await nothingForAxe();
  await opens(house, second, `/zmeny-evidence/${id}`);
  press(await one('button', 'Potvrdit 1 změnu'));
  press(await one('button', 'Přijmout 1 změnu', await one('dialog', 'Přijmout 1 změnu?')));
  await one('button', 'Vrátit změny');
});

it('what was read the last time is compared again; fractions only written otherwise are taken over', async () => {
  const reads = (body: string) =>
    house.inside((db, scope) => {
      const { building } = readCadastre(JSON.parse(body));
      return keepReading({ db, scope, now: new Date() }, { source: 'extract', asOf: null, building, seals: [] });
    });
  await reads(sample);
  await opens(house, chair, '/detail-svj?tab=navrhy-zmen');
  await words(/^Katastr naposledy čtený/);
  // The share that the test before moved differs, and goes back with it.
  press(await one('button', 'Porovnat s posledním čtením'));
  await one('region', /^Jiný podíl na domě/);
  await reads(
    edited(([a, b, c]) => {
      Object.assign(a as Flat, { podilNaSpolecnychCastechDomu: { citatel: 8290, jmenovatel: 90_090 } });
      Object.assign(b as Flat, { podilNaSpolecnychCastechDomu: { citatel: 11_500, jmenovatel: 180_180 } });
      Object.assign(c as Flat, {
        vlastnici: [
          { id: 799002, typ: 'OFO', pravniUcinky: '2026-11-12', oS: { id: 799002, jmeno: 'Ota', prijmeni: 'Nový' } },
        ],
      });
    }),
  );
  await opens(house, chair, '/detail-svj?tab=navrhy-zmen');
  press(await one('button', 'Porovnat s posledním čtením'));
  await one('region', 'Jednotka 1247/3 má mít jiné vlastníky');
  expect((await field('Platí od')).getAttribute('value')).toBe('12. 11. 2026');
  await words('Den právních účinků, jak ho uvádí výpis.');
  await words(/5 750\/90 090, ve výpisu 11 500\/180 180/);
  await nothingForAxe();
  press(await one('button', 'Zapsat jako ve výpisu'));
  await gone('button', 'Zapsat jako ve výpisu');
});

it('the list stands on the page of the association', async () => {
  await opens(house, chair, '/detail-svj?tab=navrhy-zmen');
  await words('Přijato');
  await nothingForAxe();
});

it('an address of a request that there is not leads to their list, with why', async () => {
  const door = await opens(house, chair, '/zmeny-evidence/99999');
  await words('Návrh změn neexistuje.');
  await one('tab', 'Návrhy změn evidence');
  await words('Přijato');
  expect(door.address()).toMatch(/^\/detail-svj\?tab=navrhy-zmen/);
});
