import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfMessages = personal({
  columns: {
    'message.owner_id': {
      told: 'messages',
      merged: 'given',
      erased: { stays: 'what the house was told stays on the board, without a name' },
    },
    'message_seen.member_id': { told: 'opened', merged: { unlessSame: ['message_id'] }, erased: 'goes' },
  },
  tells: (scope, { id }) => ({
    // Drafts and what only the committee reads are among them.
    ...((id === scope.memberId || may(scope, 'messages', 'rw')) && {
      messages: sql`
        select number, year, title, description, created_at, archived_at from message
        where svj_id = ${scope.svjId} and owner_id = ${id} and deleted_at is null order by id ${mostTold}`,
    }),
    opened: sql`
      select message_id as message, seen_at from message_seen
      where svj_id = ${scope.svjId} and member_id = ${id} order by message_id ${mostTold}`,
  }),
  counts: (scope, { id }) => ({
    messages: sql`(select count(*) from message
      where svj_id = ${scope.svjId} and owner_id = ${id} and deleted_at is null)`,
    opened: sql`(select count(*) from message_seen where svj_id = ${scope.svjId} and member_id = ${id})`,
  }),
  gives: none('by its columns'),
  forgets: none('what they opened goes by its column'),
  death: none('what somebody wrote stays'),
});
