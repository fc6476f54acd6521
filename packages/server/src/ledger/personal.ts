import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { personal } from '../base/people/personal.ts';

/** What ledgers that came from another portal call people. */
export const personalOfLedger = personal({
  columns: {
    'vote_origin_member.member_id': {
      told: { not: 'a number in a ledger, nothing more' },
      merged: { byItself: 'the main name of both is that of the one who stays' },
      erased: { stays: 'a number in a ledger, without a name' },
    },
  },
  tells: none('a number in a ledger, nothing more'),
  counts: none('a number in a ledger, nothing more'),
  async gives({ db, scope }, { from, to }) {
    await db.execute(sql`
      update vote_origin_member o set member_id = ${to}, main = o.main and not exists (
        select from vote_origin_member k where k.svj_id = o.svj_id and k.origin_id = o.origin_id and k.member_id = ${to})
      where svj_id = ${scope.svjId} and member_id = ${from}`);
  },
  forgets: none('ledgers hold no names'),
  death: none('ledgers hold no lives'),
});
