import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { atDatabase } from '#server/base/embedded-provision.ts';
import { recordCall, type Statement } from '../bench/statements.ts';
import { aPortal, type Portal } from './portal.ts';
import { seedTown } from './town.ts';

/** Enough associations that reading a whole table costs more than an index. */
const town = { houses: 100, units: 50 };
let portal: Portal;
let app: pg.Client;
let headers: Record<string, string>;
let voteId: string;
beforeAll(async () => {
  portal = await aPortal();
  headers = await seedTown(atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1)), town);
  const above = new pg.Client({
    connectionString: atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1)),
  });
  await above.connect();
  const { rows } = await above.query<{ id: string }>(
    'select v.id from vote v join member m on m.svj_id = v.svj_id where m.id = $1 order by v.id',
    [headers.svj],
  );
  await above.end();
  voteId = String(rows[0]?.id);
  app = new pg.Client({ connectionString: portal.appUrl });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await portal.close();
});

/** How PostgreSQL runs the statement for the application's role inside that gate. */
async function plan(opening: string, { text, values }: Statement): Promise<string> {
  await app.query(opening);
  const { rows } = await app.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  await app.query('rollback');
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const filters = (f: object) => `filters=${encodeURIComponent(JSON.stringify(f))}`;

it.each([
  '/api/v2/room',
  '/api/v2/room?page=2&sizePerPage=all',
  '/api/v2/room?sort=-owner',
  '/api/v2/room?sort=share&tab=problems',
  `/api/v2/room?${filters({ number: '1' })}`,
  `/api/v2/room?${filters({ owner: 'novak' })}`,
  '/api/v2/room/check',
  '/api/v2/room/search/novak',
  '/api/v2/user/search/novak',
  '/api/v2/role',
  '/api/v2/role/owner',
  '/api/v2/user',
  '/api/v2/user?page=2&sizePerPage=all&sort=-name',
  '/api/v2/user?sort=share&tab=active',
  '/api/v2/user?sort=unit&tab=archived',
  `/api/v2/user?${filters({ text: 'nov', role: 'owner', access: 'none' })}`,
  `/api/v2/user?${filters({ text: '605118' })}`,
  '/api/v2/user/:member',
  '/api/v2/vote/getAll',
  '/api/v2/vote/getAll?tab=finished&text=strech',
  '/api/v2/vote/search/strech',
  '/api/v2/vote/:vote',
  '/api/v2/vote/:vote/census',
  '/api/v2/vote/:vote/delivery?page=2',
  '/api/v2/vote/:vote/users',
])('%s reads no whole table, however many associations there are', async (path) => {
  const { opening, work } = await recordCall(
    portal.appUrl,
    path.replace(':member', String(headers.svj)).replace(':vote', voteId),
    headers,
  );
  expect(work.length).toBeGreaterThan(0);
  for (const statement of work) expect(await plan(opening, statement)).not.toMatch(/Seq Scan/);
});
