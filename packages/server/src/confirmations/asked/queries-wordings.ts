import { type SQL, sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { type Wording, wordingLimit } from '#contract/confirmations/endpoints-wordings.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { FileGuard } from '../../base/files/file-handlers.ts';
import { type FileRow, filesByIds } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import type { AskSources } from './queries.ts';
import type { Worded } from './queries-asked.ts';

/**
 * Of confirmation `c` of a thing at version `current`: the id of the kept wording that was in force when it was given;
 * null when the thing still says the same, or when that wording was not kept.
 */
export const wordingOf = (current: SQL): SQL => sql`(select w.id from wording w
  where w.svj_id = c.svj_id and w.owner = c.owner and w.owner_id = c.owner_id and w.content_version = c.content_version
    and (w.until > c.confirmed_at or c.content_version < ${current})
  order by w.until > c.confirmed_at desc, case when w.until > c.confirmed_at then w.until end, w.until desc limit 1)`;

/** Of `wording w` of `thing`: when the asker confirmed it, as a lateral join `mine`. */
const withMine = (scope: Scope): SQL => sql`left join lateral (select c.confirmed_at from confirmation c
  where c.svj_id = w.svj_id and c.owner = w.owner and c.owner_id = w.owner_id
    and c.content_version = w.content_version and c.member_id = ${scope.memberId ?? 0}
    and w.id = ${wordingOf(sql`thing.content_version`)}) mine on true`;

const opened = (scope: Scope, of: Worded, now: Date): SQL => sql`from (${of.seen(scope, now)}) thing
  join wording w on w.svj_id = ${scope.svjId} and w.owner = ${of.table} and w.owner_id = thing.id ${withMine(scope)}
  where ${of.opensAll(scope) ? sql`true` : sql`mine.confirmed_at is not null`}`;

/** Whether the asker may open the thing itself. */
export async function isSeen(db: Db, scope: Scope, of: Worded, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select from (${of.seen(scope, now)}) thing where thing.id = ${id}`);
  return rows.length > 0;
}

/** How many older wordings of the thing the asker may open. */
export async function countWordings(db: Db, scope: Scope, of: Worded, id: number, now: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n ${opened(scope, of, now)} and thing.id = ${id}`,
  );
  return rows[0]?.n ?? 0;
}

type Row = NameColumns & {
  wording: number;
  owner_id: number;
  content_version: number;
  title: string;
  since: string;
  until: string;
  mine: string | null;
  replacer: number | null;
};
const columns = sql`w.id as wording, w.owner_id, w.content_version, w.title, w.since, w.until,
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

/** Older wordings of the thing that the asker may open, the latest first. */
export async function wordingsOf(db: Db, scope: Scope, of: Worded, id: number, now: Date): Promise<Wording[]> {
  const { rows } = await db.execute<Row>(sql`
    ${withReplacer} from (select ${columns} ${opened(scope, of, now)} and thing.id = ${id}
      order by w.until desc, w.id desc limit ${wordingLimit}) x ${replacer(scope)}
    order by x.until desc, x.wording desc`);
  return rows.map(toWording);
}

/** One older wording, whole; 404 when it is not there or not for the asker. */
export async function wordingSeen(db: Db, scope: Scope, of: Worded, id: number, now: Date) {
  const { rows } = await db.execute<Row & { description: string }>(sql`
    ${withReplacer} from (select ${columns}, w.description ${opened(scope, of, now)} and w.id = ${id}) x ${replacer(scope)}`);
  const [row] = rows;
  if (!row) throw new Refused(of.missing);
  return { ...toWording(row), ownerId: row.owner_id, description: row.description };
}

type Attached = { id: number; file_id: number | null; name: string; extension: string; size: number; sha256: string };

/** What was attached to the wording, in its order, with the files that are still kept. */
export async function attachedTo(db: Db, scope: Scope, of: Worded, wordingId: number) {
  const { rows } = await db.execute<Attached>(sql`
    select f.id, f.file_id, f.name, f.extension, f.size, encode(f.sha256, 'hex') as sha256
    from wording_file f where f.svj_id = ${scope.svjId} and f.wording_id = ${wordingId}
      ${of.seesAllFiles(scope) ? sql`` : sql`and f.is_public`}
    order by f.position, f.id`);
  const kept = await filesByIds(
    db,
    scope,
    rows.flatMap((r) => r.file_id ?? []),
  );
  const open = (row: FileRow | undefined) => (row && (of.seesAllFiles(scope) || row.isPublic) ? row : null);
  return rows.map(({ file_id, ...r }) => ({ ...r, kept: open(kept.get(file_id ?? 0)) }));
}

/** The table that the wording is of; undefined when there is none. */
async function tableOf(db: Db, scope: Scope, id: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ owner: string }>(
    sql`select w.owner from wording w where w.svj_id = ${scope.svjId} and w.id = ${id}`,
  );
  return rows[0]?.owner;
}

/** Files that only an older wording has: for whoever opens all of them, and for those who confirmed something of the thing. */
export const wordingFiles = (all: AskSources): FileGuard => ({
  async sees(db, scope, id, now) {
    const table = await tableOf(db, scope, id);
    const worded = Object.entries(all).find(([name]) => name === table)?.[1].worded;
    if (!worded || 'none' in worded) return 'nothing';
    const { rows } = await db.execute(sql`
      select from (${worded.seen(scope, now)}) thing
      join wording w on w.svj_id = ${scope.svjId} and w.owner = ${worded.table} and w.owner_id = thing.id
      where w.id = ${id} ${
        worded.opensAll(scope)
          ? sql``
          : sql`and exists (select from confirmation c where c.svj_id = w.svj_id and c.owner = w.owner
              and c.owner_id = thing.id and c.member_id = ${scope.memberId ?? 0})`
      }`);
    if (rows.length === 0) return 'nothing';
    return worded.seesAllFiles(scope) ? 'all' : 'public';
  },
  // What people confirmed is not described anew.
  mayChange: async () => false,
  // They come from the thing itself.
  hasForm: () => null,
  uses: none('what a thing said before is not where a document is attached now'),
});
