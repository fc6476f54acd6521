import { sql } from 'drizzle-orm';
import { defaultRoles, type RoleGroup, roleIds } from '#contract/access.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { type Part, partOf, type Room, type Summed, summed } from '../answers/queries-sums.ts';
import type { Db } from '../base/db/db.ts';
import { idsOf } from '../base/db/ids.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { meant } from '../ledger/queries-origin.ts';
import { seen, seesAll } from '../motions/queries.ts';

/**
 * The room of every point: of an open one who is there now, of a closed one who was there then. A closed point has an
 * answer, or `miss`, of exactly those. Answers and presence are looked up seat by seat (`offset 0` keeps it so).
 */
export async function roomsOf(db: Db, scope: Scope, voteId: number): Promise<Map<number, Room>> {
  const { rows } = await db.execute<Summed & { point_id: number; silent: boolean }>(sql`
    select s.point_id, s.silent, ${summed}
    from (
      select p.id as point_id, z.num, z.den, z.unit_ids, coalesce(a.value, 'miss') = 'miss' as silent
      from vote_seat z
      join vote_point p on p.svj_id = z.svj_id and p.vote_id = z.vote_id
      left join lateral (
        select y.value from vote_answer y
        where y.svj_id = z.svj_id and y.vote_id = z.vote_id and y.seat_id = z.id and y.point_id = p.id offset 0
      ) a on true
      left join lateral (
        select y.seat_id from vote_presence y
        where y.svj_id = z.svj_id and y.vote_id = z.vote_id and y.seat_id = z.id and y.left_at is null offset 0
      ) h on true
      where z.svj_id = ${scope.svjId} and z.vote_id = ${voteId} and not z.own
        and case when p.closed_at is null then h.seat_id is not null else a.value is not null end
    ) s
    group by s.point_id, s.silent, s.den`);
  const byPoint = Map.groupBy(rows, (x) => x.point_id);
  return new Map(
    [...byPoint].map(([point, some]) => [
      point,
      { present: partOf(some), silent: partOf(some.filter((x) => x.silent)) },
    ]),
  );
}

/** A seat in the room, by its id and as people are told of it. */
export type Standing = { id: number; owners: string; units: string };

/** Seats that count and are in the room, by id: all, or those without an answer to the point. */
export async function seatsInRoom(db: Db, scope: Scope, voteId: number, silentTo?: number): Promise<Standing[]> {
  const silent = sql`and not exists (select from vote_answer a where a.svj_id = s.svj_id and a.vote_id = s.vote_id
    and a.seat_id = s.id and a.point_id = ${silentTo ?? 0} and a.value <> 'miss')`;
  const { rows } = await db.execute<Standing>(sql`
    select s.id, s.owners, s.units from vote_presence h
    join vote_seat s on s.svj_id = h.svj_id and s.id = h.seat_id and not s.own
    where h.svj_id = ${scope.svjId} and h.vote_id = ${voteId} and h.left_at is null
    ${silentTo === undefined ? sql`` : silent}
    order by s.id`);
  return rows;
}

/** Seats in the room, those that do not count too. */
export const allInRoom = (db: Db, scope: Scope, voteId: number): Promise<number[]> =>
  idsOf(
    db,
    sql`
    select seat_id as id from vote_presence where svj_id = ${scope.svjId} and vote_id = ${voteId} and left_at is null`,
  );

export type Entry = { seq: number; at: string; kind: string; body: string };

/** Entries of these kinds in the order of the ledger. */
export async function entriesOfKinds(db: Db, scope: Scope, voteId: number, kinds: readonly string[]): Promise<Entry[]> {
  const { rows } = await db.execute<Entry>(sql`
    select seq, at, kind, body from vote_entry
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and kind = any(${sql.param([...kinds])}::text[])
    order by seq`);
  return rows;
}

/** The last entry of these kinds; -1 when there is none. */
export async function lastOfKinds(db: Db, scope: Scope, voteId: number, kinds: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ seq: number }>(sql`
    select coalesce(max(seq), -1) as seq from vote_entry
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and kind = any(${sql.param([...kinds])}::text[])`);
  return Number(rows[0]?.seq ?? -1);
}

