import { type SQL, sql } from 'drizzle-orm';
import type { MailOutcome, MailReason } from '#contract/outbox/schema.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../db/db.ts';
import type { MailData, MailSecret } from './mail.ts';

/** A mail that this worker holds. */
export type Held = {
  id: number;
  svj_id: number | null;
  kind: MailKind;
  recipient: string;
  lang: 'cs' | 'en';
  data: MailData;
  secret: MailSecret | null;
  message_id: string;
  attempts: number;
  house_name: string | null;
};

/** Workers hold mails for this long at a time, and hold on while they work. */
export const lease = 3 * 60_000;
const until = (now: Date) => new Date(now.getTime() + lease);

const oneTry = (now: Date, outcome: MailOutcome, reply: string): SQL =>
  sql`jsonb_build_array(jsonb_build_object('at', ${now.toISOString()}::text, 'outcome', ${outcome}::text, 'reply', ${reply.slice(0, 500)}::text))`;
/** A worker that left a mail without a word has died with it. */
const withDeath = (now: Date): SQL =>
  sql`case when worker is null then tries else tries || ${oneTry(now, 'died', '')} end`;
const isFree = (now: Date): SQL =>
  sql`state = 'waiting' and next_at <= ${now} and (locked_until is null or locked_until <= ${now})`;

/** Across associations: gives up mails that nobody may try any more; answers how many. */
export async function giveUp(db: Db, now: Date, mostAttempts: number, staleSince: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update outbox set state = 'failed', worker = null, locked_until = null, tries = ${withDeath(now)},
      reason = case when handed = 2 then 'doubt' when attempts >= ${mostAttempts} then 'exhausted' else 'stale' end
    where id in (
      select id from outbox
      where ${isFree(now)} and (handed = 2 or attempts >= ${mostAttempts} or next_at < ${staleSince})
      order by next_at, id limit 500 for update skip locked)`);
  return rowCount ?? 0;
}

type Claiming = { worker: string; now: Date; count: number; mostAttempts: number };
/** Across associations: takes due mails that nobody holds; two workers never take the same one. */
export async function claim(db: Db, { worker, now, count, mostAttempts }: Claiming): Promise<Held[]> {
  const { rows } = await db.execute<Held>(sql`
    update outbox o set worker = ${worker}, locked_until = ${until(now)}, attempts = attempts + 1,
      tries = ${withDeath(now)}
    where id in (
      select id from outbox where ${isFree(now)} and handed < 2 and attempts < ${mostAttempts}
      order by next_at, id limit ${count} for update skip locked)
    returning id, svj_id, kind, recipient, lang, data, secret, message_id, attempts,
      (select name from svj where svj.id = o.svj_id) as house_name`);
  return rows.sort((a, b) => a.id - b.id);
}

/** Holds on to what the worker still has in hand. */
export async function holdOn(db: Db, worker: string, now: Date): Promise<void> {
  await db.execute(sql`
    update outbox set locked_until = ${until(now)}
    where state = 'waiting' and worker = ${worker} and locked_until > ${now}`);
}

const mine = (mail: Held, worker: string): SQL => sql`id = ${mail.id} and state = 'waiting' and worker = ${worker}`;

/** Marks that the closing dot is about to go; false when the mail is no longer this worker's or may not go again. */
export async function markHanded(db: Db, mail: Held, worker: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update outbox set handed = handed + 1
    where ${mine(mail, worker)} and locked_until > ${now} and handed < 2`);
  return rowCount === 1;
}

/** Accepted by the server: what opens doors is forgotten. */
export async function markSent(db: Db, mail: Held, worker: string, now: Date, reply: string): Promise<void> {
  await db.execute(sql`
    update outbox set state = 'sent', reason = null, sent_at = ${now}, secret = null, worker = null,
      locked_until = null, tries = tries || ${oneTry(now, 'accepted', reply)}
    where ${mine(mail, worker)}`);
}

type Postponing = { outcome: 'delayed' | 'unknown'; reply: string; handed: boolean; nextAt: Date };
/** Not accepted for now; a mail that the server surely refused does not count as handed over. */
export async function postpone(db: Db, mail: Held, worker: string, now: Date, p: Postponing): Promise<void> {
  const left = p.handed && p.outcome === 'delayed' ? sql`handed - 1` : sql`handed`;
  await db.execute(sql`
    update outbox set worker = null, locked_until = null,
      next_at = case when ${left} = 2 then ${now}::timestamptz else ${p.nextAt}::timestamptz end,
      handed = ${left}, tries = tries || ${oneTry(now, p.outcome, p.reply)}
    where ${mine(mail, worker)}`);
}

type Ending = { state: 'failed' | 'dropped'; reason: MailReason; outcome?: MailOutcome; reply?: string };
/** Will not be tried again by itself; a failed one is kept whole and can be sent again by hand. */
export async function finish(db: Db, mail: Held, worker: string, now: Date, end: Ending): Promise<void> {
  const told = end.outcome ? oneTry(now, end.outcome, end.reply ?? '') : sql`'[]'::jsonb`;
  const kept = end.state === 'dropped' ? sql`null` : sql`secret`;
  await db.execute(sql`
    update outbox set state = ${end.state}, reason = ${end.reason}, worker = null, locked_until = null,
      secret = ${kept}, tries = tries || ${told}
    where ${mine(mail, worker)}`);
}

/** Lets go of what was taken and not begun, when the portal ends. */
export async function letGo(db: Db, mail: Held, worker: string): Promise<void> {
  await db.execute(sql`
    update outbox set worker = null, locked_until = null, attempts = attempts - 1 where ${mine(mail, worker)}`);
}

/** Forgets links and codes older than the day, and sent mails older than the other; answers how many rows. */
export async function sweepOutbox(db: Db, secretsBefore: Date, sentBefore: Date): Promise<number> {
  const forgotten = await db.execute(
    sql`update outbox set secret = null where secret is not null and created_at < ${secretsBefore}`,
  );
  const gone = await db.execute(sql`delete from outbox where state = 'sent' and sent_at < ${sentBefore}`);
  return (forgotten.rowCount ?? 0) + (gone.rowCount ?? 0);
}

/** Queues a failed mail once more under its Message-ID and wakes the workers; false when it is not failed. */
export async function queueAgain(db: Db, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update outbox set state = 'waiting', reason = null, attempts = 0, handed = 0, next_at = ${now}, worker = null,
      locked_until = null,
      tries = tries || jsonb_build_array(jsonb_build_object('at', ${now.toISOString()}::text, 'outcome', 'again', 'reply', ''))
    where id = ${id} and state = 'failed'`);
  if (rowCount === 1) await db.execute(sql`select pg_notify('outbox', '')`);
  return rowCount === 1;
}
