import { sql } from 'drizzle-orm';
import { type Fraction, fraction } from '#contract/base/shares/fraction.ts';
import type { ProposalEnd, ProposalState } from '#contract/proposals/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { isCalled, placed, stateOf } from '../rows/queries.ts';

export type ToldProposal = {
  id: number;
  name: string;
  reason: string;
  author: string;
  part: Fraction;
  state: ProposalState;
  end: ProposalEnd | null;
  endReason: string;
  reachedAt: Date | null;
  isCalled: boolean;
  /** The name of the meeting, once everybody may know of it. */
  meeting: string | null;
};

/** Proposals as mails tell of them. */
export async function proposalsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldProposal[]> {
  type Row = Omit<ToldProposal, 'author' | 'part' | 'reachedAt'> & {
    author: NameColumns | null;
    num: string;
    den: string;
    reached_at: string | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select proposal.id, proposal.name, proposal.reason, ${stateOf} as state, proposal.ended_as as end,
      proposal.end_reason as "endReason", proposal.reached_at, ${isCalled} as "isCalled", proposal.part_num::text as num,
      proposal.part_den::text as den, case when ${isCalled} then meeting.name end as meeting,
      (select to_json(y) from (select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
        from member m where m.svj_id = proposal.svj_id and m.id = proposal.author_id) y) as author
    from ${placed} where proposal.svj_id = ${scope.svjId} and proposal.id = any(${sql.param([...new Set(ids)])}::bigint[])`);
  return rows.map(({ author, num, den, reached_at, ...row }) => ({
    ...row,
    author: author ? nameOf(author).full_name : '',
    part: fraction(num, den),
    reachedAt: reached_at === null ? null : new Date(reached_at),
  }));
}
