import { sql } from 'drizzle-orm';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import type { ProposalDetail, Supporter, TakenProposals } from '#contract/proposals/schema.ts';
import { mostSupporters } from '#contract/proposals/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { columns, named, names, type Row } from '../listing/queries.ts';
import { placed, seen } from '../rows/queries.ts';

type Whole = Row & { author_id: number | null };

/** What its row tells, with whose it is; who may read it was asked before. */
export async function rowOf(db: Db, scope: Scope, id: number): Promise<Whole> {
  const { rows } = await db.execute<Whole>(sql`
    select ${columns(scope)}, proposal.author_id from ${placed} where ${seen(scope)} and proposal.id = ${id}`);
  return rows[0] as Whole;
}

/** Who supports it now, in the order in which they came. */
export async function supportersOf(db: Db, scope: Scope, id: number): Promise<Supporter[]> {
  type One = NameColumns & { since: string; units: string; num: string | null; den: string | null };
  const { rows } = await db.execute<One>(sql`
    select ${names}, s.since, s.units, s.part_num::text as num, s.part_den::text as den
    from proposal_support s join member m on m.svj_id = s.svj_id and m.id = s.member_id
    where s.svj_id = ${scope.svjId} and s.proposal_id = ${id} and s.ended_at is null
    order by s.since, s.id limit ${mostSupporters}`);
  return rows.map((r) => ({
    ...{ id: r.id, full_name: nameOf(r).full_name, since: new Date(r.since).toISOString(), units: r.units },
    part: r.num === null || r.den === null ? null : toText(fraction(r.num, r.den)),
  }));
}

/** Meetings of owners whose agenda may still take a point: neither over nor begun. */
export async function meetingsAhead(db: Db, scope: Scope): Promise<ProposalDetail['meetings']> {
  const { rows } = await db.execute<ProposalDetail['meetings'][number]>(sql`
    select m.id, m.name, m.starts_at as start, m.status = 'scheduled' as "isCalled" from meeting m
    where m.svj_id = ${scope.svjId} and m.status <> 'finished' and m.is_public and not exists (
      select from meeting_vote t join vote v on v.svj_id = t.svj_id and v.id = t.vote_id
      where t.svj_id = m.svj_id and t.meeting_id = m.id and t.is_book and v.status <> 'concept')
    order by m.starts_at, m.id limit 100`);
  return rows.map((r) => ({ ...r, start: new Date(r.start).toISOString() }));
}

/** Points of the meeting that were proposed, in the order of its agenda. */
export async function takenInto(db: Db, scope: Scope, meetingId: number): Promise<TakenProposals['proposals']> {
  type One = { id: number; name: string; pointId: number; author: NameColumns | null };
  const { rows } = await db.execute<One>(sql`
    select proposal.id, proposal.name, p.id as "pointId", (select to_json(y) from (select ${names} from member m
      where m.svj_id = proposal.svj_id and m.id = proposal.author_id) y) as author
    from meeting_point p join proposal on proposal.svj_id = p.svj_id and proposal.point_id = p.id
    where p.svj_id = ${scope.svjId} and p.meeting_id = ${meetingId} order by p.position, p.id`);
  return rows.map((r) => ({ ...r, author: named(r.author) }));
}
