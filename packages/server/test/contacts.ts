import { contacts } from '#contract/contacts/endpoints.ts';
import type { ContactDetail } from '#contract/contacts/schema.ts';
import type { Person } from './house.ts';

/** A firm as its form sends it. */
export const aFirmForm = (change: object = {}) => ({
  type: 'company' as const,
  category: 'property_maintenance' as const,
  companyName: 'Instalatérství Koutný',
  position: 'voda, topení',
  phones: [{ value: '602 418 336' }],
  emails: [{ value: 'koutny@voda.example' }],
  ...change,
});
/** A person as their form sends them. */
export const aPersonForm = (change: object = {}) => ({
  type: 'person' as const,
  category: 'lawyer' as const,
  firstName: 'Šárka',
  lastName: 'Úlehlíková',
  ...change,
});

export const aContact = (by: Person, change: object = {}): Promise<ContactDetail> =>
  by.asks(contacts.create, aFirmForm(change));

/** What a form sends back of a contact when nothing but this is changed. */
export const editedContact = ({ full_name: _name, may: _may, notes, ...c }: ContactDetail, change: object = {}) => ({
  ...c,
  notes: notes ?? '',
  ...change,
});
