import { zone } from '#contract/base/dates.ts';
import { urlOf } from '#contract/base/links.ts';
import { messageLinks } from '#contract/messages/links.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { House } from '../base/http/handler.ts';
import type { MailData } from '../base/mail/mail.ts';
import { plainOf } from '../base/text/rich-text.ts';
import { speak } from '../base/text/speak.ts';
import {
  type About,
  keyOfAbout,
  keyOfPair,
  type Pair,
  type Source,
  type Sources,
  type Told,
  tell,
} from '../notices/steps.ts';
import {
  commentsToTell,
  messagesToTell,
  stillAmong,
  type ToldComment,
  type ToldMessage,
  theseMembers,
} from './queries-told.ts';

type Lang = 'cs' | 'en';
const moments = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
};

/** Characters of a text that a mail carries; the whole stands in the portal. */
const longest = 3000;
const longestLine = 140;

const mails = {
  published: 'messagePublished',
  changed: 'messageChanged',
  emergency: 'messageEmergency',
  reminder: 'messageReminder',
  comment: 'commentNew',
  mention: 'commentMention',
} as const satisfies Record<About['kind'], MailKind>;

/** At most so many characters, cut between words where there is a space near. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text
    .slice(0, most)
    .toWellFormed()
    .replace(/\S{0,40}$/, '');
  return `${start.trimEnd()} …`;
}
const lineOf = (text: string) => cut(text.replace(/\s+/g, ' '), longestLine);

const linkTo = (house: House, scope: Scope, id: number) =>
  urlOf(house.config.url, messageLinks.one(id), { svj: scope.svjId });

function messageIn(lang: Lang, m: ToldMessage, url: string): MailData {
  const moment = (at: Date | null, without: string) => (at ? moments[lang].format(at) : without);
  return {
    title: m.title,
    label: m.label,
    number: m.number === null ? '' : `${m.number}/${m.year}`,
    until: moment(m.dateTo, 'none'),
    text: cut(plainOf(m.description), longest),
    files: m.files.length > 0 ? m.files.join('\n') : 'none',
    accept: m.acceptRead ? moment(m.acceptUntil, 'yes') : 'none',
    who: m.who || 'none',
    url,
  };
}

function messageTold(house: House, scope: Scope, kind: About['kind'], m: ToldMessage): Told {
  const url = linkTo(house, scope, m.id);
  const detailIn = (lang: Lang) => `${speak(lang)(`MESSAGE.LABELS.${m.label}`)} · ${lineOf(plainOf(m.description))}`;
  const dataOf = (said: ToldMessage) => ({ cs: messageIn('cs', said, url), en: messageIn('en', said, url) });
  // Its author is not asked to confirm it.
  const asksNot = m.acceptRead && m.ownerId !== null ? [m.ownerId] : [];
  return {
    mail: mails[kind],
    data: dataOf(m),
    ...(asksNot.length > 0 && { others: { members: new Set(asksNot), data: dataOf({ ...m, acceptRead: false }) } }),
    line: { title: m.title, detail: { cs: detailIn('cs'), en: detailIn('en') }, url },
  };
}

async function stillTold(db: Db, scope: Scope, pairs: readonly Pair[], now: Date): Promise<Set<string>> {
  const still = new Set<string>();
  for (const ownerId of new Set(pairs.map((p) => p.ownerId))) {
    const members = pairs.filter((p) => p.ownerId === ownerId).map((p) => p.memberId);
    for (const memberId of await stillAmong(db, scope, ownerId, members, now))
      still.add(keyOfPair({ ownerId, memberId }));
  }
  return still;
}

/** Messages of the notice board, as people are told of them. */
export const messageSource: Source = {
  module: 'messages',
  still: stillTold,
  async told(db, scope, house, about) {
    const kept = new Map(
      (
        await messagesToTell(
          db,
          scope,
          about.map((a) => a.ownerId),
        )
      ).map((m) => [m.id, m]),
    );
    const found = about.flatMap((a) => {
      const m = kept.get(a.ownerId);
      return m ? [[keyOfAbout(a), messageTold(house, scope, a.kind, m)] as const] : [];
    });
    return new Map(found);
  },
};

function commentTold(house: House, scope: Scope, kind: About['kind'], c: ToldComment): Told {
  const url = `${linkTo(house, scope, c.message_id)}#komentare`;
  const data = { title: c.title, who: c.who || '–', text: cut(c.text, longest), url };
  const detail = `${data.who}: ${lineOf(c.text)}`;
  return {
    mail: mails[kind],
    data: { cs: data, en: data },
    line: { title: c.title, detail: { cs: detail, en: detail }, url },
  };
}

/** Comments to messages; whoever may no longer read the message is told of none. */
export const commentSource: Source = {
  module: 'messages',
  async still(db, scope, pairs, now) {
    const comments = await commentsToTell(db, scope, [...new Set(pairs.map((p) => p.ownerId))]);
    const messageOf = new Map(comments.map((c) => [c.id, c.message_id]));
    const authorOf = new Map(comments.map((c) => [c.id, c.author_id]));
    const ofMessages = pairs.flatMap((p) => {
      const ownerId = messageOf.get(p.ownerId);
      return ownerId === undefined ? [] : [{ ownerId, memberId: p.memberId }];
    });
    const still = await stillTold(db, scope, ofMessages, now);
    // Who wrote the message need not be one of those it is for.
    const stands = (p: Pair) =>
      authorOf.get(p.ownerId) === p.memberId ||
      still.has(keyOfPair({ ownerId: messageOf.get(p.ownerId) ?? 0, memberId: p.memberId }));
    return new Set(pairs.filter(stands).map(keyOfPair));
  },
  async told(db, scope, house, about) {
    const kept = new Map(
      (
        await commentsToTell(
          db,
          scope,
          about.map((a) => a.ownerId),
        )
      ).map((c) => [c.id, c]),
    );
    const found = about.flatMap((a) => {
      const c = kept.get(a.ownerId);
      return c ? [[keyOfAbout(a), commentTold(house, scope, a.kind, c)] as const] : [];
    });
    return new Map(found);
  },
};

type Commented = { commentId: number; mentioned: readonly number[]; author: number | null };

/** Tells those whom a new comment mentions, and the author of the message; nobody of their own words, nobody twice. */
export async function tellOfComment(
  house: House,
  { db, scope, now }: { db: Db; scope: Scope; now: Date },
  { commentId, mentioned, author }: Commented,
): Promise<void> {
  const about = { owner: 'comment', ownerId: commentId };
  const named = mentioned.filter((id) => id !== scope.memberId);
  if (named.length > 0)
    await tell(db, scope, house, commentSource, { ...about, kind: 'mention', members: theseMembers(named) }, now);
  if (author !== null && author !== scope.memberId && !named.includes(author))
    await tell(db, scope, house, commentSource, { ...about, kind: 'comment', members: theseMembers([author]) }, now);
}

/** Everything people are told of; keys are tables. */
export const messageSources: Sources = { message: messageSource, comment: commentSource };
