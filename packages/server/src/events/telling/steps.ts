import { type SQL, sql } from 'drizzle-orm';
import { momentsOf } from '#contract/events/rules-times.ts';
import { dueAt, wishesOf } from '#contract/notices/rules.ts';
import type { Portal } from '../../base/http/handler.ts';
import { peopleToTell, type ToTell } from '../../notices/queries.ts';
import { keepAllNotices } from '../../notices/queries-gathered.ts';
import { noticesOf, tell } from '../../notices/steps.ts';
import { type At, type Event, rootOf } from '../rows/queries.ts';
import { newsSource, noticeOf } from './notices.ts';
import { addNews, type News, recipientsBut } from './queries-told.ts';

/**
 * Tells everybody the event is for, but who does this, each as they wish; of `among`, a query of ids, where it is said. Answers how
 * many people.
 */
export async function tellNews(
  portal: Portal,
  at: At,
  e: Event,
  news: Omit<News, 'eventId'>,
  among?: SQL,
): Promise<number> {
  const { db, scope, now } = at;
  const id = await addNews(db, scope, { ...news, eventId: e.id }, now);
  if (id === null) return 0;
  const all = recipientsBut(scope, rootOf(e), scope.memberId, now);
  const members = among ? sql`${all} and r.id in (${among})` : all;
  const about = { owner: 'event_news', ownerId: id, kind: noticeOf[news.kind], module: 'events' as const, members };
  return tell(db, scope, portal, newsSource, about, now);
}

/** Who reads digests is reminded at once where the next one would come after the start; nobody in their quiet hours. */
function remindersOf(person: ToTell, start: Date, now: Date) {
  return noticesOf(person, 'soon', 'events', now).map(({ messageId: _, ...n }) => {
    if (n.dueAt === null || n.dueAt < start) return n;
    return { ...n, dueAt: dueAt({ ...wishesOf(person.settings, 'events'), pace: 'now' }, now) };
  });
}

/** Reminds everybody the event is for of one occurrence, once. Answers how many people. */
export async function tellSoon(at: At, e: Event, news: Omit<News, 'eventId' | 'kind'>): Promise<number> {
  const { db, scope, now } = at;
  const ownerId = await addNews(db, scope, { ...news, kind: 'soon', eventId: e.id }, now);
  if (ownerId === null) return 0;
  const { start } = momentsOf(news, e.allDay);
  const people = await peopleToTell(db, scope, recipientsBut(scope, rootOf(e), null, now));
  const rows = people.flatMap((person) => remindersOf(person, start, now)).map((n) => ({ ...n, ownerId }));
  await keepAllNotices(db, scope, { owner: 'event_news', kind: 'soon', module: 'events' }, rows, now);
  return people.length;
}
