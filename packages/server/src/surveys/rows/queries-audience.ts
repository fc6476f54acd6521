import { type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import * as audience from '../../audience/queries.ts';
import { may, type Scope } from '../../base/http/gate.ts';

/** Surveys as what is for people. */
export const polled: audience.Aimed = {
  table: 'survey',
  module: 'survey',
  aimOf: (scope, id) =>
    sql`select x.everyone, x.to_public from survey x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
};

export const seesAll = (scope: Scope): boolean => audience.seesAll(scope, polled);

const row: audience.AimedRow = {
  id: sql`survey.id`,
  everyone: sql`survey.everyone`,
  toPublic: sql`survey.to_public`,
};

/** Of `survey`: it is for the asker, so that they may answer it; not of a visit. */
export const isForMe = (scope: Scope, now: Date): SQL =>
  scope.memberId === null ? sql`false` : audience.isForMe(scope, polled, row, now);

/** Of `survey`: what the asker may read. Drafts are for who administers surveys alone. */
export function seen(scope: Scope, now: Date): SQL {
  const there = sql`survey.svj_id = ${scope.svjId} and survey.deleted_at is null`;
  // Files come by addresses that name no module.
  if (!may(scope, 'survey', 'r')) return sql`${there} and false`;
  if (seesAll(scope)) return there;
  return sql`${there} and survey.status <> 'concept' and ${audience.isForMe(scope, polled, row, now)}`;
}

/** Ids of the members the survey of this id is for, as a subquery. */
export const recipientsOf = (scope: Scope, id: SQL, now: Date): SQL => audience.recipientsOf(scope, polled, id, now);

/** Ids of members who administer surveys, as a subquery. */
export const writersOf = (scope: Scope): SQL => audience.writersOf(scope, polled);

/** Units of these members (a subquery of ids), as a subquery of `unit_id`. */
export const unitsAmong = (scope: Scope, members: SQL, now: Date): SQL => sql`
  select distinct p.unit_id from house_places(${scope.svjId}, ${dayIn(now)}::date) p
  where p.unit_id is not null and p.member_id in (${members})`;

/** Units of the members that the survey of this id is for, as a subquery of `unit_id`. */
export const unitsOf = (scope: Scope, id: SQL, now: Date): SQL => unitsAmong(scope, recipientsOf(scope, id, now), now);
