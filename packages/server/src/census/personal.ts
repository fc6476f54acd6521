import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { tellsVotes } from '../motions/queries.ts';
import { forgetPeople } from './steps-people.ts';

const list = { byItself: 'names of seats go once the vote has ended; who they were stays by number' };
const seat = { told: { not: 'the list is told by who may vote' }, merged: 'given', erased: list, many: true } as const;

/** Seats of votes: whose they are, and who may vote for them. */
export const personalOfCensus = personal({
  columns: {
    'vote_voter.member_id': { told: 'votes', merged: { unlessSame: ['seat_id'] }, erased: list },
    'vote_seat.owner_ids': seat,
    'vote_seat_change.owner_ids': seat,
    'vote_seat_change.from_ids': seat,
  },
  tells: (scope, { id }) =>
    !tellsVotes(scope, id)
      ? {}
      : {
          votes: sql`
            select v.name as vote, s.units, w.how from vote_voter w
            join vote v on v.svj_id = w.svj_id and v.id = w.vote_id
            join vote_seat s on s.svj_id = w.svj_id and s.id = w.seat_id
            where w.svj_id = ${scope.svjId} and w.member_id = ${id} and v.is_public and v.status <> 'concept'
            order by v.id, s.id ${mostTold}`,
        },
  counts: (scope, { id }) => ({
    votes: sql`(select count(distinct vote_id) from vote_voter where svj_id = ${scope.svjId} and member_id = ${id})`,
  }),
  gives: none('by its columns; that a ledger knows them under one name is written before (hears of merging)'),
  forgets: ({ db, scope, now, portal }, ids) => forgetPeople(portal, { db, scope, now }, ids),
  death: none('seats follow the register once who acts for the estate is known (hears of succeeding)'),
});
