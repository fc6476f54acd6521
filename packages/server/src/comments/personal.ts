import { sql } from 'drizzle-orm';
import { none } from '#contract/base/define-noun.ts';
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
  },
  tells: (scope, { id }) => ({
    // Whom they mentioned is somebody else's name.
    comments: sql`
      select regexp_replace(text, '@\\[\\d+\\]', '@…', 'g') as text, created_at from comment
      where svj_id = ${scope.svjId} and member_id = ${id} and deleted_at is null order by id ${mostTold}`,
    mentions: sql`
      select c.owner as what, c.owner_id as id, c.created_at from comment_mention t
      join comment c on c.svj_id = t.svj_id and c.id = t.comment_id and c.deleted_at is null
      where t.svj_id = ${scope.svjId} and t.member_id = ${id} order by c.id ${mostTold}`,
  }),
  counts: (scope, { id }) => ({
    comments: sql`(select count(*) from comment
      where svj_id = ${scope.svjId} and member_id = ${id} and deleted_at is null)`,
  }),
  gives: none('by its columns'),
  forgets: none('nothing beside the name is theirs alone'),
  death: none('what somebody said stays'),
});
