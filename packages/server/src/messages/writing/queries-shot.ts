import { sql } from 'drizzle-orm';
import { inLog } from '#contract/base/calls/fields.ts';
import { messageOwn } from '#contract/messages/schema.ts';
import { named } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Shot, shotOf } from '../../base/log/audit-changes.ts';
import { attachedShot } from '../../documents/attached/queries.ts';
import { message } from '../rows/tables.ts';

/** A message as the log compares it; its wordings are kept elsewhere. */
export const messageShot = (db: Db, scope: Scope, id: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select ${named('x', message, inLog(messageOwn, {}))}, x.concept, x.date_from as "dateFrom", x.date_to as "dateTo",
      x.to_public as "toPublic", x.emergency, x.accept_until as "acceptUntil", (select jsonb_agg(jsonb_build_array(a.unit_id, a.entrance_id, a.role, a.custom_role_id) order by a.id)
        from audience_part a where a.svj_id = x.svj_id and a.owner = 'message' and a.owner_id = x.id) as audience,
      jsonb_build_array((select jsonb_agg(f.id order by f.id) from file f
        where f.svj_id = x.svj_id and f.owner = 'message' and f.owner_id = x.id),
        ${attachedShot('message', sql`x`)}) as files
    from message x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
  );
