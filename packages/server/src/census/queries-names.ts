import { type SQL, sql } from 'drizzle-orm';
import { searchKey } from '#contract/base/words/search.ts';
import type { Db } from '../base/db/db.ts';
import { either } from '../base/db/either.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { called } from '../ledger/queries-origin.ts';

type Seat = {
  id: number;
  called: number;
  vote: number;
  sealed: boolean;
  units: string;
  owners: string;
  spare: string;
  owner_ids: (number | string)[];
  representative: number | null;
  /** Owners when the list was frozen, and who represented them; their names where others hold the seat now. */
  first_ids: number[];
  first_representative: number | null;
  first_spare: string | null;
};

/** Of `vote_seat s`: its people when the list was frozen, under the ids of then. */
export const firstPeople = sql`(select f::bigint as id from jsonb_array_elements_text(s.frozen -> 'owners') f
  union select (f ->> 0)::bigint from jsonb_array_elements(s.frozen -> 'voters') f)`;

/** Of `vote_seat s`: it was of one of these people when the list was frozen, or since. */
export const wasOf = (gone: SQL): SQL => sql`(s.owner_ids && ${gone}
  or exists (select from vote_voter w where w.svj_id = s.svj_id and w.seat_id = s.id and w.member_id = any(${gone}))
  or exists (select from ${firstPeople} f join member m on m.svj_id = s.svj_id and m.id = f.id
    where coalesce(m.merged_into, m.id) = any(${gone}))
  or exists (select from vote_seat_change c where c.svj_id = s.svj_id and c.seat_id = s.id
    and (c.from_ids && ${gone} or c.owner_ids && ${gone})))`;

async function namesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, k.kind, k.title_before, k.first_name, k.last_name, k.title_after, k.company_name
    from member m join member k on k.svj_id = m.svj_id and k.id = ${either(sql`m.merged_into`, sql`m.id`)}
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, nameOf(r).full_name]));
}

/**
 * Forgets deleted people in votes that have ended: names of their seats are those of today, where they have none, and the
 * salt goes, so that the commitment in the fingerprint can no longer be guessed. Ballots and the ledger hold no names. A
 * vote that runs keeps its list until its end. Answers the seats whose salt went, by what the ledger calls them.
 */
export async function forgetInSeats(
  db: Db,
  scope: Scope,
  memberIds: readonly number[],
): Promise<{ vote: number; seat: number }[]> {
  if (memberIds.length === 0) return [];
  const gone = sql`${sql.param([...memberIds])}::bigint[]`;
  const { rows } = await db.execute<Seat>(sql`
    select s.id, coalesce(s.frozen_id, s.id) as called, s.vote_id as vote, s.salt is not null as sealed, s.units, s.owners, s.spare, s.owner_ids, (select min(w.member_id) from vote_voter w
      where w.svj_id = s.svj_id and w.seat_id = s.id and w.how = 'representative') as representative,
      coalesce(s.frozen -> 'owners', '[]') as first_ids, s.first_spare,
      (select min((f ->> 0)::bigint) from jsonb_array_elements(s.frozen -> 'voters') f where f ->> 1 = 'representative')
        as first_representative
    from vote_seat s join vote v on v.svj_id = s.svj_id and v.id = s.vote_id and v.status = 'finish'
    where s.svj_id = ${scope.svjId} and ${wasOf(gone)}`);
  if (rows.length > 0) await writeNames(db, scope, rows);
  return rows.filter((s) => s.sealed).map(({ vote, called }) => ({ vote, seat: called }));
}

