import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfFeeds = personal({
  columns: {
    'feed.member_id': { told: 'calendarAddresses', merged: 'given', erased: 'goes' },
    'feed_source.created_by': {
      told: 'calendarsRead',
      merged: 'given',
      erased: { stays: 'that the house reads a calendar stays, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    calendarAddresses: sql`
      select name, created_at, fetched_at, program from feed
      where svj_id = ${scope.svjId} and member_id = ${id} order by id ${mostTold}`,
    ...((id === scope.memberId || may(scope, 'events', 'rw')) && {
      calendarsRead: sql`
        select name, url, file_name, created_at from feed_source
        where svj_id = ${scope.svjId} and created_by = ${id} order by id ${mostTold}`,
    }),
  }),
  counts: none('addresses are nothing that anybody wrote'),
  gives: none('by its columns'),
  forgets: none('addresses go with the person by their column'),
  death: none('an address asks at each fetch whether its owner may enter'),
});
