import { type SQL, sql } from 'drizzle-orm';

/**
 * The first of two columns that is there, for a condition an index is to serve. The same by `coalesce` counts as something
 * that could tell of rows a policy hides, so it would be asked after the policy, of every row of the house.
 */
export const either = (first: SQL, second: SQL): SQL =>
  sql`case when ${first} is null then ${second} else ${first} end`;
