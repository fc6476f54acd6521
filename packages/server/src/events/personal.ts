import { sql } from 'drizzle-orm';
import { none } from '#contract/base/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfEvents = personal({
  columns: {
    'event.owner_id': {
      told: 'events',
      merged: 'given',
      erased: { stays: 'what the house had in its calendar stays, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    // What is only for the committee or for some is among them.
    ...((id === scope.memberId || may(scope, 'events', 'rw')) && {
      events: sql`
        select title, place_address as place, starts_at as start, ends_at as "end", created_at from event
        where svj_id = ${scope.svjId} and owner_id = ${id} and deleted_at is null order by id ${mostTold}`,
    }),
  }),
  counts: (scope, { id }) => ({
    events: sql`(select count(*) from event
      where svj_id = ${scope.svjId} and owner_id = ${id} and deleted_at is null)`,
  }),
  gives: none('by its column'),
  forgets: none('what somebody wrote stays'),
  death: none('what somebody wrote stays'),
});
