import { sql } from 'drizzle-orm';
import { approvalLinks } from '#contract/approvals/links.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Talk, ThreadTold } from '../../comments/queries-talks.ts';
import { followUnlessSaid } from '../../follow/queries.ts';
import { approvalSeen, seesAll, threadOf } from '../rows/queries.ts';
import { administratorsOf, readersOf } from '../rows/queries-people.ts';

async function threadsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ThreadTold[]> {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select x.id, x.title from approval x
    where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[]) and x.deleted_at is null`);
  return rows.map(({ id, title }) => ({
    ...{ id, title, at: approvalLinks.one(id), apart: false, authorId: null },
    thread: threadOf(scope, id),
  }));
}

/** Requests as what takes comments, also when they are decided; nothing that is said changes a decision. */
export const approvalTalk: Talk = {
  module: 'requirement_for_approval',
  streams: ['house'],
  async thread({ db, scope }, id, _stream, how = 'read') {
    const a = await approvalSeen(db, scope, id, how === 'write' ? 'lock' : 'read');
    const readers = readersOf(scope, id);
    return {
      title: a.title,
      administers: seesAll(scope),
      apart: false,
      closed: null,
      mentionable: readers,
      authorId: a.authorId,
      // What is said before they decide is said to those who decide.
      listening: sql`select r.id from (${readers}) r where r.id in (select p.member_id from approval_place p
        where p.svj_id = ${scope.svjId} and p.approval_id = ${id}::bigint)`,
    };
  },
  speaks: (scope) => may(scope, 'requirement_for_approval', 'r') && scope.mayWrite,
  told: threadsToTell,
  readers: (scope, id, _stream, _now, who) => (who === 'all' ? readersOf(scope, id) : administratorsOf(scope)),
  async heard({ db, scope, now }, id, what) {
    await db.execute(sql`
      update approval a set comment_count = (select count(*)::integer from comment c where c.svj_id = a.svj_id
        and c.owner = 'approval' and c.owner_id = a.id and c.stream = 'house' and c.deleted_at is null)
      where a.svj_id = ${scope.svjId} and a.id = ${id}`);
    if (what === 'said') await followUnlessSaid(db, scope, { owner: 'approval', ownerId: id }, now);
  },
  mails: { comment: 'approvalComment', mention: 'approvalMention' },
  removed: { noun: 'approvals', verb: 'uncomment' },
};
