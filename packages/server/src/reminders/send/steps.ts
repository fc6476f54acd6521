import { randomUUID } from 'node:crypto';
import { accountLinks } from '#contract/accounts/links.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { Refused } from '#contract/refusals.ts';
import type { Sent } from '#contract/reminders/schema.ts';
import { bookHeld, markReminded } from '../../accounts/ledger/queries.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { type Addressee, type MailData, queueForAll } from '../../base/mail/mail.ts';
import { sealMail } from '../../base/mail/mail-seal.ts';
import type { At } from '../ladder/queries.ts';
import { type Due, fingerprintOf, planOf } from '../plan/steps.ts';
import { keepReminders } from './queries.ts';

/** Mails each of these to every address of those it is for; what they owe stands in nobody else's. */
async function mailAll(portal: Portal, { db, scope, now }: At, due: readonly Due[]): Promise<void> {
  for (const one of due.filter((d) => d.channel === 'mail')) {
    const at = one.former ? accountLinks.own() : accountLinks.one(one.unitId);
    const data: MailData = { title: one.name, url: urlOf(portal.config.url, at, { svj: scope.svjId }), letter: 'none' };
    const to = one.addresses.map(
      ({ recipient, lang }): Addressee => ({
        ...{ recipient, lang, messageId: randomUUID() },
        secret: sealMail(portal.secret, { words: { letter: one.text } }),
      }),
    );
    await queueForAll(
      db,
      { svjId: scope.svjId, kind: 'debtReminder', data: { cs: data, en: data }, createdAt: now },
      to,
    );
  }
}

/** Writes these down as sent today: from now on they are called for. Nobody is told. */
export async function keepSent(at: At, today: string, due: readonly Due[]): Promise<void> {
  const { db, scope, now } = at;
  await keepReminders(at, today, due);
  await markReminded(
    db,
    scope,
    due.flatMap((d) => d.items.map((i) => i.entryId)),
    today,
  );
  for (const [name, of] of Map.groupBy(due, (d) => d.name)) {
    const detail = { name: `${name}, ${of.length}` };
    await record(db, scope, now, { noun: 'reminders', nounId: null, verb: 'send', detail });
  }
}

const sentOf = (today: string, due: readonly Due[]): Sent => {
  const letters = due.filter((d) => d.channel === 'letter').length;
  return { mails: due.length - letters, letters, day: today };
};

type Asked = { keys: readonly string[]; fingerprint: string };
/** Sends what was seen and chosen. Whoever writes to the ledger waits, so nobody pays or reminds meanwhile. */
export async function sendSeen(portal: Portal, at: At, { keys, fingerprint }: Asked): Promise<Sent> {
  await bookHeld(at);
  const plan = await planOf(at);
  if (fingerprintOf(plan) !== fingerprint) throw new Refused('REMINDERS.ERRORS.CHANGED');
  const chosen = plan.due.filter((d) => keys.includes(d.key));
  if (chosen.length === 0) throw new Refused('REMINDERS.ERRORS.NOBODY');
  await keepSent(at, plan.today, chosen);
  await mailAll(portal, at, chosen);
  return sentOf(plan.today, chosen);
}

/** Sends what goes by itself today: never a first step, and nothing that was not switched on. */
export async function sendItself(portal: Portal, at: At): Promise<Sent> {
  await bookHeld(at);
  const plan = await planOf(at);
  const due = plan.due.filter((d) => d.itself && d.step > 1);
  if (due.length > 0) {
    await keepSent(at, plan.today, due);
    await mailAll(portal, at, due);
  }
  return sentOf(plan.today, due);
}
