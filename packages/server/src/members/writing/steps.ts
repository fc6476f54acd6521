import { defaultRoles, type RoleId, roleIds } from '#contract/access.ts';
import { versionOf } from '#contract/base/calls/ids.ts';
import type { MemberInput } from '#contract/members/schema.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { overtaken, record, recordAll } from '../../base/log/audit.ts';
import { changesBetween, recordOfPerson } from '../../base/log/audit-changes.ts';
import { knownMembers } from '../../base/people/people.ts';
import type { AtLife } from '../../base/people/personal.ts';
import { mayReadNotes } from '../detail/steps.ts';
import type { Lives } from '../life/steps.ts';
import { tellCommittee } from '../office/notices.ts';
import { isOffice, lockOffices } from '../office/queries.ts';
import { contactsNow } from '../office/queries-reach.ts';
import { assignRole, keepAdministered, officeForNew, refuseOffices, refuseOwnChair } from '../office/steps.ts';
import { officersToReach, tellOfficers } from '../office/steps-reach.ts';
import { addMember } from '../rows/queries.ts';
import { tellClosed } from './notices.ts';
import * as q from './queries.ts';
import { memberShot } from './queries-shot.ts';
import { erase } from './steps-erase.ts';

const inOwners = (role: RoleId) => defaultRoles[role].group === 'owners';
const plainRoles = roleIds.filter(inOwners);

const refuse = (key: Refusal, field: string): never => {
  throw new Refused(key, { fields: { [field]: key } });
};

/** Refuses people and entrances that are not of this house, and relations nobody can have. */
async function checkAround(db: Db, scope: Scope, id: number | null, input: MemberInput): Promise<void> {
  if (input.entranceId !== null && !(await q.hasEntrance(db, scope, input.entranceId)))
    refuse('MEMBERS.ERRORS.ENTRANCE_UNKNOWN', 'entranceId');
  const others = input.relations.map((r) => r.memberId);
  const known = await knownMembers(db, scope, others);
  const noted = id === null ? new Set<number>() : await q.relatedTo(db, scope, id);
  others.forEach((other, i) => {
    const field = `relations.${i}.memberId`;
    if (other === id) refuse('MEMBERS.ERRORS.RELATION_SELF', field);
    if (others.indexOf(other) < i) refuse('MEMBERS.ERRORS.RELATION_TWICE', field);
    if (!known.has(other) && !noted.has(other)) refuse('MEMBERS.NOT_FOUND', field);
  });
}

/** Adds a neighbour without access, with contacts and relations; answers the name as lists show it. */
export async function createMember(db: Db, scope: Scope, input: MemberInput, now: Date) {
  await checkAround(db, scope, null, input);
  const asked = {
    role: input.role ?? (input.type === 'company' ? 'company' : 'owner'),
    customRoleId: input.customRoleId,
  };
  const { office, named } = await officeForNew(db, scope, asked);
  const columns = { ...q.committeeColumns(input, mayReadNotes(scope)), ...q.ownColumns(input), ...office };
  const made = await addMember(db, scope, { ...columns, createdAt: now, updatedAt: now });
  await q.keepContacts(db, scope, made.id, input);
  await q.keepRelations(db, scope, made.id, input);
  await record(db, scope, now, { noun: 'members', nounId: made.id, verb: 'create' });
  if (isOffice(office.role, office.customRoleId))
    await tellCommittee(db, scope, { person: made.full_name, from: null, to: named }, now);
  return made;
}

type Now = NonNullable<Awaited<ReturnType<typeof q.nameNow>>>;

/** What of name and contacts the form changes of somebody in an office; null when nothing, or when there is no office. */
async function reachOf(db: Db, scope: Scope, input: MemberInput, now: Now, renamed: boolean) {
  if (!isOffice(now.role, now.custom_role_id)) return null;
  const typed = [
    ...input.emails.map((c) => ({ kind: 'email', ...c })),
    ...input.phones.map((c) => ({ kind: 'phone', ...c })),
  ].map(({ kind, value, isPublic }) => [kind, value, isPublic]);
  const before = await contactsNow(db, scope, now.id);
  const same = JSON.stringify(typed) === JSON.stringify(before.map((c) => [c.kind, c.value, c.isPublic]));
  if (same) return renamed ? 'name' : null;
  return renamed ? 'both' : 'contacts';
}

/** Whether the name typed is another than the one that stands, titles apart. */
function renames(input: MemberInput, now: Now): boolean {
  const typed = q.nameColumns(input);
  return (
    typed.kind !== now.kind ||
    typed.companyName !== now.company_name ||
    typed.firstName !== now.first_name ||
    typed.lastName !== now.last_name
  );
}

/**
 * Changes a member; who does not administer members changes only their own contacts. Answers whether the name is new.
 * Refuses a stale version, a foreign member as if there were none, and a role out of reach.
 */
