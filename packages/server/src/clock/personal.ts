import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfClock = personal({
  columns: {
    'term_mark.member_id': {
      told: 'termMarks',
      merged: 'given',
      erased: { stays: 'what was said of a term of the house stays, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'svj', 'rw')) && {
      termMarks: sql`
        select kind, what, done_on, note, at from term_mark
        where svj_id = ${scope.svjId} and member_id = ${id} order by id ${mostTold}`,
    }),
  }),
  counts: none('it is the house’s record, not what somebody wrote for themselves'),
  gives: none('by its columns'),
  forgets: none('by its columns'),
  death: none('terms are the house’s'),
});
