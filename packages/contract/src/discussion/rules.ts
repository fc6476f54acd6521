import { ownMinutes } from '../comments/rules.ts';
import type { DiscussionState } from './schema.ts';

type Kept = { closedAt: Date | null; ownerId: number | null; createdAt: Date; replyCount: number };
type Asker = { memberId: number | null; administers: boolean; mayWrite: boolean };

export const stateOf = ({ closedAt }: Pick<Kept, 'closedAt'>): DiscussionState => (closedAt ? 'closed' : 'open');

const isAuthor = (d: Kept, { memberId }: Asker): boolean => memberId !== null && d.ownerId === memberId;
const isFresh = (d: Kept, now: Date): boolean => now.getTime() - d.createdAt.getTime() < ownMinutes * 60_000;

type Why = 'closed' | 'notYours' | 'late' | 'answered';

/** Why the asker may not put the opening text right; null when they may. Nobody changes the words of another. */
export function whyNotChanged(d: Kept, asker: Asker, now: Date): Why | null {
  if (d.closedAt) return 'closed';
  if (!isAuthor(d, asker)) return 'notYours';
  return isFresh(d, now) ? null : 'late';
}

/**
 * Why the asker may not delete it. Who administers may at any time; its author takes it back within 15 minutes, until somebody
 * answers: then it is not theirs alone.
 */
export function whyNotRemoved(d: Kept, asker: Asker, now: Date): Why | null {
  if (asker.administers) return null;
  const why = whyNotChanged(d, asker, now);
  return why ?? (d.replyCount > 0 ? 'answered' : null);
}

/** Its author and who administers finish it; what is closed is not finished again. */
export function whyNotFinished(d: Kept, asker: Asker): Why | null {
  if (d.closedAt) return 'closed';
  return isAuthor(d, asker) || asker.administers ? null : 'notYours';
}

/** What the asker may do with it now. */
export const mayOf = (d: Kept, asker: Asker, now: Date) => ({
  reply: asker.mayWrite && asker.memberId !== null && !d.closedAt,
  edit: asker.mayWrite && whyNotChanged(d, asker, now) === null,
  finish: asker.mayWrite && whyNotFinished(d, asker) === null,
  reopen: asker.mayWrite && asker.administers && d.closedAt !== null,
  remove: asker.mayWrite && whyNotRemoved(d, asker, now) === null,
});

type Reply = { id: number; createdAt: string; user: { id: number } | null };
type Since = { memberId: number | null; upTo: string | null };

/** Whether a reply is new to whoever saw everything until then; own words are never news. */
export const isNews = (reply: Pick<Reply, 'createdAt' | 'user'>, { memberId, upTo }: Since): boolean =>
  upTo !== null && reply.createdAt > upTo && (memberId === null || reply.user?.id !== memberId);

/** More read replies than these fold. */
export const mostUnfolded = 6;

/**
 * Which of the shown replies fold into lines: of those already read all but the first two and the last own one (of who wrote
 * nothing the last one), once there are more than six. What is new never folds, nor anything for whoever was never there.
 */
export function foldedOf<R extends Reply>(replies: readonly R[], since: Since): Set<R> {
  if (since.upTo === null) return new Set();
  const news = replies.findIndex((r) => isNews(r, since));
  const read = news === -1 ? replies : replies.slice(0, news);
  if (read.length <= mostUnfolded) return new Set();
  const own = read.findLast((r) => since.memberId !== null && r.user?.id === since.memberId);
  const stays = new Set([...read.slice(0, 2), own ?? read.at(-1)]);
  return new Set(read.filter((r) => !stays.has(r)));
}