async function writeNames(db: Db, scope: Scope, seats: readonly Seat[]): Promise<void> {
  const changes = await changesOf(
    db,
    scope,
    seats.map((s) => s.id),
  );
  const ids = [
    ...seats.flatMap((s) => [...s.owner_ids, ...s.first_ids, s.representative ?? 0, s.first_representative ?? 0]),
    ...changes.flatMap((c) => [...c.from_ids, ...c.owner_ids]),
  ];
  const names = await namesOf(db, scope, [...new Set(ids.map(Number))]);
  const named = (of: readonly (number | string)[]) => of.map((id) => names.get(Number(id)) ?? '').join(', ');
  const fresh = seats.map((s) => {
    const owners = named(s.owner_ids);
    const spare = s.spare && (names.get(s.representative ?? 0) ?? '');
    const first = named(s.first_ids);
    const firstSpare = s.first_spare && (names.get(s.first_representative ?? 0) ?? '');
    return { id: s.id, owners, spare, first, firstSpare, key: searchKey(`${owners} ${s.units} ${spare}`) };
  });
  await db.execute(sql`
    update vote_seat s set owners = f.owners, spare = f.spare, name_key = f.key, salt = null,
      first_owners = case when s.first_owners is not null then f.first end, first_spare = f."firstSpare"
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb)
      as f (id bigint, owners text, spare text, first text, "firstSpare" text, key text)
    where s.svj_id = ${scope.svjId} and s.id = f.id`);
  const told = changes.map((c) => ({ vote: c.vote_id, seq: c.seq, from: named(c.from_ids), to: named(c.owner_ids) }));
  await db.execute(sql`
    update vote_seat_change c set from_owners = t."from", owners = t."to", spare = '', salt = null
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (vote bigint, seq int, "from" text, "to" text)
    where c.svj_id = ${scope.svjId} and c.vote_id = t.vote and c.seq = t.seq`);
}

type Change = { vote_id: number; seq: number; from_ids: (number | string)[]; owner_ids: (number | string)[] };
async function changesOf(db: Db, scope: Scope, seats: readonly number[]): Promise<Change[]> {
  const { rows } = await db.execute<Change>(sql`
    select vote_id, seq, from_ids, owner_ids from vote_seat_change
    where svj_id = ${scope.svjId} and seat_id = any(${sql.param([...seats])}::bigint[])`);
  return rows;
}

export type Merging = { vote: number; from: number; to: number };

/**
 * Votes whose list or ledger names the member by id, in the order of ids, with what each calls the two whose records become
 * one; those of the first form hold no such ids. A ledger from another portal that does not know who stays goes on calling both
 * as it did the one.
 */
export async function votesOf(db: Db, scope: Scope, goes: number, keeps: number): Promise<Merging[]> {
  const { rows } = await db.execute<Merging>(sql`
    select x.id as vote, x.goes as "from", x.keeps as "to" from (
      select v.svj_id, v.id, ${called(sql`${goes}::bigint`)} as goes, ${called(sql`${keeps}::bigint`)} as keeps
      from vote v join vote_head h on h.svj_id = v.svj_id and h.vote_id = v.id
      where v.svj_id = ${scope.svjId} and v.form > 1
    ) x
    where x.keeps > 0 and (
      exists (select from vote_seat s where s.svj_id = x.svj_id and s.vote_id = x.id
        and (coalesce(s.frozen_people, s.frozen) -> 'owners' @> jsonb_build_array(x.goes)
          or coalesce(s.frozen_people, s.frozen) -> 'voters' @> jsonb_build_array(jsonb_build_array(x.goes))))
      or exists (select from vote_entry e where e.svj_id = x.svj_id and e.vote_id = x.id
        and (e.kind in ('register', 'parted') and (e.body::jsonb -> 'people' @> jsonb_build_array(x.goes)
            or e.body::jsonb -> 'voters' @> jsonb_build_array(jsonb_build_array(x.goes))
            or e.body::jsonb -> 'parts' @> jsonb_build_array(jsonb_build_object('people', jsonb_build_array(x.goes)))
            or e.body::jsonb -> 'parts' @> jsonb_build_array(jsonb_build_object('voters', jsonb_build_array(jsonb_build_array(x.goes)))))
          or e.body::jsonb -> 'by' = to_jsonb(x.goes) or e.body::jsonb -> 'to' = to_jsonb(x.goes))))
    order by x.id`);
  return rows.map((r) => ({ vote: Number(r.vote), from: Number(r.from), to: Number(r.to) }));
}
