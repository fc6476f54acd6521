import { sql } from 'drizzle-orm';
import type { TermFact, TermRange } from '#contract/base/terms/fact.ts';
import { dayIn, startOf } from '#contract/base/time/dates.ts';
import { proposalLinks } from '#contract/proposals/links.ts';
import { may } from '../../base/http/gate.ts';
import type { Counting } from '../../define-noun.ts';
import { isCalled, placed, seen } from '../rows/queries.ts';

type Row = { id: number; name: string; reached_at: string; called: boolean };

/** Meetings that enough owners asked for. */
export async function termsOfProposals({ db, scope }: Counting, { since }: TermRange): Promise<TermFact[]> {
  if (!may(scope, 'meetingOwners', 'r')) return [];
  const { rows } = await db.execute<Row>(sql`
    select proposal.id, proposal.name, proposal.reached_at, ${isCalled} as called from ${placed}
    where ${seen(scope)} and proposal.reached_at >= ${startOf(since)} and proposal.ended_as is null
    order by proposal.reached_at, proposal.id`);
  return rows.map(({ id, name, reached_at, called }) => ({
    ...{ kind: 'ownersRequest', owner: { table: 'proposal', id }, turn: '', name, from: dayIn(new Date(reached_at)) },
    ...{ at: proposalLinks.one(id), met: called ? { on: null, at: proposalLinks.one(id) } : null },
  }));
}
