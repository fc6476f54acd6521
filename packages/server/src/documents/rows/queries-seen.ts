import { type SQL, sql } from 'drizzle-orm';
import { defaultRoles, type RoleId } from '#contract/access.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import * as audience from '../../audience/queries.ts';
import { may, type Scope } from '../../base/http/gate.ts';

// Who sees what: the only place that says it. Whatever shows, counts, finds, opens or sends folders and documents asks here.

/** Folders as what is for people. */
export const aimedFolders: audience.Aimed = {
  table: 'folder',
  module: 'documents',
  aimOf: (scope, id) =>
    sql`select x.everyone, x.visibility = 'public' as to_public from folder x
      where x.svj_id = ${scope.svjId} and x.id = ${id}`,
};

/** Who administers documents opens all of them. */
export const seesAll = (scope: Scope): boolean => may(scope, 'documents', 'rw');

/** Roles whose group folders for audit are for. */
export const auditRoles = (Object.keys(defaultRoles) as RoleId[]).filter((id) => defaultRoles[id].group === 'audit');
const isAuditor = (scope: Scope): boolean => scope.role !== null && auditRoles.includes(scope.role);
const me = (scope: Scope): number => scope.memberId ?? 0;

/** Of `folder g`: it belongs to the asker, or to a unit of theirs. */
const isMine = (scope: Scope, now: Date): SQL => sql`(g.owner_id = ${me(scope)}
  or g.unit_id = any((select my_units(${scope.svjId}, ${dayIn(now)}::date, ${me(scope)}))::bigint[]))`;

/** Of `folder g`, which is not simply public: it is for the asker by itself, whatever stands above it. */
const isFor = (scope: Scope, now: Date): SQL => sql`(case g.visibility
  when 'public' then ${audience.isForMe(scope, aimedFolders, { id: sql`g.id`, everyone: sql`g.everyone`, toPublic: sql`true` }, now)}
  when 'owner' then ${isMine(scope, now)}
    or g.for_tenants and g.unit_id = any((select my_homes(${scope.svjId}, ${me(scope)}))::bigint[])
  when 'audit' then ${isAuditor(scope)}::boolean
  else false end)`;

/** What is looked at: what is there, or with it what was deleted, which things that it is attached to still show. */
type Look = 'there' | 'deleted too';
const isThere = (as: SQL, look: Look): SQL => (look === 'there' ? sql`${as}.bin_id is null` : sql`true`);

const guarded = (
  scope: Scope,
  which: SQL,
  look: Look = 'there',
): SQL => sql`(select coalesce(array_agg(g.id), '{}') from folder g
  where g.svj_id = ${scope.svjId} and ${isThere(sql`g`, look)} and (g.visibility <> 'public' or not g.everyone) and ${which})::bigint[]`;

/**
 * Ids of folders that by themselves are not for the asker; found once a statement. What is not known to be for them is closed:
 * a folder of a unit has no owner to be compared with.
 */
export const closed = (scope: Scope, now: Date, look?: Look): SQL =>
  guarded(scope, sql`${isFor(scope, now)} is not true`, look);
/** Ids of folders that belong to the asker. */
export const mine = (scope: Scope, now: Date, look?: Look): SQL =>
  guarded(scope, sql`g.visibility = 'owner' and ${isMine(scope, now)}`, look);

/** Of a folder of this name in the statement: it is there, and of the chain that it ends each is for the asker. */
export const seenFolders = (scope: Scope, now: Date, as = 'folder'): SQL => {
  const f = sql.raw(as);
  const there = sql`${f}.svj_id = ${scope.svjId} and ${f}.bin_id is null`;
  return seesAll(scope) ? there : sql`${there} and not ${f}.path && ${closed(scope, now)}`;
};

/** What a statement over `document` joins so that it can be asked of each whether it is seen: `f` is where it stands. */
export const withFolder: SQL = sql`left join folder f on f.svj_id = document.svj_id and f.id = document.folder_id`;

