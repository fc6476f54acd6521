import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Whose numbers they are, what is numbered, and the year that it counts anew in. */
export type Series = {
  of: { svjId: number } | 'installation';
  /** Small letters and dashes: "cash-income". */
  name: string;
  year: number;
};

/**
 * The next number of a series, 1 at first. Call it in the transaction that writes what is numbered: others wait until it
 * ends, and get this number where it fails. Whoever takes numbers of two series takes them always in the same order, or two
 * wait for each other.
 */
export async function nextNumber(db: Db, { of, name, year }: Series): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    of === 'installation'
      ? sql`insert into number_series_outside as s (series, year, last) values (${name}, ${year}, 1)
          on conflict (series, year) do update set last = s.last + 1 returning last`
      : sql`insert into number_series as s (svj_id, series, year, last) values (${of.svjId}, ${name}, ${year}, 1)
          on conflict (svj_id, series, year) do update set last = s.last + 1 returning last`,
  );
  return (rows[0] as { last: number }).last;
}

/** The last number given, 0 before the first. What comes next may be somebody else's: show it, do not use it. */
export async function lastNumber(db: Db, { of, name, year }: Series): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    of === 'installation'
      ? sql`select last from number_series_outside where series = ${name} and year = ${year}`
      : sql`select last from number_series where svj_id = ${of.svjId} and series = ${name} and year = ${year}`,
  );
  return rows[0]?.last ?? 0;
}
