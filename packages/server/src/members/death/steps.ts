import { chairRole, type RoleId } from '#contract/access.ts';
import { fullName } from '#contract/base/person/people.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { asEstate, titleOfEstate } from '#contract/members/rules-death.ts';
import { type DeathPreview, daysToUndoDeath, deathEnds, type NewDeath } from '#contract/members/schema-death.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { changesBetween, recordOfPerson } from '../../base/log/audit-changes.ts';
import { dropMails } from '../../base/mail/mail.ts';
import { nameOf } from '../../base/people/people.ts';
import type { AtLife, Underway } from '../../base/people/personal.ts';
import { addressesAlone } from '../life/queries.ts';
import { endLife, endsOf, keptOf, type Lives, returnAccount, returnLife, underwayOf } from '../life/steps.ts';
import { tellCommittee } from '../office/notices.ts';
import { chairOf, customRoleBy, isOffice, type NamedOffice, officeOfRow } from '../office/queries.ts';
import { keepAdministered, mayChangeRoles, mayGive, refuseOffices, refuseOwnChair } from '../office/steps.ts';
import { tellFallen } from '../register/steps.ts';
import { closeAccess } from '../writing/queries.ts';
import { memberShot } from '../writing/queries-shot.ts';
import { tellDeath } from './notices.ts';
import * as q from './queries.ts';
import { loginOf } from './queries-account.ts';
import { endAll } from './queries-estate.ts';

type At = { db: Db; scope: Scope; now: Date };
export const lastDayToUndo = (at: Date): string => dayIn(new Date(at.getTime() + daysToUndoDeath * 24 * 3600_000));
const named = (p: q.Person): NamedOffice => ({ role: p.role, title: p.custom_title });

function blockOf(scope: Scope, person: q.Person): DeathPreview['blocked'] {
  if (person.id === scope.memberId) return 'SELF';
  if (person.kind === 'company') return 'COMPANY';
  if (person.died_on !== null) return 'ALREADY';
  const { isOfficer, rights } = officeOfRow(person);
  return isOfficer && !(mayChangeRoles(scope) && mayGive(scope, rights)) ? 'OFFICE' : null;
}

const shown = ({ id, name, voted }: Underway) => ({ id, name, voted });

/** What a mark would do. Refuses somebody who is not there. */
export async function previewOf(at: At, lives: Lives, id: number): Promise<DeathPreview> {
  const { db, scope, now } = at;
  const person = await q.personOf(db, scope, id, 'read');
  if (!person) throw new Refused('MEMBERS.NOT_FOUND');
  const member = nameOf(person);
  const counts: Partial<Record<string, number>> = {
    ...(await endsOf(db, scope, lives, id)),
    office: officeOfRow(person).isOfficer ? 1 : 0,
  };
  return {
    member,
    blocked: blockOf(scope, person),
    estate: fullName(asEstate(member)),
    units: await q.unitsOf(db, scope, id, now),
    ends: deathEnds.flatMap((what) => ((counts[what] ?? 0) > 0 ? [{ what, count: counts[what] ?? 0 }] : [])),
    votes: may(scope, 'vote', 'r') ? (await underwayOf(db, scope, lives, id)).filter((v) => v.mayVote).map(shown) : [],
  };
}

/** The role of somebody whose office ends: that of an owner while the estate owns, else of a neighbour. */
const plainRole = (person: q.Person, owns: boolean): RoleId =>
  officeOfRow(person).isOfficer ? (owns ? 'owner' : 'neighbour') : person.role;

async function toMark(db: Db, scope: Scope, id: number): Promise<q.Person> {
  const person = await q.personOf(db, scope, id, 'lock');
  if (!person) throw new Refused('MEMBERS.NOT_FOUND');
  const block = blockOf(scope, person);
  // An office says itself what is missing.
  if (block === 'OFFICE') refuseOffices(scope, [officeOfRow(person)]);
  else if (block) throw new Refused(`DEATH.ERRORS.${block}`);
  refuseOwnChair(scope, [id]);
  return person;
}

/**
 * Marks the death: access and office end as when somebody is archived, nothing reaches them any more, and their place is
 * called the estate's. What they gave, were given and stood for ends by the noun that knows it.
 */
