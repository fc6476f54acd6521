import { and, eq, sql } from 'drizzle-orm';
import { type Fraction, reduce } from '#contract/base/shares/fraction.ts';
import type { Tally } from '#contract/proposals/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type At, type Proposal, placed, stateOf } from '../rows/queries.ts';
import { proposal } from '../rows/tables.ts';

type Made = Pick<Proposal, 'name' | 'reason' | 'wording'>;

export async function addProposal({ db, scope, now }: At, made: Made): Promise<Proposal> {
  const values = { ...made, svjId: scope.svjId, authorId: scope.memberId, createdAt: now };
  const [row] = await db.insert(proposal).values(values).returning();
  return row as Proposal;
}

type Changed = Partial<
  Pick<Proposal, 'reachedAt' | 'remindedAt' | 'pointId' | 'takenAt' | 'endedAs' | 'endedAt' | 'endReason'>
>;
/** Changes one that is held by this transaction. */
export async function changeProposal({ db, scope }: At, id: number, changed: Changed): Promise<void> {
  await db
    .update(proposal)
    .set(changed)
    .where(and(eq(proposal.svjId, scope.svjId), eq(proposal.id, id)));
}

/** Supports it from now on; answers whether that is new. */
export async function addSupport({ db, scope, now }: At, id: number, memberId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into proposal_support as s (svj_id, proposal_id, member_id, since)
    values (${scope.svjId}, ${id}, ${memberId}, ${now})
    on conflict (svj_id, proposal_id, member_id) where member_id is not null
      do update set since = excluded.since, ended_at = null where s.ended_at is not null
    returning s.id`);
  return rows.length > 0;
}

/** Takes it back; answers whether there was any. */
export async function endSupport({ db, scope, now }: At, id: number, memberId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update proposal_support set ended_at = ${now}, units = '', part_num = null, part_den = null
    where svj_id = ${scope.svjId} and proposal_id = ${id} and member_id = ${memberId} and ended_at is null returning id`);
  return rows.length > 0;
}

/** Members who support it, in the order in which they came. */
export async function supportingIds(db: Db, scope: Scope, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select member_id as id from proposal_support
    where svj_id = ${scope.svjId} and proposal_id = ${id} and ended_at is null and member_id is not null
    order by since, id`);
  return rows.map((r) => r.id);
}

const plain = (f: Fraction) => {
  const { num, den } = reduce(f);
  return { num: num.toString(), den: den.toString() };
};

/** Writes down what the support adds up to, and what each of those who support it adds. */
export async function keepTally({ db, scope }: At, id: number, { part, several, added }: Tally, count: number) {
  const { num, den } = plain(part);
  await db.execute(sql`
    update proposal set part_num = ${num}::numeric, part_den = ${den}::numeric, several = ${several}, supporter_count = ${count}
    where svj_id = ${scope.svjId} and id = ${id}`);
  const each = [...added].map(([member, one]) => ({ member, units: one.units, ...plain(one.part) }));
  await db.execute(sql`
    update proposal_support s set units = coalesce(g.units, ''), part_num = g.num, part_den = g.den
    from proposal_support o left join jsonb_to_recordset(${JSON.stringify(each)}::jsonb)
      as g (member bigint, units text, num numeric, den numeric) on g.member = o.member_id
    where o.svj_id = ${scope.svjId} and o.proposal_id = ${id} and o.ended_at is null and s.svj_id = o.svj_id and s.id = o.id`);
}

/** Those that still wait, whose support may be another one when owners are. */
export async function openIds(db: Db, scope: Scope): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select proposal.id from ${placed} where proposal.svj_id = ${scope.svjId} and ${stateOf} = 'open' order by proposal.id`);
  return rows.map((r) => r.id);
}
