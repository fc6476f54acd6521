import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { tellsVotes } from '../motions/queries.ts';
import { forgetRecipients } from './queries-mails.ts';

/** Which mails of a vote went to whom. */
export const personalOfVoteMails = personal({
  columns: {
    'vote_mail.member_id': {
      told: 'mails_of_votes',
      merged: 'given',
      erased: { byItself: 'that somebody was invited stays, the address goes' },
    },
  },
  tells: (scope, { id }) =>
    !tellsVotes(scope, id)
      ? {}
      : {
          mails_of_votes: sql`
            select v.name as vote, m.kind, m.recipient, m.at from vote_mail m
            join vote v on v.svj_id = m.svj_id and v.id = m.vote_id
            where m.svj_id = ${scope.svjId} and m.member_id = ${id} order by m.id ${mostTold}`,
        },
  counts: none('mails of votes are counted with votes'),
  gives: none('by its column'),
  forgets: ({ db, scope }, ids) => forgetRecipients(db, scope, ids),
  death: none('what was sent was sent'),
});
