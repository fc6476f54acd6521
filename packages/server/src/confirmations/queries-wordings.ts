import { type SQL, sql } from 'drizzle-orm';
import { type Wording, wordingLimit } from '#contract/messages/endpoints-wordings.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { type FileRow, filesByIds } from '../base/files/files.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../members/queries.ts';
import { seen, seesAll } from './queries-audience.ts';

/** Whoever writes messages or asks for confirmations opens every wording; others what they themselves confirmed. */
const opensAll = (scope: Scope): boolean => seesAll(scope) || may(scope, 'acceptRead', 'rw');

/**
 * Of confirmation `c` of a message at version `current`: the id of the kept wording that was in force when it was given;
 * null when the message still says the same, or when that wording was not kept.
 */
export const wordingOf = (current: SQL): SQL => sql`(select w.id from message_wording w
  where w.svj_id = c.svj_id and w.message_id = c.owner_id and w.content_version = c.content_version
    and (w.until > c.confirmed_at or c.content_version < ${current})
  order by w.until > c.confirmed_at desc, case when w.until > c.confirmed_at then w.until end, w.until desc limit 1)`;

/** Of `message_wording w` of `message`: when the asker confirmed it, as a lateral join `mine`. */
const withMine = (scope: Scope): SQL => sql`left join lateral (select c.confirmed_at from confirmation c
  where c.svj_id = w.svj_id and c.owner = 'message' and c.owner_id = w.message_id
    and c.content_version = w.content_version and c.member_id = ${scope.memberId ?? 0}
    and w.id = ${wordingOf(sql`message.content_version`)}) mine on true`;

const opened = (scope: Scope, now: Date): SQL => sql`from message
  join message_wording w on w.svj_id = message.svj_id and w.message_id = message.id ${withMine(scope)}
  where ${seen(scope, now)} ${opensAll(scope) ? sql`` : sql`and mine.confirmed_at is not null`}`;

/** How many older wordings of the message the asker may open. */
export async function countWordings(db: Db, scope: Scope, messageId: number, now: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n ${opened(scope, now)} and message.id = ${messageId}`,
  );
  return rows[0]?.n ?? 0;
}

type Row = NameColumns & {
  wording: number;
  message_id: number;
  content_version: number;
  title: string;
  since: string;
  until: string;
  mine: string | null;
  replacer: number | null;
};
const columns = sql`w.id as wording, w.message_id, w.content_version, w.title, w.since, w.until,
  mine.confirmed_at as mine, w.replaced_by as replacer`;
const withReplacer = sql`select x.*, m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;
const replacer = (scope: Scope) => sql`left join member m on m.svj_id = ${scope.svjId} and m.id = x.replacer`;

const iso = (text: string) => new Date(text).toISOString();
const toWording = (r: Row): Wording => ({
  id: r.wording,
  contentVersion: r.content_version,
  title: r.title,
  since: iso(r.since),
  until: iso(r.until),
  replacedBy: r.replacer === null ? null : nameOf(r).full_name,
  confirmedAt: r.mine && iso(r.mine),
});

/** Older wordings of the message that the asker may open, the latest first. */
export async function wordingsOf(db: Db, scope: Scope, messageId: number, now: Date): Promise<Wording[]> {
  const { rows } = await db.execute<Row>(sql`
    ${withReplacer} from (select ${columns} ${opened(scope, now)} and message.id = ${messageId}
      order by w.until desc, w.id desc limit ${wordingLimit}) x ${replacer(scope)}
    order by x.until desc, x.wording desc`);
  return rows.map(toWording);
}

/** One older wording, whole; 404 when it is not there or not for the asker. */
export async function wordingSeen(db: Db, scope: Scope, id: number, now: Date) {
  const { rows } = await db.execute<Row & { description: string }>(sql`
    ${withReplacer} from (select ${columns}, w.description ${opened(scope, now)} and w.id = ${id}) x ${replacer(scope)}`);
  const [row] = rows;
  if (!row) throw new Refused('MESSAGE.NOT_FOUND');
  return { ...toWording(row), messageId: row.message_id, description: row.description };
}

type Attached = { id: number; file_id: number | null; name: string; extension: string; size: number; sha256: string };

/** What was attached to the wording, in its order, with the files that are still kept. */
export async function attachedTo(db: Db, scope: Scope, wordingId: number) {
  const { rows } = await db.execute<Attached>(sql`
    select f.id, f.file_id, f.name, f.extension, f.size, encode(f.sha256, 'hex') as sha256
    from message_wording_file f where f.svj_id = ${scope.svjId} and f.wording_id = ${wordingId}
      ${seesAll(scope) ? sql`` : sql`and f.is_public`}
    order by f.position, f.id`);
  const kept = await filesByIds(
    db,
    scope,
    rows.flatMap((r) => r.file_id ?? []),
  );
  const open = (row: FileRow | undefined) => (row && (seesAll(scope) || row.isPublic) ? row : null);
  return rows.map(({ file_id, ...r }) => ({ ...r, kept: open(kept.get(file_id ?? 0)) }));
}

/** Files that only an older wording has: for whoever writes, and for those who confirmed something of the message. */
export const wordingFiles: FileGuard = {
  async sees(db, scope, id, now) {
    const { rows } = await db.execute(sql`
      select from message join message_wording w on w.svj_id = message.svj_id and w.message_id = message.id
      where ${seen(scope, now)} and w.id = ${id} ${
        opensAll(scope)
          ? sql``
          : sql`and exists (select from confirmation c where c.svj_id = message.svj_id and c.owner = 'message'
              and c.owner_id = message.id and c.member_id = ${scope.memberId ?? 0})`
      }`);
    if (rows.length === 0) return 'nothing';
    return seesAll(scope) ? 'all' : 'public';
  },
  // What people confirmed is not described anew.
  mayChange: async () => false,
  // They come from the message.
  hasForm: () => null,
};
