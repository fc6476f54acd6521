import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { searchKey } from '#contract/base/words/search.ts';
import type { Headers } from './load.ts';
import { drawing, drawn, vocabulary } from './words.ts';

/** Entries of the header's search in all associations together, nearly. */
export const entriesIn = { houses: 100, messages: 2500 };
const wordsEach = 4;

/** Names everything that can be found anew, by words as a language has them; answers the words and how many entries there are. */
export async function seedEntries(superUrl: string): Promise<{ words: string[]; entries: number }> {
  const words = vocabulary(drawing(17));
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query('create temp table said (i int primary key, word text not null, key text not null)');
    const lines = words.map((word, i) => `${i + 1}\t${word}\t${searchKey(word)}\n`);
    await pipeline(Readable.from(lines), db.query(copyFrom('copy said from stdin')));
    await db.query('select setseed(0.17)');
    const { rowCount } = await db.query(`
      with own as (
        select svj_id, 'rooms' as noun, id from unit union all select svj_id, 'members', id from member
        union all select svj_id, 'messages', id from message union all select svj_id, 'discussion', id from discussion
        union all select svj_id, 'reports', id from report union all select svj_id, 'documents', id from document
        union all select svj_id, 'folders', id from folder),
      gone as (delete from search_entry),
      picked as (select o.*, k, floor(power(${words.length}, random()))::int as i from own o, generate_series(1, ${wordsEach}) k),
      named as (
        select svj_id, noun, id, string_agg(word, ' ' order by k) as title, string_agg(key, ' ' order by k) as text
        from picked join said using (i) group by svj_id, noun, id)
      select svj_id, noun, id, title, text into temp told from named`);
    await db.query(`truncate search_entry;
      insert into search_entry (svj_id, noun, id, title, text) select svj_id, noun, id, title, text from told`);
    await db.query('vacuum analyze');
    return { words, entries: rowCount ?? 0 };
  } finally {
    await db.end();
  }
}

/** What is typed: the first 1 to 40 characters of words that may stand beside each other, as written or without diacritics. */
function typed(words: readonly string[]): string[] {
  const draw = drawing(23);
  return Array.from({ length: 800 }, (_, n) => {
    const line = Array.from({ length: 1 + Math.floor(draw() * 3) }, () => drawn(words, draw)).join(' ');
    const begun = line.slice(0, 1 + (n % 40)).trim();
    return n % 2 === 0 ? begun : searchKey(begun);
  }).filter((text) => text !== '');
}

export type Sought = { p50: number; p95: number; most: number; asked: string; found: number };

/** Milliseconds of searches of the header one after another, each in another association. */
export async function measureFinding(
  address: string,
  tenants: readonly Headers[],
  words: readonly string[],
): Promise<Sought> {
  const times: { ms: number; text: string; found: number }[] = [];
  const all = typed(words);
  for (const [n, text] of [...all.slice(0, tenants.length), ...all].entries()) {
    // A person a moment: the limit of searches counts them.
    await sleep(10);
    const began = performance.now();
    const headers = tenants[n % tenants.length] as Headers;
    const reply = await fetch(`${address}/api/v2/search/${encodeURIComponent(text)}`, { headers });
    const { data } = (await reply.json()) as { data: { groups: { rows: unknown[] }[]; silent: string[] } };
    if (reply.status !== 200 || data.silent.length > 0) throw new Error(`A search answered ${reply.status}`);
    const found = data.groups.reduce((sum, { rows }) => sum + rows.length, 0);
    if (n >= tenants.length) times.push({ ms: performance.now() - began, text, found });
  }
  times.sort((a, b) => a.ms - b.ms);
  const at = (share: number) => times[Math.floor(times.length * share)]?.ms ?? 0;
  const last = times.at(-1);
  return {
    p50: at(0.5),
    p95: at(0.95),
    most: last?.ms ?? 0,
    asked: last?.text ?? '',
    found: times.reduce((sum, t) => sum + t.found, 0),
  };
}
