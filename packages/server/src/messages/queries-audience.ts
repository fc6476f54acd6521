import { type SQL, sql } from 'drizzle-orm';
import { defaultRoles, holds, type Right, type RoleId } from '#contract/access.ts';
import { dayIn } from '#contract/base/dates.ts';
import type { Aim } from '#contract/messages/schema.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { isEntitled } from '../members/queries-seen.ts';

/** Drafts, planned ones and what is kept for the committee are seen only by those who write messages. */
export const seesAll = (scope: Scope): boolean => may(scope, 'messages', 'rw');

const rolesWith = (right: Right): RoleId[] =>
  (Object.keys(defaultRoles) as RoleId[]).filter((r) => holds(defaultRoles[r].rights, 'messages', right));
const readers = rolesWith('r');
const writers = rolesWith('rw');

/**
 * Whether one of the groups of `message` names the asker. What they belong to is found once a statement: of a group only
 * one of unit and entrance is there, so both are looked for among the same numbers, entrances below zero.
 */
function namesMe(scope: Scope, now: Date): SQL {
  const me = scope.memberId ?? 0;
  return sql`exists (select from message_audience a
    where a.svj_id = message.svj_id and a.message_id = message.id and (a.role = ${scope.role}
      or coalesce(a.unit_id, -a.entrance_id) in (select unnest(array[p.unit_id, -p.entrance_id])
        from member_places(${scope.svjId}, ${dayIn(now)}::date) p where p.member_id = ${me})
      or a.custom_role_id = (select custom_role_id from member where svj_id = ${scope.svjId} and id = ${me})))`;
}

/**
 * Of `message`: for whom it is meant, the asker is one of them; its time has come and it is no draft. What went to the
 * archive before its time never was for anybody.
 */
export const forMe = (scope: Scope, now: Date): SQL => sql`(not message.concept and message.date_from <= ${now}
  and (message.archived_at is null or message.archived_at >= message.date_from)
  and ${seesAll(scope) ? sql`true` : sql`message.to_public`}
  and (message.everyone or ${namesMe(scope, now)}))`;

/** Of `message`: what the asker may open. */
export const seen = (scope: Scope, now: Date): SQL =>
  seesAll(scope)
    ? sql`message.svj_id = ${scope.svjId} and message.deleted_at is null`
    : sql`message.svj_id = ${scope.svjId} and message.deleted_at is null and ${forMe(scope, now)}`;

const rightOf = (scope: Scope, roles: readonly RoleId[], right: Right): SQL => sql`(case when m.custom_role_id is null
  then m.role = any(${sql.param(roles)}::text[])
  else exists (select from custom_role c where c.svj_id = ${scope.svjId} and c.id = m.custom_role_id
    and c.rights ->> 'messages' ${right === 'rw' ? sql`= 'rw'` : sql`is not null`}) end)`;

/** Of `member m`: may write messages. */
export const isWriter = (scope: Scope): SQL => rightOf(scope, writers, 'rw');

/** The id of this member while they write messages, as a subquery. */
export const writerOnly = (scope: Scope, id: SQL): SQL => sql`select m.id from member m where m.svj_id = ${scope.svjId}
  and m.id = ${id} and m.archived_at is null and m.erased_at is null and ${isWriter(scope)} and ${isEntitled}`;

/** Of `member m`: may be told of messages at all; the association itself, as the owner of its unit, reads nothing. */
export const isReader = (scope: Scope, isPublic: SQL): SQL => sql`m.svj_id = ${scope.svjId} and m.archived_at is null
  and m.erased_at is null and ${rightOf(scope, readers, 'r')} and ${isEntitled} and (${isPublic} or ${isWriter(scope)})
  and not exists (select from svj s where s.id = m.svj_id and s.ico is not null and s.ico = m.ico)`;

/**
 * Of the message of this id: whether the asker may know of others whom it asks. A message to several units must not tell
 * one of another, neither by a name nor by a number: of those only they know who administer confirmations.
 */
export const knowsOthers = (scope: Scope, messageId: SQL): SQL =>
  may(scope, 'acceptRead', 'rw')
    ? sql`true`
    : sql`not exists (select from message_audience a
        where a.svj_id = ${scope.svjId} and a.message_id = ${messageId} and a.unit_id is not null)`;

/**
 * Of the message of this id: whether those it is for must not learn of each other. People of one unit know each other, and
 * so do those of an entrance or a role; a unit beside anybody else does not.
 */
export const keepsApart = (scope: Scope, messageId: SQL): SQL => sql`exists (
  select from message_audience a join message_audience b
    on b.svj_id = a.svj_id and b.message_id = a.message_id and b.id <> a.id
  where a.svj_id = ${scope.svjId} and a.message_id = ${messageId} and a.unit_id is not null)`;

/** Of `comment c` to the message of this id: whether the asker may know of it. */
export function mayKnowComment(scope: Scope, messageId: SQL): SQL {
  if (seesAll(scope)) return sql`true`;
  const me = scope.memberId ?? 0;
  // An array, so that the mentions of one comment are looked up and not all of the house's read.
  return sql`(c.member_id = ${me} or not ${keepsApart(scope, messageId)} or ${me}::bigint = any(array(
    select o.member_id from comment_mention o where o.svj_id = c.svj_id and o.comment_id = c.id)))`;
}

/**
 * Ids of the members one kept message is for, as a subquery; it need not be published. `messageId` is a value, not a column:
 * only then the groups are read once and not for each member.
 */
export function recipientsOf(scope: Scope, messageId: SQL, now: Date): SQL {
  const named = sql`from message_audience a where a.svj_id = ${scope.svjId} and a.message_id = ${messageId}`;
  return sql`
  select m.id from message of_message join member m on ${isReader(scope, sql`of_message.to_public`)}
  where of_message.svj_id = ${scope.svjId} and of_message.id = ${messageId} and (of_message.everyone
    or m.role in (select a.role ${named} and a.role is not null)
    or m.custom_role_id in (select a.custom_role_id ${named} and a.custom_role_id is not null)
    or m.id in (select p.member_id from member_places(${scope.svjId}, ${dayIn(now)}::date) p
      where p.unit_id in (select a.unit_id ${named} and a.unit_id is not null)
        or p.entrance_id in (select a.entrance_id ${named} and a.entrance_id is not null)))`;
}

/** Ids of the members a message that is being written would be for, as a subquery. */
export function recipientsOfAim(
  scope: Scope,
  { audience, toPublic }: Pick<Aim, 'audience' | 'toPublic'>,
  now: Date,
): SQL {
  const ids = (kind: 'entrance' | 'unit' | 'customRole') =>
    sql`${sql.param(audience.flatMap((a) => (a.kind === kind ? [a.id] : [])))}::bigint[]`;
  const roles = audience.flatMap((a) => (a.kind === 'role' ? [a.role] : []));
  const among = sql`(m.role = any(${sql.param(roles)}::text[]) or m.custom_role_id = any(${ids('customRole')})
    or m.id in (select p.member_id from member_places(${scope.svjId}, ${dayIn(now)}::date) p
      where p.unit_id = any(${ids('unit')}) or p.entrance_id = any(${ids('entrance')})))`;
  return sql`select m.id from member m
    where ${isReader(scope, sql`${toPublic}::boolean`)} and ${audience.length === 0 ? sql`true` : among}`;
}
