import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import { isReader, writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { resolution } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type Resolution = typeof resolution.$inferSelect;

/** The register as what is for people: for everybody who reads votes, or for who administers them alone. */
export const register = {
  table: 'resolution',
  module: 'vote',
  openly: true,
  aimOf: (scope: Scope, id: SQL) =>
    sql`select true as everyone, x.is_public as to_public from resolution x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
} as const;

export const seesAll = (scope: Scope): boolean => may(scope, 'vote', 'rw');

/** Of `resolution`: what the asker may read. Files come by addresses that name no module. */
export const seen = (scope: Scope): SQL =>
  sql`resolution.svj_id = ${scope.svjId} and ${may(scope, 'vote', 'r')}::boolean
    and (resolution.is_public or ${seesAll(scope)}::boolean)`;

/** The resolution of this id, if the asker may read it; 404 otherwise. Locked until the end of the transaction when asked. */
export async function resolutionSeen(
  db: Db,
  scope: Scope,
  id: number,
  how: 'read' | 'lock' = 'read',
): Promise<Resolution> {
  const asked = db
    .select()
    .from(resolution)
    .where(and(seen(scope), eq(resolution.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('RESOLUTION.NOT_FOUND');
  return row;
}

/** Of `member m`: reads a resolution that is, or is not, for everybody who reads votes. */
export const mayRead = (scope: Scope, isPublic: boolean): SQL => isReader(scope, register, sql`${isPublic}::boolean`);

/** Ids of members who administer the register, as a subquery. */
export const administratorsOf = (scope: Scope): SQL => writersOf(scope, register);

/** What is to be done in the house, and what of it the asker is responsible for. */
export async function countOpen(db: Db, scope: Scope): Promise<{ open: number; mine: number }> {
  if (!may(scope, 'vote', 'r')) return { open: 0, mine: 0 };
  const { rows } = await db.execute<{ open: number; mine: number }>(sql`
    select count(*) as open, count(*) filter (where resolution.responsible_id = ${scope.memberId ?? 0}) as mine
    from resolution where ${seen(scope)} and resolution.state = 'open'`);
  return { open: Number(rows[0]?.open ?? 0), mine: Number(rows[0]?.mine ?? 0) };
}
