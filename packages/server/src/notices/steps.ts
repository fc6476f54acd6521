import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Module } from '#contract/access.ts';
import type { Place } from '#contract/base/calls/links.ts';
import { dueAt, wishesOf } from '#contract/notices/rules.ts';
import type { NoticeKind } from '#contract/notices/schema.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { type Addressee, type MailData, queueForAll } from '../base/mail/mail.ts';
import { sealMail } from '../base/mail/mail-seal.ts';
import { sealLeaving } from '../base/secrets/tokens.ts';
import { keepNotices, type Lang, type NewNotice, peopleToTell, type ToTell } from './queries.ts';

/** What is told of one thing: as a mail of its own, and as a line of a digest. */
export type Told = {
  mail: MailKind;
  data: Record<Lang, MailData>;
  /** Members who are told with other words, as of what they are not asked for. */
  others?: { members: ReadonlySet<number>; data: Record<Lang, MailData> };
  /** Arguments that are only for these people, in the place of those of `data`; shown to nobody while the mail waits. */
  own?: (members: readonly number[], lang: Lang) => MailData;
  line: { title: string; detail: Record<Lang, string>; url: string };
};
export type About = { kind: NoticeKind; ownerId: number };
export type Pair = { ownerId: number; memberId: number };
export const keyOfAbout = ({ kind, ownerId }: About): string => `${kind} ${ownerId}`;
export const keyOfPair = ({ ownerId, memberId }: Pair): string => `${ownerId} ${memberId}`;

/** One table whose rows people are told of. */
export type Source = {
  /** The kinds of mail that its news come by; the digest tells of several. */
  mails: readonly MailKind[];
  /** The mail that lists several of its news, and where its button leads; the common one when left to it. */
  digest?: { mail: MailKind; at: Place };
  /** Of these pairs, keys of those where the thing is still there and still for the member. */
  still(db: Db, scope: Scope, pairs: readonly Pair[], now: Date): Promise<Set<string>>;
  /** What is told of each, by `keyOfAbout`, as the things are now. */
  told(db: Db, scope: Scope, portal: Portal, about: readonly About[], now: Date): Promise<Map<string, Told>>;
};
/** By the name of the table, which is `owner` of a notice. */
export type Sources = Readonly<Record<string, Source>>;

export type Telling = {
  owner: string;
  ownerId: number;
  kind: NoticeKind;
  /** Whose news it is: people say by modules how soon they want to be told. */
  module: Module;
  /** Ids of the members who are told, as a query. */
  members: SQL;
};

const urgent: readonly NoticeKind[] = ['emergency', 'summoned', 'summonsChanged', 'summonsCancelled', 'summonsSoon'];
/** Goes through mutes, digests and quiet hours; nobody can leave it. */
export const isUrgent = (kind: NoticeKind): boolean => urgent.includes(kind);

/** How one person is told, a row for each address; nothing is due to whoever wants none. */
export function noticesOf(person: ToTell, kind: NoticeKind, module: Module, now: Date): NewNotice[] {
  const { id: memberId, lang, emails } = person;
  const due = dueAt({ ...wishesOf(person.settings, module), urgent: isUrgent(kind) }, now);
  const common = { memberId, lang, messageId: null };
  if (emails.length === 0) return [{ ...common, recipient: null, muted: false, dueAt: null }];
  return emails.map((recipient) => ({ ...common, recipient, muted: due === null, dueAt: due }));
}

type Reached = Pick<NewNotice, 'memberId' | 'lang'> & { recipient: string };

/** One mail for each address: a couple with a common one gets one, and leaves together. */
export function byAddress<T extends Reached>(rows: readonly T[]): { messageId: string; rows: T[] }[] {
  const found = new Map<string, { messageId: string; rows: T[] }>();
  for (const row of rows) {
    const key = row.recipient.toLowerCase();
    const known = found.get(key);
    if (known) known.rows.push(row);
    else found.set(key, { messageId: randomUUID(), rows: [row] });
  }
  return [...found.values()];
}

/** What a mail to these says: other words only when they are for everybody at the address. */
export const wordsFor = ({ data, others }: Told, rows: readonly Pick<Reached, 'memberId'>[]): Record<Lang, MailData> =>
  others && rows.every((r) => others.members.has(r.memberId)) ? others.data : data;

type Group = { messageId: string; rows: readonly Reached[] };

/** To whom a mail goes, with the way to leave unless it is urgent. */
export function addresseeOf(scope: Scope, portal: Portal, module: Module, urgent: boolean, group: Group): Addressee {
  const [{ recipient, lang }] = group.rows as [Reached];
  const members = [...new Set(group.rows.map((r) => r.memberId))];
  const secret = urgent ? null : { unsubscribe: sealLeaving(portal.secret, { svjId: scope.svjId, module, members }) };
  return { recipient, lang, messageId: group.messageId, secret };
}

/** The same with what the mail says to these people alone. */
export function withOwn(portal: Pick<Portal, 'secret'>, { own }: Told, to: Addressee, rows: Group['rows']): Addressee {
  if (!own) return to;
  const words = own([...new Set(rows.map((r) => r.memberId))], to.lang);
  return { ...to, secret: sealMail(portal.secret, { ...to.secret, words }) };
}

const isNow =
  (now: Date) =>
  (n: NewNotice): n is NewNotice & { recipient: string } =>
    n.recipient !== null && n.dueAt !== null && n.dueAt <= now;

/**
 * Tells everybody of it in this transaction, as each of them wishes: at once, with a digest, after quiet hours or not at
 * all. Whoever has no address stands in the report of delivery. Answers how many people there are.
 */
export async function tell(db: Db, scope: Scope, portal: Portal, source: Source, telling: Telling, now: Date) {
  const { kind, ownerId, module } = telling;
  const people = await peopleToTell(db, scope, telling.members);
  const rows = people.flatMap((p) => noticesOf(p, kind, module, now));
  const groups = byAddress(rows.filter(isNow(now)));
  for (const { messageId, rows: some } of groups) for (const row of some) row.messageId = messageId;
  await keepNotices(db, scope, telling, rows, now);
  const told = groups.length > 0 ? await source.told(db, scope, portal, [{ kind, ownerId }], now) : new Map();
  const letter: Told | undefined = told.get(keyOfAbout({ kind, ownerId }));
  if (letter) {
    for (const data of [letter.data, ...(letter.others ? [letter.others.data] : [])]) {
      const some = groups.filter((g) => wordsFor(letter, g.rows) === data);
      const to = some.map((g) =>
        withOwn(portal, letter, addresseeOf(scope, portal, module, isUrgent(kind), g), g.rows),
      );
      await queueForAll(db, { svjId: scope.svjId, kind: letter.mail, data, createdAt: now }, to);
    }
  }
  return people.length;
}