export async function updateMember(
  db: Db,
  scope: Scope,
  { id, updatedAt, ...input }: MemberInput & { id: number; updatedAt: string },
  now: Date,
): Promise<boolean> {
  const administers = may(scope, 'members', 'rw');
  // Before any row is locked: everybody whose form names a role takes this lock first.
  if (administers || input.role) await lockOffices(db, scope);
  const before = await q.nameNow(db, scope, id);
  const shot = await memberShot(db, scope, id);
  if (!before || !(administers || id === scope.memberId)) throw new Refused('MEMBERS.NOT_FOUND');
  if (before.died_on !== null) throw new Refused('DEATH.ERRORS.CLOSED');
  const renamed = renames(input, before);
  if (!administers && renamed) {
    const key = 'MEMBERS.ERRORS.NAME_BY_COMMITTEE';
    throw new Refused(key, { fields: { [input.type === 'company' ? 'companyName' : 'lastName']: key } });
  }
  const reach = await reachOf(db, scope, input, before, renamed);
  const officers = reach ? await officersToReach(db, scope, [id]) : [];
  if (administers) await checkAround(db, scope, id, input);
  const change = administers
    ? { ...q.committeeColumns(input, mayReadNotes(scope)), ...q.ownColumns(input) }
    : q.ownColumns(input);
  if (!(await q.changeMember(db, scope, id, versionOf(updatedAt), change, now)))
    throw await overtaken(db, scope, { noun: 'members', nounId: id }, updatedAt);
  await q.keepContacts(db, scope, id, input);
  if (administers) await q.keepRelations(db, scope, id, input);
  if (input.role) await assignRole(db, scope, id, { role: input.role, customRoleId: input.customRoleId }, now);
  if (reach) await tellOfficers(db, scope, officers, reach, now);
  const changes = changesBetween(shot, await memberShot(db, scope, id));
  await recordOfPerson(db, scope, now, id, changes);
  return renamed;
}

/** The members asked for, all of them. */
async function standing(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<q.Standing[]> {
  const found = await q.standingOf(db, scope, ids, now);
  if (found.length < new Set(ids).size) throw new Refused('MEMBERS.NOT_FOUND');
  return found;
}

/** Refuses to archive owners whose units nobody was warned of; names both. */
async function refuseOwners(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  const owners = await q.ownedBy(db, scope, ids, now);
  if (owners.length === 0) return;
  const said = owners.map((o) => `${o.full_name} (${o.rooms.join(', ')})`).join('; ');
  throw new Refused('MEMBERS.ERRORS.ARCHIVE_OWNS', { params: { owners: said } });
}

/**
 * Takes access away, or with it also archives: at the next call the people are out, and they are told by mail;
 * of an office that ends so the committee is told too.
 */
export async function closeMembers(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  verb: 'archive' | 'access',
  now: Date,
  { owning = false }: { owning?: boolean } = {},
): Promise<void> {
  await keepAdministered(db, scope, async () => {
    const people = await standing(db, scope, ids, now);
    if (people.some((p) => p.isArchived)) throw new Refused('MEMBERS.NOT_FOUND');
    refuseOffices(scope, people);
    if (verb === 'archive' && !owning) await refuseOwners(db, scope, ids, now);
    refuseOwnChair(scope, ids);
    const told = await q.closeAccess(db, scope, ids, now, verb === 'archive');
    await recordAll(db, scope, now, { noun: 'members', ids, verb });
    await tellClosed(db, scope, told, now);
    for (const { name, office, isOfficer } of people)
      if (isOfficer) await tellCommittee(db, scope, { person: name, from: office, to: null }, now);
  });
}

/** Takes a member out of the archive, without access and without an office. */
export async function restoreMember(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  if (!(await q.reopen(db, scope, id, plainRoles, now))) throw new Refused('MEMBERS.NOT_FOUND');
  await record(db, scope, now, { noun: 'members', nounId: id, verb: 'restore' });
}

/** Deletes people from the archive for ever; who owns a unit today or tomorrow stays. */
export async function eraseMembers(at: AtLife, lives: Lives, ids: readonly number[]): Promise<void> {
  const { db, scope, now } = at;
  await lockOffices(db, scope);
  const people = await standing(db, scope, ids, now);
  const living = people.find((p) => !p.isArchived);
  if (living) throw new Refused('MEMBERS.ERRORS.NOT_ARCHIVED', { params: { name: living.name } });
  const owner = people.find((p) => p.owns);
  if (owner) throw new Refused('MEMBERS.ERRORS.OWNS', { params: { name: owner.name } });
  await erase(at, lives, ids);
  await recordAll(db, scope, now, { noun: 'members', ids, verb: 'delete' });
}
