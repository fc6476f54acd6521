import type pg from 'pg';
import { byAnother, historyOnly, leftOut, leftOutColumns, references, votesMarker, votesTables } from './tables.ts';

export type Column = {
  name: string;
  type: string;
  /** Neither empty nor filled by itself. */
  needed: boolean;
  /** The table whose id it holds; `outside` when that is no table of the association. */
  to: string | null;
  /** The tables whose rows must be there before it is written, by its foreign keys. */
  after: string[];
};
export type Shape = {
  name: string;
  columns: Column[];
  /** What makes new ids of this table: a sequence, or nothing for a uuid; undefined when it has no id of its own. */
  ids: { sequence: string | null } | undefined;
};

type Found = { table: string; column: string; type: string; needed: boolean; sequence: string | null; key: boolean };
type Key = { table: string; column: string; target: string; aim: string };

const columnsSql = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
    a.attnotnull and d.adbin is null and a.attidentity = '' as needed,
    coalesce(pg_get_serial_sequence(quote_ident(c.relname), a.attname),
      substring(pg_get_expr(d.adbin, d.adrelid) from 'nextval\\(''([^'']+)''')) as sequence,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as key
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and (c.relname = 'svj' or exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'svj_id'))
  order by c.relname, a.attnum`;

const keysSql = `
  select k.conrelid::regclass::text as "table", f.attname as "column", k.confrelid::regclass::text as target,
    t.attname as aim
  from pg_constraint k cross join lateral unnest(k.conkey, k.confkey) as u (from_no, to_no)
  join pg_attribute f on f.attrelid = k.conrelid and f.attnum = u.from_no
  join pg_attribute t on t.attrelid = k.confrelid and t.attnum = u.to_no
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.attname <> 'svj_id'`;

/** Every table of an association with its columns and where they point, those pointed to first. */
export async function shapesOf(db: pg.ClientBase): Promise<Shape[]> {
  const found = (await db.query<Found>(columnsSql)).rows;
  const keys = (await db.query<Key>(keysSql)).rows;
  const names = [...new Set(found.map((f) => f.table))].filter((name) => !(name in leftOut));
  const shapes = names.map((name): Shape => {
    const own = found.filter((f) => f.table === name);
    const columns = own
      .filter((f) => f.column !== 'svj_id')
      .map((f) => ({
        name: f.column,
        type: f.type,
        needed: f.needed,
        to: aimOf(f, keys, names),
        after: targetsOf(f, keys),
      }));
    const id = own.find((f) => f.column === 'id' && f.key);
    const isMade = id !== undefined && (id.sequence !== null || id.type === 'uuid');
    return { name, columns, ids: isMade ? { sequence: id.sequence } : undefined };
  });
  return inOrder(shapes);
}

const targetsOf = ({ table, column }: Found, keys: readonly Key[]) =>
  keys.filter((k) => k.table === table && k.column === column).map((k) => k.target);

function aimOf(
  { table, column }: Pick<Found, 'table' | 'column'>,
  keys: readonly Key[],
  names: readonly string[],
): string | null {
  const noted = references[`${table}.${column}`];
  if (noted) return names.includes(noted) ? noted : 'outside';
  const key = keys.find((k) => k.table === table && k.column === column);
  if (key) {
    if (!names.includes(key.target)) return 'outside';
    return key.aim === 'id' ? key.target : aimOf({ table: key.target, column: key.aim }, keys, names);
  }
  // A deed outlives what it was done to, so some ids have no key; by their name they are known.
  const plain = /^(\w+)_id$/.exec(column)?.[1];
  return plain && names.includes(plain) && !(`${table}.${column}` in byAnother) ? plain : null;
}

const aims = (shape: Shape, which: (column: Column) => boolean): string[] =>
  shape.columns.filter(which).flatMap((c) => c.after);

/** Every table that must be there before this one, whatever else is. */
function owedBy(shape: Shape, byName: ReadonlyMap<string, Shape>, found = new Set<string>()): Set<string> {
  for (const name of aims(shape, (c) => c.needed)) {
    const aim = byName.get(name);
    if (!aim || found.has(name)) continue;
    found.add(name);
    owedBy(aim, byName, found);
  }
  return found;
}

/**
 * Whatever is pointed to comes before what points to it; of a circle, what can be empty points only afterwards, as an album to
 * the photograph on its cover.
 */
function inOrder(shapes: readonly Shape[]): Shape[] {
  const done: Shape[] = [];
  const begun = new Set<string>();
  const byName = new Map(shapes.map((s) => [s.name, s]));
  const take = (shape: Shape) => {
    if (begun.has(shape.name)) return;
    begun.add(shape.name);
    const owed = owedBy(shape, byName);
    const targets = new Set(aims(shape, () => true));
    for (const aim of shapes)
      if (owed.has(aim.name) || (targets.has(aim.name) && !owedBy(aim, byName).has(shape.name))) take(aim);
    done.push(shape);
  };
  const svj = shapes.find((s) => s.name === 'svj');
  if (svj) done.push(svj);
  begun.add('svj');
  for (const shape of shapes) take(shape);
  return done;
}

/** The columns of a table that travel. */
export const travelling = ({ name, columns }: Shape): Column[] =>
  columns.filter((c) => c.to !== 'outside' && !(`${name}.${c.name}` in leftOutColumns));

type Named = readonly { name: string }[];
/** Whether votes of the archive come as records; older ones brought them to be read alone. */
export const hasVotes = (tables: Named): boolean => tables.some((t) => t.name === votesMarker);
export const isWritten = ({ name }: { name: string }, archived: Named): boolean =>
  !(name in historyOnly) && (hasVotes(archived) || !votesTables.includes(name));
