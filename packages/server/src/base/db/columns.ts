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

/** Columns of these fields, called as in the table. */
export function columnsOf<T extends PgTable>(as: string, table: T, fields: readonly (keyof T['$inferSelect'])[]): SQL {
  const columns = getTableColumns(table);
  const names = fields.flatMap((field) => columns[field as string]?.name ?? []);
  return sql.join(
    names.map((name) => sql`${sql.identifier(as)}.${sql.identifier(name)}`),
    sql`, `,
  );
}

/** What was typed into these fields as the table keeps it: an empty text is nothing where the column may be nothing. */
export function written<T extends PgTable, F extends keyof T['$inferInsert'] & string>(
  table: T,
  fields: readonly F[],
  typed: { readonly [Name in F]: T['$inferInsert'][Name] | '' },
): Pick<T['$inferInsert'], F> {
  const columns = getTableColumns(table);
  const kept = (field: F) => (typed[field] === '' && !columns[field]?.notNull ? null : typed[field]);
  return Object.fromEntries(fields.map((field) => [field, kept(field)])) as Pick<T['$inferInsert'], F>;
}

/** Columns of these fields without what stood in them. */
export function emptied<T extends PgTable>(table: T, fields: readonly (keyof T['$inferSelect'])[]): SQL {
  const columns = getTableColumns(table);
  const parts = fields.flatMap((field) => {
    const column = columns[field as string];
    return column ? [sql`${sql.identifier(column.name)} = default`] : [];
  });
  return sql.join(parts, sql`, `);
}

/** The same fields of what came, and no others. */
export const picked = <T extends object, F extends keyof T>(from: T, fields: readonly F[]): Pick<T, F> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, F>;
