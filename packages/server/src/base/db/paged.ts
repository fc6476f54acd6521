import { type SQL, sql } from 'drizzle-orm';

export type Page = { limit: number; offset: number };

/**
 * The rows of one page. Its size stands in the text, of which there are but a few: a plan that is kept reckons with a tenth of
 * the table for a size that it does not know, and so each call would be planned anew.
 */
export const pageOf = ({ limit, offset }: Page): SQL =>
  offset === 0 ? sql`limit ${sql.raw(String(limit))}` : sql`limit ${sql.raw(String(limit))} offset ${offset}`;
