import { Refused } from '#contract/refusals.ts';
import { limits } from '#contract/session/rules.ts';
import { type Db, violated } from '../../base/db/db.ts';
import type { Portal } from '../../base/http/handler.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import { type Account, closeLinks, endOthers } from '../rows/queries.ts';
import * as q from '../rows/queries-login.ts';
import { tell } from './notices.ts';

type By = { adminId: number; reason: string } | null;

/** Opens the change and mails both addresses; an older one that waits is void. */
export async function openChange(db: Db, portal: Portal, of: Account, newEmail: string, by: By, now: Date) {
  await q.voidOpen(db, of.id, now);
  const [oldToken, newOne] = [newToken(), newToken()];
  await q.addChange(db, {
    accountId: of.id,
    oldEmail: of.email,
    newEmail,
    oldHash: hashToken(oldToken),
    newHash: hashToken(newOne),
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.loginChange),
    ...by,
  });
  const told = { lang: of.lang, email: of.email, newEmail, ...(by && { reason: by.reason }) };
  await tell(db, portal, by ? 'loginChangeAdmin' : 'loginChangeOld', of.email, told, now, oldToken);
  await tell(db, portal, 'loginChangeNew', newEmail, told, now, newOne);
}

/** The waiting change of the link and whose mailbox it came to; `hold` waits for whoever is deciding about it. */
export async function openedBy(db: Db, token: string, now: Date, hold: boolean) {
  const hash = hashToken(token);
  const first = await q.changeOf(db, hash, now);
  if (hold && first) await q.holdAccount(db, first.accountId);
  const change = hold && first ? await q.changeOf(db, hash, now) : first;
  if (!change) throw new Refused('LOGIN_CHANGE.ERRORS.LINK');
  const side = change.oldHash.equals(hash) ? ('old' as const) : ('new' as const);
  return { change, side };
}

/** Confirms one side; answers whether the change was made by it. The session of `spared` stays, all others end. */
export async function confirm(db: Db, portal: Portal, token: string, spared: { id: number; accountId: number } | null) {
  const now = portal.now();
  const { change, side } = await openedBy(db, token, now, true);
  if (change.adminId !== null && side === 'old') throw new Refused('LOGIN_CHANGE.ERRORS.NOT_HERE');
  const confirmed = await q.confirmSide(db, change.id, side, now);
  const agreed = confirmed.newConfirmedAt && (confirmed.oldConfirmedAt || confirmed.adminId !== null);
  if (!agreed) return false;
  try {
    await q.finishChange(db, confirmed, now);
  } catch (error) {
    if (violated(error)?.code === '23505') throw new Refused('LOGIN_CHANGE.ERRORS.TAKEN');
    throw error;
  }
  // A link to a new password that lies in the old mailbox must not open the account any more.
  await closeLinks(db, change.accountId, now);
  await endOthers(db, change.accountId, spared?.accountId === change.accountId ? spared.id : 0, 'elsewhere', now);
  const account = await q.holdAccount(db, change.accountId);
  const told = { lang: account?.lang ?? 'cs', email: change.oldEmail, newEmail: change.newEmail };
  for (const to of [change.oldEmail, change.newEmail]) await tell(db, portal, 'loginChanged', to, told, now);
  return true;
}

/** Voids the change; whoever holds the old mailbox did not ask for it, so every device is signed out. */
export async function stop(db: Db, token: string, now: Date): Promise<void> {
  const { change, side } = await openedBy(db, token, now, true);
  await q.voidOpen(db, change.accountId, now);
  if (side === 'old' && change.adminId === null) await endOthers(db, change.accountId, 0, 'elsewhere', now);
}
