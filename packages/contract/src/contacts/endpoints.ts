import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, ids } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { companyNumber } from '../base/person/ico.ts';
import { searchInput } from '../base/words/found.ts';
import {
  ContactChange,
  ContactDetail,
  ContactInput,
  ContactList,
  ContactRow,
  contactListing,
  exported,
  FoundContact,
  posterAsked,
  RegisterAnswer,
} from './schema.ts';

const reads = { module: 'contact', right: 'r' } as const;
const administers = { module: 'contact', right: 'rw' } as const;

export const contacts = callsOf('contacts', {
  list: endpoint('GET /api/v2/contact/getAll', {
    needs: reads,
    input: z.object({ ...paging, ...contactListing }),
    output: ContactList,
    summary:
      'Contacts that the asker may see, with counts of all, of people, of companies and of each category; pinned ones first, by category in each those for emergencies first.',
  }),
  rows: endpoint('GET /api/v2/contact/rows', {
    needs: reads,
    input: z.object({ ...paging, ...contactListing }),
    output: z.object({ contacts: z.array(ContactRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  pins: endpoint('GET /api/v2/contact/getPin', {
    needs: reads,
    input: z.object({}),
    output: z.object({ contacts: z.array(ContactRow) }),
    summary: 'Pinned contacts, those for emergencies first, at most 24.',
  }),
  one: endpoint('GET /api/v2/contact/:id', {
    needs: reads,
    input: byId,
    output: ContactDetail,
    summary: 'One contact; notes are told to the committee and the manager alone.',
  }),
  create: endpoint('POST /api/v2/contact', {
    creates: 'contact',
    needs: administers,
    visit: 'never',
    input: ContactInput,
    output: ContactDetail,
    summary: 'Adds a person or a company to the book of contacts.',
    says: 'CONTACTS.CREATED',
  }),
  update: endpoint('PUT /api/v2/contact/:id', {
    needs: administers,
    visit: 'never',
    input: ContactChange,
    output: ContactDetail,
    summary: 'Changes a contact; what was read before somebody else changed it is refused.',
    says: 'CONTACTS.SAVED',
  }),
  remove: endpoint('DELETE /api/v2/contact/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Deletes a contact.',
    says: 'CONTACTS.DELETED',
  }),
  removeAll: endpoint('PUT /api/v2/contact/delete-all', {
    needs: administers,
    visit: 'never',
    input: z.object({ ids }),
    output: z.object({ deleted: z.number() }),
    summary: 'Deletes the chosen contacts.',
    says: 'CONTACTS.DELETED_MANY',
  }),
  search: endpoint('GET /api/v2/contact/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/contact/search'],
    output: z.object({ contacts: z.array(FoundContact) }),
    otherwise: { contacts: [] },
    summary: 'At most 20 contacts by name, firm, category, phone or e-mail, without diacritics.',
  }),
  exportTicket: endpoint('POST /api/v2/contact/export', {
    inDemo: 'closed',
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: exported,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, where the filtered list, or the chosen ones, download as XLSX or vCard.',
  }),
  exportFile: endpoint('GET /api/v2/contact/export/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: exported,
    output: z.any(),
    summary: 'The contacts as a file; only what the reader may see.',
  }),
  poster: endpoint('POST /api/v2/contact/poster', {
    limit: 'export',
    needs: administers,
    effect: 'reads',
    input: posterAsked,
    output: z.object({ url: z.string() }),
    summary:
      'An address, good for a minute, of the poster of emergency numbers in PDF, for the house or for each entrance.',
  }),
  posterFile: endpoint('GET /api/v2/contact/poster/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: posterAsked,
    output: z.any(),
    summary: 'The poster behind a ticket: 112 and the pinned public contacts that have a number.',
  }),
  register: endpoint('GET /api/v2/contact/register/:ico', {
    kind: 'steps',
    needs: administers,
    input: z.object({ ico: companyNumber.check(z.minLength(1, 'BASE.FORM.REQUIRED')) }),
    output: RegisterAnswer,
    summary: 'What the public register of companies says of a company number; it is never needed.',
  }),
});
