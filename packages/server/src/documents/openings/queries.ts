import { type SQL, sql } from 'drizzle-orm';
import type { RoleId } from '#contract/access.ts';
import type { Opening } from '#contract/documents/endpoints-openings.ts';
import { goneOnOnce, isNamed, type OpeningWay, openerOf, openingsKept } from '#contract/documents/rules-openings.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import type { At } from '../rows/queries.ts';
import { seesAll } from '../rows/queries-seen.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** What was opened before this moment is kept no more. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - openingsKept * day);

export type Given = { documentId: number; versionNumber: number };

/** Notes that the asker was given these, each once in so many minutes, in one statement. */
export async function noteOpenings(
  db: Db,
  scope: Scope,
  given: readonly Given[],
  how: OpeningWay,
  once: number,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - once * minute);
  await db.execute(sql`
    insert into document_opening (svj_id, document_id, version_number, member_id, by_visit, how, opened_at)
    select ${scope.svjId}::bigint, g."documentId", g."versionNumber", ${scope.memberId}::bigint,
      ${scope.memberId === null}::boolean, ${how}::text, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g ("documentId" bigint, "versionNumber" integer)
    where exists (select from document d where d.svj_id = ${scope.svjId} and d.id = g."documentId")
      and not exists (select from document_opening o
        where o.svj_id = ${scope.svjId} and o.document_id = g."documentId" and o.version_number = g."versionNumber"
          and o.member_id is not distinct from ${scope.memberId}::bigint and o.how = ${how}::text
          and o.opened_at > ${since}::timestamptz)`);
}

/** When the asker was last given the version so; null when never, or before what counts as once. */
export async function lastOpened({ db, scope, now }: At, given: Given, how: OpeningWay): Promise<Date | null> {
  const since = new Date(now.getTime() - goneOnOnce * minute);
  const { rows } = await db.execute<{ openedAt: string }>(sql`
    select o.opened_at as "openedAt" from document_opening o
    where o.svj_id = ${scope.svjId} and o.document_id = ${given.documentId} and o.version_number = ${given.versionNumber}
      and o.member_id is not distinct from ${scope.memberId}::bigint and o.how = ${how} and o.opened_at > ${since}
    order by o.opened_at desc limit 1`);
  return rows[0] ? new Date(rows[0].openedAt) : null;
}

type Row = Omit<NameOrNobody, 'id'> & {
  id: number;
  openedAt: string;
  versionNumber: number;
  how: OpeningWay;
  byVisit: boolean;
  memberId: number | null;
  role: RoleId | null;
  isGone: boolean;
  isTheirs: boolean;
};

/** Of `folder g`: whose unit, or whose own, a folder above the document is; `theirs` are ids of its people. */
const theirs = (scope: Scope, path: SQL): SQL => sql`(select array(
  select g.owner_id from folder g where g.svj_id = ${scope.svjId} and g.id = any(${path}::bigint[]) and g.owner_id is not null
  union select p.member_id from folder g
    join member_places(${scope.svjId}, current_day()) p on p.unit_id = g.unit_id
    where g.svj_id = ${scope.svjId} and g.id = any(${path}::bigint[])))`;

/** One page of who opened a document that the asker may open, the latest first; offices without names for who shares it. */
export async function listOpenings({ db, scope, now }: At, documentId: number, page: Page): Promise<Opening[]> {
  const path = sql`(select f.path from document d join folder f on f.svj_id = d.svj_id and f.id = d.folder_id
    where d.svj_id = ${scope.svjId} and d.id = ${documentId})`;
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.opened_at as "openedAt", o.version_number as "versionNumber", o.how, o.by_visit as "byVisit",
      o.member_id as "memberId", m.role, m.erased_at is not null as "isGone",
      coalesce(o.member_id = any(${theirs(scope, path)}::bigint[]), false) as "isTheirs",
      m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from document_opening o left join member m on m.svj_id = o.svj_id and m.id = o.member_id
    where o.svj_id = ${scope.svjId} and o.document_id = ${documentId} and o.opened_at > ${keptSince(now)}
    order by o.opened_at desc, o.id desc ${pageOf(page)}`);
  const all = seesAll(scope);
  return rows.map((row) => {
    const as = openerOf({ ...row, isMe: row.memberId !== null && row.memberId === scope.memberId });
    const { kind, title_before, first_name, last_name, title_after, company_name } = row;
    const name = nameOrNull({ id: row.memberId, kind, title_before, first_name, last_name, title_after, company_name });
    const { id, versionNumber, how } = row;
    const who =
      name && as !== 'gone' && (all || as === 'me' || (row.isTheirs && isNamed(as)))
        ? { id: name.id, full_name: name.full_name }
        : null;
    return { id, versionNumber, how, as, who, openedAt: new Date(row.openedAt).toISOString() };
  });
}

export async function countOpenings({ db, scope, now }: At, documentId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from document_opening
    where svj_id = ${scope.svjId} and document_id = ${documentId} and opened_at > ${keptSince(now)}`);
  return rows[0]?.n ?? 0;
}

/** Across associations: removes what is kept no more, so many at once; answers how many there were. */
export async function dropOldOpenings(db: Db, now: Date, most = 5000): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with old as (select svj_id, id from document_opening where opened_at <= ${keptSince(now)} order by opened_at limit ${most}),
    gone as (delete from document_opening o using old where o.svj_id = old.svj_id and o.id = old.id returning o.id)
    select count(*) as n from gone`);
  return rows[0]?.n ?? 0;
}
