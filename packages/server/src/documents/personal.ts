import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const unnamed = { stays: 'the papers of the house stay, without a name' } as const;

const partsOf = (scope: Scope, id: number) => ({
  folders: sql`
    select name, visibility, created_at from folder
    where svj_id = ${scope.svjId} and owner_id = ${id} and bin_id is null order by id ${mostTold}`,
  addressed: sql`
    select d.name, d.extension, d.date_for, d.created_at from document_addressee a
    join document d on d.svj_id = a.svj_id and d.id = a.document_id
    where a.svj_id = ${scope.svjId} and a.member_id = ${id} and d.bin_id is null order by d.id ${mostTold}`,
  openedDocuments: sql`
    select d.name, d.extension, o.version_number, o.how, o.opened_at from document_opening o
    join document d on d.svj_id = o.svj_id and d.id = o.document_id
    where o.svj_id = ${scope.svjId} and o.member_id = ${id} order by o.id desc ${mostTold}`,
  watched: sql`
    select d.name, d.extension from document_watcher w
    join document d on d.svj_id = w.svj_id and d.id = w.document_id
    where w.svj_id = ${scope.svjId} and w.member_id = ${id} and d.bin_id is null order by d.id ${mostTold}`,
  documents: sql`
    select name, extension, type, description, created_at from document
    where svj_id = ${scope.svjId} and (owner_id = ${id} or added_by = ${id}) and bin_id is null order by id ${mostTold}`,
  versions: sql`
    select d.name, v.number, v.created_at from document_version v
    join document d on d.svj_id = v.svj_id and d.id = v.document_id
    where v.svj_id = ${scope.svjId} and v.author_id = ${id} and d.bin_id is null order by v.id ${mostTold}`,
});

export const personalOfDocuments = personal({
  columns: {
    'folder.owner_id': {
      told: 'folders',
      merged: 'given',
      erased: { stays: 'a folder of somebody who is gone is for the committee' },
    },
    'folder.created_by': { told: { not: 'the log of the house tells of it' }, merged: 'given', erased: unnamed },
    'document.owner_id': { told: 'documents', merged: 'given', erased: unnamed },
    'document.added_by': { told: 'documents', merged: 'given', erased: unnamed },
    'document_version.author_id': { told: 'versions', merged: 'given', erased: unnamed },
    'document_addressee.member_id': {
      told: 'addressed',
      merged: { unlessSame: ['document_id'] },
      erased: 'goes',
    },
    'document_opening.member_id': {
      told: 'openedDocuments',
      merged: 'given',
      erased: { stays: 'that somebody opened it stays for its year, without a name' },
    },
    'document_round.closed_by': { told: { not: 'the log of the house tells of it' }, merged: 'given', erased: unnamed },
    'document_watcher.member_id': { told: 'watched', merged: { unlessSame: ['document_id'] }, erased: 'goes' },
    'document_warning.member_id': {
      told: { not: 'the mails that they got tell of it' },
      merged: { unlessSame: ['document_id', 'due_on', 'days'] },
      erased: 'goes',
    },
    'document_bin.deleted_by': { told: { not: 'the log of the house tells of it' }, merged: 'given', erased: unnamed },
  },
  // Names of what the committee, or one unit alone, reads are among them.
  tells: (scope, { id }) => (id === scope.memberId || may(scope, 'documents', 'rw') ? partsOf(scope, id) : {}),
  counts: none('files that they uploaded are counted there'),
  gives: none('by its columns'),
  forgets: none('nothing of it goes with a person'),
  death: none('the papers stay as they are'),
});
