import { type SQL, sql } from 'drizzle-orm';
import * as audience from '../../audience/queries.ts';
import { may, type Scope } from '../../base/http/gate.ts';

/** Meetings as what is for people: for everybody who reads the module, or for who administers it alone. */
const summons: audience.Aimed = {
  table: 'meeting',
  module: 'meetingOwners',
  aimOf: (scope, id) =>
    sql`select true as everyone, x.is_public as to_public from meeting x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
};

export const seesAll = (scope: Scope): boolean => audience.seesAll(scope, summons);

/** Of `meeting`: what the asker may read. Drafts and what is not public are for who administers meetings alone. */
export function seen(scope: Scope): SQL {
  const there = sql`meeting.svj_id = ${scope.svjId}`;
  // Files come by addresses that name no module.
  if (!may(scope, 'meetingOwners', 'r')) return sql`${there} and false`;
  return seesAll(scope) ? there : sql`${there} and meeting.is_public and meeting.status <> 'concept'`;
}

/** Ids of the members the meeting of this id is for, as a subquery. */
export const invitedTo = (scope: Scope, id: number, now: Date): SQL =>
  audience.recipientsOf(scope, summons, sql`${id}::bigint`, now);
