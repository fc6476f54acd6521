import { phoneOf } from '#contract/base/person/phone.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { lookFor } from '#contract/cadastre/rules.ts';
import { personEntry } from '#contract/imports/rules-correct.ts';
import { difference } from '#contract/imports/rules-difference.ts';
import { NewMember } from '#contract/members/schema.ts';
import { modulesIn } from '#contract/orders/rules-form.ts';
import { buildingOf, flagged, membersIn, membersSeen } from '#contract/orders/rules-members.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import type { OrderMember } from '#contract/orders/schema-members.ts';
import { Refused } from '#contract/refusals.ts';
import { inviteMembers } from '../../activation/steps.ts';
import { addAssociation } from '../../association/queries.ts';
import { violated } from '../../base/db/db.ts';
import { across, actFor, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { keepPlace } from '../../cadastre/steps.ts';
import { currentHouse } from '../../imports/queries.ts';
import { writeImport } from '../../imports/steps.ts';
import { createMember } from '../../members/writing/steps.ts';
import { entranceNamed, renameEntrances } from '../../units/queries-entrances.ts';
import type { At } from '../making/steps.ts';

/** The association's own row, as the form says it. */
async function addHouse({ db, now, session }: At, { svj }: OrderForm, isFree: boolean): Promise<Scope> {
  const orNull = (text: string) => text || null;
  const id = await across(db, () =>
    addAssociation(db, {
      name: svj.name,
      email: orNull(svj.email),
      invoiceEmail: orNull(svj.hasInvoiceAddress ? svj.invoiceEmail : svj.email),
      ico: orNull(svj.ic),
      dic: orNull(svj.dic),
      bankAccount: orNull(svj.bankAccount),
      street: orNull(svj.street),
      town: orNull(svj.city),
      post: orNull(svj.post),
      country: svj.country || 'cs',
      isFree,
      modules: modulesIn(svj.modules),
      nameKey: searchKey(svj.name),
      createdAt: now,
      updatedAt: now,
    }),
  );
  // The portal itself acts for a house that nobody is in yet; whose deed it was stands in its log.
  const scope = await actFor(db, id);
  await record(db, { ...scope, accountId: session.accountId }, now, { noun: 'svj', nounId: id, verb: 'create' });
  return scope;
}

/** Entrances by their names; the street tells the town too where it is another one than that of the house. */
async function addEntrances({ db }: At, scope: Scope, { svj, entrances }: OrderForm): Promise<void> {
  const streetOf = (e: OrderForm['entrances'][number]) => {
    const town = [e.post, e.city].filter(Boolean).join(' ');
    const own = town === '' || town === [svj.post, svj.city].filter(Boolean).join(' ');
    return [e.street, ...(own ? [] : [town])].filter(Boolean).join(', ');
  };
  const named = [];
  for (const e of entrances)
    named.push({ id: await entranceNamed(db, scope, e.name), name: e.name, street: streetOf(e) });
  await renameEntrances(db, scope, named);
}

/** The authorised person in their office; whoever already has an account elsewhere is only asked. */
async function addMain({ db, now }: At, scope: Scope, { user }: OrderForm): Promise<number> {
  const { titleBefore, firstName, lastName, titleAfter, sex, role, email, phone, street, city, post, country } = user;
  const input = NewMember.parse({
    type: 'person',
    ...{ titleBefore, firstName, lastName, titleAfter, sex, role },
    emails: [{ value: email, isPublic: true }],
    phones: [{ value: phoneOf(phone), isPublic: true }],
    address: { street, town: city, post, country: country === 'cs' ? 'CZ' : country },
  });
  return (await createMember(db, scope, input, now)).id;
}

/** Units with their shares and owners, by the one way in which houses come in; the flagged owner is the main user. */
async function addOwners(
  portal: Portal,
  { db, now }: At,
  scope: Scope,
  members: readonly OrderMember[],
  mainId: number,
) {
  const building = buildingOf(members);
  const [main] = flagged(members);
  const person = building.persons.find((p) => p.key === main);
  const corrections = person
    ? { [personEntry(person.key)]: { ...person, noun: 'person' as const, mergeWith: null, memberId: mainId } }
    : {};
  const house = await currentHouse(db, scope, now);
  const entries = difference(building, house, corrections);
  // What the form says of the main user holds against what the register says of the same person.
  const out = new Set(person ? [personEntry(person.key)] : []);
  await writeImport(db, scope, entries, out, house, portal, now);
  return { units: building.units.length, people: building.persons.length - (person ? 1 : 0) };
}

/** Where the cadastre has the house, so that it is read in its turn; what does not say that plainly is left to the house. */
async function keepLand({ db, now }: At, scope: Scope, { svj }: OrderForm): Promise<void> {
  const { cadastreNumber: cadasterNumber, cadastreVillage: cadasterVillage, cadastreStreet: cadasterStreet } = svj;
  const sought = lookFor(cadasterNumber);
  const isPlain = sought !== null && ('code' in sought || cadasterVillage !== '');
  if (!isPlain || !modulesIn(svj.modules).includes('real_estate_cadastre')) return;
  await keepPlace({ db, scope, now }, { id: scope.svjId, cadasterNumber, cadasterVillage, cadasterStreet });
}

/** Makes the whole house in the open transaction: it stands or falls with it. */
export async function foundHouse(portal: Portal, at: At, form: OrderForm, isFree: boolean) {
  const { db, now } = at;
  const scope = await addHouse(at, form, isFree);
  await addEntrances(at, scope, form);
  await keepLand(at, scope, form);
  const mainId = await addMain(at, scope, form);
  const members = membersIn(form.svj.cadastreMembers) ?? [];
  const added = await addOwners(portal, at, scope, members, mainId).catch((error: unknown) => {
    if (violated(error)?.constraint === 'unit_number') throw new Refused('ORDERS.ERRORS.UNIT_TWICE');
    throw error;
  });
  const [invited] = await inviteMembers(db, portal, scope, { ids: [mainId], email: form.user.email }, now);
  if (invited?.why) throw new Refused(invited.why, { fields: { 'user.email': invited.why } });
  const { complete, ownerless } = membersSeen(members);
  return {
    house: { id: scope.svjId, name: form.svj.name },
    ...{ units: added.units, people: added.people + 1, complete, ownerless },
  };
}
