import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { keyOfPair, type Pair } from '../../notices/steps.ts';
import { among } from '../rows/queries.ts';
import { readersOf } from '../rows/queries-meant.ts';

/** Documents that are for the same people: right in the same folder, public in it alike, of the same day, none by name. */
type Alike = { ids: number[] };

/** These documents, those in the bin left out, together by whom they are for. */
async function alike(db: Db, scope: Scope, ids: readonly number[]): Promise<Alike[]> {
  const { rows } = await db.execute<Alike>(sql`
    select to_jsonb(array_agg(id order by id)) as ids from document
    where svj_id = ${scope.svjId} and id = ${among(ids)} and bin_id is null
    group by folder_id, is_public, date_for, for_later, case when by_name then id end`);
  return rows;
}

const readersOfOne = (scope: Scope, { ids: [id] }: Alike, now: Date) => readersOf(scope, sql`${id}::bigint`, now);

/** Whom each of these documents is for now; one question for all that are for the same people. */
export async function readersOfEach(db: Db, scope: Scope, ids: readonly number[], now: Date) {
  const found: { ids: number[]; members: number[] }[] = [];
  for (const some of await alike(db, scope, ids))
    found.push({ ids: some.ids, members: await idsOf(db, readersOfOne(scope, some, now)) });
  return found;
}

/** Of these pairs, keys of those where the document is there and for the member. */
export async function stillFor(db: Db, scope: Scope, pairs: readonly Pair[], now: Date): Promise<Set<string>> {
  const wanted = new Map<number, number[]>();
  for (const { ownerId, memberId } of pairs) wanted.set(ownerId, [...(wanted.get(ownerId) ?? []), memberId]);
  const still = new Set<string>();
  for (const some of await alike(db, scope, [...wanted.keys()])) {
    const asked = [...new Set(some.ids.flatMap((id) => wanted.get(id) ?? []))];
    const readers = new Set(
      await idsOf(db, sql`select r.id from (${readersOfOne(scope, some, now)}) r where r.id = ${among(asked)}`),
    );
    for (const ownerId of some.ids)
      for (const memberId of wanted.get(ownerId) ?? [])
        if (readers.has(memberId)) still.add(keyOfPair({ ownerId, memberId }));
  }
  return still;
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
