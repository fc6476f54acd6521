import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const stays = { stays: 'the book says by name who placed a payment, as the accounts have to' };

export const personalOfBank = personal({
  columns: {
    'bank_statement.made_by': { told: 'bankStatements', merged: 'given', erased: stays },
    'bank_part.made_by': { told: 'bankPlacings', merged: 'given', erased: stays },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'roomFees', 'rw')) && {
      bankStatements: sql`
        select day_from, day_to, file_name, made_at, made_name from bank_statement
        where svj_id = ${scope.svjId} and made_by = ${id} order by n ${mostTold}`,
      bankPlacings: sql`
        select kind, note, made_at, made_name from bank_part
        where svj_id = ${scope.svjId} and made_by = ${id} order by n ${mostTold}`,
    }),
  }),
  counts: none('where a payment went is kept as what the house has, not as what somebody wrote'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('whoever administers fees places what comes next'),
});
