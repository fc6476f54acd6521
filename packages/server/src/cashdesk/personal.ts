import { sql } from 'drizzle-orm';
import { none } from '#contract/base/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfCash = personal({
  columns: {
    'cash_closing.closed_by': {
      told: 'cashClosings',
      merged: 'given',
      erased: { stays: 'the closing says by name who counted, as the accounts have to' },
    },
    'cash_closing.confirmed_by': {
      told: 'cashConfirmations',
      merged: 'given',
      erased: { stays: 'the closing says by name who confirmed it, as the accounts have to' },
    },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'cashDesk', 'rw')) && {
      cashClosings: sql`
        select month, counted_at, closed_name from cash_closing
        where svj_id = ${scope.svjId} and closed_by = ${id} order by month ${mostTold}`,
      cashConfirmations: sql`
        select month, counted_at, confirmed_name from cash_closing
        where svj_id = ${scope.svjId} and confirmed_by = ${id} order by month ${mostTold}`,
    }),
  }),
  counts: none('a count is kept as what the house has, not as what somebody wrote'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('whoever administers the desk closes the next month'),
});