/** Ids of folders of units: what is in them is of a day. */
const ofUnits = (scope: Scope, look?: Look): SQL =>
  guarded(scope, sql`g.visibility = 'owner' and g.unit_id is not null`, look);

/** Ids of documents addressed by name to the asker, or to the deceased for whose estate they act. */
const toMe = (
  scope: Scope,
  now: Date,
): SQL => sql`(select coalesce(array_agg(a.document_id), '{}') from document_addressee a
  where a.svj_id = ${scope.svjId}
    and a.member_id = any((select my_names(${scope.svjId}, ${dayIn(now)}::date, ${me(scope)}))::bigint[]))::bigint[]`;

/** Of `document` in folder `f`, which is for the asker: a paper of a unit is one of their time there. */
const ofMyTime = (scope: Scope, now: Date, look?: Look): SQL => sql`(document.for_later or document.folder_id is null
  or not f.path && ${ofUnits(scope, look)}
  or not exists (select from folder u where u.svj_id = ${scope.svjId} and u.id = any(f.path) and u.visibility = 'owner'
    and u.unit_id is not null
    and not my_unit_days(${scope.svjId}, ${dayIn(now)}::date, ${me(scope)}, u.unit_id) @> document.date_for))`;

/** Of `document` in folder `f`, which is for the asker: addressed to them by name, or to nobody and of their time. */
export const isForMyTime = (scope: Scope, now: Date, look?: Look): SQL =>
  sql`case when document.by_name then document.id = any(${toMe(scope, now)}) else ${ofMyTime(scope, now, look)} end`;

/** Of `document` with its folder `f`: it is there, its folder is for the asker, and so is the document. */
export function seenDocuments(scope: Scope, now: Date, look: Look = 'there'): SQL {
  const there = sql`document.svj_id = ${scope.svjId} and ${isThere(sql`document`, look)}`;
  if (seesAll(scope)) return there;
  return sql`${there} and (document.folder_id is null or not f.path && ${closed(scope, now, look)})
    and (document.is_public or coalesce(f.path && ${mine(scope, now, look)}, false))
    and ${isForMyTime(scope, now, look)}`;
}

/** Of `document` with its folder `f`: whoever reads documents may open it. */
export const isOpen: SQL = sql`(document.is_public and not document.by_name and not exists (select from folder g
  where g.svj_id = document.svj_id and g.id = any(f.path) and (g.visibility <> 'public' or not g.everyone)))`;

/**
 * Of `document`: a paper addressed by name to the asker, whose it stays whatever became of their place in the house, or to the
 * deceased for whose estate they act.
 */
export const addressedToMe = (scope: Scope, now: Date): SQL =>
  sql`document.svj_id = ${scope.svjId} and document.bin_id is null and document.by_name
    and document.id = any(${toMe(scope, now)})`;

/** Of `document` with its folder `f`, which the asker sees: it is theirs to know who opens it, because it stands in a folder of theirs. */
export const isTheirPaper = (scope: Scope, now: Date): SQL =>
  seesAll(scope) ? sql`true` : sql`coalesce(f.path && ${mine(scope, now)}, false)`;

/** Of a folder that the asker sees: they may put documents into it, though they only read others. */
export const takesMine = (scope: Scope, now: Date, as = 'folder'): SQL => {
  if (seesAll(scope)) return sql`true`;
  const path = sql`${sql.raw(as)}.path`;
  const audits = guarded(scope, sql`g.visibility = 'audit'`);
  return isAuditor(scope)
    ? sql`(${path} && ${mine(scope, now)} or ${path} && ${audits})`
    : sql`(${path} && ${mine(scope, now)})`;
};

/** Of `document` with its folder `f`: the asker may put it into the bin. */
export const mayRemove = (scope: Scope, now: Date): SQL =>
  seesAll(scope)
    ? sql`true`
    : sql`(document.added_by = ${me(scope)} and document.folder_id is not null and ${takesMine(scope, now, 'f')})`;
