import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfPasskeys = personal({
  columns: none('keys belong to accounts'),
  tells: (scope, { id, accountId }) =>
    id !== scope.memberId
      ? {}
      : {
          passkeys: sql`
            select name, created_at, last_used_at from passkey where account_id = ${accountId} order by id ${mostTold}`,
        },
  counts: none('the account is perhaps of other associations too'),
  gives: none('keys stay with the account'),
  forgets: none('the account is perhaps of other associations too'),
  death: none('a key opens nothing where the account is closed'),
});
