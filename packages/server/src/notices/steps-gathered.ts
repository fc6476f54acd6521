import type { Module } from '#contract/access.ts';
import type { NoticeKind } from '#contract/notices/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { peopleToTell, theseMembers } from './queries.ts';
import { keepAllNotices, type NoticeOf, waitForLatest } from './queries-gathered.ts';
import { noticesOf } from './steps.ts';

/** News that come one after another wait for each other so long, in milliseconds, and go as one mail. */
export const gathering = 3 * 60_000;
/** However long they keep coming, nothing waits longer than this. */
const longest = 30 * 60_000;

export type Gathered = {
  owner: string;
  kind: NoticeKind;
  module: Module;
  things: readonly { ownerId: number; memberIds: readonly number[] }[];
};

/**
 * Tells of several things at once, each to its people as they wish; the job of notices mails what is due, one mail for an
 * address. Answers how many people there are.
 */
export async function tellGathered(db: Db, scope: Scope, { things, ...about }: Gathered, now: Date): Promise<number> {
  const ids = [...new Set(things.flatMap((t) => t.memberIds))];
  if (ids.length === 0) return 0;
  const people = new Map((await peopleToTell(db, scope, theseMembers(ids))).map((p) => [p.id, p]));
  const then = new Date(now.getTime() + gathering);
  const wishes = new Map([...people].map(([id, p]) => [id, noticesOf(p, about.kind, about.module, then)]));
  const rows = things.flatMap(({ ownerId, memberIds }) =>
    memberIds.flatMap((id) => (wishes.get(id) ?? []).map(({ messageId: _, ...n }): NoticeOf => ({ ...n, ownerId }))),
  );
  const due = [...wishes.values()].flatMap((all) => all.filter((n) => n.dueAt !== null));
  await waitForLatest(db, scope, about, due, new Date(now.getTime() - longest), now);
  await keepAllNotices(db, scope, about, rows, now);
  return people.size;
}
