import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../base/people/personal.ts';

export const personalOfNotices = personal({
  columns: { 'notice.member_id': { told: 'told', merged: 'given', erased: 'goes' } },
  tells: (scope, { id }) => ({
    told: sql`
      select kind, recipient, muted, created_at from notice
      where svj_id = ${scope.svjId} and member_id = ${id} order by id ${mostTold}`,
  }),
  counts: (scope, { id }) => ({
    told: sql`(select count(*) from notice where svj_id = ${scope.svjId} and member_id = ${id})`,
  }),
  gives: none('by its column'),
  forgets: none('addresses that they were told at go by its column'),
  death: {
    ends: none('news that wait are no more than mails on their way'),
    keeps: none('what was not told by now is not told late'),
    async dies({ db, scope, now }, id) {
      await db.execute(sql`
        update notice set dropped_at = ${now}
        where svj_id = ${scope.svjId} and member_id = ${id} and message_id is null and dropped_at is null`);
    },
    returns: none('what was dropped is not told late'),
  },
});
