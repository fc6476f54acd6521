import { type SQL, sql } from 'drizzle-orm';
import { defaultRoles, holds, type Module, type Right, type RoleId } from '#contract/access.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { isItself } from '../base/people/people.ts';
import { isEntitled } from '../members/rows/queries-seen.ts';

/** What is for people: a table whose rows are for everybody who reads its module, or for the groups kept with them. */
export type Aimed = {
  /** Its name, which stands by the groups of each row. */
  table: string;
  module: Module;
  /** Whoever it is for may know whom else: people of one thing talk to each other there. */
  openly?: boolean;
  /** A query of `everyone` and `to_public` of the one row with this id. */
  aimOf(scope: Scope, id: SQL): SQL;
};

/** One row as an outer statement has it: its id, whether it is for everyone, and whether not only for who administers. */
export type AimedRow = { id: SQL; everyone: SQL; toPublic: SQL };

/** Who administers the module sees all of it, whomever it is for. */
export const seesAll = (scope: Scope, { module }: Pick<Aimed, 'module'>): boolean => may(scope, module, 'rw');

const rolesWith = (module: Module, right: Right): RoleId[] =>
  (Object.keys(defaultRoles) as RoleId[]).filter((r) => holds(defaultRoles[r].rights, module, right));

/** Of `audience_part a`: a group of the thing with this id. */
const ofThing = (scope: Scope, { table }: Pick<Aimed, 'table'>, id: SQL): SQL =>
  sql`a.svj_id = ${scope.svjId} and a.owner = ${table} and a.owner_id = ${id}`;

/**
 * Whether one of the groups names the asker. What they belong to is found once a statement: of a group only one of unit and
 * entrance is there, so both are looked for among the same numbers, entrances below zero.
 */
function namesMe(scope: Scope, aimed: Aimed, id: SQL, now: Date): SQL {
  const me = scope.memberId ?? 0;
  return sql`exists (select from audience_part a where ${ofThing(scope, aimed, id)} and (a.role = ${scope.role}
      or coalesce(a.unit_id, -a.entrance_id) = any((select my_places(${scope.svjId}, ${dayIn(now)}::date, ${me}))::bigint[])
      or a.custom_role_id = (select custom_role_id from member where svj_id = ${scope.svjId} and id = ${me})))`;
}

/** Whether the asker is one of those the row is meant for. */
export const isForMe = (scope: Scope, aimed: Aimed, row: AimedRow, now: Date): SQL =>
  sql`(${seesAll(scope, aimed) ? sql`true` : row.toPublic} and (${row.everyone} or ${namesMe(scope, aimed, row.id, now)}))`;

const rightOf = (scope: Scope, module: Module, right: Right): SQL => sql`(case when m.custom_role_id is null
  then m.role = any(${sql.param(rolesWith(module, right))}::text[])
  else exists (select from custom_role c where c.svj_id = ${scope.svjId} and c.id = m.custom_role_id
    and c.rights ->> ${module}::text ${right === 'rw' ? sql`= 'rw'` : sql`is not null`}) end)`;

/**
 * Of `member m`: entitled, asked of a whole house at once. While the register does not decide, and of those who have a unit
 * today, it entitles them; only of the others it is asked one by one.
 */
const isTold = (scope: Scope): SQL => sql`(
  not coalesce((select z.register_since <= current_day() from svj z where z.id = ${scope.svjId}), false)
  or m.id in (select unnest(housed_members(${scope.svjId}, current_day())))
  or ${isEntitled})`;

/** Of `member m`: administers the module. */
export const isWriter = (scope: Scope, { module }: Pick<Aimed, 'module'>): SQL => rightOf(scope, module, 'rw');

/** Ids of members who administer the module now, as a subquery; of one member alone when given. */
export const writersOf = (scope: Scope, aimed: Aimed, only?: SQL): SQL => sql`select m.id from member m
  where m.svj_id = ${scope.svjId} ${only ? sql`and m.id = ${only}` : sql``} and m.archived_at is null
  and m.erased_at is null and ${isWriter(scope, aimed)} and ${isEntitled}`;

/** Of `member m`: may be told of the module at all; the association itself, as the owner of its unit, reads nothing. */
export const isReader = (
  scope: Scope,
  aimed: Pick<Aimed, 'module'>,
  isPublic: SQL,
): SQL => sql`m.svj_id = ${scope.svjId}
  and m.archived_at is null and m.erased_at is null and ${rightOf(scope, aimed.module, 'r')} and ${isTold(scope)}
  and (${isPublic} or ${isWriter(scope, aimed)})
  and not ${isItself}`;

/** Whether the thing of this id is for units by their numbers: people of several of them need not know of each other. */
export const namesUnits = (scope: Scope, aimed: Aimed, id: SQL): SQL =>
  sql`exists (select from audience_part a where ${ofThing(scope, aimed, id)} and a.unit_id is not null)`;

/**
 * Whether those the thing of this id is for must not learn of each other. People of one unit know each other, and so do
 * those of an entrance or a role; a unit beside anybody else does not.
 */
export const keepsApart = (scope: Scope, aimed: Aimed, id: SQL): SQL => sql`exists (
  select from audience_part a join audience_part b
    on b.svj_id = a.svj_id and b.owner = a.owner and b.owner_id = a.owner_id and b.id <> a.id
  where ${ofThing(scope, aimed, id)} and a.unit_id is not null)`;

/**
 * Ids of the members one kept thing is for, as a subquery; it need not be out. `id` is a value, not a column: only then the
 * groups are read once and not for each member.
 */
export function recipientsOf(scope: Scope, aimed: Aimed, id: SQL, now: Date): SQL {
  const named = sql`from audience_part a where ${ofThing(scope, aimed, id)}`;
  return sql`
  select m.id from (${aimed.aimOf(scope, id)}) aimed join member m on ${isReader(scope, aimed, sql`aimed.to_public`)}
  where (aimed.everyone
    or m.role in (select a.role ${named} and a.role is not null)
    or m.custom_role_id in (select a.custom_role_id ${named} and a.custom_role_id is not null)
    or m.id in (select p.member_id from member_places(${scope.svjId}, ${dayIn(now)}::date) p
      where p.unit_id in (select a.unit_id ${named} and a.unit_id is not null)
        or p.entrance_id in (select a.entrance_id ${named} and a.entrance_id is not null)))`;
}
