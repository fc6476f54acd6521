import pg from 'pg';
import { everywhere } from './lists.ts';
import type { Headers } from './load.ts';

/** What people ask of a board, in a house with many messages and in the same house with few. */
export type Grown = { title: string; large: number; small: number };

/** Messages of the large house, and of each of the others. */
export const growth = { houses: 20, units: 200, messages: 100, chairs: 10_000 };
const rounds = 15;

const filtered = (filters: object, more = '') =>
  `/api/v2/message?withOwners=false&filters=${encodeURIComponent(JSON.stringify(filters))}${more}`;
const page = (n: number) => Math.floor(n / 25);
/** Late pages of the large house; the small one has as many as it has. */
const askings: [title: string, large: string, small: string][] = [
  ['nejnovější na úvod', '/api/v2/message/latest', '/api/v2/message/latest'],
  ...(['actual', 'pined', 'old', 'planned', 'archive', 'concept'] as const).map((tab): [string, string, string] => {
    const path = `/api/v2/message?withOwners=false&tab=${tab}`;
    return [`seznam ${tab}`, path, path];
  }),
  ...(['actual', 'old', 'archive'] as const).map((tab): [string, string, string] => {
    const path = `/api/v2/message?withOwners=false&tab=${tab}`;
    const of = { actual: 0.4, old: 0.24, archive: 0.09 }[tab];
    return [
      `seznam ${tab}, pozdní strana`,
      `${path}&page=${page(growth.chairs * of)}`,
      `${path}&page=${Math.max(1, page(growth.messages * of))}`,
    ];
  }),
  ...[{ text: 'technik' }, { text: 'nikde není' }, { unread: true }, { unread: false }, { accept: true }].map(
    (f): [string, string, string] => [`filtr ${JSON.stringify(f)}`, filtered(f), filtered(f)],
  ),
  ['hledání, všude je', '/api/v2/message/search/vodom', '/api/v2/message/search/vodom'],
  ['hledání, nikde není', '/api/v2/message/search/nikde', '/api/v2/message/search/nikde'],
  ['autoři do nabídky', '/api/v2/message/authors', '/api/v2/message/authors'],
  ['počty v nabídce', '/api/v2/waits', '/api/v2/waits'],
];

const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Ids of members of the house that has the most messages, and an author of each house. */
async function housesOf(superUrl: string) {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    const { rows } = await db.query<{ id: string; author: number; large: boolean }>(`
      select m.id, h.author::int, h.n = max(h.n) over () as large from member m
      join (select svj_id, count(*) as n, min(owner_id) as author from message group by svj_id) h on h.svj_id = m.svj_id`);
    return new Map(rows.map(({ id, ...house }) => [String(id), house]));
  } finally {
    await db.end();
  }
}

async function took(address: string, path: string, headers: Headers): Promise<number> {
  const began = performance.now();
  const reply = await fetch(`${address}${path}`, { headers });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
  return performance.now() - began;
}

/** Milliseconds of each call as the asker waits for it, the large house and a small one by turns. */
export async function measureGrowth(address: string, superUrl: string, who: 'chair' | 'reader'): Promise<Grown[]> {
  const tenants = await everywhere(superUrl, who);
  const houses = await housesOf(superUrl);
  const of = (large: boolean) => tenants.find(({ svj }) => houses.get(svj as string)?.large === large) as Headers;
  const [big, little] = [of(true), of(false)];
  const by = (headers: Headers) => filtered({ owner: houses.get(headers.svj as string)?.author });
  const grown: Grown[] = [];
  for (const [title, large, small] of [...askings, ['filtr autora', by(big), by(little)] as const]) {
    const times: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push([await took(address, large, big), await took(address, small, little)]);
    grown.push({ title, large: median(times.map(([t]) => t)), small: median(times.map(([, t]) => t)) });
  }
  return grown;
}
