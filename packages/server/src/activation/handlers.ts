import type { activation } from '#contract/activation/endpoints.ts';
import type { In } from '#contract/base/calls/endpoint.ts';
import { Refused } from '#contract/refusals.ts';
import { newPassword } from '#contract/session/schema.ts';
import type { Handlers, Portal, Visitor } from '../base/http/handler.ts';
import { beginTry, succeed, triesOf } from '../base/http/sign-in-tries.ts';
import { record } from '../base/log/audit.ts';
import { hashPassword, isPassword } from '../base/secrets/passwords.ts';
import { fieldErrors } from '../base/serve/answer.ts';
import { joinAccount, noteLinkOpened, spendInvitation } from '../members/invitations/queries.ts';
import { type Account, accountById, tryAddAccount } from '../session/rows/queries.ts';
import { enterAccount, refuseSampleFromFar } from '../session/steps.ts';
import { refuseGuessable } from '../session/steps-passwords.ts';
import { tellFormer } from './notices.ts';
import * as q from './queries.ts';
import { houseOf, invitedPerson } from './queries-person.ts';
import { type Invited, invitationsOf, inviteMembers, keepChecked, openLink } from './steps.ts';

type Given = In<(typeof activation)['activate']>;

/** What others know of the invited. */
type Words = readonly (string | null)[];

async function newAccount(at: Visitor, email: string, given: Given, words: Words): Promise<number> {
  if (given.hasAccount) throw new Refused('AUTH.ERRORS.NO_ACCOUNT');
  const chosen = newPassword.safeParse(given.password);
  if (!chosen.success) {
    const [why] = Object.values(fieldErrors(chosen.error.issues));
    throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { password: why ?? 'BASE.FORM.INVALID' } });
  }
  await refuseGuessable(given.password, [email, ...words]);
  const passwordHash = await hashPassword(given.password);
  const id = await tryAddAccount(at.db, { email, passwordHash, lang: given.lang, createdAt: at.now });
  if (id === undefined) throw new Refused('ENTER.ERRORS.HAS_ACCOUNT');
  return id;
}

/** The account of the address: a new one, or the existing one that proves itself. Its password is never changed here. */
async function accountOf(portal: Portal, at: Visitor, email: string, given: Given, words: Words): Promise<number> {
  const known = await q.accountToJoin(at.db, email);
  if (!known) return newAccount(at, email, given, words);
  if (at.entry.session?.accountId === known.id) return known.id;
  if (given.hasAccount === false) throw new Refused('ENTER.ERRORS.HAS_ACCOUNT');
  refuseSampleFromFar(portal, email, at.far, given.password);
  const tries = triesOf(email, at.ip);
  await beginTry(portal.pool, tries, at.now);
  if (!(await isPassword(known.passwordHash, given.password)) || known.closedAt !== null)
    throw new Refused('ENTER.ERRORS.PASSWORD', { fields: { password: 'ENTER.ERRORS.PASSWORD' } });
  await succeed(portal.pool, tries);
  return known.id;
}

const atEmail = ['ACTIVATION.ERRORS.NO_EMAIL', 'ACTIVATION.ERRORS.EMAIL_TAKEN'] as const;

const skippedOf = (all: readonly Pick<Invited, 'id' | 'name' | 'why'>[]) =>
  all.flatMap((one) => (one.why ? [{ id: one.id, full_name: one.name, why: one.why }] : []));

export const activationHandlers = (portal: Portal): Handlers<typeof activation> => ({
  async invite({ db, scope, now }, { id, email }) {
    const [one] = await inviteMembers(db, portal, scope, { ids: [id], email }, now);
    if (!one) throw new Refused('MEMBERS.NOT_FOUND');
    const field = atEmail.find((key) => key === one.why);
    if (one.why) throw new Refused(one.why, field ? { fields: { email: field } } : {});
    return { email: one.email, sentAt: now.toISOString(), expiresAt: one.expiresAt.toISOString() };
  },

  async recap({ db, scope, now }, { ids }) {
    const all = await invitationsOf(db, scope, { ids: [...new Set(ids)] }, now);
    const good = all.filter((one) => one.why === null);
    return { to: good.map(({ id, name, email }) => ({ id, full_name: name, email })), skipped: skippedOf(all) };
  },

  async inviteAll({ db, scope, now }, { ids, to }) {
    const all = await inviteMembers(db, portal, scope, { ids: [...new Set(ids)], agreed: to }, now);
    const skipped = skippedOf(all);
    return { sent: all.length - skipped.length, skipped };
  },

  async look({ db, now, ip, entry }, { token }) {
    await portal.limits.spend('activationAddress', ip);
    const { scope, id: linkId, memberId, email, hasAccount } = await openLink(db, token, now, false);
    await noteLinkOpened(db, scope, linkId, now);
    const user = await invitedPerson(db, scope, memberId, now);
    return {
      id: memberId,
      email,
      isActive: false,
      hasAccount,
      signedIn: entry.session?.email === email,
      svj: await houseOf(db, scope),
      user,
    };
  },

  async activate(at, given) {
    const { db, now, ip } = at;
    await portal.limits.spend('activationAddress', ip);
    const link = await openLink(db, given.token, now, true);
    if (link.memberId !== given.id) throw new Refused('ENTER.ERRORS.LINK');
    const { scope, memberId } = link;
    const person = await invitedPerson(db, scope, memberId, now);
    const words = [person.full_name, (await houseOf(db, scope)).name];
    const accountId = await accountOf(portal, at, link.email, given, words);
    await spendInvitation(db, scope, link.id, accountId, now);
    await joinAccount(db, scope, memberId, accountId);
    if (given.user) await keepChecked(db, scope, memberId, given.user, now);
    await record(db, { ...scope, memberId, accountId }, now, { noun: 'members', nounId: memberId, verb: 'activate' });
    if (link.formerAccountId !== null && link.formerAccountId !== accountId) {
      const former = await accountById(db, link.formerAccountId);
      const { full_name } = await invitedPerson(db, scope, memberId, now);
      const { name } = await houseOf(db, scope);
      if (former) await tellFormer(db, scope, { ...former, person: full_name, house: name }, now);
    }
    return enterAccount(portal, (await accountById(db, accountId)) as Account, at, given.device);
  },
});
