import { type SQL, sql } from 'drizzle-orm';

/** What a statement over `document` joins so that it can tell when each runs out: `o` is its obligation. */
export const withDue: SQL = sql`left join document_obligation o on o.svj_id = document.svj_id and o.document_id = document.id`;
export const dueDay: SQL = sql`to_char(o.due_on, 'YYYY-MM-DD')`;
