import { sql } from 'drizzle-orm';
import { type Candidate, placeOf, type Sign } from '#contract/second/rules.ts';
import type { ActKind } from '#contract/second/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { candidatesOf, type Ground } from './queries.ts';

/** Who chairs the meeting whose book the vote is; null before it begins. */
async function chairOf(db: Db, scope: Scope, voteId: number): Promise<number | null> {
  const { rows } = await db.execute<{ chair: number | null }>(sql`
    select chair_of_book(${scope.svjId}::bigint, ${voteId}::bigint) as chair`);
  return rows[0]?.chair ?? null;
}

/** The same people with where each of them is by the record of the meeting now. */
async function placed(db: Db, scope: Scope, voteId: number, people: readonly Candidate[]): Promise<Candidate[]> {
  type Row = NameColumns & { sign: Sign['sign'] | null; names: string[] | null };
  const ids = sql.param(people.map((p) => p.memberId));
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, x.sign, x.names
    from member m
    left join signs_in_room(${scope.svjId}::bigint, ${voteId}::bigint, ${ids}::bigint[]) x on x.member_id = m.id
    where m.svj_id = ${scope.svjId} and m.id = any(${ids}::bigint[])`);
  const of = Map.groupBy(rows, (r) => r.id);
  return people.map((p) => {
    const said = of.get(p.memberId) ?? [];
    const found = said.flatMap(({ sign, names }): Sign[] => (sign === null ? [] : [{ sign, names: names ?? [] }]));
    return { ...p, place: placeOf(found, said[0] ? nameOf(said[0]).full_name : '') };
  });
}

/** Everybody who could be a second person at the meeting whose book the vote is, with where they are now. */
export async function peopleAtDoor(db: Db, scope: Scope, ground: Ground, kind: ActKind): Promise<Candidate[]> {
  const voteId = ground.voteId ?? 0;
  const people = await candidatesOf(db, scope, ground, kind, await chairOf(db, scope, voteId));
  return placed(db, scope, voteId, people);
}
