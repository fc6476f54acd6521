import pg from 'pg';
import { secretLife, sentLife } from '#contract/outbox/rules.ts';
import { patience } from '../base/db/connections.ts';
import type { Portal } from '../base/http/handler.ts';
import { sweepOutbox } from '../base/mail/queue.ts';
import { openSmtp } from '../base/mail/smtp.ts';
import { type Checks, type Log, newSender } from './steps.ts';
import type { MailPapers } from './steps-papers.ts';

/** Catches what no wake-up announced: mails whose pause is over, and those queued while the connection was lost. */
const every = 15_000;

/** Forgets links and codes nobody used for 60 days, and sent mails after a year. */
export const sweepMails = (portal: Pick<Portal, 'pool' | 'now'>): Promise<number> =>
  portal.pool.across('read write', (db) => {
    const now = portal.now().getTime();
    return sweepOutbox(db, new Date(now - secretLife), new Date(now - sentLife));
  });

/** Calls back whenever a mail is queued anywhere; quietly deaf while the database cannot be reached. */
function hear(url: string, onQueued: () => void) {
  let ear: pg.Client | undefined;
  return {
    async ensure(): Promise<void> {
      if (ear) return;
      const client = new pg.Client({
        connectionString: url,
        application_name: 'pavlac-outbox',
        connectionTimeoutMillis: patience.connect,
        query_timeout: patience.answer,
        // Nothing is ever asked on it, so nothing else would notice that the other side is gone.
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
      });
      ear = client;
      const lost = () => {
        if (ear === client) ear = undefined;
      };
      client.on('error', lost);
      client.on('end', lost);
      client.on('notification', onQueued);
      try {
        await client.connect();
        await client.query('listen outbox');
      } catch {
        lost();
        client.end().catch(() => undefined);
      }
    },
    stop: async () => void (await ear?.end().catch(() => undefined)),
  };
}

/** Sends mails as they are queued, until stopped; without SMTP and in demo mode they are only kept. */
export function startOutbox(
  portal: Portal,
  appUrl: string,
  log: Log,
  asked: { checks: Checks; papers: MailPapers },
): { stop(): Promise<void> } {
  const { smtp, demo } = portal.config;
  if (!smtp || demo) return { stop: async () => undefined };
  const sender = newSender({ portal, smtp: openSmtp(smtp), log, ...asked });
  let wanted = false;
  let busy = false;
  let stopped = false;

  async function work(): Promise<void> {
    wanted = true;
    if (busy) return;
    busy = true;
    while (wanted && !stopped) {
      wanted = false;
      await sender.run().catch((err: unknown) => log.error({ err }, 'outbox'));
    }
    busy = false;
  }
  const ear = hear(appUrl, () => void work());
  const tick = async () => {
    if (stopped) return;
    await ear.ensure();
    await work();
  };
  const timer = setInterval(() => void tick(), every);
  void tick();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all([ear.stop(), sender.stop()]);
    },
  };
}
