import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { aLandRegister, json, type LandRegister } from '#house/land.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
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
const asks = () =>
  askDue(portal, hears, (error) => {
    throw error;
  });
const later = (days: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * 24 * 3600_000);
};

const days = 3;
it('has five hundred questions for a thousand houses, whoever asks, and each comes once before any comes again', async () => {
  await above.query(`
      insert into svj (name, modules, name_key) select 'Dům ' || n, array['real_estate_cadastre'], 'dum ' || n from generate_series(1, 1000) n;
      insert into cadastre_place (svj_id, number, building_code, seen, building, next_at, updated_at)
      select id, '1247', '900000077', '{"units": ["1"], "sheet": "1", "seals": []}', '{"units": ["1"]}', '2026-11-21T00:00:00Z', now()
      from svj where name like 'Dům %'`);
  const one = {
    id: 900_000_077,
    cislaDomovni: [1247],
    lv: { id: 1, cislo: 1 },
    jednotky: [{ id: 1, cisloJednotky: 1 }],
  };
  register.says(() => json(inLandEnvelope(one)));
  const seen: number[] = [];
  for (let day = 0; day < days; day += 1) {
    register.asked.length = 0;
    // Two servers over one database, each with its own clock of jobs.
    await Promise.all([asks(), asks()]);
    await asks();
    seen.push(register.asked.length);
    if (day === 0) {
      const waits = await above.query('select count(*)::int as n from cadastre_place where next_at <= $1', [
        portal.clock.now,
      ]);
      expect(waits.rows[0]?.n).toBe(500);
    }
    later(1);
  }
  expect(seen).toEqual([500, 500, 0]);
  const { rows } = await above.query<{ n: number }>(
    `select count(*)::int as n from cadastre_check c join svj s on s.id = c.svj_id where s.name like 'Dům %' group by c.svj_id`,
  );
  expect(rows.map((r) => r.n)).toEqual(Array(1000).fill(1));
});
