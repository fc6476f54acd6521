import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import type { Db, Pool } from '../db/db.ts';
import { networkOf, subnetOf } from './limits.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * How many failures there may be in `span` seconds, and after how many of them each next try waits, twice as long each
 * time. Only failures count; the count of an account is wide, because anybody can use it up.
 */
const rules = {
  /** A whole house may sign in from one meeting room. */
  address: { cap: 300, span: 15 * minute, free: 300, step: 0, longest: 0 },
  /** Of one account from one network: what a guesser meets first, and the holder elsewhere does not. */
  pair: { cap: 200, span: 24 * hour, free: 5, step: 30, longest: 15 * minute },
  account: { cap: 100, span: hour, free: 100, step: 0, longest: 0 },
  /** Of one account on a device that it has signed in from. */
  device: { cap: 200, span: 24 * hour, free: 8, step: 30, longest: 15 * minute },
} as const;
type Rule = keyof typeof rules;

export type Try = { rule: Rule; of: string };

/** What one try counts under. A known device has nothing to do with failures of others. */
export function triesOf(email: string, ip: string, device?: { accountId: number; hash: Buffer } | undefined): Try[] {
  const address: Try = { rule: 'address', of: networkOf(ip) };
  if (device) return [address, { rule: 'device', of: `${device.accountId} ${device.hash.toString('hex')}` }];
  return [address, { rule: 'pair', of: `${email} ${subnetOf(ip)}` }, { rule: 'account', of: email }];
}

/** Where there is no account to count under yet. */
export const triesFrom = (ip: string): Try[] => [{ rule: 'address', of: networkOf(ip) }];

const keyOf = ({ rule, of }: Try) => createHash('sha256').update(`${rule} ${of}`).digest('base64url');

/** Counts the try as failed until it succeeds; refuses with 429 and the minutes to wait. */
export async function beginTry(pool: Pool, tries: readonly Try[], now: Date): Promise<void> {
  const asked = tries.map((one) => ({ key: keyOf(one), ...rules[one.rule] }));
  const { rows } = await pool.aside.query<{ until: Date | null }>('select begin_sign_in($1, $2) as until', [
    now,
    JSON.stringify(asked),
  ]);
  const until = rows[0]?.until;
  if (!until) return;
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / (minute * 1000)));
  throw new Refused('BASE.ERRORS.TOO_MANY', { params: { minutes } });
}

/** The password was right: what is counted by account and place is forgotten, elsewhere the one try is taken back. */
export async function succeed(pool: Pool, tries: readonly Try[]): Promise<void> {
  const forgotten = tries.filter(({ rule }) => rule === 'pair' || rule === 'device').map(keyOf);
  const counted = tries.filter(({ rule }) => rule === 'address' || rule === 'account').map(keyOf);
  await pool.aside.query(
    `with gone as (delete from sign_in_try where key = any($1))
     update sign_in_try set failures = greatest(0, failures - 1) where key = any($2)`,
    [forgotten, counted],
  );
}

/** How many failures the account has had lately, wherever from. */
export async function failuresOf(pool: Pool, email: string, now: Date): Promise<number> {
  const { rows } = await pool.aside.query<{ failures: number }>(
    'select failures from sign_in_try where key = $1 and ends_at > $2',
    [keyOf({ rule: 'account', of: email }), now],
  );
  return rows[0]?.failures ?? 0;
}

/** Forgets tries whose count is long over. */
export async function sweepTries(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from sign_in_try where ends_at < ${before}`);
  await db.execute(sql`delete from tries where expire < ${before.getTime()}`);
}
