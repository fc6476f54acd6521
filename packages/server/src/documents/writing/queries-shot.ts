import { sql } from 'drizzle-orm';
import { inLog } from '#contract/base/calls/fields.ts';
import { documentOwn } from '#contract/documents/schema.ts';
import { folderOwn } from '#contract/documents/schema-folders.ts';
import { named } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Shot, shotOf } from '../../base/log/audit-changes.ts';
import { document, folder } from '../rows/tables.ts';

/** A folder as the log compares it. */
export const folderShot = (db: Db, scope: Scope, id: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select ${named('x', folder, inLog(folderOwn, {}))}, x.visibility, x.for_tenants as "forTenants",
      concat_ws('/', x.owner_id, x.unit_id) as "folderOwner",
      (select jsonb_agg(jsonb_build_array(a.unit_id, a.entrance_id, a.role, a.custom_role_id) order by a.id)
        from audience_part a where a.svj_id = x.svj_id and a.owner = 'folder' and a.owner_id = x.id) as audience
    from folder x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
  );

/** A document as the log compares it; what its bytes were is kept as its versions. */
export const documentShot = (db: Db, scope: Scope, id: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select ${named('x', document, inLog(documentOwn, {}))}, x.owner_id as "documentOwner", x.url,
      x.accept_read as "acceptRead", x.date_for as "dateFor", x.for_later as "forLater",
      (select jsonb_agg(a.member_id order by a.member_id) from document_addressee a
        where a.svj_id = x.svj_id and a.document_id = x.id) as addressees
    from document x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
  );