/** How somebody whom the ledger of the vote names is called; null when nobody knows any more. */
export async function memberName(db: Db, scope: Scope, voteId: number, name: number): Promise<string | null> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    join vote v on v.svj_id = m.svj_id and v.id = ${voteId}
    where m.svj_id = ${scope.svjId} and m.id = ${meant(sql`${name}::bigint`)}`);
  return rows[0] ? nameOf(rows[0]).full_name : null;
}

export type Turnout = { all: Part; voted: Part; present: Part; byOthers: Part; onPaper: Part; withoutSecond: Part };

/**
 * The seats that count, and those of them that have voted, are in the room, were voted for by somebody else, voted on
 * paper, or were voted for by a paper that no second person confirmed.
 */
export async function turnoutOf(db: Db, scope: Scope, voteId: number): Promise<Turnout> {
  type Row = Summed & { voted: boolean; present: boolean; by_others: boolean; on_paper: boolean; alone: boolean };
  const { rows } = await db.execute<Row>(sql`
    select ${summed}, coalesce(a.voted, false) as voted, coalesce(a.by_others, false) as by_others,
      coalesce(a.on_paper, false) as on_paper, p.seat_id is not null as present,
      b.alone is not null as alone
    from vote_seat s
    left join lateral (
      select bool_or(x.value <> 'miss') as voted, bool_or(x.channel = 'paper') as on_paper, bool_or(x.channel = 'proxy'
        or (x.channel = 'own' and not coalesce(x.owner_ids, s.owner_ids) @> array[x.cast_by])) as by_others
      from vote_answer x where x.svj_id = s.svj_id and x.vote_id = s.vote_id and x.seat_id = s.id
    ) a on true
    left join lateral (
      select 1 as alone from vote_proxy_use y
      where y.svj_id = s.svj_id and y.vote_id = s.vote_id and y.seat_id = s.id and y.second = 'alone' limit 1
    ) b on true
    left join lateral (
      select y.seat_id from vote_presence y
      where y.svj_id = s.svj_id and y.vote_id = s.vote_id and y.seat_id = s.id and y.left_at is null offset 0
    ) p on true
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own and s.parted_seq is null
    group by s.den, 5, 6, 7, 8, 9`);
  return {
    all: partOf(rows),
    voted: partOf(rows.filter((x) => x.voted)),
    present: partOf(rows.filter((x) => x.present)),
    byOthers: partOf(rows.filter((x) => x.by_others)),
    onPaper: partOf(rows.filter((x) => x.on_paper)),
    withoutSecond: partOf(rows.filter((x) => x.alone)),
  };
}

const audits = roleIds.filter((id) => defaultRoles[id].group === ('audit' satisfies RoleGroup));

/** Members of the audit group. */
export const isAudit = (scope: Scope): boolean =>
  scope.memberId !== null && (audits as readonly (string | null)[]).includes(scope.role);

/** Who wrote attendance and answers down: nobody of them says that it is written as it was. */
export async function recordersOf(db: Db, scope: Scope, voteId: number): Promise<number[]> {
  const { rows } = await db.execute<{ by: number }>(sql`
    select distinct (body::jsonb ->> 'by')::bigint as by from vote_entry
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and kind = any(array['arrived', 'left', 'ballot', 'point'])
      and body::jsonb ->> 'by' is not null`);
  return rows.map((r) => Number(r.by));
}

/** The signed sheet has everybody's signature: it is for who administers votes, the audit group, and verifiers of the vote. */
export async function seesSheet(db: Db, scope: Scope, voteId: number): Promise<boolean> {
  if (seesAll(scope) || isAudit(scope)) return true;
  const { rows } = await db.execute(sql`
    select from verifier where svj_id = ${scope.svjId} and vote_id = ${voteId} and member_id = ${scope.memberId ?? 0}
      and agreed_at is not null`);
  return rows.length > 0;
}
export const sheetFiles: FileGuard = {
  async sees(db, scope, voteId) {
    const { rows } = await db.execute(sql`select from vote where ${seen(scope)} and id = ${voteId}`);
    return rows.length > 0 && (await seesSheet(db, scope, voteId)) ? 'all' : 'nothing';
  },
  mayChange: async () => false,
  hasForm: (scope) => (seesAll(scope) ? 'all' : null),
  uses: none('no document is chosen for a signed sheet'),
};
