import type { z } from 'zod/mini';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { limits } from '#contract/session/rules.ts';
import type { LoginAnswer } from '#contract/session/schema.ts';
import { choicesOf, selvesOf } from '../association/queries.ts';
import type { Db } from '../base/db/db.ts';
import { across, type Session } from '../base/http/gate.ts';
import type { Portal, Visitor } from '../base/http/handler.ts';
import { subnetOf } from '../base/http/limits.ts';
import { hashToken, newToken } from '../base/secrets/tokens.ts';
import { type Account, isClosed, openSession, wasPresent } from './rows/queries.ts';
import { isOurDevice, keepDevice } from './rows/queries-devices.ts';

/** Who enters and from where. */
type Entering = Pick<Visitor, 'db' | 'now' | 'ip' | 'userAgent' | 'far'>;

const shouted = new WeakSet<Portal>();

/**
 * Everybody knows the sample's accounts: unless they were asked for by name, they open only to whoever sits at the portal's
 * own computer. Refuses before anything of the account is looked at.
 */
export function refuseSampleFromFar(portal: Portal, email: string, far: string | null, password?: string): void {
  const isSample = portal.samples.emails.has(email) || password === portal.samples.password;
  if (!isSample || far === null || portal.config.sampleAnywhere) return;
  if (!shouted.has(portal)) {
    shouted.add(portal);
    const from = far === 'address' ? 'z jiného počítače' : `odjinud (hlavička ${far})`;
    portal.shout(
      `POZOR: k ukázkovému účtu se hlásí někdo ${from}. Jejich heslo zná každý, proto fungují jen na vlastním počítači portálu. Je-li portál dostupný zvenčí, nastavte PAVLAC_URL a PAVLAC_PROXY.`,
    );
  }
  throw new Refused('AUTH.ERRORS.SAMPLE_ELSEWHERE');
}

/** The device by which it is known next time: the token it has, if it is one of ours, else a new one. */
async function knownAs(db: Db, accountId: number, given: string | undefined, now: Date): Promise<string> {
  const device = given && (await isOurDevice(db, hashToken(given))) ? given : newToken();
  await keepDevice(db, accountId, hashToken(device), now);
  return device;
}

/** An open device left alone, or a stolen token, must not shut its owner out: the password, or a sign-in just now. */
export async function refuseAbsent(db: Db, session: Pick<Session, 'id'>, now: Date): Promise<void> {
  if (await wasPresent(db, session.id, new Date(now.getTime() - limits.present))) return;
  throw new Refused('ACCOUNT.ERRORS.PRESENCE');
}

/** Signs the account in on this device: a new session and the associations to choose from. */
export async function enterAccount(
  portal: Portal,
  account: Pick<Account, 'id' | 'email' | 'isProductAdmin'>,
  { db, now, ip, userAgent, far }: Entering,
  given?: string | undefined,
  closed: Refusal = 'AUTH.ERRORS.WRONG',
): Promise<z.output<typeof LoginAnswer>> {
  refuseSampleFromFar(portal, account.email, far);
  if (await isClosed(db, account.id)) throw new Refused(closed);
  const token = newToken();
  const device = await knownAs(db, account.id, given, now);
  await openSession(db, account.id, hashToken(token), userAgent, now, hashToken(device), subnetOf(ip));
  const [svj_list, users] = await across(db, async () => [
    await choicesOf(db, account.id),
    await selvesOf(db, account.id),
  ]);
  return { token, device, isProductAdmin: account.isProductAdmin, svj_list, users };
}
