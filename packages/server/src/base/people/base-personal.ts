import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { forgetValues } from '../log/audit-changes.ts';
import { mailsTo } from '../mail/mail.ts';
import { mostTold, personal } from './personal.ts';

/** What the portal itself keeps of a person: the log, calls that may be sent again, and mails. */
export const basePersonal = personal({
  columns: {
    'activity.member_id': {
      told: 'activity',
      merged: { stays: 'the log is never rewritten; it is shown under the name of the one who stayed' },
      erased: { stays: 'the log is never rewritten' },
    },
    'activity_value.member_id': {
      told: { not: 'what changed is told by the log, the values by the person as they are' },
      merged: 'given',
      erased: { byItself: 'values of before go, that they changed stays in the log' },
    },
    'idempotency_key.member_id': {
      told: { not: 'marks of calls, by digests' },
      merged: { stays: 'it goes with the record: the same call under another one is another call' },
      erased: 'goes',
    },
  },
  tells: (scope, { id, addresses }) => ({
    mails: sql`
      select o.kind, o.recipient, o.created_at, o.sent_at from outbox o
      where ${mailsTo(scope, addresses)} order by o.id ${mostTold}`,
    activity: sql`
      select at, noun, verb, detail from activity
      where svj_id = ${scope.svjId} and (member_id = any(array(
          select m.id from member m where m.svj_id = ${scope.svjId} and m.merged_into = ${id}
          union all select ${id}::bigint)) or (noun = 'members' and noun_id = ${id}))
      order by at desc, id desc ${mostTold}`,
  }),
  counts: (scope, { id, addresses }) => ({
    activity: sql`(select count(*) from activity where svj_id = ${scope.svjId} and member_id = ${id})`,
    mails: sql`(select count(*) from outbox o where ${mailsTo(scope, addresses)})`,
  }),
  gives: none('by its columns'),
  forgets: ({ db, scope }, ids) => forgetValues(db, scope, ids),
  death: none('mails on their way are dropped before anything is told of the death'),
});
