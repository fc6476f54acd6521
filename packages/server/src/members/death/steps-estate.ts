import { dayIn } from '#contract/base/time/dates.ts';
import type { Death, NewEstatePerson } from '#contract/members/schema-death.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { type Asking, attachFiles, filesOf } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { nameOf } from '../../base/people/people.ts';
import { holderOf, keepOffice, lockOffices } from '../office/queries.ts';
import { tellFallen } from '../register/steps.ts';
import { tellEstate } from './notices.ts';
import * as q from './queries.ts';
import * as e from './queries-estate.ts';
import { lastDayToUndo } from './steps.ts';

type At = { db: Db; scope: Scope; now: Date };
const refuse = (key: Refusal, field: string): never => {
  throw new Refused(key, { fields: { [field]: key } });
};

/** The death of one person as who administers people sees it. */
export async function deathOf(portal: Portal, at: Asking & { db: Db }, id: number): Promise<Death> {
  const { db, scope, now } = at;
  const mark = await q.markOf(db, scope, id);
  const people = await e.peopleOf(db, scope, id);
  const files = await filesOf(
    portal,
    at,
    'estate_person',
    people.map((p) => p.id),
    { all: true },
  );
  const until = mark && lastDayToUndo(mark.at);
  const writes = scope.mayWrite && scope.memberId !== null;
  return {
    day: mark?.day ?? null,
    note: mark?.note ?? '',
    markedBy: mark?.by ?? '',
    markedAt: mark?.at.toISOString() ?? null,
    undoUntil: writes && mark?.kept && until && until >= dayIn(now) ? until : null,
    units: mark ? await q.unitsOf(db, scope, id, now) : [],
    people: people.map((p) => ({ ...p, files: files.get(p.id) ?? [] })),
    mayWrite: writes && mark !== undefined,
  };
}

/** Refuses whoever cannot act for the estate, saying by which field. */
async function checkPerson({ db, scope, now }: At, input: NewEstatePerson, died: string): Promise<void> {
  const { id, memberId, as, from, fileIds } = input;
  if (memberId === scope.memberId) refuse('DEATH.ERRORS.OWN_PART', 'memberId');
  const other = memberId === id ? undefined : await q.personOf(db, scope, memberId, 'read');
  if (!other || other.died_on !== null) refuse('DEATH.ERRORS.NOT_ALIVE', 'memberId');
  if (as === 'spouse' && !(await e.areCouple(db, scope, [id, memberId], now)))
    refuse('DEATH.ERRORS.NOT_SPOUSE', 'memberId');
  if (from < died) refuse('DEATH.ERRORS.BEFORE_DEATH', 'from');
  if (from > dayIn(now)) refuse('DEATH.ERRORS.FUTURE', 'from');
  if (fileIds.length === 0) refuse('DEATH.ERRORS.NO_FILE', 'fileIds');
}

/** Somebody who only lived here acts for owners from now on; offices and owners keep the role they have. */
async function raiseRole({ db, scope, now }: At, memberId: number): Promise<void> {
  const holder = await holderOf(db, scope, memberId);
  if (holder?.role !== 'neighbour' || holder.customRoleId !== null) return;
  await keepOffice(db, scope, memberId, { role: 'authorizePerson', customRoleId: null }, now);
  const detail = { from: holder.role, to: 'authorizePerson' };
  await record(db, scope, now, { noun: 'members', nounId: memberId, verb: 'role', detail });
}

/** Records by a paper who acts for the estate; nobody writes themself down. */
export async function addEstatePerson(at: At, portal: Portal, input: NewEstatePerson): Promise<void> {
  const { db, scope, now } = at;
  await lockOffices(db, scope);
  const person = await q.personOf(db, scope, input.id, 'lock');
  const mark = person && (await q.markOf(db, scope, input.id));
  if (!person || !mark) throw new Refused('DEATH.ERRORS.NOT_MARKED');
  if ((await q.unitsOf(db, scope, input.id, now)).length === 0) throw new Refused('DEATH.ERRORS.NO_UNIT');
  await checkPerson(at, input, mark.day);
  const made = await e.addPerson(db, scope, input, now);
  if (made === undefined) return refuse('DEATH.ERRORS.TWICE', 'memberId');
  await attachFiles(db, scope, { owner: 'estate_person', ownerId: made }, input.fileIds, now);
  await raiseRole(at, input.memberId);
  await record(db, scope, now, { noun: 'members', nounId: input.id, verb: 'estate' });
  await tellFallen(db, scope, portal, now);
  await tellPerson(at, portal, { id: input.id, memberId: input.memberId, day: input.from, deed: 'added' });
}

type EstateNews = { id: number; memberId: number; day: string; deed: 'added' | 'ended' };
async function tellPerson(
  { db, scope, now }: At,
  portal: Portal,
  { id, memberId, day, deed }: EstateNews,
): Promise<void> {
  const [estate, person] = [await q.personOf(db, scope, id, 'read'), await q.personOf(db, scope, memberId, 'read')];
  if (!estate || !person) return;
  const said = { id, day, deed, person: nameOf(person).full_name, estate: nameOf(estate).full_name };
  await tellEstate(db, scope, portal, said, await e.mailboxesOf(db, scope, [memberId]), now);
}

/** Ends the acting of somebody for the estate. */
export async function endEstatePerson(at: At, portal: Portal, id: number, person: number): Promise<void> {
  const { db, scope, now } = at;
  await lockOffices(db, scope);
  const memberId = await e.endPerson(db, scope, id, person, now);
  if (memberId === undefined) throw new Refused('DEATH.ERRORS.PERSON_GONE');
  await record(db, scope, now, { noun: 'members', nounId: id, verb: 'estateEnded' });
  await tellPerson(at, portal, { id, memberId, day: dayIn(now), deed: 'ended' });
  await tellFallen(db, scope, portal, now);
}
