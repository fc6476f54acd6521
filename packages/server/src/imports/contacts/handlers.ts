import { createHash } from 'node:crypto';
import { window } from '#contract/base/calls/paging.ts';
import type { contactImports } from '#contract/imports/contacts/endpoints.ts';
import { rowKey } from '#contract/imports/contacts/rules.ts';
import { readContacts } from '#contract/imports/contacts/rules-cells.ts';
import { canRead, guessContacts, sureContacts } from '#contract/imports/contacts/rules-columns.ts';
import { addedTo, canonicalContacts, contactEntries, newOf } from '#contract/imports/contacts/rules-entries.ts';
import { contactPage, contactTable, onTab } from '#contract/imports/contacts/rules-preview.ts';
import type { ContactsAccepted } from '#contract/imports/contacts/schema.ts';
import { headersKey } from '#contract/imports/rules-mapping.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Handlers, Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { knownMembers } from '../../base/people/people.ts';
import { countingErrand } from '../../base/start/statistics.ts';
import { addContacts, invitable } from '../../members/bulk/queries-contacts.ts';
import { officersToReach, tellOfficers } from '../../members/office/steps-reach.ts';
import { readContactFile } from '../reading/steps.ts';
import * as q from '../rows/queries-drafts.ts';
import type { ContactSaid, ContactSource } from '../rows/tables.ts';
import { lockContacts, neighbourhood } from './queries.ts';

type DraftRow = q.DraftRow<'contacts'>;
const unsaid: ContactSaid = { chosen: {}, decisions: {} };
const nothing: ContactSource = { kind: 'contacts', headers: [], rows: [], first: 2, dropped: [] };
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const headersOf = (row: Pick<DraftRow, 'source'>) => hash(headersKey(row.source.headers));

async function draft(db: Db, scope: Scope, id: number, forChange = false): Promise<DraftRow> {
  const row = await q.draftById(db, scope, 'contacts', id, forChange);
  if (!row) throw new Refused('CONTACT_IMPORT.ERRORS.NOT_FOUND');
  return row;
}

const draftOf = (row: { id: number; fileName: string; isMapped: boolean; createdAt: Date; createdBy: string }) => ({
  id: row.id,
  fileName: row.fileName,
  step: row.isMapped ? ('preview' as const) : ('mapping' as const),
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
});

/** What accepting the draft would add to the people as they are now. */
async function compare(db: Db, scope: Scope, { source, mapping, said }: DraftRow, now: Date) {
  const rows = mapping ? readContacts(source.rows, mapping, source.first) : [];
  const { entries, problems } = contactEntries(rows, await neighbourhood(db, scope, now), said.chosen);
  const added = addedTo(entries, said.decisions);
  return { rows, entries, problems, added, fingerprint: hash(canonicalContacts(added)) };
}

const countOf = (added: ReturnType<typeof addedTo>, kind: 'email' | 'phone') =>
  added.flatMap(newOf).filter((c) => c.kind === kind).length;

