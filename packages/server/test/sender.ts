import { sql } from 'drizzle-orm';
import { type MailData, type MailSecret, queueMail } from '#server/base/mail/mail.ts';
import { openSmtp } from '#server/base/mail/smtp.ts';
import type { SmtpTarget } from '#server/base/start/config.ts';
import { readConfig } from '#server/base/start/config.ts';
import { type Checks, newSender, type Sender } from '#server/outbox/steps.ts';
import type { MailPapers } from '#server/outbox/steps-papers.ts';
import type { TestPortal } from './portal.ts';
import type { Post } from './post.ts';

/** A sender of that portal that talks to that server; a test runs it by hand. */
export function aSender(
  portal: TestPortal,
  post: Post,
  checks: Checks = {},
  papers: MailPapers = {},
): Sender & { warned: object[] } {
  const { smtp, mailFrom } = readConfig({ PAVLAC_SMTP_URL: post.url, PAVLAC_MAIL_FROM: 'Pavlač <pavlac@dum.example>' });
  const warned: object[] = [];
  const log = { warn: (what: object) => void warned.push(what), error: (what: object) => void warned.push(what) };
  const own = { ...portal, config: { ...portal.config, mailFrom } };
  return Object.assign(newSender({ portal: own, smtp: openSmtp(smtp as SmtpTarget), log, checks, papers }), { warned });
}

type Queued = { to: string; lang?: 'cs' | 'en'; svjId?: number; data?: MailData; secret?: MailSecret | null };

/** Queues a mail of the kind `reset` in a transaction of its own. */
export const queue = (portal: TestPortal, { to, lang = 'cs', svjId, data, secret }: Queued): Promise<void> =>
  portal.pool.transaction('read write', (db) =>
    queueMail(db, {
      svjId: svjId ?? null,
      kind: 'reset',
      recipient: to,
      lang,
      data: data ?? { email: to },
      secret: secret === undefined ? { url: `https://portal.example/zmena-hesla/${to}` } : secret,
      createdAt: portal.clock.now,
    }),
  );

export type Row = {
  id: number;
  state: string;
  reason: string | null;
  attempts: number;
  handed: number;
  secret: MailSecret | null;
  outcomes: string[];
  replies: string[];
  pause: number;
  message_id: string;
};

/** The row of the mail to the address; `pause` is how many seconds are left to its next try. */
export async function rowOf(portal: TestPortal, to: string): Promise<Row> {
  return portal.pool.transaction('read only', async (db) => {
    const { rows } = await db.execute<Row>(sql`
      select id, state, reason, attempts, handed, secret, message_id,
        array(select t ->> 'outcome' from jsonb_array_elements(tries) t) as outcomes,
        array(select t ->> 'reply' from jsonb_array_elements(tries) t) as replies,
        extract(epoch from next_at - ${portal.clock.now})::float as pause
      from outbox where recipient = ${to} order by id desc limit 1`);
    return rows[0] as Row;
  });
}
