import type { passkeys } from '#contract/passkeys/endpoints.ts';
import { passkeyLimits, passkeyPlace } from '#contract/passkeys/rules.ts';
import type { PasskeyRow } from '#contract/passkeys/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { deviceOf } from '#contract/session/rules.ts';
import type { Db } from '../base/db/db.ts';
import type { Session } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { beginTry, succeed, triesFrom } from '../base/http/sign-in-tries.ts';
import { refuseUnproven } from '../session/proof/steps-proof.ts';
import { type Account, accountById, markByKey, wasPresent } from '../session/rows/queries.ts';
import { enterAccount, refuseAbsent } from '../session/steps.ts';
import { tellHolder } from './notices.ts';
import * as q from './queries.ts';
import { algorithms, handleOf, newChallenge, passkeyThatSigned, placeOf, provenNew } from './steps.ts';

const rowOf = ({ id, name, createdAt, lastUsedAt }: q.Passkey): PasskeyRow => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const described = ({ credentialId, transports }: q.Passkey) => ({
  type: 'public-key' as const,
  id: credentialId.toString('base64url'),
  transports,
});

const holderOf = ({ accountId, id }: Session): q.Holder => ({ accountId, sessionId: id });

const isFresh = (db: Db, session: Session, now: Date) =>
  wasPresent(db, session.id, new Date(now.getTime() - passkeyLimits.fresh));

/** An open device left alone must not get a key of its own: the password, or a sign-in or passkey of the last five minutes. */
async function proveHolder(db: Db, portal: Portal, session: Session, password: string | undefined, now: Date) {
  if (await isFresh(db, session, now)) return;
  if (!password) {
    throw new Refused('PASSKEYS.ERRORS.PASSWORD_NEEDED', { fields: { password: 'PASSKEYS.ERRORS.PASSWORD_NEEDED' } });
  }
  await refuseUnproven(db, portal, session, { field: 'password', given: password }, now);
}

export const passkeyHandlers = (portal: Portal): Handlers<typeof passkeys> => ({
  async offer() {
    return { origin: passkeyPlace(portal.config.url)?.origin ?? null };
  },

  async beginSignIn({ db, now, ip }) {
    const { rpId } = placeOf(portal);
    await portal.limits.spend('passkeyAddress', ip);
    const challenge = await newChallenge(db, 'signIn', null, now);
    return { rpId, challenge, timeout: passkeyLimits.challenge, userVerification: 'required' };
  },

  async signIn(at, { credential, device }) {
    const { db, now, ip } = at;
    await beginTry(portal.pool, triesFrom(ip), now);
    const { accountId } = await passkeyThatSigned(db, portal, credential, now, null);
    await succeed(portal.pool, triesFrom(ip));
    const account = (await accountById(db, accountId)) as Account;
    return enterAccount(portal, account, at, device, 'AUTH.PASSKEY.ERRORS.REFUSED');
  },

  async beginProof({ db, now, ip, session }) {
    const { rpId } = placeOf(portal);
    await portal.limits.spend('passkeyAddress', ip);
    const mine = await q.passkeysOf(db, session.accountId);
    if (mine.length === 0) throw new Refused('PASSKEYS.ERRORS.NOT_FOUND');
    const challenge = await newChallenge(db, 'presence', holderOf(session), now);
    return {
      ...{ rpId, challenge, timeout: passkeyLimits.challenge, userVerification: 'required' },
      allowCredentials: mine.map(described),
    };
  },

  async prove({ db, now, ip, session }, { credential }) {
    await portal.limits.spend('passkeyAddress', ip);
    await passkeyThatSigned(db, portal, credential, now, holderOf(session));
    await markByKey(db, session.id, now);
    return null;
  },

  async list({ db, now, session }) {
    const mine = await q.passkeysOf(db, session.accountId);
    return { passkeys: mine.map(rowOf), needsPassword: !(await isFresh(db, session, now)) };
  },

  async beginAdding({ db, now, session }, { password }) {
    const { rpId } = placeOf(portal);
    await proveHolder(db, portal, session, password, now);
    const mine = await q.passkeysOf(db, session.accountId);
    if (mine.length >= passkeyLimits.most) throw new Refused('PASSKEYS.ERRORS.TOO_MANY');
    return {
      rp: { id: rpId, name: 'Pavlač' },
      user: {
        id: handleOf(portal, session.accountId).toString('base64url'),
        name: session.email,
        displayName: session.accountName || session.email,
      },
      challenge: await newChallenge(db, 'add', holderOf(session), now),
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: passkeyLimits.challenge,
      attestation: 'none',
      excludeCredentials: mine.map(described),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    };
  },

  async add({ db, now, session, userAgent }, { credential }) {
    const { accountId } = session;
    const key = await provenNew(portal, credential, { accountId, sessionId: session.id }, now);
    const account = await q.accountToChange(db, accountId);
    if ((await q.countPasskeys(db, accountId)) >= passkeyLimits.most) throw new Refused('PASSKEYS.ERRORS.TOO_MANY');
    const passkey = await q.addPasskey(db, {
      ...key,
      accountId,
      transports: credential.response.transports ?? [],
      name: deviceOf(userAgent),
      createdAt: now,
    });
    if (!passkey) throw new Refused('PASSKEYS.ERRORS.KNOWN');
    await tellHolder(db, portal, 'passkeyAdded', account, passkey.name, now);
    return rowOf(passkey);
  },

  remade: {
    async add({ db, session }, id) {
      const passkey = (await q.passkeysOf(db, session.accountId)).find((p) => p.id === id);
      if (!passkey) throw new Refused('PASSKEYS.ERRORS.NOT_FOUND');
      return rowOf(passkey);
    },
  },

  async rename({ db, session }, { id, name }) {
    const passkey = await q.renamePasskey(db, session.accountId, id, name);
    if (!passkey) throw new Refused('PASSKEYS.ERRORS.NOT_FOUND');
    return rowOf(passkey);
  },

  async remove({ db, now, session }, { id }) {
    await refuseAbsent(db, session, now);
    const passkey = await q.removePasskey(db, session.accountId, id);
    if (!passkey) throw new Refused('PASSKEYS.ERRORS.NOT_FOUND');
    const account = await accountById(db, session.accountId);
    await tellHolder(db, portal, 'passkeyRemoved', account as Account, passkey.name, now);
    return null;
  },
});
