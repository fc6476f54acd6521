import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { accountToReturn, closeIfAlone } from './queries-death.ts';

/** How somebody signs in: the account's, told to its holder alone. */
export const personalOfSession = personal({
  columns: none('an account is not a member; the member names it'),
  tells: (scope, { id, accountId }) =>
    id !== scope.memberId
      ? {}
      : {
          sign_ins: sql`
            select user_agent, created_at, last_seen_at, ended_at from session
            where account_id = ${accountId} order by id desc ${mostTold}`,
          changes_of_login: sql`
            select old_email, new_email, created_at, done_at, voided_at from login_change
            where account_id = ${accountId} order by id ${mostTold}`,
        },
  counts: none('the account is perhaps of other associations too'),
  gives: none('the account stays with who has it'),
  forgets: none('the account is perhaps of other associations too'),
  death: {
    ends: none('access is said by the member'),
    keeps: none('the account stands with the mark itself'),
    async dies({ db, now }, _, accountId) {
      if (accountId !== null) await closeIfAlone(db, accountId, now);
    },
    returns: none('the account comes back with the person (returnsAccount)'),
  },
  returnsAccount: accountToReturn,
});
