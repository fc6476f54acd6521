import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { openRecorder, type Recorder, type Statement } from '../bench/statements.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aReader, seedTown } from './town.ts';

/** Houses so large that a page is a small part of each list. */
const town = { houses: 12, units: 400, messages: 600 };
const page = 25;
let portal: TestPortal;
let recorder: Recorder;
let app: pg.Client;
let above: pg.Client;
let headers: Record<string, string>;
let reader: Record<string, string>;
beforeAll(async () => {
  portal = await aPortal();
  recorder = await openRecorder(portal.appUrl);
  const superUrl = atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1));
  headers = await seedTown(superUrl, town);
  reader = await aReader(superUrl, headers);
  above = new pg.Client({ connectionString: superUrl });
  await above.connect();
  await above.query(`update svj set modules = modules || array['events', 'reports', 'contact']`);
  app = new pg.Client({ connectionString: portal.appUrl });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await above.end();
  await recorder.close();
  await portal.close();
});

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Filter?: string;
  Plans?: Node[];
};
const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)];

/** What PostgreSQL did for the statement, as the application's role inside that gate. */
async function done(opening: readonly Statement[], { text, values }: Statement): Promise<Node[]> {
  for (const one of opening) await app.query(one.text, one.values);
  const { rows } = await app.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  await app.query('rollback');
  return all((rows[0] as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'][0].Plan);
}

/** Rows that came into the step, each time it ran. */
const rowsIn = (node: Node): number => Math.max(0, ...(node.Plans ?? []).map((p) => p['Actual Rows']));
const read = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
/** Asked of each row: what is planned inside of a function, and what a policy asks. */
const perRow = /register_(says|standing)|member_places|house_places|my_places|current_svj|is_across|is_entitled/;

const lists: [path: string, table: string, who: 'chair' | 'both'][] = [
  ['/api/v2/message/rows', 'message', 'both'],
  ['/api/v2/message/rows?page=3', 'message', 'both'],
  ['/api/v2/message/rows?tab=old', 'message', 'both'],
  ['/api/v2/message/rows?tab=archive', 'message', 'both'],
  ['/api/v2/message/rows?tab=concept', 'message', 'chair'],
  ['/api/v2/message/latest', 'message', 'both'],
  ['/api/v2/room/rows', 'unit', 'both'],
  ['/api/v2/room/rows?page=2', 'unit', 'both'],
  ['/api/v2/user/rows', 'member', 'chair'],
  ['/api/v2/user/rows?sort=-name&page=2', 'member', 'chair'],
];
it.each(lists)('%s takes its page in the order of an index', async (path, table, who) => {
  for (const asker of who === 'both' ? [headers, reader] : [headers]) {
    const { opening, work } = await recorder.record(path, asker);
    const first = await done(opening, work[0] as Statement);
    // What is not for the asker, or not of the tab, is passed over on the way.
    const most = 8 * page * Number(new URL(path, 'http://a').searchParams.get('page') ?? 1);
    for (const node of first) {
      if (node['Relation Name'] === table) expect(read(node)).toBeLessThanOrEqual(most);
      if (node['Node Type'].includes('Sort')) expect(rowsIn(node)).toBeLessThanOrEqual(page);
      expect(node.Filter ?? '').not.toMatch(perRow);
    }
  }
});

it.each(['unit', 'share'])('people in the order of their %s are looked up once each for it', async (sort) => {
  const { opening, work } = await recorder.record(`/api/v2/user/rows?sort=${sort}`, headers);
  const nodes = await done(opening, work[0] as Statement);
  const ofAll = nodes.filter((n) => n['Relation Name'] === 'ownership_member' && n['Actual Loops'] > page);
  expect(ofAll).toHaveLength(1);
});

it.each(['/api/v2/user/rows', '/api/v2/room/rows', '/api/v2/vote/getAll'])(
  '%s looks a unit up by its key, never by reading the index of their order for each',
  async (path) => {
    const { opening, work } = await recorder.record(path, headers);
    for (const statement of work)
      for (const node of await done(opening, statement))
        if (node['Index Name'] === 'unit_by_number') expect(node['Actual Loops']).toBe(1);
  },
);

it.each([
  ['/api/v2/message', 4],
  ['/api/v2/room', 4],
  ['/api/v2/user', 2],
  ['/api/v2/user/rows', 2],
  ['/api/v2/vote/getAll', 4],
  ['/api/v2/booking', 4],
])('%s takes %i trips to the database at most, its beginning and its end among them', async (url, most) => {
  const asked = async () => (await portal.app.inject({ method: 'GET', url, headers })).statusCode;
  expect(await asked()).toBe(200);
  const trips = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect(await asked()).toBe(200);
    expect(trips.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(trips.mock.calls.length).toBeLessThanOrEqual(most);
  } finally {
    trips.mockRestore();
  }
});

it('/api/v2/report finds once what its reader was let in to, and does not ask it of each private report', async () => {
  await above.query(`
    insert into report (svj_id, title, description, type, status, visibility, owner_id, last_at, created_at, updated_at)
    select s.id, 'Závada ' || n, 'Kape voda.', 'fault', 'new', 'private', null, now(), now(), now()
    from svj s, generate_series(1, 60) n`);
  const { opening, work } = await recorder.record('/api/v2/report', reader);
  const asked: Node[] = [];
  for (const statement of work) {
    const nodes = await done(opening, statement);
    asked.push(...nodes.filter((node) => node['Relation Name'] === 'report_reader'));
  }
  expect(asked).toHaveLength(2);
  for (const node of asked) expect(node['Actual Loops']).toBe(1);
});

it('/api/v2/contact/rows takes its page in Czech order from an index', async () => {
  await above.query(`
    insert into contact (svj_id, kind, category, is_pinned, company_name, first_name, last_name, created_at, updated_at)
    select s.id, (array['company', 'person'])[1 + n % 2], 'other', n % 100 = 0, 'Firma ' || n, 'Žofie', 'Čápová ' || n, now(), now()
    from svj s, generate_series(1, 400) n;
    analyze contact`);
  for (const asker of [headers, reader]) {
    const { opening, work } = await recorder.record('/api/v2/contact/rows', asker);
    const first = await done(opening, work[0] as Statement);
    expect(first.filter((node) => node['Relation Name'] === 'contact').map(read)).toEqual([page]);
    expect(first.filter((node) => node['Node Type'].includes('Sort'))).toEqual([]);
  }
});

it('whoever has a unit today is never one whom the register entitles no more', async () => {
  await above.query('begin');
  try {
    await above.query(`insert into member (svj_id, kind, first_name, last_name, role, name_key, has_access)
      select id, 'person', 'Bez', 'Jednotky', 'owner', 'bez jednotky', true from svj`);
    await above.query(`update svj set register_since = '2001-01-01'`);
    const { rows } = await above.query<{ housed: boolean; standing: string; n: string }>(`
      select m.id in (select unnest(housed_members(s.id, current_day()))) as housed, register_standing(m) as standing,
        count(*) as n
      from svj s join member m on m.svj_id = s.id group by 1, 2`);
    expect(rows.filter((r) => r.housed).map((r) => r.standing)).not.toContain('none');
    expect(rows.map((r) => `${r.housed} ${r.standing}`)).toEqual(
      expect.arrayContaining(['true entitled', 'false none']),
    );
    // Where it does not decide it entitles everybody.
    await above.query('update svj set register_since = current_day() + 1');
    const { rows: free } = await above.query('select from member m where register_standing(m) = $1', ['none']);
    expect(free).toEqual([]);
  } finally {
    await above.query('rollback');
  }
});
