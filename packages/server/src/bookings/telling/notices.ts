import { urlOf } from '#contract/base/calls/links.ts';
import { wallTime } from '#contract/base/time/dates.ts';
import { bookingLinks } from '#contract/bookings/links.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { speak } from '../../base/text/speak.ts';
import { type About, keyOfAbout, keyOfPair, type Source, type Sources, type Told } from '../../notices/steps.ts';
import { momentText, whenText } from './print-when.ts';
import { bookingsToTell, decidersAmong, type ToldBooking, type ToldWait, waitsToTell } from './queries-told.ts';

type Lang = 'cs' | 'en';
type Kind = 'asked' | 'judged' | 'cancelled' | 'soon' | 'given';
type Line = 'asked' | 'approved' | 'declined' | 'cancelled' | 'soon' | 'free' | 'offered' | 'given';

const mails = {
  asked: 'bookingAsked',
  judged: 'bookingDecided',
  cancelled: 'bookingCancelled',
  soon: 'bookingSoon',
  given: 'bookingFree',
} as const satisfies Record<Kind, MailKind>;

const bothOf = <T>(of: (lang: Lang) => T): Record<Lang, T> => ({ cs: of('cs'), en: of('en') });

/** In which state of a booking there is this to be told of it; who cancelled their own is told nothing. */
const states: Readonly<Record<Kind, (b: ToldBooking) => boolean>> = {
  asked: ({ state }) => state === 'asked',
  judged: ({ state }) => state === 'booked' || state === 'declined',
  cancelled: ({ state, endedWhy }) => state === 'cancelled' && endedWhy !== null,
  soon: ({ state }) => state === 'booked',
  given: ({ state }) => state === 'offered' || state === 'booked' || state === 'asked',
};

function lineOf(kind: Kind, { state }: ToldBooking): Line {
  if (kind === 'judged') return state === 'booked' ? 'approved' : 'declined';
  return kind === 'given' && state === 'offered' ? 'offered' : kind;
}

const lineIn = (lang: Lang, line: Line, when: string): string => speak(lang)(`BOOKING_LINES.${line}`, { when });

function bookingTold(portal: Portal, scope: Scope, kind: Kind, b: ToldBooking): Told {
  const url = urlOf(portal.config.url, bookingLinks.list(), { svj: scope.svjId, vec: b.thingId });
  const dataIn = (lang: Lang): MailData => ({
    ...{ thing: b.thing, when: whenText(lang, b), unit: b.unit, url },
    ...{ approved: b.state === 'booked' ? 'yes' : 'no', reason: b.reason || 'none', why: b.endedWhy ?? 'committee' },
    ...{ how: b.state, until: b.offeredUntil ? momentText(lang, wallTime(b.offeredUntil)) : 'none' },
  });
  const detail = bothOf((lang) => lineIn(lang, lineOf(kind, b), whenText(lang, b)));
  return { mail: mails[kind], data: bothOf(dataIn), line: { title: b.thing, detail, url } };
}

const isKind = (kind: About['kind']): kind is Kind => kind in mails;

/** What is told of bookings: to whose they are, and of those that wait to who decides. */
export const bookingSource: Source = {
  mails: Object.values(mails),
  async still(db, scope, pairs, now) {
    const kept = await bookingsToTell(db, scope, [...new Set(pairs.map((p) => p.ownerId))]);
    const byId = new Map(kept.filter((b) => b.endsAt > now).map((b) => [b.id, b]));
    const deciders = new Set(
      await decidersAmong(
        db,
        scope,
        pairs.map((p) => p.memberId),
      ),
    );
    const isStill = (b: ToldBooking, memberId: number) =>
      b.memberId === memberId
        ? b.state !== 'cancelled' || b.endedWhy !== null
        : b.state === 'asked' && deciders.has(memberId);
    return new Set(
      pairs
        .filter(({ ownerId, memberId }) => {
          const b = byId.get(ownerId);
          return b !== undefined && isStill(b, memberId);
        })
        .map(keyOfPair),
    );
  },
  async told(db, scope, portal, about) {
    const ids = about.map((a) => a.ownerId);
    const kept = new Map((await bookingsToTell(db, scope, ids)).map((b) => [b.id, b]));
    const found = about.flatMap((a) => {
      const b = kept.get(a.ownerId);
      return b && isKind(a.kind) && states[a.kind](b)
        ? [[keyOfAbout(a), bookingTold(portal, scope, a.kind, b)] as const]
        : [];
    });
    return new Map(found);
  },
};

function freeTold(portal: Portal, scope: Scope, w: ToldWait): Told {
  const asked = { svj: scope.svjId, vec: w.thingId, od: w.wallFrom.slice(0, 10) };
  const url = urlOf(portal.config.url, bookingLinks.list(), asked);
  const data = bothOf(
    (lang): MailData => ({ thing: w.thing, when: whenText(lang, w), unit: 'none', how: 'free', until: 'none', url }),
  );
  const detail = bothOf((lang) => lineIn(lang, 'free', whenText(lang, w)));
  return { mail: 'bookingFree', data, line: { title: w.thing, detail, url } };
}

/** Times that are free again, for who waited for them. */
export const freeSource: Source = {
  mails: ['bookingFree'],
  async still(db, scope, pairs, now) {
    const kept = await waitsToTell(db, scope, [...new Set(pairs.map((p) => p.ownerId))]);
    const free = new Map(kept.filter((w) => w.isFree && w.endsAt > now).map((w) => [w.id, w.memberId]));
    return new Set(pairs.filter(({ ownerId, memberId }) => free.get(ownerId) === memberId).map(keyOfPair));
  },
  async told(db, scope, portal, about) {
    const ids = about.map((a) => a.ownerId);
    const kept = new Map((await waitsToTell(db, scope, ids)).map((w) => [w.id, w]));
    const found = about.flatMap((a) => {
      const w = kept.get(a.ownerId);
      return w ? [[keyOfAbout(a), freeTold(portal, scope, w)] as const] : [];
    });
    return new Map(found);
  },
};

/** Everything people are told of; keys are tables. */
export const bookingSources: Sources = { booking: bookingSource, booking_wait: freeSource };
