import { limits } from '#contract/session/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Portal } from '../../base/http/handler.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import { type Account, addLink } from '../rows/queries.ts';
import { sendResetLink } from './notices.ts';

/** Mails a new link to a new password. */
export async function sendReset(
  db: Db,
  portal: Portal,
  account: Pick<Account, 'id' | 'email' | 'lang'>,
  now: Date,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + limits.resetLink);
  await addLink(db, {
    kind: 'reset',
    accountId: account.id,
    tokenHash: hashToken(token),
    expiresAt,
    createdAt: now,
  });
  await sendResetLink(db, portal, account, token, now);
}
