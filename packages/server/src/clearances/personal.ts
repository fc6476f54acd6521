import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const stays = { stays: 'the confirmation says by name who issued and withdrew it, as others rely on it' };

export const personalOfClearances = personal({
  columns: {
    'clearance.issued_by': { told: 'clearancesIssued', merged: 'given', erased: stays },
    'clearance.ended_by': { told: 'clearancesEnded', merged: 'given', erased: stays },
    'clearance_request.asked_by': { told: 'clearanceRequests', merged: 'given', erased: stays },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'roomFees', 'rw')) && {
      clearancesIssued: sql`
        select year, number, label, day, issued_at, issued_name from clearance
        where svj_id = ${scope.svjId} and issued_by = ${id} order by id ${mostTold}`,
      clearancesEnded: sql`
        select year, number, label, ended_at, ended_name, end_reason from clearance
        where svj_id = ${scope.svjId} and ended_by = ${id} order by id ${mostTold}`,
      clearanceRequests: sql`
        select note, asked_at, asked_name from clearance_request
        where svj_id = ${scope.svjId} and asked_by = ${id} order by id ${mostTold}`,
    }),
  }),
  counts: none('a confirmation is kept as what the house has, not as what somebody wrote'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('whoever administers fees goes on'),
});
