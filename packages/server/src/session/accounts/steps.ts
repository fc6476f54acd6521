import { Refused } from '#contract/refusals.ts';
import type { AccountDetail, NewAccountDeed } from '#contract/session/schema-accounts.ts';
import type { Db } from '../../base/db/db.ts';
import type { Session } from '../../base/http/gate.ts';
import type { Portal, Visitor } from '../../base/http/handler.ts';
import { digestOf } from '../../base/secrets/digests.ts';
import { openMembers, shutMembers } from '../../members/queries-account.ts';
import type { KeysOfAccount } from '../proof/steps-keys.ts';
import { closeLinks, endOthers, endSession } from '../rows/queries.ts';
import { forgetDevices } from '../rows/queries-devices.ts';
import { voidOpen } from '../rows/queries-login.ts';
import { tellHolder, tellHouses } from './notices.ts';
import * as q from './queries.ts';

type At = { db: Db; session: Pick<Session, 'accountId'>; now: Date };
type WithKeys = { portal: Portal; keys: KeysOfAccount };
type Acting = { db: Db; session: Session; now: Date; note: Visitor['note'] };

/** What the administration of the portal sees of an account. */
export async function accountDetail({ db, session, now }: At, keys: KeysOfAccount, id: number): Promise<AccountDetail> {
  const account = await q.accountOf(db, id, 'read');
  if (!account) throw new Refused('BASE.ERRORS.NOT_FOUND');
  const { lang: _, ...told } = account;
  return {
    ...told,
    closed: account.closedWhy !== null,
    own: account.id === session.accountId,
    sessions: await q.devicesOf(db, id, now),
    passkeys: await keys.listed(db, id),
    deeds: await q.deedsOf(db, id),
  };
}

const unless = (done: boolean): void => {
  if (!done) throw new Refused('BASE.ERRORS.NOT_FOUND');
};

/** Nobody signs in by it any more: devices end, links lead nowhere, its members stay as people without access. */
async function close(db: Db, id: number, now: Date): Promise<number[]> {
  await q.setClosed(db, id, now);
  await endOthers(db, id, 0, 'elsewhere', now);
  await forgetDevices(db, id, 0);
  await closeLinks(db, id, now);
  await voidOpen(db, id, now);
  return shutMembers(db, id, now);
}

/** Does it; answers the members whose access it took. */
async function doIt(
  { db, now }: At,
  keys: KeysOfAccount,
  account: q.Held,
  { id, what, one }: NewAccountDeed,
): Promise<number[]> {
  const isClosed = account.closedWhy !== null;
  if (isClosed !== (what === 'reopen')) {
    if (what === 'close') throw new Refused('ACCOUNTS.ERRORS.CLOSED');
    if (what === 'reopen') throw new Refused('ACCOUNTS.ERRORS.OPEN');
  }
  if (what === 'close') return close(db, id, now);
  if (what === 'reopen') {
    await q.setClosed(db, id, null);
    await openMembers(db, id, await q.shutByClosing(db, id), now);
  } else if (what === 'session') unless(one !== null && (await endSession(db, id, one, 'elsewhere', now)));
  else if (what === 'sessions') await endOthers(db, id, 0, 'elsewhere', now);
  else unless((what === 'passkeys' || one !== null) && (await keys.drop(db, id, one)) > 0);
  return [];
}

/** Ends what signs in to an account, closes or opens it, with a reason that is kept and mailed to the holder. */
export async function actOnAccount(at: Acting, { portal, keys }: WithKeys, deed: NewAccountDeed): Promise<void> {
  const { db, session, now, note } = at;
  const account = await q.accountOf(db, deed.id, 'lock');
  if (!account) throw new Refused('BASE.ERRORS.NOT_FOUND');
  if (account.id === session.accountId) throw new Refused('ACCOUNTS.ERRORS.OWN');
  const named = [...(await q.devicesOf(db, deed.id, now)), ...(await keys.listed(db, deed.id))].find(
    (x) => x.id === deed.one,
  );
  const members = await doIt(at, keys, account, deed.what.endsWith('s') ? { ...deed, one: null } : deed);
  const { id, what, reason } = deed;
  await q.addDeed(db, { id, adminId: session.accountId, what, reason, members }, now);
  const device = named === undefined ? '' : 'device' in named ? named.device : named.name;
  await tellHolder(db, portal, account, { what, reason, device }, now);
  if (what === 'close') await tellHouses(db, portal, id, now);
  const digest = (email: string) => digestOf(portal.secret, email);
  note({ deed: `account.${what}`, account: digest(account.email), by: digest(session.email) });
}
