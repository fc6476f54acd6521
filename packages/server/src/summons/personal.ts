import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfSummons = personal({
  columns: {
    'summons.called_by': {
      told: { not: 'the log tells whom they called' },
      merged: 'given',
      erased: { stays: 'that the meeting was called stays, without a name' },
    },
    'summons_person.member_id': { told: 'meetingInvitations', merged: { unlessSame: ['seat_id'] }, erased: 'goes' },
    'summons_delivery.member_id': {
      told: 'meetingInvitationsOpened',
      merged: 'given',
      erased: { stays: 'that the invitation came stays, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    meetingInvitations: sql`
      select m.name, s.units, s.invited_at, s.ended_at from summons_person p
      join summons_seat s on s.svj_id = p.svj_id and s.id = p.seat_id
      join meeting m on m.svj_id = s.svj_id and m.id = s.meeting_id
      where p.svj_id = ${scope.svjId} and p.member_id = ${id} order by s.id ${mostTold}`,
    meetingInvitationsOpened: sql`
      select m.name, s.units, d.channel, d.state, d.at from summons_delivery d
      join summons_seat s on s.svj_id = d.svj_id and s.id = d.seat_id
      join meeting m on m.svj_id = s.svj_id and m.id = s.meeting_id
      where d.svj_id = ${scope.svjId} and d.member_id = ${id} order by d.id ${mostTold}`,
  }),
  counts: none('what one is invited to is nothing that they wrote'),
  gives: none('by its columns'),
  forgets: none('addresses of mails go with them, by what deletes the mails'),
  death: none('the place stays invited; whoever comes after is invited by the register'),
});
