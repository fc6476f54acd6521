import { type SQL, sql } from 'drizzle-orm';
import { isReader, writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';

/** Proposals as what is for people: for everybody who reads meetings. */
const aimed = {
  table: 'proposal',
  module: 'meetingOwners',
  openly: true,
  aimOf: (scope: Scope, id: SQL) =>
    sql`select true as everyone, true as to_public from proposal x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
} as const;

/** Who has to call meetings, as a query of ids. */
export const committee = (scope: Scope): SQL => writersOf(scope, aimed);

/** Of these members, those who may read proposals now. */
export const readersAmong = (db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select m.id from member m where ${isReader(scope, aimed, sql`true`)} and m.id = any(${sql.param([...ids])}::bigint[])`,
  );

/** Who made it and who supports it now, but for the asker, as a query of ids. */
export const itsPeople = (scope: Scope, id: number): SQL => sql`
  select m.id from member m where m.svj_id = ${scope.svjId} and m.id <> ${scope.memberId ?? 0}
    and m.id in (select x.author_id from proposal x where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint
      union select s.member_id from proposal_support s where s.svj_id = ${scope.svjId} and s.proposal_id = ${id}::bigint
        and s.ended_at is null)`;
