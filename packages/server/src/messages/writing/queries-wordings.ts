import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { handFiles } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Message } from '../queries.ts';

/** Whether the message has other files than these. */
export async function hasOtherFiles(db: Db, scope: Scope, id: number, fileIds: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute<{ same: boolean }>(sql`
    select coalesce(array_agg(f.id order by f.id), '{}') = ${sql.param([...new Set(fileIds)].sort((a, b) => a - b))}::bigint[] as same
    from file f where f.svj_id = ${scope.svjId} and f.owner = 'message' and f.owner_id = ${id}`);
  return !rows[0]?.same;
}

/** Whether somebody confirmed the version the message is at. */
export async function isConfirmed(db: Db, scope: Scope, m: Message): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from confirmation c where c.svj_id = ${scope.svjId} and c.owner = 'message' and c.owner_id = ${m.id}
      and c.content_version = ${m.contentVersion} limit 1`);
  return rows.length > 0;
}

/** Keeps what the message says at this moment, before it is changed; answers the id of the kept wording. */
export async function keepWording(db: Db, scope: Scope, m: Message, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into message_wording (svj_id, message_id, content_version, title, description, since, until, replaced_by)
    select x.svj_id, x.id, x.content_version, x.title, x.description,
      coalesce((select max(w.until) from message_wording w where w.svj_id = x.svj_id and w.message_id = x.id),
        x.changed_at, x.date_from),
      ${now}, ${scope.memberId}
    from message x where x.svj_id = ${scope.svjId} and x.id = ${m.id} returning id`);
  const id = rows[0]?.id as number;
  await db.execute(sql`
    insert into message_wording_file (svj_id, wording_id, position, file_id, name, extension, size, sha256, is_public)
    select f.svj_id, ${id}, row_number() over (order by f.position, f.id), f.id, f.name, f.extension, f.size, f.sha256,
      f.is_public
    from file f where f.svj_id = ${scope.svjId} and f.owner = 'message' and f.owner_id = ${m.id}`);
  return id;
}

/**
 * Leaves with the wording the files that the message has no more, when somebody confirmed it with them. Of what nobody
 * confirmed only names and fingerprints are kept.
 */
export async function keepConfirmedFiles(
  db: Db,
  scope: Scope,
  m: Message,
  wordingId: number,
  fileIds: readonly number[],
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select f.id from file f
    where f.svj_id = ${scope.svjId} and f.owner = 'message' and f.owner_id = ${m.id}
      and f.id <> all(${sql.param([...fileIds])}::bigint[])
      and exists (select from confirmation c join message_wording_file k on k.svj_id = c.svj_id and k.file_id = f.id
        join message_wording w on w.svj_id = c.svj_id and w.id = k.wording_id and w.message_id = c.owner_id
          and w.content_version = c.content_version
        where c.svj_id = f.svj_id and c.owner = 'message' and c.owner_id = ${m.id})`);
  const ids = rows.map((r) => r.id);
  await handFiles(db, scope, ids, { owner: 'message_wording', ownerId: wordingId });
}
