import { urlOf } from '#contract/base/calls/links.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { memberLinks } from '#contract/members/links.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { houseName } from '../../base/people/people.ts';
import { committeeMailboxes, type Mailbox } from '../rows/queries-mailboxes.ts';

type DeathNews = { id: number; person: string; day: string; until: string; deed: 'marked' | 'undone' };

/** Tells the login of whom it is about, so that a mark made by mistake does not stay unnoticed, and the committee. */
export async function tellDeath(
  db: Db,
  scope: Scope,
  portal: Pick<Portal, 'config'>,
  { id, person, day, until, deed }: DeathNews,
  own: readonly Mailbox[],
  now: Date,
): Promise<void> {
  const said = {
    ...{ person, deed, who: scope.name, house: await houseName(db, scope) },
    ...{ day: showDay(day), until: until ? showDay(until) : 'none' },
  };
  const mail = { svjId: scope.svjId, createdAt: now };
  const url = urlOf(portal.config.url, memberLinks.one(id), { svj: scope.svjId });
  const holders = own.map(({ email, lang }) => ({
    ...mail,
    kind: 'deathOwn' as const,
    recipient: email,
    lang,
    data: said,
  }));
  const committee = (await committeeMailboxes(db, scope)).map(({ email, lang }) => ({
    ...mail,
    kind: 'deathMarked' as const,
    recipient: email,
    lang,
    data: { ...said, url },
  }));
  await queueMails(db, [...holders, ...committee]);
}

type Acting = { id: number; person: string; estate: string; day: string; deed: 'added' | 'ended' };

/** Tells who acts for an estate, or no longer does, and the committee. */
export async function tellEstate(
  db: Db,
  scope: Scope,
  portal: Pick<Portal, 'config'>,
  { id, person, estate, day, deed }: Acting,
  own: readonly Mailbox[],
  now: Date,
): Promise<void> {
  const told = new Map([...(await committeeMailboxes(db, scope)), ...own].map((m) => [m.email, m]));
  const data = {
    ...{ person, estate, deed, who: scope.name, house: await houseName(db, scope), day: showDay(day) },
    url: urlOf(portal.config.url, memberLinks.one(id), { svj: scope.svjId }),
  };
  await queueMails(
    db,
    [...told.values()].map(({ email, lang }) => ({
      ...{ svjId: scope.svjId, kind: 'estatePerson' as const, recipient: email, lang, data, createdAt: now },
    })),
  );
}
