import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfDiscussion = personal({
  columns: {
    'discussion.owner_id': {
      told: 'discussions',
      merged: 'given',
      erased: { stays: 'what the house talked over stays, without a name' },
    },
    'discussion.closed_by': {
      told: 'discussionsFinished',
      merged: 'given',
      erased: { stays: 'what it came to stays, without a name' },
    },
    'discussion_seen.member_id': { told: 'discussionsSeen', merged: { unlessSame: ['discussion_id'] }, erased: 'goes' },
  },
  tells: (scope, { id }) => ({
    // What is only for the committee or for some is among them.
    ...((id === scope.memberId || may(scope, 'discussion', 'rw')) && {
      discussions: sql`
        select name, description, created_at, closed_at from discussion
        where svj_id = ${scope.svjId} and owner_id = ${id} and deleted_at is null order by id ${mostTold}`,
      discussionsFinished: sql`
        select name, conclusion, closed_at from discussion
        where svj_id = ${scope.svjId} and closed_by = ${id} and deleted_at is null order by id ${mostTold}`,
    }),
    discussionsSeen: sql`
      select discussion_id as discussion, seen_at from discussion_seen
      where svj_id = ${scope.svjId} and member_id = ${id} order by discussion_id ${mostTold}`,
  }),
  counts: (scope, { id }) => ({
    discussions: sql`(select count(*) from discussion
      where svj_id = ${scope.svjId} and owner_id = ${id} and deleted_at is null)`,
  }),
  gives: none('by its columns'),
  forgets: none('what they saw goes by its column'),
  death: none('what somebody wrote stays'),
});
