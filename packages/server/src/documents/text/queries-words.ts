import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** Texts of which one row of a word tells, and pieces that a text may have; as the table says. */
export const inBucket = 256;
export const piecesEach = 1024;

/** Words that one statement writes. */
const atOnce = 4000;

/** Words of one house are written by one after another: rows of the same words are taken in no other order. */
export async function holdWords(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('document_word', ${scope.svjId}))`);
}

/**
 * Adds words of a text, each with the piece where it is first; the words are held. With `isMore` the text has words already,
 * and those that it has stay where they are first.
 */
export async function addWords(
  db: Db,
  scope: Scope,
  textId: number,
  { words, firsts, isMore = false }: { words: readonly string[]; firsts: readonly number[]; isMore?: boolean },
): Promise<void> {
  const bucket = Math.floor(textId / inBucket);
  const base = (textId % inBucket) * piecesEach;
  const others = isMore
    ? sql`where not exists (select from unnest(document_word.entries) e where e / ${piecesEach} = ${textId % inBucket})`
    : sql``;
  for (let at = 0; at < words.length; at += atOnce) {
    const entries = firsts.slice(at, at + atOnce).map((piece) => base + piece);
    await db.execute(sql`
      insert into document_word (svj_id, word, bucket, entries)
      select ${scope.svjId}::bigint, n.word, ${bucket}::bigint, array[n.entry]
      from unnest(${sql.param(words.slice(at, at + atOnce))}::text[], ${sql.param(entries)}::integer[]) n (word, entry)
      on conflict (svj_id, bucket, word) do update set entries = document_word.entries || excluded.entries ${others}`);
  }
}

/** Takes the text out of its words; the words are held. */
export async function dropWords(db: Db, scope: Scope, textId: number, words: readonly string[]): Promise<void> {
  const bucket = Math.floor(textId / inBucket);
  const inRow = textId % inBucket;
  for (let at = 0; at < words.length; at += atOnce) {
    const some = sql`svj_id = ${scope.svjId} and bucket = ${bucket} and word = any(${sql.param(words.slice(at, at + atOnce))}::text[])`;
    await db.execute(sql`
      update document_word set entries = array(select e from unnest(entries) e where e / ${piecesEach} <> ${inRow}) where ${some}`);
    await db.execute(sql`delete from document_word where ${some} and entries = '{}'`);
  }
}
