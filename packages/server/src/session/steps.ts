import type { z } from 'zod/mini';
import type { LoginAnswer } from '#contract/session/schema.ts';
import { choicesOf, selvesOf } from '../association/queries.ts';
import type { Db } from '../base/db.ts';
import { across } from '../base/gate.ts';
import { hashToken, newToken } from '../base/tokens.ts';
import { type Account, openSession } from './queries.ts';

/** Signs the account in on this device: a new session and the associations to choose from. */
export async function enterAccount(
  db: Db,
  account: Pick<Account, 'id' | 'isProductAdmin'>,
  userAgent: string,
  now: Date,
): Promise<z.output<typeof LoginAnswer>> {
  const token = newToken();
  await openSession(db, account.id, hashToken(token), userAgent, now);
  const [svj_list, users] = await across(db, async () => [
    await choicesOf(db, account.id),
    await selvesOf(db, account.id),
  ]);
  return { token, isProductAdmin: account.isProductAdmin, svj_list, users };
}
