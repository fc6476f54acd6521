import { stamp } from '#contract/base/calls/ids.ts';
import { joined, nameOfContact, urgentFirst } from '#contract/contacts/rules.ts';
import { type ContactDetail, type ContactRow, contactOpen } from '#contract/contacts/schema.ts';
import { picked } from '../../base/db/columns.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seesPrivate } from './queries.ts';
import type { Contact, Listed } from './tables.ts';

const { street: _street, town: _town, post: _post, ...openPlain } = contactOpen;
const plain = Object.keys(openPlain) as (keyof typeof openPlain)[];

/** A contact as the list shows it; of pinned ones what is called first stands first. */
export const rowOf = (c: Listed, pinned = false): ContactRow => ({
  ...{ id: c.id, type: c.type, visibility: c.visibility, category: c.category, emergency: c.emergency },
  ...{ isPinned: c.isPinned, hours: c.hours, hoursOnHolidays: c.hoursOnHolidays },
  full_name: nameOfContact(c),
  position: c.position || null,
  company: c.company || null,
  phones: joined(pinned ? urgentFirst(c.phones) : c.phones),
  emails: joined(c.emails),
});

/** One contact as the asker may see it. */
export function detailOf(scope: Scope, c: Contact): ContactDetail {
  const administers = scope.mayWrite && scope.memberId !== null && may(scope, 'contact', 'rw');
  return {
    ...picked(c, ['id', 'type', 'phones', 'emails', 'hours', ...plain]),
    full_name: nameOfContact(c),
    address: picked(c, ['street', 'town', 'post']),
    notes: seesPrivate(scope) ? c.notes : null,
    updatedAt: stamp(c.version, c.updatedAt),
    may: { edit: administers, remove: administers },
  };
}
