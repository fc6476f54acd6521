import { urlOf } from '#contract/base/calls/links.ts';
import { Refused } from '#contract/refusals.ts';
import { letterLinks } from '#contract/session/links.ts';
import { deviceOf, limits } from '#contract/session/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Portal, Visitor } from '../../base/http/handler.ts';
import { digestOf } from '../../base/secrets/digests.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import type { KeysOfAccount } from '../proof/steps-keys.ts';
import { sendReset } from '../reset/steps-reset.ts';
import { addLink, endOthers, liveSessions, takeLink } from '../rows/queries.ts';
import { forgetDevices } from '../rows/queries-devices.ts';
import { holdAccount, voidOpen } from '../rows/queries-login.ts';
import * as q from './queries.ts';

type At = Pick<Visitor, 'db' | 'now'>;
type WithKeys = { portal: Portal; keys: KeysOfAccount };

/** A new address for whoever did not do what the mail tells; only for that mail. */
export async function newAlarm(db: Db, portal: Portal, accountId: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + limits.alarmLink);
  await addLink(db, { kind: 'alarm', accountId, tokenHash: hashToken(token), expiresAt, createdAt: now });
  return urlOf(portal.config.url, letterLinks.alarm(token));
}

async function opened({ db, now }: At, token: string): Promise<q.Alarm> {
  const alarm = await q.alarmOf(db, hashToken(token), now);
  if (!alarm) throw new Refused('ALARM.ERRORS.LINK');
  return alarm;
}

/** What the link would end. */
export async function lookAt(at: At, keys: KeysOfAccount, token: string) {
  const { db, now } = at;
  const { email, accountId, since } = await opened(at, token);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const live = await liveSessions(db, accountId, ago(limits.idle), ago(limits.life));
  const devices = live.map(({ userAgent }) => deviceOf(userAgent));
  return { email, devices, ...(await keys.since(db, accountId, since, 'read')) };
}

/** Ends it all, and mails the way back in. */
export async function raise(at: At & Pick<Visitor, 'note'>, { portal, keys }: WithKeys, token: string) {
  const { db, now, note } = at;
  const { email, lang, accountId, since } = await opened(at, token);
  await keys.since(db, accountId, since, 'lock');
  await holdAccount(db, accountId);
  if ((await takeLink(db, 'alarm', hashToken(token), now)) === undefined) throw new Refused('ALARM.ERRORS.LINK');
  const named = await keys.since(db, accountId, since, 'read');
  await keys.dropSince(db, accountId, since);
  await endOthers(db, accountId, 0, 'elsewhere', now);
  await forgetDevices(db, accountId, 0);
  await voidOpen(db, accountId, now);
  await q.shutPassword(db, accountId, now);
  await sendReset(db, portal, { id: accountId, email, lang }, now);
  note({ deed: 'account.alarm', account: digestOf(portal.secret, email) });
  return { email, ...named };
}
