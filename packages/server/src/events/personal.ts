import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfEvents = personal({
  columns: {
    // Of two answers of one person that of the record that stays counts.
    'event_coming.member_id': {
      told: 'eventsComing',
      merged: { unlessSame: ['event_id', 'occurrence'] },
      erased: 'goes',
    },
    'event.owner_id': {
      told: 'events',
      merged: 'given',
      erased: { stays: 'what the house had in its calendar stays, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    eventsComing: sql`
      select e.title, c.occurrence as day, c.coming, c.people, c.said_at from event_coming c
      join event e on e.svj_id = c.svj_id and e.id = c.event_id
      where c.svj_id = ${scope.svjId} and c.member_id = ${id} order by c.id ${mostTold}`,
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
