import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { aLandRegister, json, type LandRegister } from '#house/land.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { openPool } from '#server/base/db/db.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { landOf } from '#server/base/registers/land.ts';
import { inLandEnvelope } from '#server/base/registers/land-simulated.ts';
import { askDue } from '#server/cadastre/checking/steps.ts';

let above: pg.Client;
let portal: TestPortal;
let register: LandRegister;
beforeAll(async () => {
  register = await aLandRegister();
  portal = await aPortal({ cuzkUrl: register.base });
  // Without the pauses that a real register is given.
  Object.assign(landOf(portal.config), { spacing: 0 });
  above = new pg.Client(atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1)));
  await above.connect();
});
afterAll(async () => {
  await above.end();
  await portal.close();
  await register.close();
});

const hears = { cadastreRead: async () => undefined };
const fails = (error: unknown) => {
  throw error;
};
/** Two portals over one database look at once, each by its own connections; then both once more. */
async function bothAsk(other: TestPortal): Promise<void> {
  for (let n = 0; n < 2; n += 1) await Promise.all([portal, other].map((one) => askDue(one, hears, fails)));
}
const later = (days: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * 24 * 3600_000);
};
const codeOf = (house: number) => 900_000_000 + house;
const unitsOf = (house: number) => Array.from({ length: 16 }, (_, i) => codeOf(house) * 100 + i);

/** So many houses of sixteen units, each read once before. */
async function town(name: string, count: number): Promise<void> {
  await above.query(
    `insert into svj (name, modules, name_key)
     select $1 || ' ' || n, array['real_estate_cadastre'], lower($1) || ' ' || n from generate_series(1, $2::int) n`,
    [name, count],
  );
  await above.query(
    `insert into cadastre_place (svj_id, number, building_code, seen, building, next_at, checked_at, updated_at)
     select s.id, h.code::text, h.code::text,
       jsonb_build_object('units', h.units, 'sheet', '1', 'seals', '[]'::jsonb),
       jsonb_build_object('name', '', 'town', '', 'sheet', '1', 'sheetCode', '1', 'numbers', '["1247"]'::jsonb,
         'units', h.units, 'asOf', null, 'warning', ''), $2, $2, $2
     from svj s cross join lateral (
       select 900000000 + split_part(s.name, ' ', 2)::bigint as code,
         (select jsonb_agg((((900000000 + split_part(s.name, ' ', 2)::bigint) * 100) + i)::text) from generate_series(0, 15) i) as units
     ) h where s.name like $1 || ' %'`,
    [name, portal.clock.now],
  );
}

type Seals = (house: number) => object[];
/** The register of such a town; tells of each building that is asked for. */
const answers = (sealsOf: Seals, told: (house: number) => void) =>
  register.says(({ path }) => {
    const id = Number(path.split('/').at(-1));
    if (path.includes('/Jednotky/'))
      return json(
        inLandEnvelope({
          ...{ id, cisloJednotky: 12_470_001 + (id % 100), zpusobVyuziti: { kod: 1, nazev: 'byt' } },
          ...{ podilNaSpolecnychCastechDomu: { citatel: 1, jmenovatel: 16 } },
        }),
      );
    const house = id - codeOf(0);
    told(house);
    const jednotky = unitsOf(house).map((unit) => ({ id: unit, cisloJednotky: 12_470_001 + (unit % 100) }));
    return json(
      inLandEnvelope({ id, cislaDomovni: [1247], lv: { id: 1, cislo: 1 }, jednotky, rizeniPlomby: sealsOf(house) }),
    );
  });
const otherPortal = (): TestPortal => ({
  ...portal,
  pool: openPool(portal.appUrl, { max: 4, now: () => portal.clock.now }),
});

it('has five hundred questions for a thousand houses, whoever asks, and each comes once before any comes again', async () => {
  await town('Dům', 1000);
  const times = new Map<number, number>();
  answers(
    () => [],
    (house) => void times.set(house, (times.get(house) ?? 0) + 1),
  );
  const other = otherPortal();
  const seen: number[] = [];
  for (let day = 1; day <= 4; day += 1) {
    register.asked.length = 0;
    await bothAsk(other);
    seen.push(register.asked.length);
    expect([times.size, Math.max(...times.values())]).toEqual([Math.min(1000, 500 * day), Math.ceil(day / 2)]);
    later(1);
  }
  await other.pool.end();
  expect(seen).toEqual([500, 500, 500, 500]);
  await above.query(`update cadastre_place set next_at = 'infinity', units_at = null`);
});

// A tenth of both: what the day has is spent but for fifty questions, and there are a hundred houses.
it('a month of changing houses: no day asks more than it has, and no house waits longer than three days', async () => {
  await town('Město', 100);
  let day = 0;
  const last = new Map<number, number>();
  let longest = 0;
  const isPending = (house: number) =>
    [0, 1, 2].some((ago) => (day - ago) % 2 === 0 && ((day - ago) * 7) % 100 === house);
  answers(
    (house) => (isPending(house) ? [{ typRizeni: 'V', poradoveCislo: 1 + house, rok: 2026 }] : []),
    (house) => {
      longest = Math.max(longest, day - (last.get(house) ?? 0));
      last.set(house, day);
    },
  );
  const other = otherPortal();
  const seen: number[] = [];
  let units = 0;
  for (day = 1; day <= 30; day += 1) {
    const { rows } = await above.query<{ day: string }>(
      `insert into register_turn (register, day, spent) values ('cuzk', $1, 450)
       on conflict (register) do update set day = excluded.day, spent = 450 returning day::text`,
      [dayIn(portal.clock.now)],
    );
    expect(rows).toHaveLength(1);
    register.asked.length = 0;
    await bothAsk(other);
    seen.push(register.asked.length);
    units += register.asked.filter((path) => path.includes('/Jednotky/')).length;
    later(1);
  }
  await other.pool.end();
  expect(Math.max(...seen)).toBe(50);
  expect(last.size).toBe(100);
  expect([...last.values()].every((when) => when >= 28)).toBe(true);
  expect(longest).toBeLessThanOrEqual(3);
  // Houses whose proceeding was over were read whole besides.
  expect(units).toBeGreaterThan(16 * 5);
});
