import { type SQL, sql } from 'drizzle-orm';

/** Rows of a period table that hold on a day; valid_to is the first day that no longer does. */
export const holdsOn = (alias: SQL, today: string | SQL): SQL =>
  sql`(${alias}.valid_from is null or ${alias}.valid_from <= ${today}) and (${alias}.valid_to is null or ${alias}.valid_to > ${today})`;
