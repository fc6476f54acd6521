import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { bigint, customType, date, type PgTable, timestamp } from 'drizzle-orm/pg-core';

/** Columns as all tables have them. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const day = (name: string) => date(name, { mode: 'string' });
export const ref = (name: string) => bigint(name, { mode: 'number' });
export const key = () => ref('id').generatedAlwaysAsIdentity();
export const svjId = () => ref('svj_id').notNull();
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Columns of a table under the names that the statement answers them by. */
export function named<T extends PgTable>(
  as: string,
  table: T,
  names: { readonly [Field in keyof T['$inferSelect']]?: string },
): SQL {
  const columns = getTableColumns(table);
  const parts = Object.entries(names).flatMap(([field, name]) => {
    const column = columns[field];
    return column
      ? [sql`${sql.identifier(as)}.${sql.identifier(column.name)} as ${sql.identifier(name as string)}`]
      : [];
  });
  return sql.join(parts, sql`, `);
}

/** The same fields of what came, and no others. */
export const picked = <T extends object, F extends keyof T>(from: T, fields: readonly F[]): Pick<T, F> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, F>;
