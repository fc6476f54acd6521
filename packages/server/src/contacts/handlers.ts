import { window } from '#contract/base/calls/paging.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import { endingWith } from '../base/db/db.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { entrancesOf } from '../units/queries-entrances.ts';
import { contactCards, contactsSheet } from './files/print.ts';
import { emergencyPoster } from './files/print-poster.ts';
import { pinsForAll } from './files/steps-called.ts';
import { countContacts, listContacts, pinnedContacts, wholeContacts } from './listing/queries.ts';
import { findContacts } from './listing/queries-found.ts';
import { askRegister } from './register/steps.ts';
import { contactSeen, seesPrivate } from './rows/queries.ts';
import { detailOf, rowOf } from './rows/steps.ts';
import { correctContact, newContact, removeContacts } from './writing/steps.ts';

const ticketLife = 60_000;

export const contactHandlers = (portal: Portal): Handlers<typeof contacts> => ({
  async list({ db, scope }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    const [rows, counts] = await Promise.all([
      listContacts(db, scope, listing, window({ page, sizePerPage })),
      countContacts(db, scope, listing),
    ]);
    return { contacts: rows.map((c) => rowOf(c)), ...counts };
  },

  async rows({ db, scope }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    const rows = await listContacts(db, scope, listing, window({ page, sizePerPage }));
    return { contacts: rows.map((c) => rowOf(c)) };
  },

  pins: async ({ db, scope }) => ({ contacts: (await pinnedContacts(db, scope)).map((c) => rowOf(c, true)) }),

  one: async ({ db, scope }, { id }) => detailOf(scope, await contactSeen(db, scope, id)),

  create: async (at, input) => detailOf(at.scope, await newContact(at, input)),

  remade: {
    create: async ({ db, scope }, id) => detailOf(scope, await contactSeen(db, scope, id)),
  },

  update: async (at, input) => detailOf(at.scope, await correctContact(at, input)),

  async remove(at, { id }) {
    if ((await removeContacts(at, [id])) === 0) throw new Refused('CONTACTS.NOT_FOUND');
    return null;
  },

  removeAll: async (at, { ids }) => ({ deleted: await removeContacts(at, ids) }),

  async search({ db, scope }, { text, q }) {
    return { contacts: await findContacts(db, scope, text || q) };
  },

  async exportTicket({ session, scope, now }, { filters, ...listing }) {
    const { path } = contacts.exportFile;
    const input = { ...listing, filters: JSON.stringify(filters) };
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  },

  async exportFile({ db, scope }, { lang, format, ...listing }) {
    const part = (page: number) => wholeContacts(db, scope, listing, window({ page, sizePerPage: 'all' }));
    const read = { lang, notes: seesPrivate(scope) };
    return format === 'xlsx' ? contactsSheet(read, part) : contactCards(read, part);
  },

  async poster({ session, scope, now }, input) {
    const { path } = contacts.posterFile;
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  },

  async posterFile({ db, scope, now }, { of, lang }) {
    const pins = await pinsForAll(db, scope);
    const letterhead = await letterheadOf(db, scope, lang);
    const entrances = of === 'entrances' ? await entrancesOf(db, scope) : [];
    return emergencyPoster(pins, entrances, { lang, at: now, letterhead });
  },

  register: (at, { ico }) => askRegister(portal, at, ico),
});
