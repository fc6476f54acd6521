import { type SQL, sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailReason, MailState, MailTry } from '#contract/outbox/schema.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type MailData = Record<string, string | number>;
/**
 * What opens a door: the link of the button, a code; and `words`, arguments that are nobody else's business, as how
 * somebody voted. Forgotten once the mail is sent; then the argument of the same name in `data` stands in their place.
 */
export type MailSecret = {
  url?: string;
  code?: string;
  words?: MailData;
  /** Token that turns off such mails for whoever gets this one. */
  unsubscribe?: string;
  /** All of the above, closed until the mail goes out. */
  sealed?: string;
};

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  svjId: bigint('svj_id', { mode: 'number' }),
  kind: text('kind').$type<MailKind>().notNull(),
  recipient: text('recipient').notNull(),
  lang: text('lang', { enum: ['cs', 'en'] })
    .notNull()
    .default('cs'),
  /** Arguments of the kind's texts. */
  data: jsonb('data').$type<MailData>().notNull(),
  secret: jsonb('secret').$type<MailSecret>(),
  messageId: uuid('message_id').notNull().defaultRandom(),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  state: text('state').$type<MailState>().notNull().default('waiting'),
  reason: text('reason').$type<MailReason>(),
  attempts: integer('attempts').notNull().default(0),
  nextAt: moment('next_at').notNull(),
  worker: uuid('worker'),
  lockedUntil: moment('locked_until'),
  handed: smallint('handed').notNull().default(0),
  tries: jsonb('tries').$type<MailTry[]>().notNull().default([]),
});

type Queued = Pick<
  typeof outbox.$inferInsert,
  // A message id given before says later what became of the mail.
  'svjId' | 'kind' | 'recipient' | 'lang' | 'data' | 'secret' | 'createdAt' | 'messageId'
>;

/** Puts mails into the outbox of this transaction: they go out if and only if the transaction commits. */
export async function queueMails(db: Db, mails: readonly Queued[]): Promise<void> {
  if (mails.length === 0) return;
  // One text for any number of mails, so that it is planned once.
  await db.execute(sql`
    insert into outbox (svj_id, kind, recipient, lang, data, secret, message_id, created_at, next_at)
    select m."svjId", m.kind, m.recipient, coalesce(m.lang, 'cs'), m.data, m.secret,
      coalesce(m."messageId", gen_random_uuid()), m."createdAt", m."createdAt"
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as m
      ("svjId" bigint, kind text, recipient text, lang text, data jsonb, secret jsonb, "messageId" uuid, "createdAt" timestamptz)`);
}

type Lang = 'cs' | 'en';
export type Common = Pick<Queued, 'svjId' | 'kind' | 'createdAt'> & { data: Record<Lang, MailData> };
export type Addressee = {
  recipient: string;
  lang: Lang;
  messageId: string;
  secret: MailSecret | null;
  /** Arguments that are only this one's. */
  own?: MailData;
};

/** What goes along with a mail as a file, kept among its arguments as one text, because those are plain. */
export type Attached = { name: string; type: string; text: string };
export const attaching = (files: readonly Attached[]): MailData => ({ attached: JSON.stringify(files) });
export const attachedTo = ({ attached }: MailData): Attached[] =>
  typeof attached === 'string' ? (JSON.parse(attached) as Attached[]) : [];

/** What papers that go along are drawn of when the mail is sent: whose mails these are reads it. */
export const drawingOf = (of: object): MailData => ({ drawn: JSON.stringify(of) });
export const drawnOf = ({ drawn }: MailData): unknown => (typeof drawn === 'string' ? JSON.parse(drawn) : null);

/** Puts one mail for many addresses into the outbox of this transaction; what it says travels to the database once. */
export async function queueForAll(db: Db, { svjId, kind, createdAt, data }: Common, to: readonly Addressee[]) {
  if (to.length === 0) return;
  await db.execute(sql`
    insert into outbox (svj_id, kind, recipient, lang, data, secret, message_id, created_at, next_at)
    select ${svjId}::bigint, ${kind}::text, m.recipient, m.lang,
      (case m.lang when 'en' then ${JSON.stringify(data.en)}::jsonb else ${JSON.stringify(data.cs)}::jsonb end)
        || coalesce(m.own, '{}'),
      m.secret, m."messageId", ${createdAt}::timestamptz, ${createdAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(to)}::jsonb) as m
      (recipient text, lang text, secret jsonb, "messageId" uuid, own jsonb)`);
}

/** Puts one mail into the outbox of this transaction. */
export const queueMail = (db: Db, mail: Queued): Promise<void> => queueMails(db, [mail]);

/** How many mails wait. */
export async function outboxDepth(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from outbox where state = 'waiting'`);
  return rows[0]?.n ?? 0;
}

/** Of `outbox o`: mails of the house to these addresses. */
export const mailsTo = (scope: Scope, addresses: readonly string[]): SQL =>
  sql`o.svj_id = ${scope.svjId} and o.recipient = any(${sql.param([...addresses])}::text[])`;

/** Drops mails of the house to these addresses; what is being sent just now goes out yet. */
export async function dropMails(db: Db, scope: Scope, addresses: readonly string[]): Promise<void> {
  await db.execute(sql`delete from outbox o where worker is null and ${mailsTo(scope, addresses)}`);
}

type About = { addresses: readonly string[]; argument: string; ids: readonly number[] };

/** Drops mails of the house to these addresses, sent ones too, whose argument names one of these; none that is being sent just now. */
export async function dropMailsAbout(db: Db, scope: Scope, { addresses, argument, ids }: About): Promise<void> {
  const them = addresses.map((one) => one.toLowerCase());
  await db.execute(sql`
    delete from outbox o where o.worker is null and o.svj_id = ${scope.svjId}
      and lower(o.recipient) = any(${sql.param(them)}::text[]) and o.data ->> ${argument}::text = any(${sql.param(ids.map(String))}::text[])`);
}

/** Across associations: drops mails of these kinds, sent ones too, that were queued before. */
export async function dropMailsOfKinds(db: Db, kinds: readonly string[], before: Date): Promise<void> {
  await db.execute(sql`
    delete from outbox where worker is null and kind = any(${sql.param([...kinds])}::text[])
      and created_at < ${before}::timestamptz`);
}
