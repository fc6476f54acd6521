import { sql } from 'drizzle-orm';
import { none } from '#contract/base/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const unnamed = { stays: 'the papers of the house stay, without a name' } as const;

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
    'document_bin.deleted_by': { told: { not: 'the log of the house tells of it' }, merged: 'given', erased: unnamed },
  },
  tells: (scope, { id }) => ({
    folders: sql`
      select name, visibility, created_at from folder
      where svj_id = ${scope.svjId} and owner_id = ${id} and bin_id is null order by id ${mostTold}`,
    // What only the committee reads is among them.
    ...((id === scope.memberId || may(scope, 'documents', 'rw')) && {
      documents: sql`
        select name, extension, type, description, created_at from document
        where svj_id = ${scope.svjId} and (owner_id = ${id} or added_by = ${id}) and bin_id is null order by id ${mostTold}`,
      versions: sql`
        select d.name, v.number, v.created_at from document_version v
        join document d on d.svj_id = v.svj_id and d.id = v.document_id
        where v.svj_id = ${scope.svjId} and v.author_id = ${id} and d.bin_id is null order by v.id ${mostTold}`,
    }),
  }),
  counts: none('files that they uploaded are counted there'),
  gives: none('by its columns'),
  forgets: none('nothing of it goes with a person'),
  death: none('the papers stay as they are'),
});
