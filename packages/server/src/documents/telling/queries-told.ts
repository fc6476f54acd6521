import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { keyOfPair, type Pair } from '../../notices/steps.ts';
import { among } from '../rows/queries.ts';
import { placesOfHouse, readersOf } from '../rows/queries-meant.ts';

/** Documents that are for the same people, and those people. */
type Readers = { ids: number[]; members: number[] };

/**
 * Whom these documents are for now, but for those in the bin: one statement, which asks once for all that stand right in the
 * same folder, are public in it alike, of the same day and none by name. Of all people, or of those who are asked about.
 */
export async function readersOfEach(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  now: Date,
  about?: readonly number[],
): Promise<Readers[]> {
  const readers = readersOf(scope, sql`t.ids[1]`, now, sql`select * from place`);
  const { rows } = await db.execute<Readers>(sql`
    with place as materialized (${placesOfHouse(scope, now)})
    select to_jsonb(t.ids) as ids, to_jsonb(array(
      select r.id from (${readers}) r ${about ? sql`where r.id = ${among(about)}` : sql``})) as members
    from (select array_agg(id order by id) as ids from document
      where svj_id = ${scope.svjId} and id = ${among(ids)} and bin_id is null
      group by folder_id, is_public, date_for, for_later, case when by_name then id end) t`);
  return rows;
}

/**
 * Of these papers those that are addressed by name, with the people who have them on their own page by that alone: those named,
 * or whoever acts for their estate, as long as they may enter the house at all. What they read there is not asked.
 */
export async function namedOnEach(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<Pair[]> {
  const { rows } = await db.execute<Pair>(sql`
    select distinct d.id as "ownerId", m.id as "memberId"
    from document d join document_addressee a on a.svj_id = d.svj_id and a.document_id = d.id
    cross join lateral (select a.member_id as id union
      select e.member_id from estate_person e where e.svj_id = a.svj_id and e.deceased_id = a.member_id) who
    join member m on m.svj_id = a.svj_id and m.id = who.id and m.archived_at is null and m.erased_at is null
      and m.account_id is not null and m.has_access and m.is_active
    where d.svj_id = ${scope.svjId} and d.id = ${among(ids)} and d.bin_id is null and d.by_name
      and a.member_id = any(my_names(${scope.svjId}, ${dayIn(now)}::date, m.id))
    order by 1, 2`);
  return rows;
}

/** Of these pairs, keys of those where the document is there and for the member, or addressed to them. */
export async function stillFor(db: Db, scope: Scope, pairs: readonly Pair[], now: Date): Promise<Set<string>> {
  const about = [...new Set(pairs.map((p) => p.memberId))];
  const found = await readersOfEach(db, scope, [...new Set(pairs.map((p) => p.ownerId))], now, about);
  const readers = new Map(
    found.flatMap(({ ids, members }) => {
      const theirs = new Set(members);
      return ids.map((id) => [id, theirs] as const);
    }),
  );
  const named = new Set((await namedOnEach(db, scope, [...new Set(pairs.map((p) => p.ownerId))], now)).map(keyOfPair));
  const stands = (p: Pair) => readers.get(p.ownerId)?.has(p.memberId) || named.has(keyOfPair(p));
  return new Set(pairs.filter(stands).map(keyOfPair));
}

export type ToldDocument = {
  id: number;
  name: string;
  extension: string;
  description: string;
  url: string | null;
  number: number;
  acceptRead: boolean;
  acceptFrom: number;
  /** Names of its folders, from the outermost; whoever it is for opens all of them. */
  place: string[];
  /** Whose the version of now is; empty when nobody is known. */
  who: string;
};

/** Documents as mails tell of them. */
export async function documentsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldDocument[]> {
  type Row = Omit<ToldDocument, 'who' | 'place'> & { who: NameColumns | null; place: string[] | null };
  const { rows } = await db.execute<Row>(sql`
    select d.id, d.name, d.extension, d.description, d.url, d.number, d.accept_read as "acceptRead",
      d.accept_from as "acceptFrom",
      (select to_jsonb(array_agg(a.name order by cardinality(a.path))) from folder f
        join folder a on a.svj_id = f.svj_id and a.id = any(f.path)
        where f.svj_id = d.svj_id and f.id = d.folder_id) as place,
      (select to_json(y) from (select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
        from member m where m.svj_id = d.svj_id and m.id = coalesce((select v.author_id from document_version v
          where v.svj_id = d.svj_id and v.document_id = d.id and v.number = d.number), d.added_by)) y) as who
    from document d where d.svj_id = ${scope.svjId} and d.id = ${among(ids)} and d.bin_id is null`);
  return rows.map(({ who, place, ...d }) => ({ ...d, place: place ?? [], who: who ? nameOf(who).full_name : '' }));
}
