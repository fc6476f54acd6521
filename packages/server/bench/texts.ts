import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { searchKey } from '#contract/base/words/search.ts';
import { wordsOf } from '#contract/base/words/words.ts';
import { aPdf } from '../test/readable.ts';
import type { Headers } from './load.ts';
import { readings, until, worst } from './tickets.ts';
import { drawing, drawn, inVocabulary, vocabulary } from './words.ts';

/** Documents of the house that is asked, and of each of the others; words of each. */
export const textsEach = { large: 20_000, small: 1000, words: 650 };

const copied = (db: pg.Client, into: string, lines: Iterable<string>) =>
  pipeline(Readable.from(lines), db.query(copyFrom(`copy ${into} from stdin`)));

type House = { id: number; documents: number };

/** What a reader would have left of documents with so many words each, written at once. */
async function fill(db: pg.Client, { id, documents }: House, words: readonly string[], draw: () => number) {
  const { rows } = await db.query<{ id: string }>(
    `with f as (insert into file (svj_id, key, name, extension, type, size, sha256, owner, created_at)
       select $1, gen_random_uuid(), 'Zpráva', 'txt', 'text/plain', 1, ''::bytea, 'document_version', now()
       from generate_series(1, $2) returning id),
     d as (insert into document (svj_id, name, extension, type, size, number, file_id, is_public, created_at, changed_at, updated_at, read_due_at)
       select $1, 'Zpráva ' || id, 'txt', 'text/plain', 1, 1, id, id % 7 <> 0, now(), now(), now(), null from f returning id, file_id)
     insert into document_text (svj_id, id, document_id, file_id, state, read_at)
       select $1, row_number() over (order by id), id, file_id, 'read', now() from d returning id`,
    [id, documents],
  );
  const entries = new Map<string, number[]>();
  function* pieces(): Generator<string> {
    for (const { id: text } of rows) {
      const n = Number(text);
      const said = Array.from({ length: textsEach.words }, () => drawn(words, draw)).join(' ');
      for (const word of new Set(wordsOf(said))) {
        const key = `${word}\t${Math.floor(n / 256)}`;
        const row = entries.get(key);
        if (row) row.push((n % 256) * 1024);
        else entries.set(key, [(n % 256) * 1024]);
      }
      yield `${id}\t${text}\t0\t1\t${said}\n`;
    }
  }
  await copied(db, 'document_piece (svj_id, text_id, piece, page, text)', pieces());
  function* postings(): Generator<string> {
    for (const [key, all] of entries) yield `${id}\t${key}\t{${all.join(',')}}\n`;
  }
  await copied(db, 'document_word (svj_id, word, bucket, entries)', postings());
}

/** Fills a house with many documents that are read, and the others with few; answers the words, those everywhere first. */
export async function seedTexts(superUrl: string): Promise<{ words: string[]; house: number; megabytes: number }> {
  const draw = drawing(7);
  const words = vocabulary(draw);
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    const { rows } = await db.query<{ id: string }>(
      `update svj set modules = modules || array['documents'] returning id`,
    );
    const houses = rows.map((r) => Number(r.id)).sort((a, b) => a - b);
    const house = houses[0] as number;
    // A folder for few, so that whoever only reads is asked which are closed.
    await db.query(`insert into folder (svj_id, path, name, visibility, created_at, updated_at)
      select s.id, '{}', 'Výbor', 'committee', now(), now() from svj s`);
    await db.query('update folder set path = array[id]');
    for (const id of houses)
      await fill(db, { id, documents: id === house ? textsEach.large : textsEach.small }, words, draw);
    await db.query('vacuum analyze document, document_text, document_piece, document_word');
    const { rows: sizes } = await db.query<{ mb: number }>(
      `select (sum(pg_total_relation_size(c)) / 1e6)::float as mb from unnest(array['document_word', 'document_piece']::regclass[]) c`,
    );
    return { words, house, megabytes: sizes[0]?.mb ?? 0 };
  } finally {
    await db.end();
  }
}

