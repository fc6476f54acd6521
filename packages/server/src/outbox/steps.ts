import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pauseAfter, pauses, staleAfter } from '#contract/outbox/rules.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../base/db/db.ts';
import type { Portal } from '../base/http/handler.ts';
import { openMail } from '../base/mail/mail-seal.ts';
import * as q from '../base/mail/queue.ts';
import { type Letter, mostConnections, type Outcome, type Smtp } from '../base/mail/smtp.ts';
import { headersOf, hostOf, isKnown, write } from './print.ts';
import type { OfHouse } from './queries.ts';
import { type MailPapers, papersOf } from './steps-papers.ts';

/** Why the mail must not go any more, null when it may; asked when it is sent, across associations. */
export type Check = (db: Db, mail: OfHouse) => Promise<'access' | 'over' | null>;
export type Checks = Partial<Record<MailKind, Check>>;

export type Log = { warn(what: object, text: string): void; error(what: object, text: string): void };
export type Sender = {
  /** Sends everything due; answers how many mails it took. */
  run(): Promise<number>;
  stop(): Promise<void>;
};

/** The first try and one after each pause. */
const mostAttempts = pauses.length + 1;

/**
 * Asks the check with plans that the connection keeps. Each mail asks the same of one other person; left to itself the
 * database plans it anew each time, which takes ten times longer than the answer.
 */
async function checked(db: Db, check: Check, mail: OfHouse) {
  await db.execute(sql`set local plan_cache_mode = force_generic_plan`);
  return check(db, mail);
}

type Parts = {
  portal: Pick<Portal, 'config' | 'pool' | 'now' | 'secret'>;
  smtp: Smtp;
  log: Log;
  checks: Checks;
  papers: MailPapers;
};

/** One worker of the outbox: no transaction is open while it talks to the SMTP server. */
export function newSender({ portal, smtp, log, checks, papers }: Parts): Sender {
  const worker = randomUUID();
  const { config, pool, now } = portal;
  let last: Promise<unknown> = Promise.resolve();
  /**
   * Mails of all associations, and of none, stand in one queue. One question after another: several letters are on their
   * way at once, but people who read meanwhile share the database with one connection of the sender and not with five.
   */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
  const across = <T>(run: (db: Db) => Promise<T>): Promise<T> => inTurn(() => pool.across('read write', run));
  const inside = <T>(run: (db: Db) => Promise<T>): Promise<T> => inTurn(() => pool.transaction('read only', run));
  let stopping = false;
  let running: Promise<number> | undefined;

  async function settle(mail: q.Held, { kind, reply }: Outcome, handed: boolean): Promise<void> {
    const at = now();
    if (kind === 'accepted') return across((db) => q.markSent(db, mail, worker, at, reply));
    // The server's sentence may hold the address: it stays in the row.
    log.warn({ mail: mail.id, kind: mail.kind, outcome: kind, code: /^\d{3}/.exec(reply)?.[0] }, 'mail not accepted');
    if (kind === 'refused') {
      const end = { state: 'failed', reason: 'refused', outcome: kind, reply } as const;
      return across((db) => q.finish(db, mail, worker, at, end));
    }
    const nextAt = new Date(at.getTime() + (pauseAfter(mail.attempts) ?? 0));
    await across((db) => q.postpone(db, mail, worker, at, { outcome: kind, reply, handed, nextAt }));
  }

  /** The letter; nothing when the mail must not or cannot go. */
  async function letterOf(mail: q.Held): Promise<Letter | null> {
    const check = checks[mail.kind];
    const { svj_id: svjId } = mail;
    const reason =
      check && svjId !== null ? await across((db) => checked(db, check, { ...mail, svj_id: svjId })) : null;
    if (reason) {
      await across((db) => q.finish(db, mail, worker, now(), { state: 'dropped', reason }));
      return null;
    }
    try {
      if (!isKnown(mail.kind)) throw new Error('unknown kind');
      const secret = openMail(portal.secret, mail.secret);
      const written = write({ ...mail, secret, houseName: mail.house_name }, config.url);
      const messageId = `<${mail.message_id}@${hostOf(config.url)}>`;
      const headers = headersOf({ secret, data: mail.data }, config.url);
      return { from: config.mailFrom, to: mail.recipient, messageId, headers, ...written };
    } catch (err) {
      log.error({ mail: mail.id, kind: mail.kind, err }, 'mail cannot be written');
      await across((db) => q.finish(db, mail, worker, now(), { state: 'failed', reason: 'template' }));
      return null;
    }
  }

  /** Papers that go along; nothing when they could not be drawn now: the mail goes later, and never without them. */
  async function papersFor(mail: q.Held): Promise<Letter['attachments'] | null> {
    try {
      return await papersOf(papers, mail, inside, now());
    } catch (err) {
      log.error({ mail: mail.id, kind: mail.kind, err }, 'papers of a mail cannot be drawn');
      await settle(mail, { kind: 'delayed', reply: '' }, false);
      return null;
    }
  }

  async function deliver(mail: q.Held): Promise<void> {
    if (stopping) return across((db) => q.letGo(db, mail, worker));
    const written = await letterOf(mail);
    const drawn = written && (await papersFor(mail));
    if (!written || !drawn) return;
    const letter = { ...written, attachments: [...(written.attachments ?? []), ...drawn] };
    let handed = false;
    const outcome = await smtp.send(letter, async () => {
      handed = await across((db) => q.markHanded(db, mail, worker, now()));
      if (!handed) throw new Error('held by another worker');
    });
    await settle(mail, outcome, handed);
  }

  /** What fails here is the database; the lease brings the mail back. */
  const deliverSafely = (mail: q.Held) =>
    deliver(mail).catch((err: unknown) => log.error({ mail: mail.id, err }, 'mail left to its lease'));

  async function runAll(): Promise<number> {
    const giveUp = () => across((db) => q.giveUp(db, now(), mostAttempts, new Date(now().getTime() - staleAfter)));
    const holding = setInterval(() => {
      across((db) => q.holdOn(db, worker, now())).catch((err: unknown) => log.error({ err }, 'lease not kept'));
    }, q.lease / 3);
    try {
      await giveUp();
      let sum = 0;
      while (!stopping) {
        const mails = await across((db) => q.claim(db, { worker, now: now(), count: mostConnections, mostAttempts }));
        if (mails.length === 0) break;
        sum += mails.length;
        await Promise.all(mails.map(deliverSafely));
      }
      if (sum > 0) await giveUp();
      return sum;
    } finally {
      clearInterval(holding);
    }
  }

  return {
    run() {
      running ??= runAll().finally(() => {
        running = undefined;
      });
      return running;
    },
    async stop() {
      stopping = true;
      await running?.catch(() => undefined);
      smtp.close();
    },
  };
}
