import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const stays = { stays: 'the account says by name who entered it, as the accounts have to' };

export const personalOfAccounts = personal({
  columns: {
    'account_entry.made_by': { told: 'accountEntries', merged: 'given', erased: stays },
    'account_crediting.made_by': { told: 'accountCreditings', merged: 'given', erased: stays },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'roomFees', 'rw')) && {
      accountEntries: sql`
        select kind, day, text, made_at, made_name from account_entry
        where svj_id = ${scope.svjId} and made_by = ${id} order by n ${mostTold}`,
      accountCreditings: sql`
        select why, note, made_at, made_name from account_crediting
        where svj_id = ${scope.svjId} and made_by = ${id} order by n ${mostTold}`,
    }),
  }),
  counts: none('an entry is kept as what the house has, not as what somebody wrote'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('whoever administers fees enters what comes next'),
});
