import { urlOf } from '#contract/base/calls/links.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { eventLinks } from '#contract/events/links.ts';
import { momentsOf } from '#contract/events/rules-times.ts';
import type { NoticeKind } from '#contract/notices/schema.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { attaching, type MailData } from '../../base/mail/mail.ts';
import { cut, lineOf } from '../../base/text/cut.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { keyOfAbout, keyOfPair, type Pair, type Source, type Sources, type Told } from '../../notices/steps.ts';
import { eventToTell } from '../ical/queries.ts';
import { attachedEvent } from '../ical/steps.ts';
import { repeatsText, whenText } from '../rows/print-when.ts';
import { spanIn } from '../rows/queries.ts';
import { askedToTell, type NewsKind, newsToTell, stillAmong, type ToldAsked, type ToldNews } from './queries-told.ts';

type Lang = 'cs' | 'en';
/** Characters of a text that a mail carries; the whole stands in the portal. */
const longest = 3000;

const mails = {
  created: 'eventCreated',
  moved: 'eventMoved',
  cancelled: 'eventCancelled',
  soon: 'eventSoon',
} as const satisfies Record<NewsKind, MailKind>;
/** As what the notices of news are kept. */
export const noticeOf = {
  created: 'published',
  moved: 'changed',
  cancelled: 'cancelled',
  soon: 'soon',
} as const satisfies Record<NewsKind, NoticeKind>;

const linkTo = (portal: Portal, scope: Scope, id: number, day: Day | null) =>
  urlOf(portal.config.url, eventLinks.one(id), { svj: scope.svjId, ...(day === null ? {} : { day }) });

const bothOf = (of: (lang: Lang) => MailData): Record<Lang, MailData> => ({ cs: of('cs'), en: of('en') });

function newsIn(lang: Lang, n: ToldNews, url: string, asks: boolean): MailData {
  const when = (startsAt: string, endsAt: string) => whenText(lang, { startsAt, endsAt }, n.allDay);
  const before = n.beforeStarts && n.beforeEnds ? when(n.beforeStarts, n.beforeEnds) : 'none';
  return {
    title: n.title,
    when: when(n.startsAt, n.endsAt),
    before,
    more: n.more ? 'yes' : 'none',
    repeats: (n.kind === 'soon' ? null : repeatsText(lang, n)) ?? 'none',
    place: n.address || 'none',
    text: cut(plainOf(n.description), longest),
    files: n.files.length > 0 ? n.files.join('\n') : 'none',
    accept: n.acceptRead && asks ? 'yes' : 'none',
    coming: n.coming && before !== 'none' ? 'yes' : 'none',
    url,
  };
}

/** The event as it is now for the calendar of whoever is told; a reminder brings nothing new. */
async function fileOf(db: Db, scope: Scope, portal: Portal, n: ToldNews): Promise<Record<Lang, MailData>> {
  if (n.kind === 'soon') return { cs: {}, en: {} };
  const rows = await eventToTell(db, scope, n.rootId);
  const from = { url: portal.config.url, svjId: scope.svjId, today: dayIn(portal.now()) };
  return bothOf((lang) => attaching([attachedEvent({ ...from, lang }, rows)]));
}

function newsTold(portal: Portal, scope: Scope, n: ToldNews, file: Record<Lang, MailData>): Told {
  const isOff = n.kind === 'cancelled';
  const url = isOff
    ? urlOf(portal.config.url, eventLinks.list(), { svj: scope.svjId })
    : linkTo(portal, scope, n.eventId, n.occurrence);
  const detailIn = (lang: Lang) => whenText(lang, n, n.allDay);
  const dataOf = (asks: boolean) => bothOf((lang) => ({ ...newsIn(lang, n, url, asks), ...file[lang] }));
  // Its author is not asked to confirm it.
  const asksNot = n.acceptRead && n.ownerId !== null ? [n.ownerId] : [];
  return {
    mail: mails[n.kind],
    data: dataOf(true),
    ...(asksNot.length > 0 && { others: { members: new Set(asksNot), data: dataOf(false) } }),
    line: { title: n.title, detail: { cs: detailIn('cs'), en: detailIn('en') }, url },
  };
}

