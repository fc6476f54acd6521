import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from './db.ts';

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  svjId: bigint('svj_id', { mode: 'number' }),
  kind: text('kind').$type<MailKind>().notNull(),
  recipient: text('recipient').notNull(),
  lang: text('lang', { enum: ['cs', 'en'] })
    .notNull()
    .default('cs'),
  /** Arguments of the kind's texts. */
  data: jsonb('data').$type<Record<string, string | number>>().notNull(),
  /** What opens a door: the link of the button, a code. Forgotten once the mail is sent. */
  secret: jsonb('secret').$type<{ url?: string; code?: string }>(),
  messageId: uuid('message_id').notNull().defaultRandom(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
});

/** Puts a mail into the outbox of this transaction: it goes out if and only if the transaction commits. */
export async function queueMail(db: Db, mail: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(mail);
}

/** How many mails wait. */
export async function outboxDepth(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from outbox where sent_at is null`);
  return rows[0]?.n ?? 0;
}