export async function markDeath(at: AtLife, lives: Lives, input: NewDeath): Promise<void> {
  const { db, scope, portal, now } = at;
  const { id, day, note } = input;
  if (day > dayIn(now)) throw new Refused('DEATH.ERRORS.FUTURE', { fields: { day: 'DEATH.ERRORS.FUTURE' } });
  await keepAdministered(db, scope, async () => {
    const person = await toMark(db, scope, id);
    const before = await memberShot(db, scope, id);
    const owns = (await q.unitsOf(db, scope, id, now)).length > 0;
    const role = plainRole(person, owns);
    const login = await loginOf(db, person.account_id);
    const kept: q.Kept = {
      titleBefore: person.title_before,
      role: person.role,
      customRoleId: person.custom_role_id,
      hasAccess: person.has_access,
      isActive: person.is_active,
      contacts: await q.contactsOf(db, scope, id),
      ...(await keptOf(at, lives, id)),
    };
    await q.addMark(db, scope, { id, day, note, accountId: person.account_id, kept }, now);
    const logins = login.map((m) => m.email);
    await dropMails(db, scope, [...(await addressesAlone(db, scope, [id])), ...logins]);
    await closeAccess(db, scope, [id], now, false);
    await q.layDown(db, scope, { id, day, title: titleOfEstate(person.title_before), role }, now);
    await endLife(at, lives, { id, accountId: person.account_id });
    await tellOfMark(db, scope, portal, { person, before, day, login }, now);
  });
}

type Marked = {
  person: q.Person;
  before: Awaited<ReturnType<typeof memberShot>>;
  day: string;
  login: Awaited<ReturnType<typeof loginOf>>;
};

/** Writes the mark down with what changed, and tells whom it concerns. */
async function tellOfMark(
  db: Db,
  scope: Scope,
  portal: Pick<Portal, 'config'>,
  { person, before, day, login }: Marked,
  now: Date,
) {
  const name = nameOf(person).full_name;
  const changes = changesBetween(before, await memberShot(db, scope, person.id));
  await recordOfPerson(db, scope, now, person.id, changes, 'death');
  const until = lastDayToUndo(now);
  await tellDeath(db, scope, portal, { id: person.id, person: name, day, until, deed: 'marked' }, login, now);
  if (officeOfRow(person).isOfficer)
    await tellCommittee(db, scope, { person: name, from: named(person), to: null }, now);
}

/** The office that comes back: only where who undoes could give it and nobody holds it now. */
async function officeToReturn(db: Db, scope: Scope, kept: q.Kept, plain: RoleId) {
  const custom = kept.customRoleId === null ? null : await customRoleBy(db, scope, kept.customRoleId);
  const office = { role: kept.role, customRoleId: custom ? kept.customRoleId : null };
  if (!isOffice(kept.role, kept.customRoleId)) return office;
  const { rights } = officeOfRow({
    role: kept.role,
    custom_role_id: kept.customRoleId,
    rights: custom?.rights ?? null,
  });
  const isTaken = kept.role === chairRole && (await chairOf(db, scope)) !== undefined;
  const isLost = kept.customRoleId !== null && !custom;
  return isTaken || isLost || !mayGive(scope, rights) ? { role: plain, customRoleId: null } : office;
}

/** Takes a wrong mark back, for thirty days: what can return does, sessions and powers do not. */
export async function undoDeath(at: AtLife, lives: Lives, id: number): Promise<void> {
  const { db, scope, portal, now } = at;
  await keepAdministered(db, scope, async () => {
    const person = await q.personOf(db, scope, id, 'lock');
    const mark = person && (await q.markOf(db, scope, id, 'lock'));
    if (!person || !mark) throw new Refused('DEATH.ERRORS.NOT_MARKED');
    if (!mark.kept || lastDayToUndo(mark.at) < dayIn(now)) throw new Refused('DEATH.ERRORS.UNDO_LATE');
    const before = await memberShot(db, scope, id);
    const office = await officeToReturn(db, scope, mark.kept, person.role);
    const accountId = await returnAccount(db, scope, lives, mark.accountId);
    await q.raise(db, scope, { id, kept: mark.kept, office, accountId }, now);
    await returnLife(at, lives, id, mark.kept);
    await q.endMark(db, scope, mark.id, now);
    await endAll(db, scope, id, now);
    await recordOfPerson(db, scope, now, id, changesBetween(before, await memberShot(db, scope, id)), 'deathUndone');
    const name = fullName({ ...nameOf(person), titleBefore: mark.kept.titleBefore });
    const told = { id, person: name, day: mark.day, until: '', deed: 'undone' } as const;
    await tellDeath(db, scope, portal, told, await loginOf(db, accountId), now);
    await tellReturn(db, scope, { id, name, office, from: person }, now);
  });
  await tellFallen(db, scope, portal, now);
}

type Returning = { id: number; name: string; office: { role: RoleId; customRoleId: number | null }; from: q.Person };

/** An office that came back is told as any other that is given. */
async function tellReturn(db: Db, scope: Scope, { id, name, office, from }: Returning, now: Date): Promise<void> {
  if (!isOffice(office.role, office.customRoleId)) return;
  const title =
    office.customRoleId === null ? null : ((await customRoleBy(db, scope, office.customRoleId))?.title ?? null);
  const detail = { from: from.role, to: office.role, ...(title && { toTitle: title }) };
  await record(db, scope, now, { noun: 'members', nounId: id, verb: 'role', detail });
  await tellCommittee(db, scope, { person: name, from: named(from), to: { role: office.role, title } }, now);
}
