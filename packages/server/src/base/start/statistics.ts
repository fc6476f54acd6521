/** Left by whoever brings in many rows at once. */
export const countingErrand = 'base.statistics';

/** Asks as the owner of the tables. */
type Ask = (text: string) => Promise<{ rows: unknown[] }>;

/** Tables whose files grew by a fiftieth since the database last counted what is in them. */
const grown = `
  select c.oid::regclass::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and pg_relation_size(c.oid) > current_setting('block_size')::bigint * (c.relpages * 1.02 + 1)
  order by 1`;

/**
 * Lets the database count anew what has grown. It does by itself only after a minute, and plans everything for a house that
 * was brought in as if there were one row of it until then. Only an owner may ask for it: a right to give it on came with
 * PostgreSQL 17. A table that is being counted already is left to whoever does.
 */
export async function countGrown(ask: Ask): Promise<string[]> {
  const names = (await ask(grown)).rows.map((row) => (row as { name: string }).name);
  for (const name of names) await ask(`analyze (skip_locked) ${name}`);
  return names;
}
