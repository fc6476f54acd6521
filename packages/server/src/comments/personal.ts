import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfComments = personal({
  columns: {
    'comment.member_id': {
      told: 'comments',
      merged: 'given',
      erased: { stays: 'what was said stays where it was said, without a name' },
    },
    'comment_mention.member_id': {
      told: 'mentions',
      merged: 'given',
      erased: { stays: 'the words of somebody else, who are shown without the name' },
    },
    'comment_complaint.member_id': {
      told: 'complaints',
      merged: { unlessSame: ['comment_id'] },
      erased: { stays: 'what was reported waits for its answer, without a name' },
    },
    'comment_verdict.member_id': {
      told: 'verdicts',
      merged: 'given',
      erased: { stays: 'what was decided holds, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    // Whom they mentioned is somebody else's name.
    comments: sql`
      select regexp_replace(text, '@\\[\\d+\\]', '@…', 'g') as text, created_at, hidden_at, hidden_why
      from comment where svj_id = ${scope.svjId} and member_id = ${id} and deleted_at is null order by id ${mostTold}`,
    mentions: sql`
      select c.owner as what, c.owner_id as id, c.created_at from comment_mention t
      join comment c on c.svj_id = t.svj_id and c.id = t.comment_id and c.deleted_at is null
      where t.svj_id = ${scope.svjId} and t.member_id = ${id} order by c.id ${mostTold}`,
    // Nobody else learns who reported what: whoever asks for the file may have written it.
    ...(id === scope.memberId && {
      complaints: sql`
        select k.reason, k.text, k.created_at, v.what as verdict, v.text as answer from comment_complaint k
        left join comment_verdict v on v.svj_id = k.svj_id and v.id = k.verdict_id
        where k.svj_id = ${scope.svjId} and k.member_id = ${id} order by k.id ${mostTold}`,
      verdicts: sql`
        select what, text, created_at from comment_verdict
        where svj_id = ${scope.svjId} and member_id = ${id} order by id ${mostTold}`,
    }),
  }),
  counts: (scope, { id }) => ({
    comments: sql`(select count(*) from comment
      where svj_id = ${scope.svjId} and member_id = ${id} and deleted_at is null)`,
  }),
  gives: none('by its columns'),
  forgets: none('nothing beside the name is theirs alone'),
  death: none('what somebody said stays'),
});