export const contactImportHandlers = (portal: Portal): Handlers<typeof contactImports> => ({
  async upload({ db, scope, now, file }) {
    await q.dropStale(db, scope, now);
    const { format, source } = await readContactFile(file.bytes);
    const remembered = await q.rememberedMapping(db, scope, 'contacts', headersOf({ source }));
    const kept = remembered && canRead(source.headers, remembered) ? remembered : null;
    const mapping = kept ?? sureContacts(source.headers);
    const fileName = file.name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-200) || 'import';
    const id = await q.addDraft(db, scope, { kind: 'contacts', fileName, format, source, mapping, said: unsaid }, now);
    return { id, step: mapping ? 'preview' : 'mapping' };
  },

  async drafts({ db, scope }, page) {
    const { rows, total } = await q.listDrafts(db, scope, 'contacts', window(page));
    return { drafts: rows.map(draftOf), total };
  },

  async preview({ db, scope, now }, { id, tab, ...page }) {
    const row = await draft(db, scope, id);
    const seen = await compare(db, scope, row, now);
    const problems = [...row.source.dropped, ...seen.problems];
    const remembered = await q.rememberedMapping(db, scope, 'contacts', headersOf(row));
    const mapping = row.mapping ?? guessContacts(row.source.headers);
    const isLast = remembered !== null && JSON.stringify(remembered) === JSON.stringify(mapping);
    return {
      draft: draftOf({ ...row, isMapped: row.mapping !== null, createdBy: await q.authorOf(db, scope, row.memberId) }),
      table: contactTable(row.source, mapping, isLast),
      ...contactPage({ entries: seen.entries, problems, said: row.said.decisions, tab, page: window(page) }),
      fingerprint: seen.fingerprint,
    };
  },

  async mapping({ db, scope }, { id, mapping }) {
    const row = await draft(db, scope, id, true);
    if (!canRead(row.source.headers, mapping)) throw new Refused('IMPORTS.ERRORS.COLUMNS');
    await q.saveDraft(db, scope, 'contacts', id, { mapping, said: unsaid });
    return { id, step: 'preview' };
  },

  async choose({ db, scope, now }, { id, row: at, memberIds }) {
    const row = await draft(db, scope, id, true);
    const { rows } = await compare(db, scope, row, now);
    if (!rows.some((r) => r.at === at)) throw new Refused('CONTACT_IMPORT.ERRORS.ROW');
    const own = [...new Set(memberIds)];
    if ((await knownMembers(db, scope, own)).size < own.length) throw new Refused('MEMBERS.NOT_FOUND');
    const { [rowKey(at)]: _before, ...others } = row.said.chosen;
    const chosen = own.length > 0 ? { ...others, [rowKey(at)]: own } : others;
    await q.saveDraft(db, scope, 'contacts', id, { said: { ...row.said, chosen } });
    return null;
  },

  async decide({ db, scope, now }, { id, keys = [], tab, accept }) {
    const row = await draft(db, scope, id, true);
    const { entries } = await compare(db, scope, row, now);
    const asked = new Set(keys);
    // Doubtful people are added one by one, on the tab that shows the doubt.
    const together = entries.filter((e) => tab && onTab(e, tab) && (!accept || e.doubts.length === 0));
    for (const e of together) asked.add(e.key);
    const meant = entries.filter((e) => e.noun === 'person' && asked.has(e.key));
    const decisions = { ...row.said.decisions, ...Object.fromEntries(meant.map((e) => [e.key, accept])) };
    await q.saveDraft(db, scope, 'contacts', id, { said: { ...row.said, decisions } });
    return { decided: meant.length };
  },

  async accept({ db, scope, now }, { id, fingerprint, isPublic }) {
    await lockContacts(db, scope);
    const row = await draft(db, scope, id, true);
    if (!row.mapping) throw new Refused('IMPORTS.ERRORS.NOT_MAPPED');
    const { added, fingerprint: current } = await compare(db, scope, row, now);
    if (current !== fingerprint) throw new Refused('CONTACT_IMPORT.ERRORS.STALE');
    if (added.length === 0) throw new Refused('CONTACT_IMPORT.ERRORS.NOTHING');
    const people = added.map((e) => ({ id: e.id, version: e.version, contacts: newOf(e) }));
    const officers = await officersToReach(
      db,
      scope,
      people.map((p) => p.id),
    );
    if (!(await addContacts(db, scope, people, isPublic, now))) throw new Refused('CONTACT_IMPORT.ERRORS.STALE');
    await tellOfficers(db, scope, officers, 'contacts', now);
    const counts = { people: added.length, emails: countOf(added, 'email'), phones: countOf(added, 'phone') };
    const ids = people.map((p) => p.id);
    const result: ContactsAccepted = { ...counts, invitable: await invitable(db, scope, ids) };
    await q.rememberMapping(db, scope, 'contacts', headersOf(row), row.mapping, now);
    await q.closeDraft(db, scope, 'contacts', id, { source: nothing, said: unsaid, result }, now);
    await record(db, scope, now, { noun: 'members', nounId: null, verb: 'contacts', detail: { ...counts, isPublic } });
    await portal.queue.send(db, countingErrand, { svj: scope.svjId, id });
    return result;
  },

  remade: {
    async upload({ db, scope }, id) {
      const { mapping } = await draft(db, scope, id);
      return { id, step: mapping ? 'preview' : 'mapping' };
    },
    async accept({ db, scope }, id) {
      const result = await q.resultOf(db, scope, 'contacts', id);
      if (!result) throw new Refused('CONTACT_IMPORT.ERRORS.NOT_FOUND');
      return result;
    },
  },

  async discard({ db, scope }, { id }) {
    if (!(await q.dropDraft(db, scope, 'contacts', id))) throw new Refused('CONTACT_IMPORT.ERRORS.NOT_FOUND');
    return null;
  },
});
