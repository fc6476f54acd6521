import { randomUUID } from 'node:crypto';
import { zone } from '#contract/base/dates.ts';
import { type Fraction, percent, show } from '#contract/base/fraction.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import { exactPart, inParts, type Measure } from '#contract/votes/rules-shares.ts';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';
import type { House } from '../../base/handler.ts';
import { type MailData, queueMails } from '../../base/mail.ts';
import { houseName } from '../../members/queries.ts';
import { measureOf } from '../detail/queries.ts';
import type { Vote } from '../queries.ts';
import { pointsOf } from '../writing/queries.ts';
import { keepMails, type MailRow, peopleOf, type Told } from './queries.ts';

type Lang = 'cs' | 'en';
const moments = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
};
const momentIn = (lang: Lang, at: Date | null) => (at ? moments[lang].format(at) : '');

const numbers = {
  cs: new Intl.NumberFormat('cs', { minimumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }),
};
/** "9,09 % (1/11)" of those who count: rounded to be read, exact to be believed. */
function shareIn(lang: Lang, share: Fraction, { parts, base }: Measure): string {
  const part = exactPart(share, base);
  const exact = show(inParts(share, base, parts) ?? part);
  return `${numbers[lang].format(percent(part))}${lang === 'cs' ? '\u00a0%' : '%'} (${exact})`;
}

const decided = { cs: { yes: 'přijato', no: 'nepřijato' }, en: { yes: 'passed', no: 'not passed' } };

type VoteMail = Extract<MailKind, 'voteInvitation' | 'voteReminder' | 'voteCancelled' | 'voteResult'>;

/** People named as unreachable at most. */
const mostNamed = 20;

/** How many mails these people would get, and who has no address. */
export function reachOf(people: readonly Told[]) {
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
  house: House,
  v: Vote,
  kind: VoteMail,
  people: readonly Told[],
  now: Date,
) {
  if (people.length === 0) return;
  const points = await pointsOf(db, scope, v.id);
  const measure = await measureOf(db, scope, v.id);
  const dataIn = (lang: Lang): MailData => ({
    house: name,
    vote: v.name,
    type: v.type,
    opens: v.opensAt && v.opensAt > now ? momentIn(lang, v.opensAt) : 'none',
    closes: momentIn(lang, v.closesAt),
    points: points.map((p, i) => `${i + 1}. ${p.name}`).join('\n'),
    results: points.map((p, i) => `${i + 1}. ${p.name}: ${decided[lang][p.result?.passed ? 'yes' : 'no']}`).join('\n'),
    fingerprint: v.fingerprint?.toString('hex') ?? '',
    reason: v.cancelReason ?? '',
    early: kind === 'voteResult' && v.closesAt && now < v.closesAt ? 'yes' : 'no',
    ended: momentIn(lang, now),
    url: `${house.config.url}/hlasovani/${v.id}?svj=${scope.svjId}`,
  });
  const name = await houseName(db, scope);
  const common = { cs: dataIn('cs'), en: dataIn('en') };
  const rows: MailRow[] = [];
  const mails: Parameters<typeof queueMails>[1][number][] = [];
  const told = new Set<string>();
  for (const one of people) {
    if (one.emails.length === 0) rows.push({ seat: one.seat, member: one.memberId, recipient: null, messageId: null });
    for (const recipient of one.emails) {
      const key = `${one.seat} ${recipient.toLowerCase()}`;
      if (told.has(key)) continue;
      told.add(key);
      const messageId = randomUUID();
      const data = {
        ...common[one.lang],
        person: one.person,
        units: one.units,
        share: shareIn(one.lang, one.share, measure),
      };
      rows.push({ seat: one.seat, member: one.memberId, recipient, messageId });
      mails.push({ svjId: scope.svjId, kind, recipient, lang: one.lang, data, messageId, createdAt: now });
    }
  }
  await keepMails(db, scope, v.id, kind, rows, now);
  await queueMails(db, mails);
}

/** Invites everybody who may vote; of a local vote they learn that it will be. */
export const invite = async (db: Db, scope: Scope, house: House, v: Vote, now: Date): Promise<void> =>
  tell(db, scope, house, v, 'voteInvitation', await peopleOf(db, scope, v.id, 'voters'), now);

/** Reminds those whose seat nobody has voted for. */
export const remind = async (db: Db, scope: Scope, house: House, v: Vote, now: Date): Promise<void> =>
  tell(db, scope, house, v, 'voteReminder', await peopleOf(db, scope, v.id, 'waiting'), now);

/** Tells the invited that there will be no result. */
export const tellCancelled = async (db: Db, scope: Scope, house: House, v: Vote, now: Date): Promise<void> =>
  tell(db, scope, house, v, 'voteCancelled', await peopleOf(db, scope, v.id, 'voters'), now);

/** Announces the result to all owners. */
export const tellResult = async (db: Db, scope: Scope, house: House, v: Vote, now: Date): Promise<void> =>
  tell(db, scope, house, v, 'voteResult', await peopleOf(db, scope, v.id, 'owners'), now);
