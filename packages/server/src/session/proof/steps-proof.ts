import { Refused } from '#contract/refusals.ts';
import { limits } from '#contract/session/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Session } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { isPassword } from '../../base/secrets/passwords.ts';
import { accountById, provedByKey } from '../rows/queries.ts';

type Proof = { field: 'password' | 'oldPassword'; given: string | undefined };

/**
 * What changes how one signs in asks for the password each time, or for a passkey of the last five minutes: a fresh sign-in
 * alone, whose device may stand open, is not enough.
 */
export async function refuseUnproven(
  db: Db,
  portal: Portal,
  { id, accountId }: Pick<Session, 'id' | 'accountId'>,
  { field, given }: Proof,
  now: Date,
): Promise<void> {
  if (given === undefined) {
    if (await provedByKey(db, id, new Date(now.getTime() - limits.present))) return;
    throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { [field]: 'BASE.FORM.REQUIRED' } });
  }
  await portal.limits.spend('ownPassword', String(accountId));
  const account = await accountById(db, accountId);
  if (!(await isPassword(account?.passwordHash, given))) {
    throw new Refused('PASSWORD.ERRORS.WRONG_OLD', { fields: { [field]: 'PASSWORD.ERRORS.WRONG_OLD' } });
  }
  await portal.limits.forgive('ownPassword', String(accountId));
}
