import { type SQL, sql } from 'drizzle-orm';
import * as audience from '../../audience/queries.ts';
import { may, type Scope } from '../../base/http/gate.ts';

/** Discussions as what is for people; whoever reads one may know who else does. */
export const forum: audience.Aimed = {
  table: 'discussion',
  module: 'discussion',
  openly: true,
  aimOf: (scope, id) =>
    sql`select x.everyone, x.to_public from discussion x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
};

export const seesAll = (scope: Scope): boolean => audience.seesAll(scope, forum);

const row: audience.AimedRow = {
  id: sql`discussion.id`,
  everyone: sql`discussion.everyone`,
  toPublic: sql`discussion.to_public`,
};

/** Of `discussion`: what the asker may read. Who opened it reads it whomever it is for. */
export function seen(scope: Scope, now: Date): SQL {
  const there = sql`discussion.svj_id = ${scope.svjId} and discussion.deleted_at is null`;
  // Files come by addresses that name no module.
  if (!may(scope, 'discussion', 'r')) return sql`${there} and false`;
  if (seesAll(scope)) return there;
  return sql`${there} and (discussion.owner_id = ${scope.memberId ?? 0} or ${audience.isForMe(scope, forum, row, now)})`;
}

/** Ids of the members the discussion of this id is for, as a subquery. `id` is a value, not a column. */
export const recipientsOf = (scope: Scope, id: number, now: Date): SQL =>
  audience.recipientsOf(scope, forum, sql`${id}::bigint`, now);

/** Ids of members who may read the discussion now, as a subquery: it is for them, they administer discussions, or it is theirs. */
export function readersOf(scope: Scope, id: number, now: Date): SQL {
  const there = sql`select x.owner_id from discussion x
    where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint and x.deleted_at is null`;
  return sql`select r.id from (
      ${recipientsOf(scope, id, now)} union ${audience.writersOf(scope, forum)}
      union select m.id from member m where ${audience.isReader(scope, forum, sql`true`)} and m.id = (${there})
    ) r where exists (${there})`;
}
