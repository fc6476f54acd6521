import { inviting, whyNotInvited, whyShut } from '#contract/activation/rules.ts';
import type { Checked } from '#contract/activation/schema.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { across, actFor, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { recordAll } from '../base/log/audit.ts';
import { hashToken, newToken } from '../base/secrets/tokens.ts';
import { addInvitations, openAccess } from '../members/invitations/queries.ts';
import { lockOffices } from '../members/office/queries.ts';
import { mayGive } from '../members/office/steps.ts';
import { keepOwnCheck } from '../members/writing/queries-own.ts';
import { refreshOwned } from '../units/writing/queries.ts';
import { sendInvitations } from './notices.ts';
import * as q from './queries.ts';
import { houseOf } from './queries-person.ts';

export type Invited = { id: number; name: string; email: string; expiresAt: Date; why: Refusal | null };

/** Where to: an address for one, or those that were agreed to for several; silence takes the address that is known. */
type To = { ids: readonly number[]; email?: string; agreed?: readonly { id: number; email: string }[] | undefined };

/** Where invitations of these members would go, or why they would not; who is not of the association is left out. */
export async function invitationsOf(db: Db, scope: Scope, { ids, email = '', agreed }: To, now: Date) {
  const found = await q.invitees(db, scope, ids, email, new Date(now.getTime() - inviting.window));
  const addresses = agreed && new Map(agreed.map((one) => [one.id, one.email.trim().toLowerCase()]));
  return found.map((one) => {
    const isElsewhere = addresses !== undefined && addresses.get(one.id) !== one.email;
    // Who an officer's link goes to decides who holds the office.
    return { ...one, why: whyNotInvited({ ...one, isElsewhere, mayGiveOffice: mayGive(scope, one.rights) }) };
  });
}

/** Invites members, or says of each why not; who is not of the association is left out. */
export async function inviteMembers(db: Db, portal: Portal, scope: Scope, to: To, now: Date): Promise<Invited[]> {
  await lockOffices(db, scope);
  await q.holdMembers(db, scope, to.ids);
  const expiresAt = new Date(now.getTime() + inviting.link);
  const all = (await invitationsOf(db, scope, to, now)).map((one) => ({ ...one, expiresAt, token: newToken() }));
  const good = all.filter((one) => one.why === null);
  if (good.length === 0) return all;
  await openAccess(
    db,
    scope,
    good.map((one) => one.id),
    now,
  );
  await addInvitations(
    db,
    scope,
    good.map((one) => ({
      memberId: one.id,
      email: one.email,
      tokenHash: hashToken(one.token),
      createdAt: now,
      expiresAt,
    })),
  );
  const { name } = await houseOf(db, scope);
  const told = good.map((one) => ({ ...one, house: name }));
  await sendInvitations(db, portal, scope, told, now);
  const invited = good.map((one) => one.id);
  await recordAll(db, scope, now, { noun: 'members', ids: invited, verb: 'invite' });
  return all;
}

/** What the token opens, in the scope of its association; `hold` locks the member for whoever then activates. */
export async function openLink(db: Db, token: string, now: Date, hold: boolean) {
  // Whoever holds the token is in no association yet: the invitation itself says which one it leads to.
  const found = await across(db, () => q.invitationOf(db, hashToken(token)));
  if (!found) throw new Refused('ENTER.ERRORS.LINK');
  const scope = await actFor(db, found.svjId);
  if (hold) await q.holdMembers(db, scope, [found.memberId]);
  const state = await q.linkState(db, scope, found.id, now);
  if (!state) throw new Refused('ENTER.ERRORS.LINK');
  const why = whyShut({
    isArchived: state.archived,
    hasAccess: state.has_access,
    isActive: state.is_active,
    isUsed: state.used,
    isVoided: state.voided,
    isExpired: state.expired,
  });
  if (why) throw new Refused(why);
  if (state.taken) throw new Refused('ENTER.ERRORS.TAKEN');
  return {
    scope,
    id: found.id,
    memberId: found.memberId,
    email: state.email,
    formerAccountId: state.former_id,
    hasAccount: state.has_account,
  };
}

/** Keeps what a person checked about themselves, and what is found by it. */
export async function keepChecked(db: Db, scope: Scope, memberId: number, given: Checked, now: Date): Promise<void> {
  await keepOwnCheck(db, scope, memberId, given, now);
  await refreshOwned(db, scope, [memberId], now);
}
