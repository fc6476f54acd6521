import { chairRole, defaultRoles, isWithin, type Rights, type RoleId, roleChangers } from '#contract/access.ts';
import { Refused } from '#contract/refusals.ts';
import { officeOf } from '#contract/roles/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { record } from '../../base/log/audit.ts';
import { tellCommittee } from './notices.ts';
import * as q from './queries.ts';

/**
 * Whether who is asking changes roles of others at all: chair, manager, the portal itself, or the product's
 * administration on a visit while the house is being set up.
 */
export function mayChangeRoles(scope: Scope): boolean {
  if (!scope.mayWrite || scope.held.svj !== 'rw') return false;
  if (scope.visitUntil !== null) return scope.settingUp;
  return scope.role === null || roleChangers.includes(scope.role);
}

/** Whether who is asking could give an office with these rights. */
export const mayGive = (scope: Scope, rights: Rights): boolean => mayChangeRoles(scope) && isWithin(rights, scope.held);

/** Refuses to touch offices that who is asking could not give. */
export function refuseOffices(scope: Scope, people: readonly { isOfficer: boolean; rights: Rights }[]): void {
  const officers = people.filter((p) => p.isOfficer);
  if (officers.length > 0 && !mayChangeRoles(scope)) throw new Refused('MEMBERS.ERRORS.ROLE_NOT_YOURS');
  for (const { rights } of officers) refuseStronger(scope, rights);
}

/**
 * Runs a change of who may what, one at a time in a house; refuses it when the house had somebody to administer its
 * members before and has nobody after.
 */
export async function keepAdministered<T>(db: Db, scope: Scope, change: () => Promise<T>): Promise<T> {
  await q.lockOffices(db, scope);
  const before = await q.hasAdministrator(db, scope);
  const result = await change();
  if (before && !(await q.hasAdministrator(db, scope))) throw new Refused('MEMBERS.ERRORS.LAST_ADMIN');
  return result;
}

function refuseStronger(scope: Scope, rights: Rights): void {
  if (isWithin(rights, scope.held)) return;
  throw new Refused('MEMBERS.ERRORS.ROLE_TOO_STRONG', { fields: { role: 'MEMBERS.ERRORS.ROLE_TOO_STRONG' } });
}

/** The office that a role asked for is held in, with its rights; a custom role wins over the default one beside it. */
async function askedOffice(db: Db, scope: Scope, to: q.Office) {
  if (to.customRoleId === null) return { ...to, title: null, rights: defaultRoles[to.role].rights };
  const custom = await q.customRoleBy(db, scope, to.customRoleId);
  if (!custom) throw new Refused('MEMBERS.ERRORS.ROLE_UNKNOWN', { fields: { role: 'MEMBERS.ERRORS.ROLE_UNKNOWN' } });
  return { role: officeOf(custom.basedOn), customRoleId: to.customRoleId, title: custom.title, rights: custom.rights };
}

async function refuseSecondChair(db: Db, scope: Scope, memberId: number | null, role: RoleId): Promise<void> {
  if (role !== chairRole) return;
  const chair = await q.chairOf(db, scope);
  if (!chair || chair.id === memberId) return;
  const key = 'MEMBERS.ERRORS.CHAIR_TAKEN';
  throw new Refused(key, { params: { name: chair.name }, fields: { role: key } });
}

/** The office for somebody new: below the owners' group only for who changes roles, and never more than they hold. */
export async function officeForNew(db: Db, scope: Scope, to: q.Office) {
  const { rights, title, ...office } = await askedOffice(db, scope, to);
  refuseOffices(scope, [{ isOfficer: q.isOffice(office.role, office.customRoleId), rights }]);
  await q.lockOffices(db, scope);
  await refuseSecondChair(db, scope, null, office.role);
  return { office, named: { role: office.role, title } };
}

/** The chair lays the office down only by handing it on: a house does not lose its chair by one click of their own. */
export function refuseOwnChair(scope: Scope, ids: readonly number[]): void {
  if (scope.role === chairRole && scope.memberId !== null && ids.includes(scope.memberId))
    throw new Refused('MEMBERS.ERRORS.CHAIR_SUCCESSOR');
}

async function swear(db: Db, scope: Scope, memberId: number, to: q.Office, now: Date): Promise<void> {
  const holder = await q.holderOf(db, scope, memberId);
  if (!holder) throw new Refused('MEMBERS.NOT_FOUND');
  const { rights, title, ...office } = await askedOffice(db, scope, to);
  if (holder.role === office.role && holder.customRoleId === office.customRoleId) return;
  if (!mayChangeRoles(scope)) throw new Refused('MEMBERS.ERRORS.ROLE_NOT_YOURS');
  // Who holds more can't be brought down by who holds less.
  refuseStronger(scope, holder.rights);
  refuseStronger(scope, rights);
  await refuseSecondChair(db, scope, memberId, office.role);
  await q.keepOffice(db, scope, memberId, office, now);
  // Where the link goes decides who holds the office.
  if (q.isOffice(office.role, office.customRoleId)) await q.voidLinks(db, scope, memberId, now);
  const titles = { ...(holder.title && { fromTitle: holder.title }), ...(title && { toTitle: title }) };
  const detail = { from: holder.role, to: office.role, ...titles };
  await record(db, scope, now, { noun: 'members', nounId: memberId, verb: 'role', detail });
  await tellCommittee(db, scope, { person: holder.name, from: holder, to: { role: office.role, title } }, now);
}

/** Gives a member a role; the same one again is no change. */
export const assignRole = (db: Db, scope: Scope, memberId: number, to: q.Office, now: Date): Promise<void> =>
  keepAdministered(db, scope, async () => {
    const held = await q.holderOf(db, scope, memberId);
    const isSame = held?.role === to.role && held.customRoleId === to.customRoleId;
    if (!isSame) refuseOwnChair(scope, [memberId]);
    await swear(db, scope, memberId, to, now);
  });

/**
 * Makes a member with access the chair; the former one gets the other role in the same act. Refuses a company and
 * whoever has no access; who was invited and has not activated yet may be it.
 */
export async function changeChair(
  db: Db,
  scope: Scope,
  to: { chairId: number; formerRole: q.Office },
  now: Date,
): Promise<void> {
  if (!mayChangeRoles(scope)) throw new Refused('MEMBERS.ERRORS.ROLE_NOT_YOURS');
  await keepAdministered(db, scope, async () => {
    const next = await q.holderOf(db, scope, to.chairId);
    if (!next || next.kind === 'company' || !next.hasAccess) throw new Refused('MEMBERS.NOT_FOUND');
    const former = await q.chairOf(db, scope);
    if (former && former.id !== to.chairId) await swear(db, scope, former.id, to.formerRole, now);
    await swear(db, scope, to.chairId, { role: chairRole, customRoleId: null }, now);
  });
}
