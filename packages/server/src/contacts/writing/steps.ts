import { versionOf } from '#contract/base/calls/ids.ts';
import { nameOfContact } from '#contract/contacts/rules.ts';
import { type ContactChange, type ContactInput, contactOwn } from '#contract/contacts/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { picked } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { overtaken, record, recordNamed } from '../../base/log/audit.ts';
import { changesBetween } from '../../base/log/audit-changes.ts';
import { dropEntries } from '../../base/search/search.ts';
import { keepFound } from '../listing/queries-found.ts';
import { contactSeen, contactsHeld, seesPrivate } from '../rows/queries.ts';
import type { Contact } from '../rows/tables.ts';
import { addContact, changeContact, contactShot, deleteContacts, type Written } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

const own = Object.keys(contactOwn) as (keyof typeof contactOwn)[];

/** What is written: of a person no firm's name, of a firm no place of work; notes only by who reads them. */
function writtenOf(scope: Scope, { address, ...input }: ContactInput, notes: string): Written {
  const privately = seesPrivate(scope);
  if (input.visibility === 'private' && !privately) {
    const key = 'CONTACTS.ERRORS.PRIVATE';
    throw new Refused(key, { fields: { visibility: key } });
  }
  const isCompany = input.type === 'company';
  return {
    ...picked({ ...input, ...address }, own),
    ...picked(input, ['type', 'phones', 'emails', 'hours']),
    companyName: isCompany ? input.companyName : '',
    company: isCompany ? '' : input.company,
    notes: privately ? input.notes : notes,
  };
}

/** Adds a contact to the book. */
export async function writeContact(at: At, input: ContactInput): Promise<Contact> {
  const c = await addContact(at.db, at.scope, writtenOf(at.scope, input, ''), at.now);
  await keepFound(at.db, at.scope, c);
  return c;
}

export async function newContact(at: At, input: ContactInput): Promise<Contact> {
  const c = await writeContact(at, input);
  const detail = { name: nameOfContact(c) };
  await record(at.db, at.scope, at.now, { noun: 'contacts', nounId: c.id, verb: 'create', detail });
  return c;
}

/** Changes a contact; refuses a stale version (409). The log tells which fields changed, never what they said. */
export async function correctContact(
  { db, scope, now }: At,
  { id, updatedAt, ...input }: ContactChange,
): Promise<Contact> {
  const before = await contactSeen(db, scope, id, 'lock');
  if (before.version !== versionOf(updatedAt))
    throw await overtaken(db, scope, { noun: 'contacts', nounId: id }, updatedAt);
  const shot = await contactShot(db, scope, id);
  const c = await changeContact(db, scope, before, writtenOf(scope, input, before.notes), now);
  await keepFound(db, scope, c);
  const changes = changesBetween(shot, await contactShot(db, scope, id));
  const detail = { name: nameOfContact(c), changes: changes.map(({ field }) => ({ field, from: null, to: null })) };
  await record(db, scope, now, { noun: 'contacts', nounId: id, verb: 'update', detail });
  return c;
}

/** Deletes those of these contacts that the asker sees; answers how many they were. */
export async function removeContacts({ db, scope, now }: At, ids: readonly number[]): Promise<number> {
  const gone = await contactsHeld(db, scope, ids);
  const goneIds = gone.map((c) => c.id);
  await deleteContacts(db, scope, goneIds, now);
  await dropEntries(db, scope, 'contact', goneIds);
  const named = gone.map((c) => ({ id: c.id, name: nameOfContact(c) }));
  await recordNamed(db, scope, now, { noun: 'contacts', verb: 'delete' }, named);
  return gone.length;
}
