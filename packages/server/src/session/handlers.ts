import { type Module, visitRole } from '#contract/access.ts';
import { Refused } from '#contract/refusals.ts';
import type { session } from '#contract/session/endpoints.ts';
import { deviceOf, limits, sendsAnother } from '#contract/session/rules.ts';
import type { Me, Settings } from '#contract/session/schema.ts';
import { choicesOf, selvesOf } from '../association/queries.ts';
import { across, type Entry, type Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { hashToken } from '../base/secrets/tokens.ts';
import { keepSettings } from '../members/rows/queries.ts';
import type { KeysOfAccount } from './proof/steps-keys.ts';
import { refuseUnproven } from './proof/steps-proof.ts';
import { sendReset } from './reset/steps-reset.ts';
import * as q from './rows/queries.ts';
import { refuseAbsent } from './steps.ts';
import { signIn } from './steps-entering.ts';
import { renewPassword } from './steps-passwords.ts';

const settingsOf = (stored: unknown): Settings => {
  const s = (stored ?? {}) as Partial<Settings>;
  return {
    favorite_modules: s.favorite_modules ?? [],
    sorts: s.sorts ?? {},
    notifications: s.notifications ?? {},
    quiet: s.quiet ?? null,
    isNew: s.isNew ?? false,
  };
};

function roleOf(scope: Scope): Me['role'] {
  const name = scope.role ?? visitRole;
  return { name, title: scope.roleTitle, rights: scope.rights, modules: Object.keys(scope.rights) as Module[] };
}

function meOf(entry: Entry): Me | null {
  const { session, scope } = entry;
  if (!session) return null;
  return {
    email: session.email,
    lang: session.lang,
    isProductAdmin: session.isProductAdmin,
    id: scope?.actorId ?? null,
    svj_id: scope?.svjId ?? null,
    full_name: scope?.name || session.accountName || session.email,
    role: scope ? roleOf(scope) : null,
    settings: settingsOf(scope?.settings),
    textSize: session.textSize,
    simple: session.simple,
    isFormer: scope?.isFormer ?? false,
    visitUntil: scope?.visitUntil?.toISOString() ?? null,
  };
}

export const sessionHandlers = (portal: Portal, keys: KeysOfAccount): Handlers<typeof session> => ({
  login: ({ inside }, given) => signIn(portal, inside, given),

  async verify({ entry }) {
    if (!entry.session && !entry.endedElsewhere) throw new Refused('BASE.ERRORS.UNAUTHORIZED');
    const { demo, links } = portal.config;
    return { new_login: entry.endedElsewhere, user: meOf(entry), portal: { demo, links } };
  },

  async logout({ db, now, session }) {
    await q.endSession(db, session.accountId, session.id, 'logout', now);
    return null;
  },

  async resetPassword({ db, now, ip }, { email }) {
    await portal.limits.spend('resetAddress', ip);
    const account = await q.accountByEmail(db, email);
    if (!account || account.closedAt !== null) return null;
    if (!sendsAnother(await q.openResets(db, account.id, now), now)) return null;
    await sendReset(db, portal, account, now);
    return null;
  },

  async resetToken({ db, now, ip }, { token }) {
    await portal.limits.spend('tokenAddress', ip);
    return { tokenOk: (await q.linkAccount(db, 'reset', hashToken(token), now)) !== undefined };
  },

  async changePassword({ db, now, ip }, { password, token }) {
    await portal.limits.spend('tokenAddress', ip);
    const accountId = await q.takeLink(db, 'reset', hashToken(token), now);
    if (accountId === undefined) throw new Refused('FORGOT_PASSWORD.ERROR.DESCRIPTION');
    await renewPassword(db, { portal, keys }, { accountId, sessionId: 0, password }, now);
    return null;
  },

  async searchByEmail({ db }, { email }) {
    return across(db, async () => ({
      svj_list: await choicesOf(db, null, email),
      users: await selvesOf(db, null, email),
    }));
  },

  async ownPassword({ db, now, session }, { oldPassword, password }) {
    await refuseUnproven(db, portal, session, { field: 'oldPassword', given: oldPassword }, now);
    const { accountId, id: sessionId } = session;
    await renewPassword(db, { portal, keys }, { accountId, sessionId, password }, now);
    return null;
  },

  async language({ db, session }, { lang }) {
    await q.setLang(db, session.accountId, lang);
    return null;
  },

  async reading({ db, session }, given) {
    await q.setReading(db, session.accountId, given);
    return null;
  },

  async settings({ db, scope }, { id, settings }) {
    if (id !== scope.memberId) throw new Refused('MEMBERS.NOT_FOUND');
    return settingsOf(await keepSettings(db, scope, settings));
  },

  async sessions({ db, now, session }) {
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const rows = await q.liveSessions(db, session.accountId, ago(limits.idle), ago(limits.life));
    return {
      sessions: rows.map((s) => ({
        id: s.id,
        current: s.id === session.id,
        device: deviceOf(s.userAgent),
        createdAt: s.createdAt.toISOString(),
        lastSeenAt: s.lastSeenAt.toISOString(),
      })),
    };
  },

  async presence({ db, now, session }, { password }) {
    await refuseUnproven(db, portal, session, { field: 'password', given: password }, now);
    await q.markPresent(db, session.id, now);
    return null;
  },

  async endSession({ db, now, session }, { id }) {
    await refuseAbsent(db, session, now);
    if (!(await q.endSession(db, session.accountId, id, 'elsewhere', now))) throw new Refused('BASE.ERRORS.NOT_FOUND');
    return null;
  },

  async endOthers({ db, now, session }) {
    await refuseAbsent(db, session, now);
    await q.endOthers(db, session.accountId, session.id, 'elsewhere', now);
    return null;
  },
});
