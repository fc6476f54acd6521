import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { memberNotes } from '#contract/members/schema.ts';
import { mergedFields } from '#contract/members/schema-care.ts';
import { member } from '../rows/tables.ts';

export type MergedField = (typeof mergedFields)[number];
const columns = getTableColumns(member);
const columnOf = (field: MergedField) => columns[field === 'entrance' ? 'entranceId' : field];
/** Notes of both are kept; of the rest what is empty is filled. */
export const isNotes = (field: MergedField): field is keyof typeof memberNotes => field in memberNotes;

/** Of `member m`: under each field's name whether it is filled. */
export const isFilled: SQL = sql.join(
  mergedFields.map((field) => {
    const column = sql`m.${sql.identifier(columnOf(field).name)}`;
    return sql`${column} is not null and ${column}::text <> '' as ${sql.identifier(field)}`;
  }),
  sql`, `,
);

/** What an update sets so that empty fields are filled by the other row. */
export function filledBy(was: Readonly<Record<string, unknown>>): SQL {
  const parts = mergedFields.map((field) => {
    const column = columnOf(field);
    const [name, type] = [sql.identifier(column.name), sql.raw(column.getSQLType())];
    const came = was[column.name] ?? null;
    const other = sql`${column.dataType === 'json' && came !== null ? JSON.stringify(came) : came}::${type}`;
    return isNotes(field)
      ? sql`${name} = concat_ws(E'\n\n', nullif(${name}, ''), nullif(${other}, ''))`
      : sql`${name} = coalesce(${name}, ${other})`;
  });
  return sql.join(parts, sql`, `);
}
