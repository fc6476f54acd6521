import type { z } from 'zod/mini';
import { urlOf } from '#contract/base/calls/links.ts';
import { showMoment } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { letterLinks } from '#contract/session/links.ts';
import type { Login, LoginAnswer } from '#contract/session/schema.ts';
import { tellOnce } from '../base/db/told-once.ts';
import type { Portal, Visitor } from '../base/http/handler.ts';
import { beginTry, failuresOf, succeed, triesOf } from '../base/http/sign-in-tries.ts';
import { queueMail } from '../base/mail/mail.ts';
import { digestOf } from '../base/secrets/digests.ts';
import { isPassword, turns } from '../base/secrets/passwords.ts';
import { hashToken } from '../base/secrets/tokens.ts';
import { type Account, accountByEmail, accountToEnter } from './rows/queries.ts';
import { isKnownDevice } from './rows/queries-devices.ts';
import { enterAccount, refuseSampleFromFar } from './steps.ts';

type Inside = <T>(run: (at: Visitor) => Promise<T>) => Promise<T>;

/** So many failures in an hour are told to the holder, once a day. */
const toldFrom = 10;
const day = 24 * 3600_000;

/** What stands before hashing is asked of the database by two at once: a crowd at the door must not stand before lists. */
const looking = turns(2, 1000);

async function tellHolder(portal: Portal, account: Account, count: number, ip: string, now: Date): Promise<void> {
  await portal.pool.transaction('read write', async (db) => {
    if (!(await tellOnce(db, `tries ${account.id}`, now, day))) return;
    await queueMail(db, {
      svjId: null,
      kind: 'signInTries',
      recipient: account.email,
      lang: account.lang,
      data: { email: account.email, count, when: showMoment(now), address: ip },
      secret: { url: urlOf(portal.config.url, letterLinks.forgotten()) },
      createdAt: now,
    });
  });
}

/**
 * Signs in by password. Counting and hashing stand between two short transactions and never inside one: whoever tries
 * wrong passwords must not hold connections that others wait for.
 */
export async function signIn(
  portal: Portal,
  inside: Inside,
  { email, password, device }: z.output<typeof Login>,
): Promise<z.output<typeof LoginAnswer>> {
  const hash = device === undefined ? undefined : hashToken(device);
  const { account, isKnown, ip, now, tries } = await looking(hash ? 'known' : 'stranger', async () => {
    const seen = await inside(async ({ db, ip, now, far }) => {
      refuseSampleFromFar(portal, email, far, password);
      const account = await accountByEmail(db, email);
      return { account, ip, now, isKnown: account && hash ? await isKnownDevice(db, account.id, hash) : false };
    });
    const device = seen.isKnown && seen.account && hash ? { accountId: seen.account.id, hash } : undefined;
    const tries = triesOf(email, seen.ip, device);
    await beginTry(portal.pool, tries, seen.now);
    return { ...seen, tries };
  });
  const isRight = await isPassword(account?.passwordHash, password, isKnown ? 'known' : 'stranger');
  // A closed account answers as a wrong password does.
  if (!isRight || !account || account.closedAt !== null) {
    const failures = await failuresOf(portal.pool, email, now);
    if (account && account.closedAt === null && failures >= toldFrom)
      await tellHolder(portal, account, failures, ip, now);
    throw new Refused('AUTH.ERRORS.WRONG', { account: digestOf(portal.secret, email) });
  }
  await succeed(portal.pool, tries);
  return inside(async (at) => {
    const still = await accountToEnter(at.db, email);
    // It may have been changed, or the address given up, since the password was looked at.
    if (!still || still.id !== account.id || still.passwordHash !== account.passwordHash) {
      throw new Refused('AUTH.ERRORS.WRONG');
    }
    return enterAccount(portal, still, at, device);
  });
}
