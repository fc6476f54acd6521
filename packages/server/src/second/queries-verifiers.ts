import { and, eq, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../base/db/db.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Ground } from './queries.ts';
import { verifier } from './tables.ts';

export type Verifier = typeof verifier.$inferSelect;

const o = sql.raw('o');
const r = sql.raw('r');

/** Members with an account and a seat: of the vote's frozen list, or of the register where there is no vote. */
export async function membersWithSeat(db: Db, scope: Scope, { voteId }: Ground, now: Date): Promise<number[]> {
  const today = dayIn(now);
  const seated =
    voteId === null
      ? sql`exists (select from ownership_member om
            join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(o, today)}
            join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
            where om.svj_id = m.svj_id and om.member_id = m.id)
          or exists (select from unit_representative r join unit u on u.svj_id = r.svj_id and u.id = r.unit_id
              and u.deleted_at is null
            where r.svj_id = m.svj_id and r.member_id = m.id and ${holdsOn(r, today)})
          or exists (select from estate_places(m.svj_id, ${today}::date) e where e.member_id = m.id)`
      : sql`m.id in (select unnest(s.owner_ids) from vote_seat s
            where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own)
          or m.id in (select w.member_id from vote_voter w where w.svj_id = ${scope.svjId} and w.vote_id = ${voteId})`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from member m
    where m.svj_id = ${scope.svjId} and m.account_id is not null and m.has_access and m.is_active
      and m.archived_at is null and m.erased_at is null and (${seated})
    order by m.id`);
  return rows.map((x) => x.id);
}

/** `namedBy` is null where the portal asks. */
export type AskedOne = { memberId: number; messageId: string; namedBy: number | null };

/**
 * Asks these members to be verifiers; answers who was not asked before. Somebody whom the portal asked and the chair names
 * before they answered is asked again, by the chair.
 */
export async function askThem(
  db: Db,
  scope: Scope,
  { voteId, actId }: Ground,
  ids: readonly number[],
  namedBy: number | null,
  now: Date,
): Promise<AskedOne[]> {
  if (ids.length === 0) return [];
  const act = voteId === null ? actId : null;
  const twin =
    voteId === null
      ? sql`(svj_id, act_id, member_id) where act_id is not null`
      : sql`(svj_id, vote_id, member_id) where vote_id is not null`;
  const again = sql`on conflict ${twin} do update
      set named_by = excluded.named_by, message_id = excluded.message_id
      where excluded.named_by is not null and y.named_by is null and y.agreed_at is null and y.declined_at is null`;
  const { rows } = await db.execute<{ member_id: number; message_id: string }>(sql`
    insert into verifier as y (svj_id, vote_id, act_id, member_id, asked_at, named_by, by_portal)
    select ${scope.svjId}::bigint, ${voteId}::bigint, ${act}::bigint, x, ${now.toISOString()}::timestamptz, ${namedBy}::bigint,
      ${namedBy === null}
    from unnest(${sql.param([...new Set(ids)])}::bigint[]) as x
    ${again} returning member_id, message_id`);
  return rows.map((x) => ({ memberId: x.member_id, messageId: x.message_id, namedBy }));
}

/** When the portal first asked members to be verifiers here; null while it has not. */
export async function verifiersAsked(db: Db, scope: Scope, { voteId, actId }: Ground): Promise<Date | null> {
  const of = voteId === null ? sql`act_id = ${actId}::bigint` : sql`vote_id = ${voteId}::bigint`;
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select min(asked_at) as at from verifier where svj_id = ${scope.svjId} and ${of} and by_portal`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

/** The asking, locked, if it is of the member. */
export async function heldVerifier(db: Db, scope: Scope, id: number): Promise<Verifier | undefined> {
  const [row] = await db
    .select()
    .from(verifier)
    .where(and(eq(verifier.svjId, scope.svjId), eq(verifier.id, id), eq(verifier.memberId, scope.memberId ?? 0)))
    .for('update');
  return row;
}

export async function answerVerifier(
  db: Db,
  scope: Scope,
  id: number,
  to: Pick<Verifier, 'agreedAt' | 'declinedAt'>,
): Promise<void> {
  await db
    .update(verifier)
    .set(to)
    .where(and(eq(verifier.svjId, scope.svjId), eq(verifier.id, id)));
}

export async function voteName(db: Db, scope: Scope, id: number): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from vote where svj_id = ${scope.svjId} and id = ${id}`,
  );
  return rows[0]?.name ?? '';
}

/** Whether the member could be a verifier at all: with an account, active, of this house. */
export async function hasAccount(db: Db, scope: Scope, memberId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from member m where m.svj_id = ${scope.svjId} and m.id = ${memberId} and m.account_id is not null
      and m.has_access and m.is_active and m.archived_at is null and m.erased_at is null`);
  return rows.length > 0;
}

/** Across associations: why nobody has to be asked any more; null while the question stands. */
export async function whyNotAsked(db: Db, mail: { svj_id: number; message_id: string }): Promise<'over' | null> {
  const { rows } = await db.execute(sql`
    select from verifier y where y.svj_id = ${mail.svj_id} and y.message_id = ${mail.message_id}
      and y.agreed_at is null and y.declined_at is null and (
        exists (select from vote v where v.svj_id = y.svj_id and v.id = y.vote_id and v.status = 'run')
        or exists (select from second_act c where c.svj_id = y.svj_id and c.id = y.act_id and c.state = 'waits')) limit 1`);
  return rows.length > 0 ? null : 'over';
}
