import { type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import * as audience from '../../audience/queries.ts';
import type { Scope } from '../../base/http/gate.ts';
import { aimedFolders, auditRoles, closed, isForMyTime, mine, seesAll, withFolder } from './queries-seen.ts';

// Whom a document is for: of those who may open it all but who only administers it. Asked, as everywhere, of whoever calls, and
// here also of all people of the house at once, for whom it is the same question.

const chain = sql`from folder g where g.svj_id = document.svj_id and g.id = any(f.path)`;
/** Of `document` with its folder `f`: it is for who administers documents, and for nobody else. */
const isOfCommittee = sql`(exists (select ${chain} and g.visibility = 'committee')
  or not document.is_public and not exists (select ${chain} and g.visibility = 'owner'))`;

/**
 * Of `document` with its folder `f`, which the asker may open: it is for them. Who only reads opens exactly what is; who
 * administers opens the papers of every unit, and is asked to confirm only what they would open without that.
 */
export const isForMe = (scope: Scope, now: Date): SQL =>
  seesAll(scope)
    ? sql`(${isOfCommittee} or (document.folder_id is null or not f.path && ${closed(scope, now)})
        and (document.is_public or coalesce(f.path && ${mine(scope, now)}, false)) and ${isForMyTime(scope, now)})`
    : sql`true`;

/** Of `folder g` and `member m`: it belongs to them, or to a unit of theirs. */
const isTheirs = (scope: Scope, day: string): SQL => sql`(g.owner_id = m.id
  or g.unit_id is not null and g.unit_id = any(my_units(${scope.svjId}, ${day}::date, m.id)))`;

/** Of `folder g`, which is not simply public, and `member m`: it is for them by itself. */
const isForThem = (scope: Scope, day: string): SQL => sql`(case g.visibility
  when 'public' then exists (select from audience_part a
    where a.svj_id = ${scope.svjId} and a.owner = ${aimedFolders.table} and a.owner_id = g.id
      and (a.role = m.role or a.custom_role_id = m.custom_role_id
        or coalesce(a.unit_id, -a.entrance_id) = any(my_places(${scope.svjId}, ${day}::date, m.id))))
  when 'owner' then ${isTheirs(scope, day)}
    or g.for_tenants and g.unit_id is not null and g.unit_id = any(my_homes(${scope.svjId}, m.id))
  when 'audit' then m.role = any(${sql.param(auditRoles)}::text[])
  else false end)`;

/** Of `document` with its folder `f` and `member m`: addressed to them by name, or to nobody and of their time in its unit. */
const isForTheirTime = (scope: Scope, day: string): SQL => sql`case when document.by_name
  then exists (select from document_addressee a
    where a.svj_id = document.svj_id and a.document_id = document.id
      and a.member_id = any(my_names(${scope.svjId}, ${day}::date, m.id)))
  else document.for_later or not exists (select ${chain} and g.visibility = 'owner' and g.unit_id is not null
    and not my_unit_days(${scope.svjId}, ${day}::date, m.id, g.unit_id) @> document.date_for) end`;

/** Of the document of this id: units whose folders it stands in. */
const unitsOf = (scope: Scope, id: SQL): SQL => sql`select g.unit_id from document d
  join folder f on f.svj_id = d.svj_id and f.id = d.folder_id
  join folder g on g.svj_id = f.svj_id and g.id = any(f.path)
  where d.svj_id = ${scope.svjId} and d.id = ${id} and g.visibility = 'owner' and g.unit_id is not null`;

/** Where everybody of the house belongs on the day, as a query of `member_id` and `unit_id`. */
export const placesOfHouse = (scope: Scope, now: Date): SQL =>
  sql`select member_id, unit_id from house_places(${scope.svjId}, ${dayIn(now)}::date)`;

/**
 * Ids of members the document of this id is for now, as a query; `id` is a value, not a column. Nobody of what is in the bin.
 * `places` is asked once for each document: who asks of many has it answered before.
 */
export function readersOf(scope: Scope, id: SQL, now: Date, places = placesOfHouse(scope, now)): SQL {
  const day = dayIn(now);
  // All who have anything to do with the units.
  const people = sql`array(select p.member_id from (${places}) p where p.unit_id in (${unitsOf(scope, id)}))`;
  // What is the same for everybody is asked once and not of each member.
  const same = sql`lateral (select ${isOfCommittee} as committee,
    exists (select ${chain} and g.visibility = 'owner' and g.unit_id is not null) as unit offset 0) whose`;
  return sql`select m.id from document ${withFolder} cross join ${same}
    join member m on ${audience.isReader(scope, aimedFolders, sql`true`)}
    where document.svj_id = ${scope.svjId} and document.id = ${id} and document.bin_id is null and (
      whose.committee and ${audience.isWriter(scope, aimedFolders)}
      or (not whose.unit or m.id = any(${people}))
        and not exists (select ${chain} and (g.visibility <> 'public' or not g.everyone) and ${isForThem(scope, day)} is not true)
        and (document.is_public or exists (select ${chain} and g.visibility = 'owner' and ${isTheirs(scope, day)}))
        and ${isForTheirTime(scope, day)})`;
}

/**
 * Of the document of this id: a folder on its way is for units that were chosen by their numbers, and one of those must not
 * learn of another.
 */
export const keepsUnitsApart = (scope: Scope, id: SQL): SQL => sql`exists (select from document ${withFolder}
  join audience_part a on a.svj_id = document.svj_id and a.owner = ${aimedFolders.table} and a.owner_id = any(f.path)
    and a.unit_id is not null
  where document.svj_id = ${scope.svjId} and document.id = ${id})`;