/** What people ask for: rare words and common ones, whole and their beginnings, one and more. */
function askings(words: readonly string[], draw: () => number): string[] {
  const word = () => drawn(words, draw);
  const from = (n: number) => words[Math.floor(draw() * n)] as string;
  const kinds = [
    () => word(),
    () => from(inVocabulary),
    () => `${word()} ${word()}`,
    () => from(200),
    () => from(inVocabulary).slice(0, 4),
    () => from(2000).slice(0, 3),
    () => `${from(200)} ${from(inVocabulary)} ${word()}`,
    () => 'slovokterénikdenení',
  ];
  const all: string[] = [];
  while (all.length < 400) {
    const asked = kinds[all.length % kinds.length]?.() ?? '';
    if (searchKey(asked).length >= 3) all.push(asked);
  }
  return all;
}

export type Asked = { p50: number; p95: number; most: number; plain: number; found: number };
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Milliseconds of searches one after another; `plain` is the median of the search of folders, which looks at names alone. */
export async function measureTexts(address: string, headers: Headers, words: readonly string[]): Promise<Asked> {
  const asked = askings(words, drawing(11));
  async function took(path: string, text: string): Promise<{ ms: number; found: number }> {
    const began = performance.now();
    const reply = await fetch(`${address}${path}/${encodeURIComponent(text)}`, { headers });
    const { data } = (await reply.json()) as { data: { files?: unknown[] } };
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
    return { ms: performance.now() - began, found: data.files?.length ?? 0 };
  }
  const paced = async (path: string, text: string) => {
    // A person a moment: the limit of searches counts them.
    await sleep(20);
    return took(path, text);
  };
  for (const text of asked.slice(0, 40)) await paced('/api/v2/file/search', text);
  const times: number[] = [];
  const plain: number[] = [];
  let found = 0;
  for (const text of asked) {
    const one = await paced('/api/v2/file/search', text);
    times.push(one.ms);
    found += one.found;
    plain.push((await took('/api/v2/folder/search', text)).ms);
  }
  for (const list of [times, plain]) list.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p95: at(times, 0.95), most: times.at(-1) ?? 0, plain: at(plain, 0.5), found };
}

const papers = 1000;
const pagesEach = 10;

export type Read = { alone: number; meanwhile: number; seconds: number };

/** A thousand papers of ten pages are read while others read a list; before and after it they read alone. */
export async function measureReading(
  place: { address: string; headers: Headers; list: string },
  { unread, mayGoOn }: { unread(): Promise<number>; mayGoOn(): Promise<void> },
): Promise<Read> {
  const words = vocabulary(drawing(3));
  const draw = drawing(5);
  const page = () =>
    Array.from({ length: 40 }, () => Array.from({ length: 7 }, () => drawn(words, draw)).join(' ')).join('\n');
  await readings(place, until(Date.now() + 2500));
  const before = await readings(place, until(Date.now() + 10_000));
  let sent = 0;
  const send = async () => {
    const form = new FormData();
    form.append('data', JSON.stringify({ name: `Zápis ${sent}` }));
    form.append('file', new Blob([new Uint8Array(aPdf(Array.from({ length: pagesEach }, page)))]), 'zapis.pdf');
    const reply = await fetch(`${place.address}/api/v2/file/upload`, {
      method: 'POST',
      headers: place.headers,
      body: form,
    });
    if (reply.status !== 200) throw new Error(`An upload answered ${reply.status}`);
    sent += 1;
  };
  // What comes in is not measured; most of it is still to be read when all is here.
  while (sent < papers) {
    if (sent % 500 === 0) await mayGoOn();
    await send();
  }
  const began = performance.now();
  let left = await unread();
  const watched = (async () => {
    while (left > 0) {
      await sleep(1000);
      left = await unread();
    }
  })();
  const meanwhile = await readings(place, () => left === 0);
  await watched;
  const seconds = (performance.now() - began) / 1000;
  const after = await readings(place, until(Date.now() + 10_000));
  return { alone: worst([...before, ...after]), meanwhile: worst(meanwhile), seconds };
}
