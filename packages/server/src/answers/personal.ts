import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { tellsVotes } from '../motions/queries.ts';

const ballot = { stays: 'a ballot is never taken back; it holds no names' };

/** What seats answered, and who said it. */
export const personalOfAnswers = personal({
  columns: {
    'vote_answer.cast_by': { told: 'ballots', merged: 'given', erased: ballot },
    'vote_answer.owner_ids': { told: 'ballots', merged: 'given', erased: ballot, many: true },
  },
  tells: (scope, { id }) => {
    if (!tellsVotes(scope, id)) return {};
    // The same question as `isPublished`: of a cancelled vote that hid its ballots nobody learns them.
    const published = sql`v.status = 'finish' and (v.cancelled_at is null or v.shows = 'named')`;
    // How a seat answered is theirs to see; the committee sees it once ballots are published.
    const counted = id === scope.memberId ? sql`true` : published;
    return {
      ballots: sql`
        select v.name as vote, p.name as point, s.units, a.value, a.channel, a.cast_by = ${id} as by_me, a.at
        from vote_answer a
        join vote v on v.svj_id = a.svj_id and v.id = a.vote_id
        join vote_seat s on s.svj_id = a.svj_id and s.id = a.seat_id
        join vote_point p on p.svj_id = a.svj_id and p.id = a.point_id
        where a.svj_id = ${scope.svjId} and v.is_public and ${counted} and (
          -- Who sold keeps what they gave, who bought does not get it.
          a.cast_by = ${id} and a.channel = 'own' and a.owner_ids @> array[${id}::bigint]
          or (a.owner_ids is null or a.owner_ids @> array[${id}::bigint]) and exists (select from vote_voter w
            where w.svj_id = a.svj_id and w.vote_id = a.vote_id and w.seat_id = a.seat_id and w.member_id = ${id}))
        order by v.id, s.id, p.position, p.id ${mostTold}`,
    };
  },
  counts: none('ballots are counted with votes'),
  gives: none('by its columns'),
  forgets: none('ballots hold no names'),
  death: none('a ballot that was given holds'),
});
