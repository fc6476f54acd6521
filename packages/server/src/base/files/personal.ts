import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../http/gate.ts';
import { mostTold, personal } from '../people/personal.ts';
import { forgetKept } from './kept-queries.ts';
import { dropPictures } from './pictures.ts';

/** Files that people uploaded, and their photograph. */
export const personalOfFiles = personal({
  columns: {
    'file.uploaded_by': {
      told: 'uploads',
      merged: 'given',
      erased: { stays: 'files are of what they stand under; without a name' },
    },
  },
  tells: (scope, { id }) => ({
    photograph: {
      one: sql`
        select type, encode(bytes, 'base64') as base64, created_at from picture
        where svj_id = ${scope.svjId} and owner = 'member' and owner_id = ${id}`,
    },
    // Names of documents are for who may read them.
    uploads: sql`
      select name, type, size, description, owner as what, owner_id as id, encode(sha256, 'hex') as sha256, created_at
      from file where svj_id = ${scope.svjId} and uploaded_by = ${id}
        and (${id === scope.memberId || may(scope, 'documents', 'rw')}::boolean or owner is distinct from 'document_version')
      order by id ${mostTold}`,
  }),
  counts: (scope, { id }) => ({
    files: sql`(select count(*) from file
      where svj_id = ${scope.svjId} and uploaded_by = ${id} and owner_id is not null)`,
  }),
  async gives({ db, scope }, { from, to }) {
    await db.execute(sql`
      update picture p set owner_id = ${to}
      where svj_id = ${scope.svjId} and p.owner = 'member' and p.owner_id = ${from} and not exists (
        select from picture k where k.svj_id = p.svj_id and k.owner = p.owner and k.owner_id = ${to})`);
  },
  async forgets({ db, scope, now }, ids) {
    await dropPictures(db, scope, 'member', ids);
    // No row of a kept print holds a name, but papers do.
    await forgetKept(db, scope, now);
  },
  death: none('the photograph stays with the estate'),
});
