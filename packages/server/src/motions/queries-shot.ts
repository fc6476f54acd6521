import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type Shot, shotOf } from '../base/log/audit-changes.ts';

/** A draft of a vote as the log compares it; once it runs its own ledger says more. */
export const voteShot = (db: Db, scope: Scope, id: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select v.name, v.description, v.type as kind, v.basis, v.is_public as "isPublic",
      round(v.participation_num * 100.0 / v.participation_den, 4)::float as quorum,
      round(v.accept_num * 100.0 / v.accept_den, 4)::float as accept, v.accept_of as "acceptOf", v.shows, v.meeting,
      v.opens_at as "dateFrom", v.closes_at as "dateTo", v.remind_days as "remindDays",
      (select jsonb_agg(jsonb_build_array(p.name, p.description, p.preset) order by p.position) from vote_point p
        where p.svj_id = v.svj_id and p.vote_id = v.id) as points
    from vote v where v.svj_id = ${scope.svjId} and v.id = ${id}`,
  );
