import { urlOf } from '#contract/base/calls/links.ts';
import { zone } from '#contract/base/time/dates.ts';
import { messageLinks } from '#contract/messages/links.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { cut, lineOf } from '../../base/text/cut.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { speak } from '../../base/text/speak.ts';
import {
  type About,
  keyOfAbout,
  keyOfPair,
  type Pair,
  type Source,
  type Sources,
  type Told,
} from '../../notices/steps.ts';
import { messagesToTell, stillAmong, type ToldMessage } from './queries-told.ts';

type Lang = 'cs' | 'en';
const moments = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
};

/** Characters of a text that a mail carries; the whole stands in the portal. */
const longest = 3000;

const mails = {
  published: 'messagePublished',
  changed: 'messageChanged',
  emergency: 'messageEmergency',
  reminder: 'messageReminder',
} as const satisfies Partial<Record<About['kind'], MailKind>>;
const mailOf = (kind: About['kind']): MailKind => (kind in mails ? mails[kind as keyof typeof mails] : mails.published);

const linkTo = (portal: Portal, scope: Scope, id: number) =>
  urlOf(portal.config.url, messageLinks.one(id), { svj: scope.svjId });

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

function messageTold(portal: Portal, scope: Scope, kind: About['kind'], m: ToldMessage): Told {
  const url = linkTo(portal, scope, m.id);
  const detailIn = (lang: Lang) => `${speak(lang)(`MESSAGE.LABELS.${m.label}`)} · ${lineOf(plainOf(m.description))}`;
  const dataOf = (said: ToldMessage) => ({ cs: messageIn('cs', said, url), en: messageIn('en', said, url) });
  // Its author is not asked to confirm it.
  const asksNot = m.acceptRead && m.ownerId !== null ? [m.ownerId] : [];
  return {
    mail: mailOf(kind),
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
  mails: Object.values(mails),
  still: stillTold,
  async told(db, scope, portal, about) {
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
      return m ? [[keyOfAbout(a), messageTold(portal, scope, a.kind, m)] as const] : [];
    });
    return new Map(found);
  },
};

/** Everything people are told of; keys are tables. */
export const messageSources: Sources = { message: messageSource };
