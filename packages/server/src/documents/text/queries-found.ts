import { type SQL, sql } from 'drizzle-orm';
import { type AskedWord, askedWords, pieceOf } from '#contract/base/words/words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { inBucket, piecesEach } from './queries-words.ts';

/** Behind every word that begins with what stands before it, where words are sorted by bytes. */
const last = '\u{10ffff}';

/** Of rows of words `x` in the bucket that `b` says: those of one asked word. A comparison and not `like`, for the index. */
const rowsOf = (scope: Scope, { word, isWhole }: AskedWord, b: SQL): SQL => sql`(
  select x.bucket, x.entries from document_word x
  where x.svj_id = ${scope.svjId} and x.bucket = ${b} and x.word >= ${word}::text
    and x.word < ${`${word}${isWhole ? '!' : last}`}::text offset 0)`;
const idOf = sql`x.bucket * ${inBucket} + e / ${piecesEach}`;

/** Where nothing is known of how many there are: short beginnings are many. */
const longestFirst = (asked: string): AskedWord[] => askedWords(asked).sort((a, b) => b.word.length - a.word.length);

/**
 * `with` of a statement that ends in `hit`: texts of the buckets, `id` with the piece where the first of the words is first.
 * Each further word is looked for only where those before it were found, and once: under row-level security PostgreSQL does
 * not know how many that is, and as a join (which `is true` keeps it from) it looked the word up for each of them.
 */
function hits(scope: Scope, [first, ...others]: readonly AskedWord[], buckets: SQL): SQL | null {
  if (!first) return null;
  const chain = others.map((word, i) => {
    const before = sql.raw(`hit_${i}`);
    return sql`, ${sql.raw(`hit_${i + 1}`)} as materialized (select h.id, h.piece from ${before} h where (h.id in (
      select ${idOf} from (select distinct id / ${inBucket} as bucket from ${before}) b
      cross join lateral ${rowsOf(scope, word, sql`b.bucket`)} x cross join lateral unnest(x.entries) e)) is true)`;
  });
  return sql`with bucket as materialized (${buckets}), hit_0 as materialized (
      select ${idOf} as id, min(e % ${piecesEach}) as piece from bucket b
      cross join lateral ${rowsOf(scope, first, sql`b.bucket`)} x cross join lateral unnest(x.entries) e group by 1)
    ${sql.join(chain, sql``)}, hit as (select id, piece from ${sql.raw(`hit_${others.length}`)})`;
}

/** Rows of words by texts of the documents that pass. */
const bucketsOf = (scope: Scope, only: SQL, folder: SQL): SQL => sql`
  select distinct t.id / ${inBucket} as bucket from document
  join document_text t on t.svj_id = document.svj_id and t.document_id = document.id ${folder}
  where document.svj_id = ${scope.svjId} and ${only}`;

/**
 * Ids of documents whose text of now holds what is asked, looked for where those are that pass `only`; null where nothing is
 * looked for inside.
 */
export function documentsHolding(scope: Scope, asked: string, only: SQL): SQL | null {
  const found = hits(scope, longestFirst(asked), bucketsOf(scope, only, sql``));
  return (
    found &&
    sql`array(${found} select t.document_id from hit h join document_text t on t.svj_id = ${scope.svjId} and t.id = h.id
      join document x on x.svj_id = t.svj_id and x.id = t.document_id and x.file_id = t.file_id)`
  );
}

/** `isScan`: letters were seen in a picture. */
export type Inside = { id: number; page: number | null; piece: string; isScan: boolean };
type Row = { id: number; page: number | null; text: string; isScan: boolean };
/** What says of `document`, with its folder `f`, whether it is for the asker. */
type Which = { only: SQL; folder: SQL; most: number };

async function insideOf(
  db: Db,
  scope: Scope,
  asked: string,
  { words, buckets }: { words: readonly AskedWord[]; buckets: SQL },
  { only, folder, most }: Which,
): Promise<Inside[]> {
  const found = hits(scope, words, buckets);
  if (!found || most <= 0) return [];
  const { rows } = await db.execute<Row>(sql`
    ${found}, shown as (
      select document.id, h.id as text_id, h.piece from hit h
      join document_text t on t.svj_id = ${scope.svjId} and t.id = h.id
      join document on document.svj_id = t.svj_id and document.id = t.document_id and document.file_id = t.file_id ${folder}
      where ${only} order by h.id desc limit ${most})
    select s.id, p.page, p.text, p.is_scan as "isScan" from shown s
    join document_piece p on p.svj_id = ${scope.svjId} and p.text_id = s.text_id and p.piece = s.piece
    order by s.text_id desc`);
  return rows.map(({ text, ...row }) => ({ ...row, piece: pieceOf(text, asked) ?? text.slice(0, 110) }));
}

/** What stands inside of documents that pass, wherever those are. */
export const findInsideOf = (db: Db, scope: Scope, asked: string, which: Which): Promise<Inside[]> =>
  insideOf(
    db,
    scope,
    asked,
    { words: longestFirst(asked), buckets: bucketsOf(scope, which.only, which.folder) },
    which,
  );

/** Rows of words that are looked through at first: a thousand texts. */
const firstLook = 4;

/** The asked words, that of the fewest texts first, as it is among the latest; and the number of the latest row. */
async function rarestFirst(db: Db, scope: Scope, asked: string): Promise<{ words: AskedWord[]; top: number }> {
  const words = longestFirst(asked);
  const top = sql`(select max(id) / ${inBucket} from document_text where svj_id = ${scope.svjId})`;
  const counted = words.map(
    (
      word,
    ) => sql`(select coalesce(sum(cardinality(x.entries)), 0)::integer from generate_series(t.top - ${firstLook - 1}, t.top) b
      cross join lateral ${rowsOf(scope, word, sql`b`)} x)`,
  );
  // How often a single word stands there says nothing.
  const often = words.length > 1 ? sql`array[${sql.join(counted, sql`, `)}]` : sql`array[0]`;
  const { rows } = await db.execute<{ top: number | null; often: number[] }>(
    sql`select t.top, ${often} as often from (select ${top} as top) t`,
  );
  const { top: latest = null, often: counts = [] } = rows[0] ?? {};
  const by = words.map((word, i) => ({ word, often: counts[i] ?? 0 })).sort((one, other) => one.often - other.often);
  return { words: by.map(({ word }) => word), top: latest ?? -1 };
}

/**
 * Documents whose text of now holds what is asked, those read last first. Looks through the latest first: what stands in many
 * documents is soon found often enough.
 */
export async function findInside(db: Db, scope: Scope, asked: string, which: Which): Promise<Inside[]> {
  if (which.most <= 0 || askedWords(asked).length === 0) return [];
  const { words, top } = await rarestFirst(db, scope, asked);
  const look = (from: number, to: number, most: number) => {
    const buckets = sql`select n as bucket from generate_series(${Math.max(0, from)}::bigint, ${to}::bigint) n`;
    return to < 0 ? [] : insideOf(db, scope, asked, { words, buckets }, { ...which, most });
  };
  const latest = await look(top - firstLook + 1, top, which.most);
  const missing = which.most - latest.length;
  return missing > 0 ? [...latest, ...(await look(0, top - firstLook, missing))] : latest;
}
