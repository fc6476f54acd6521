import { Refused } from '#contract/refusals.ts';
import { deviceOf, limits } from '#contract/session/rules.ts';
import { knownWords, whyGuessable } from '#contract/session/rules-passwords.ts';
import type { Db } from '../base/db/db.ts';
import type { Portal } from '../base/http/handler.ts';
import { hashPassword } from '../base/secrets/passwords.ts';
import { newAlarm } from './alarm/steps.ts';
import type { KeysOfAccount } from './proof/steps-keys.ts';
import { tellPasswordChanged } from './reset/notices.ts';
import { accountById, endOthers, liveSessions, setPassword } from './rows/queries.ts';
import { forgetDevices, wordsOf } from './rows/queries-devices.ts';

/** What Czech houses choose and lists of the world do not know, and what the README prints. */
const ours = [
  'heslo123',
  'heslo1234',
  'heslo12345',
  'ahoj1234',
  'ahoj12345',
  'praha123',
  'sparta123',
  'slavia123',
  'pavlac2026',
];
let list: Promise<ReadonlySet<string>> | undefined;

/** The commonest passwords of the world; fifty thousand, so loaded by whoever first chooses one. */
const commonest = () => {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...(dictionary['passwords-common'] as readonly string[]), ...ours]),
  );
  return list;
};

/** Refuses a new password that anybody could guess who knows the person or the lists. */
export async function refuseGuessable(password: string, known: readonly (string | null | undefined)[]): Promise<void> {
  const common = await commonest();
  const why = whyGuessable(password, knownWords(known), (one) => common.has(one));
  if (why) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { password: why } });
}

/** Gives the account a new password, ends every session but this one (0 spares none), and tells its holder. */
export async function renewPassword(
  db: Db,
  { portal, keys }: { portal: Portal; keys: KeysOfAccount },
  { accountId, sessionId, password }: { accountId: number; sessionId: number; password: string },
  now: Date,
): Promise<void> {
  const account = await accountById(db, accountId);
  if (!account) throw new Refused('BASE.ERRORS.NOT_FOUND');
  await refuseGuessable(password, [account.email, account.name, ...(await wordsOf(db, accountId))]);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const ended = (await liveSessions(db, accountId, ago(limits.idle), ago(limits.life))).filter(
    (s) => s.id !== sessionId,
  );
  await setPassword(db, accountId, await hashPassword(password), now);
  await forgetDevices(db, accountId, sessionId);
  await endOthers(db, accountId, sessionId, 'password', now);
  const devices = ended.map(({ userAgent, lastSeenAt }) => ({ device: deviceOf(userAgent), lastSeenAt }));
  const left = {
    alarm: await newAlarm(db, portal, accountId, now),
    devices,
    passkeys: await keys.names(db, accountId),
  };
  await tellPasswordChanged(db, account, left, now);
}
