import { Refused } from '#contract/refusals.ts';
import type { loginChange } from '#contract/session/endpoints-login.ts';
import type { Handlers, Portal } from '../../base/http/handler.ts';
import { refuseUnproven } from '../proof/steps-proof.ts';
import { accountByEmail } from '../rows/queries.ts';
import { holdAccount } from '../rows/queries-login.ts';
import { tell } from './notices.ts';
import { confirm, openChange, openedBy, stop } from './steps.ts';

const same = () => new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { email: 'ACCOUNT.SAME_EMAIL' } });

export const loginChangeHandlers = (portal: Portal): Handlers<typeof loginChange> => ({
  async ask({ db, now, session }, { email, password }) {
    const by = String(session.accountId);
    const account = await holdAccount(db, session.accountId);
    if (!account) throw new Refused('BASE.ERRORS.NOT_FOUND');
    await refuseUnproven(db, portal, session, { field: 'password', given: password }, now);
    if (email === account.email) throw same();
    await portal.limits.spend('loginChange', by);
    const holder = await accountByEmail(db, email);
    const told = { lang: holder?.lang ?? account.lang, email: account.email, newEmail: email };
    if (holder) await tell(db, portal, 'loginChangeTaken', email, told, now);
    else await openChange(db, portal, account, email, null, now);
    return null;
  },

  async askFor({ db, now, session }, { email, newEmail, reason }) {
    const found = await accountByEmail(db, email);
    const account = found && (await holdAccount(db, found.id));
    if (!account) throw new Refused('BASE.ERRORS.NOT_FOUND');
    if (email === newEmail) throw same();
    if (await accountByEmail(db, newEmail)) throw new Refused('LOGIN_CHANGE.ERRORS.TAKEN');
    await openChange(db, portal, account, newEmail, { adminId: session.accountId, reason }, now);
    return null;
  },

  async look({ db, now, ip }, { token }) {
    await portal.limits.spend('tokenAddress', ip);
    const { change, side } = await openedBy(db, token, now, false);
    const { oldEmail, newEmail, oldConfirmedAt, newConfirmedAt } = change;
    const confirmed = (side === 'old' ? oldConfirmedAt : newConfirmedAt) !== null;
    return { email: oldEmail, newEmail, side, byAdmin: change.adminId !== null, confirmed };
  },

  async confirm({ db, ip, entry }, { token }) {
    await portal.limits.spend('tokenAddress', ip);
    return { done: await confirm(db, portal, token, entry.session) };
  },

  async stop({ db, now, ip }, { token }) {
    await portal.limits.spend('tokenAddress', ip);
    await stop(db, token, now);
    return null;
  },
});
