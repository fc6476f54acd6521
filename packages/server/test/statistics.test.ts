import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { openJobs } from '#server/base/start/jobs.ts';
import { countGrown, countingErrand } from '#server/base/start/statistics.ts';
import { openRecorder, type Recorder } from '../bench/statements.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { seedHouse } from './town.ts';

const units = 2000;
/** A row of the page may look through the house; a row of the house may not. */
const pageOf = 25;
let portal: TestPortal;
let recorder: Recorder;
let above: pg.Client;
let headers: Record<string, string>;
beforeAll(async () => {
  portal = await aPortal();
  recorder = await openRecorder(portal.appUrl);
  above = new pg.Client({
    connectionString: atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1)),
  });
  await above.connect();
  // The database is not to count them by itself in the middle.
  for (const table of ['unit', 'unit_share', 'ownership', 'ownership_member', 'member', 'entrance'])
    await above.query(`alter table ${table} set (autovacuum_enabled = false)`);
  headers = await seedHouse(above, units);
});
afterAll(async () => {
  await above.end();
  await recorder.close();
  await portal.close();
});

type Node = { 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Join Filter'?: number; Plans?: Node[] };
/** The most rows that any part of the plan went through. */
const mostOf = (node: Node): number =>
  Math.max(
    node['Actual Rows'] * node['Actual Loops'],
    (node['Rows Removed by Join Filter'] ?? 0) * node['Actual Loops'],
    ...(node.Plans ?? []).map(mostOf),
  );

it.each([
  '/api/v2/room',
  '/api/v2/room?tab=problems',
  '/api/v2/room?sort=-owner',
  '/api/v2/room/check',
  '/api/v2/user',
])(
  '%s of a house just brought in goes through its rows a few times, not once for each other, though nobody counted them',
  async (path) => {
    const { opening, work } = await recorder.record(path, headers);
    const app = new pg.Client({ connectionString: portal.appUrl });
    await app.connect();
    const most: number[] = [];
    for (const { text, values } of work) {
      for (const one of opening) await app.query(one.text, one.values);
      const { rows } = await app.query(`explain (analyze, format json) ${text}`, values);
      most.push(mostOf(rows[0]['QUERY PLAN'][0].Plan as Node));
      await app.query('rollback');
    }
    await app.end();
    expect(Math.max(...most)).toBeGreaterThan(0);
    expect(Math.max(...most)).toBeLessThanOrEqual(units * pageOf);
  },
);

const counted = async () =>
  (
    await above.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= ${units}
       order by 1`,
    )
  ).rows.map((row) => row.name);

it('what was brought in is counted by an errand of the owner, and again only what has grown', {
  timeout: 40_000,
}, async () => {
  expect(await counted()).toEqual([]);
  const jobs = await openJobs(portal.ownerUrl, 'pavlac_app', () => undefined);
  try {
    await jobs.work([]);
    await portal.pool.transaction('read write', (db) => jobs.queue.send(db, countingErrand, { svj: 1, id: 1 }));
    await vi.waitFor(
      async () => expect(await counted()).toEqual(expect.arrayContaining(['member', 'ownership', 'unit'])),
      {
        timeout: 30_000,
        interval: 200,
      },
    );
  } finally {
    await jobs.stop();
  }
  const owner = new pg.Client({ connectionString: portal.ownerUrl });
  await owner.connect();
  expect(await countGrown((text) => owner.query(text))).toEqual([]);
  await owner.end();
});
