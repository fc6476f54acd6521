import { type SQL, sql } from 'drizzle-orm';
import { writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';

const aimed = {
  table: 'change_request',
  module: 'real_estate_cadastre',
  aimOf: () => sql`select false, false`,
} as const;

/** Ids of members who decide of requests, as a subquery; of one alone when given. */
export const decidersOf = (scope: Scope, only?: SQL): SQL => writersOf(scope, aimed, only);

/** The same without whoever asks. */
export const otherDeciders = (scope: Scope): SQL =>
  sql`select d.id from (${decidersOf(scope)}) d where d.id is distinct from ${scope.memberId}::bigint`;

/** Of these members, those who decide. */
export const decidersAmong = (db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> =>
  idsOf(db, sql`select d.id from (${decidersOf(scope)}) d where d.id = any(${sql.param([...ids])}::bigint[])`);

/** By the comment, the request that it stands with. */
export async function requestsOfComments(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; request_id: number }>(sql`
    select c.id, c.request_id from change_comment c
    where c.svj_id = ${scope.svjId} and c.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.request_id]));
}
