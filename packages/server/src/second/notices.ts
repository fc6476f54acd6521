import { urlOf } from '#contract/base/calls/links.ts';
import { showMoment } from '#contract/base/time/dates.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { agreesWithin, missingFrom, sameHourLater, type Turn } from '#contract/second/rules.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMails } from '../base/mail/mail.ts';
import { houseName } from '../base/people/people.ts';
import type { Act, Ground } from './queries.ts';
import { subjectOf } from './queries-listing.ts';
import { mailboxesOf } from './queries-mailboxes.ts';
import { secondUntilOf } from './queries-papers.ts';
import { type AskedOne, voteName } from './queries-verifiers.ts';

/** Asks those whose turn it is, and only whoever was not asked before, to look at the paper and confirm or refuse it. */
export async function tellSecond(db: Db, portal: Portal, scope: Scope, act: Act, turn: Turn, now: Date): Promise<void> {
  const mailboxes = await mailboxesOf(db, scope, turn.toAsk);
  if (mailboxes.size === 0) return;
  const { of, to, vote, who } = await subjectOf(db, scope, act.id);
  if (act.kind === 'paper' && act.voteId !== null) {
    const until = await secondUntilOf(db, scope, act.subjectId);
    const paper = { vote: vote?.name ?? '', seat: of, number: to, who, until: until ? showMoment(until) : 'none' };
    const url = urlOf(portal.config.url, voteLinks.paper(act.voteId), { tab: 'list', svj: scope.svjId });
    return send(db, scope, mailboxes, { kind: 'votePaperSecond', data: { ...paper, url } }, now);
  }
  const data = {
    ...{ house: await houseName(db, scope), what: act.kind, of, to, who: scope.name || 'none', as: turn.kind },
    until: act.atDoor ? 'none' : showMoment(missingFrom(now)),
    url: urlOf(portal.config.url, act.kind === 'closing' ? cashLinks.closing(act.subjectId) : voteLinks.seconds(), {
      svj: scope.svjId,
    }),
  };
  await send(db, scope, mailboxes, { kind: 'secondAsked', data }, now);
}

type Letter = { kind: 'secondAsked' | 'votePaperSecond'; data: Record<string, string> };

/** The same letter to all of them. */
async function send(
  db: Db,
  scope: Scope,
  to: Awaited<ReturnType<typeof mailboxesOf>>,
  letter: Letter,
  now: Date,
): Promise<void> {
  const mail = { svjId: scope.svjId, ...letter, createdAt: now };
  await queueMails(
    db,
    [...to.values()].map(({ email, lang }) => ({ ...mail, recipient: email, lang })),
  );
}

/** Asks members whether they will be verifiers. */
export async function tellVerifiers(
  db: Db,
  portal: Portal,
  scope: Scope,
  ground: Ground,
  asked: readonly AskedOne[],
  now: Date,
): Promise<void> {
  const mailboxes = await mailboxesOf(
    db,
    scope,
    asked.map((a) => a.memberId),
  );
  if (mailboxes.size === 0) return;
  const vote = ground.voteId === null ? 'none' : await voteName(db, scope, ground.voteId);
  const named = asked.some((a) => a.namedBy !== null) ? { named: 'yes', by: scope.name } : { named: 'no', by: '' };
  const data = {
    ...named,
    ...{ house: await houseName(db, scope), vote, until: showMoment(sameHourLater(now, agreesWithin)) },
    url: urlOf(portal.config.url, voteLinks.seconds(), { svj: scope.svjId }),
  };
  const mail = { svjId: scope.svjId, kind: 'verifierAsked' as const, data, createdAt: now };
  await queueMails(
    db,
    asked.flatMap(({ memberId, messageId }) => {
      const box = mailboxes.get(memberId);
      return box ? [{ ...mail, recipient: box.email, lang: box.lang, messageId }] : [];
    }),
  );
}
