import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { mostTold, personal } from '../../base/people/personal.ts';

/** Links that open access, and the addresses they went to. */
export const personalOfInvitations = personal({
  columns: {
    'invitation.member_id': {
      told: 'invitations',
      merged: { byItself: 'a link under way was for a record that is gone' },
      erased: 'goes',
    },
    'invitation.created_by': {
      told: { not: 'what they did stands in the log' },
      merged: 'given',
      erased: { stays: 'who was invited is still to come' },
    },
  },
  tells: (scope, { id }) => ({
    invitations: sql`
      select email, created_at, expires_at, used_at, voided_at from invitation
      where svj_id = ${scope.svjId} and member_id = ${id} order by id ${mostTold}`,
  }),
  counts: (scope, { id }) => ({
    invitations: sql`(select count(*) from invitation where svj_id = ${scope.svjId} and member_id = ${id})`,
  }),
  /**
   * Invitations of the one are the other's past. A link under way was for a record that is gone, and who gets an account with
   * it needs none: both end.
   */
  async gives({ db, scope, now }, { from, to }) {
    const house = sql`svj_id = ${scope.svjId}`;
    await db.execute(sql`
      update invitation i set voided_at = ${now}
      where ${house} and used_at is null and voided_at is null and (member_id = ${from} or member_id = ${to}
        and exists (select from member m where m.svj_id = i.svj_id and m.id = ${from} and m.account_id is not null))`);
    await db.execute(sql`update invitation set member_id = ${to} where ${house} and member_id = ${from}`);
  },
  forgets: none('links and their addresses go by the column'),
  death: {
    ends: (scope, id) => ({
      invitations: sql`(select count(*) from invitation
        where svj_id = ${scope.svjId} and member_id = ${id} and used_at is null and voided_at is null)`,
    }),
    keeps: none('a link that was closed stays closed; another one can be sent'),
    async dies({ db, scope, now }, id) {
      await db.execute(sql`
        update invitation set voided_at = ${now}
        where svj_id = ${scope.svjId} and member_id = ${id} and used_at is null and voided_at is null`);
    },
    returns: none('a link that was closed stays closed'),
  },
});