/** Whether what is told still holds: what was cancelled is not over, a reminder is of an occurrence that stands and has not begun. */
function isNews(n: ToldNews, now: Date): boolean {
  const { start } = momentsOf(n, n.allDay);
  if (n.kind === 'cancelled') return start > now;
  if (n.isGone) return false;
  if (n.kind !== 'soon') return n.lastDay >= dayIn(now);
  const span = spanIn({ startsAt: n.seriesStarts, endsAt: n.seriesEnds }, n.repeats ? n.occurrence : null);
  const stands = n.occurrence === null || !n.repeats || !n.exceptDays.includes(n.occurrence);
  return stands && span.startsAt === n.startsAt && n.lastDay >= n.startsAt.slice(0, 10) && start > now;
}

async function stillOf(db: Db, scope: Scope, things: ReadonlyMap<number, number>, pairs: readonly Pair[], now: Date) {
  const still = new Set<string>();
  for (const [ownerId, rootId] of things) {
    const members = pairs.filter((p) => p.ownerId === ownerId).map((p) => p.memberId);
    for (const memberId of await stillAmong(db, scope, rootId, members, now))
      still.add(keyOfPair({ ownerId, memberId }));
  }
  return still;
}

/** What is told of events: made, moved, off, near. */
export const newsSource: Source = {
  mails: Object.values(mails),
  async still(db, scope, pairs, now) {
    const news = await newsToTell(db, scope, [...new Set(pairs.map((p) => p.ownerId))]);
    const things = new Map(news.filter((n) => isNews(n, now)).map((n) => [n.id, n.rootId]));
    return stillOf(db, scope, things, pairs, now);
  },
  async told(db, scope, portal, about) {
    const news = await newsToTell(
      db,
      scope,
      about.map((a) => a.ownerId),
    );
    const told = new Map<string, Told>();
    for (const n of news) {
      const file = await fileOf(db, scope, portal, n);
      told.set(keyOfAbout({ kind: noticeOf[n.kind], ownerId: n.id }), newsTold(portal, scope, n, file));
    }
    return told;
  },
};

function askedTold(portal: Portal, scope: Scope, e: ToldAsked): Told {
  const url = linkTo(portal, scope, e.eventId, null);
  const data = bothOf((lang) => ({
    title: e.title,
    when: whenText(lang, e, e.allDay),
    place: e.address || 'none',
    text: cut(plainOf(e.description), longest),
    url,
  }));
  const detail = lineOf(plainOf(e.description));
  return { mail: 'eventReminder', data, line: { title: e.title, detail: { cs: detail, en: detail }, url } };
}

/** Reminders to confirm an event. */
export const askedSource: Source = {
  mails: ['eventReminder'],
  async still(db, scope, pairs, now) {
    const kept = await askedToTell(db, scope, [...new Set(pairs.map((p) => p.ownerId))]);
    const things = new Map(kept.filter((e) => e.acceptRead).map((e) => [e.eventId, e.eventId]));
    return stillOf(db, scope, things, pairs, now);
  },
  async told(db, scope, portal, about) {
    const kept = new Map(
      (
        await askedToTell(
          db,
          scope,
          about.map((a) => a.ownerId),
        )
      ).map((e) => [e.eventId, e]),
    );
    const found = about.flatMap((a) => {
      const e = kept.get(a.ownerId);
      return e ? [[keyOfAbout(a), askedTold(portal, scope, e)] as const] : [];
    });
    return new Map(found);
  },
};

/** Everything people are told of; keys are tables. */
export const eventSources: Sources = { event: askedSource, event_news: newsSource };
