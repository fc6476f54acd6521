import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { tellsVotes } from '../motions/queries.ts';
import { seatsUnderway, votesUnderway } from './queries-underway.ts';

/** Objections to ballots, and codes under way. */
export const personalOfBallots = personal({
  columns: {
    'vote_objection.member_id': {
      told: 'objections',
      merged: { unlessSame: ['vote_id', 'seat_id', 'paper_id'] },
      erased: { stays: 'what was objected belongs to the vote, without a name' },
    },
    'vote_code.member_id': {
      told: { not: 'a code lives some minutes' },
      merged: { byItself: 'a code is for whoever asked for it' },
      erased: 'goes',
    },
  },
  tells: (scope, { id }) => {
    if (!tellsVotes(scope, id)) return {};
    return {
      objections: sql`
        select v.name as vote, s.units, o.text, o.at from vote_objection o
        join vote v on v.svj_id = o.svj_id and v.id = o.vote_id
        join vote_seat s on s.svj_id = o.svj_id and s.id = o.seat_id
        where o.svj_id = ${scope.svjId} and o.member_id = ${id} order by o.id ${mostTold}`,
    };
  },
  counts: (scope, { id }) => ({
    objections: sql`(select count(*) from vote_objection where svj_id = ${scope.svjId} and member_id = ${id})`,
  }),
  async gives({ db, scope }, { from }) {
    await db.execute(sql`delete from vote_code where svj_id = ${scope.svjId} and member_id = ${from}`);
  },
  forgets: none('codes go by their column'),
  death: {
    ends: none('a code on its way is a part of access'),
    keeps: none('a code is asked for anew'),
    async dies({ db, scope }, id) {
      await db.execute(sql`delete from vote_code where svj_id = ${scope.svjId} and member_id = ${id}`);
    },
    returns: none('a code is asked for anew'),
  },
  underway: votesUnderway,
  seatsUnderway,
});
