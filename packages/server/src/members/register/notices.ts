import { urlOf } from '#contract/base/calls/links.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { memberLinks } from '#contract/members/links.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { committeeMailboxes } from '../rows/queries-mailboxes.ts';

type Fallen = NameColumns & {
  why: string;
  unit: string | null;
  since: string | null;
  email?: string;
  lang?: 'cs' | 'en';
};

/** People named in the mail to the committee at most. */
const mostNamed = 30;

/** Tells each of them, at their login, and the committee in one mail with their names. */
export async function tellFall(
  db: Db,
  scope: Scope,
  portal: Pick<Portal, 'config'>,
  fallen: readonly Fallen[],
  now: Date,
): Promise<void> {
  const common = { svjId: scope.svjId, createdAt: now };
  const mails = fallen.flatMap(({ id, email, lang = 'cs', why, unit, since }) => {
    if (!email) return [];
    const url = urlOf(portal.config.url, memberLinks.one(id), { svj: scope.svjId });
    const data = { why, unit: unit ?? 'none', since: since ? showDay(since) : 'none', url };
    return [{ ...common, kind: 'accessFell' as const, recipient: email, lang, data }];
  });
  const names = fallen.slice(0, mostNamed).map((m) => nameOf(m).full_name);
  const more = fallen.length - names.length;
  const told = (await committeeMailboxes(db, scope)).map(({ email, lang }) => ({
    ...common,
    kind: 'accessFellOthers' as const,
    recipient: email,
    lang,
    data: { names: names.join('\n'), more, url: urlOf(portal.config.url, memberLinks.list(), { svj: scope.svjId }) },
  }));
  await queueMails(db, [...mails, ...told]);
}

type Listed = { what: 'begins' | 'ends'; until: string; count: number };

/** Tells the committee how many people would lose access on the day, with the way to the list. */
export async function tellList(
  db: Db,
  scope: Scope,
  portal: Pick<Portal, 'config'>,
  { what, until, count }: Listed,
  now: Date,
): Promise<void> {
  const url = urlOf(portal.config.url, memberLinks.register(), { svj: scope.svjId });
  const mails = (await committeeMailboxes(db, scope)).map(({ email, lang }) => ({
    svjId: scope.svjId,
    createdAt: now,
    kind: 'registerList' as const,
    recipient: email,
    lang,
    data: { what, count, day: showDay(until), url },
  }));
  await queueMails(db, mails);
}
