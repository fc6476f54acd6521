import { dueAt, wishesOf } from '#contract/notices/rules.ts';
import { spanOn } from '#contract/events/rules-times.ts';
import { momentsOf } from '#contract/events/rules-times.ts';
import type { Portal } from '../../base/http/handler.ts';
import { peopleToTell } from '../../notices/queries.ts';
import { keepAllNotices } from '../../notices/queries-gathered.ts';
import { noticesOf, tell } from '../../notices/steps.ts';
import { type At, type Event, rootOf, spanIn } from '../rows/queries.ts';
import { newsSource, noticeOf } from './notices.ts';
import { addNews, type News, recipientsBut } from './queries-told.ts';

/** Tells everybody the event is for, but who does this, each as they wish; of what is over nobody. Answers how many people. */
export async function tellNews(portal: Portal, at: At, e: Event, news: Omit<News, 'eventId'>): Promise<number> {
  const { db, scope, now } = at;
  const id = await addNews(db, scope, { ...news, eventId: e.id }, now);
  if (id === null) return 0;
  const members = recipientsBut(scope, rootOf(e), scope.memberId, now);
  const about = { owner: 'event_news', ownerId: id, kind: noticeOf[news.kind], module: 'events' as const, members };
  return tell(db, scope, portal, newsSource, about, now);
}
