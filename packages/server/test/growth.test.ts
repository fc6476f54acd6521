import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { openRecorder, type Recorder, type Statement } from '../bench/statements.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { aReader, seedTown } from './town.ts';

/** A board so long that looking at each of its messages anew for each other is seen, among boards of a usual length. */
const town = { houses: 8, units: 40, messages: 50, chairs: 3000 };
const page = 25;
/** Bytes of a row that is sorted: the id and what it is sorted by, no text. */
const idsWidth = 64;
let portal: TestPortal;
let recorder: Recorder;
let app: pg.Client;
let chair: Record<string, string>;
let owner: Record<string, string>;
beforeAll(async () => {
  portal = await aPortal();
  const superUrl = atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1));
  chair = await seedTown(superUrl, town);
  owner = await aReader(superUrl, chair);
  recorder = await openRecorder(portal.appUrl);
  app = new pg.Client({ connectionString: portal.appUrl });
  await app.connect();
}, 60_000);
afterAll(async () => {
  await app.end();
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
  'Rows Removed by Join Filter'?: number;
  'Plan Width': number;
  Plans?: Node[];
};
type Mode = 'force_custom_plan' | 'force_generic_plan';
const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)];
const literal = (value: unknown): string => {
  if (value === null) return 'null';
  const text = Array.isArray(value) ? `{${value.join(',')}}` : value instanceof Date ? value.toISOString() : `${value}`;
  return pg.escapeLiteral(text);
};

/** What PostgreSQL did for the statement inside that gate: planned for these values, or by the plan that it keeps for all. */
async function done(
  opening: readonly Statement[],
  { text, values }: Statement,
  mode: Mode,
  settings = '',
): Promise<Node[]> {
  for (const one of opening) await app.query(one.text, one.values);
  await app.query(`set local plan_cache_mode = ${mode}; ${settings}`);
  await app.query(`prepare asked as ${text}`);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  const { rows } = await app.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, timing off, format json) execute asked${given}`,
  );
  await app.query('deallocate asked');
  await app.query('rollback');
  return all((rows[0] as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'][0].Plan);
}

const gone = (node: Node): number => (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
const through = (node: Node): number => (node['Actual Rows'] + gone(node)) * node['Actual Loops'];
const rowsIn = (node: Node): number => Math.max(0, ...(node.Plans ?? []).map((p) => p['Actual Rows']));
/** Whole messages, with their text; an index alone does not count. */
const isOfBoard = (node: Node) => node['Relation Name'] === 'message' && node['Node Type'] !== 'Index Only Scan';

const filters = (f: object) => `filters=${encodeURIComponent(JSON.stringify(f))}`;
const modes: Mode[] = ['force_custom_plan', 'force_generic_plan'];
const tabs = ['actual', 'pined', 'old', 'planned', 'archive', 'concept'];
/** The last page of the tab, or nearly so. */
const late: Record<string, number> = { actual: 40, old: 20, archive: 8 };

const first = ['/api/v2/message/latest', ...tabs.map((tab) => `/api/v2/message/rows?tab=${tab}`)];
const further = [
  ...Object.entries(late).map(([tab, n]) => `/api/v2/message/rows?tab=${tab}&page=${n}`),
  ...[
    { label: 'repair' },
    { owner: 0 },
    { accept: true },
    { unread: true },
    { unread: false },
    { text: 'technik' },
  ].map((f) => `/api/v2/message/rows?${filters(f)}`),
  `/api/v2/message/rows?${filters({ text: 'nikde není' })}`,
];
const pages = [...first, ...further];
const authorOf = async (): Promise<number> => {
  const { rows } = await portal.pool.across('read only', (db) =>
    db.execute<{ id: number }>('select owner_id::int as id from message group by 1 order by count(*) desc limit 1'),
  );
  return rows[0]?.id ?? 0;
};
const sorts = (nodes: readonly Node[]) => nodes.filter((node) => node['Node Type'].includes('Sort'));

/** Steps that chose the page and looked it up, of both askers, planned both ways; every whole message was of the page. */
async function choosing(path: string, settings?: string): Promise<Node[][]> {
  const call = path.replace('%22owner%22%3A0', `%22owner%22%3A${await authorOf()}`);
  const told: Node[][] = [];
  for (const asker of [chair, owner])
    for (const mode of modes) {
      const { opening, work } = await recorder.record(call, asker);
      const nodes = await done(opening, work[0] as Statement, mode, settings);
      const whole = nodes.filter(isOfBoard);
      expect(whole.length).toBeGreaterThan(0);
      for (const node of whole) {
        expect([mode, node['Index Name']]).toEqual([mode, 'message_pkey']);
        expect(through(node)).toBeLessThanOrEqual(page);
      }
      told.push(nodes);
    }
  return told;
}

it.each(first)('%s of a long board reads the messages of the page alone, in the order of an index', async (path) => {
  for (const nodes of await choosing(path))
    for (const node of sorts(nodes)) expect(rowsIn(node)).toBeLessThanOrEqual(page);
});

it.each(further)(
  '%s of a long board reads the messages of the page alone, and sorts at most their ids',
  async (path) => {
    // A board of this length may be read whole as cheaply: whether an index alone can answer is asked, not whether it pays.
    const settings = 'set local enable_bitmapscan = off; set local enable_seqscan = off';
    for (const nodes of await choosing(path, settings))
      for (const node of sorts(nodes))
        if (rowsIn(node) > page) expect(node['Plan Width']).toBeLessThanOrEqual(idsWidth);
  },
);

it.each([
  ...pages.map((path) => path.replace('/rows', '')),
  '/api/v2/message?sort=title',
  '/api/v2/message?sort=-owner&page=40',
  `/api/v2/message?${filters({ from: '2026-01-01', to: '2026-12-31' })}`,
  '/api/v2/message/authors',
  '/api/v2/message/search/vodom',
  '/api/v2/accept-read',
  '/api/v2/waits',
])('%s of a long board goes through its rows a few times, never through each for each other', async (path) => {
  const call = path.replace('%22owner%22%3A0', `%22owner%22%3A${await authorOf()}`);
  for (const asker of [chair, owner])
    for (const mode of modes) {
      const { opening, work } = await recorder.record(call, asker);
      for (const statement of work) {
        const most = Math.max(...(await done(opening, statement, mode)).map(through));
        expect(most).toBeLessThanOrEqual(3 * town.chairs);
      }
    }
});
