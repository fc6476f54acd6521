import { randomUUID } from 'node:crypto';
import { shareText } from '#contract/base/shares/shares.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import { peopleOf, type Recipient } from '../../answers/queries-mailboxes.ts';
import { measureOf } from '../../answers/queries-sums.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Addressee, queueForAll } from '../../base/mail/mail.ts';
import { keepMails, type MailRow } from '../../census/queries-mails.ts';
import type { Vote } from '../../motions/queries.ts';
import { wordsOfVote } from './notices-words.ts';

export type VoteMail = Extract<
  MailKind,
  'voteInvitation' | 'voteReminder' | 'voteProlonged' | 'voteCancelled' | 'voteResult'
>;

/** People named as unreachable at most. */
const mostNamed = 20;

/** How many mails these people would get, and who has no address. */
export function reachOf(people: readonly Recipient[]) {
  const mails = new Set(people.flatMap((p) => p.emails.map((email) => `${p.seat} ${email.toLowerCase()}`)));
  const silent = new Map(people.filter((p) => p.emails.length === 0).map((p) => [p.memberId, p]));
  return {
    mailCount: mails.size,
    personCount: new Set(people.map((p) => p.memberId)).size,
    withoutAddressCount: silent.size,
    withoutAddress: [...silent.values()]
      .slice(0, mostNamed)
      .map(({ memberId, person, units }) => ({ id: memberId, full_name: person, units })),
  };
}

/**
 * Mails everybody concerned in this transaction: for each seat an address gets one, so a couple with a common address too.
 * Whoever has no address stands in the report of delivery.
 */
export async function tell(
  db: Db,
  scope: Scope,
  portal: Portal,
  v: Vote,
  kind: VoteMail,
  people: readonly Recipient[],
  now: Date,
) {
  if (people.length === 0) return;
  const measure = await measureOf(db, scope, v.id);
  const data = await wordsOfVote(db, scope, portal, v, kind, now);
  const rows: MailRow[] = [];
  const letters: Addressee[] = [];
  const told = new Set<string>();
  for (const one of people) {
    if (one.emails.length === 0) rows.push({ seat: one.seat, member: one.memberId, recipient: null, messageId: null });
    for (const recipient of one.emails) {
      const key = `${one.seat} ${recipient.toLowerCase()}`;
      if (told.has(key)) continue;
      told.add(key);
      const messageId = randomUUID();
      const own = { person: one.person, units: one.units, share: shareText(one.share, measure, one.lang) };
      rows.push({ seat: one.seat, member: one.memberId, recipient, messageId });
      letters.push({ recipient, lang: one.lang, messageId, secret: null, own });
    }
  }
  await keepMails(db, scope, v.id, kind, rows, now);
  await queueForAll(db, { svjId: scope.svjId, kind, createdAt: now, data }, letters);
}

/** Invites everybody who may vote; of a local vote they learn that it will be. */
export const invite = async (db: Db, scope: Scope, portal: Portal, v: Vote, now: Date): Promise<void> =>
  tell(db, scope, portal, v, 'voteInvitation', await peopleOf(db, scope, v.id, 'voters'), now);

/** Reminds those whose seat nobody has voted for. */
export const remind = async (db: Db, scope: Scope, portal: Portal, v: Vote, now: Date): Promise<void> =>
  tell(db, scope, portal, v, 'voteReminder', await peopleOf(db, scope, v.id, 'waiting'), now);

/** Tells all owners that the vote ends later than they were told, and why. */
export const tellProlonged = async (db: Db, scope: Scope, portal: Portal, v: Vote, now: Date): Promise<void> =>
  tell(db, scope, portal, v, 'voteProlonged', await peopleOf(db, scope, v.id, 'owners'), now);

/** Tells the invited that there will be no result. */
export const tellCancelled = async (db: Db, scope: Scope, portal: Portal, v: Vote, now: Date): Promise<void> =>
  tell(db, scope, portal, v, 'voteCancelled', await peopleOf(db, scope, v.id, 'voters'), now);

/** Announces the result to all owners. */
export const tellResult = async (db: Db, scope: Scope, portal: Portal, v: Vote, now: Date): Promise<void> =>
  tell(db, scope, portal, v, 'voteResult', await peopleOf(db, scope, v.id, 'owners'), now);
