import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { tellsVotes } from '../motions/queries.ts';
import { forgetAttendance } from './queries-attendance.ts';

/** Who came to an assembly: seats, and names of who came for them. */
export const personalOfPresence = personal({
  columns: none('it names seats and powers, and people by a text'),
  tells: (scope, { id }) =>
    !tellsVotes(scope, id)
      ? {}
      : {
          attendance: sql`
            select v.name as vote, s.units, h.arrived_at, h.left_at, h.person, h.beside from vote_voter w
            join vote v on v.svj_id = w.svj_id and v.id = w.vote_id
            join vote_seat s on s.svj_id = w.svj_id and s.id = w.seat_id
            join vote_presence h on h.svj_id = w.svj_id and h.vote_id = w.vote_id and h.seat_id = w.seat_id
            where w.svj_id = ${scope.svjId} and w.member_id = ${id} and v.is_public order by v.id, s.id ${mostTold}`,
        },
  counts: none('attendance is counted with votes'),
  gives: none('it names seats, which are given over'),
  forgets: ({ db, scope }, ids) => forgetAttendance(db, scope, ids),
  death: none('who came, came'),
});
