import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfProposals = personal({
  columns: {
    'proposal.author_id': {
      told: 'proposals',
      merged: 'given',
      erased: { stays: 'what others supported stays, without a name' },
    },
    'proposal_support.member_id': {
      told: 'proposalsSupported',
      merged: { unlessSame: ['proposal_id'] },
      erased: { stays: 'that somebody supported it stays, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    proposals: sql`
      select name, reason, wording, created_at, reached_at, taken_at, ended_as, ended_at, end_reason from proposal
      where svj_id = ${scope.svjId} and author_id = ${id} order by id ${mostTold}`,
    proposalsSupported: sql`
      select p.name, s.since, s.ended_at, s.units from proposal_support s
      join proposal p on p.svj_id = s.svj_id and p.id = s.proposal_id
      where s.svj_id = ${scope.svjId} and s.member_id = ${id} order by s.id ${mostTold}`,
  }),
  counts: none('what one supports is counted with whose it is'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('whose units they were supports no more, by the register'),
});
