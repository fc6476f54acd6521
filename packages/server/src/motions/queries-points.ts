import { and, eq, sql } from 'drizzle-orm';
import type { PointInput } from '#contract/drafts/schema.ts';
import type { RuleText } from '#contract/motions/rules-point.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Vote } from './queries.ts';
import { vote, votePoint } from './tables.ts';

export type Settings = Omit<
  typeof vote.$inferInsert,
  'svjId' | 'status' | 'version' | 'createdAt' | 'updatedAt' | 'createdBy' | 'fingerprint' | 'register'
>;

/** The settings of a vote for a new one in its place: all but what belongs to its own course. */
export const settingsAgain = (old: typeof vote.$inferSelect): Settings => ({
  name: old.name,
  description: old.description,
  isPublic: old.isPublic,
  type: old.type,
  basis: old.basis,
  participationNum: old.participationNum,
  participationDen: old.participationDen,
  acceptNum: old.acceptNum,
  acceptDen: old.acceptDen,
  acceptInclusive: old.acceptInclusive,
  acceptOf: old.acceptOf,
  preset: old.preset,
  law: old.law,
  afterFailedAssembly: old.afterFailedAssembly,
  shows: old.shows,
  meeting: old.meeting,
  remindDays: old.remindDays,
  replacesId: old.id,
});

export async function addVote(db: Db, scope: Scope, settings: Settings, now: Date): Promise<number> {
  const [row] = await db
    .insert(vote)
    .values({ ...settings, svjId: scope.svjId, createdBy: scope.memberId, createdAt: now, updatedAt: now })
    .returning({ id: vote.id });
  return row?.id as number;
}

/** Changes a draft when it still is at this version; answers whether it was. */
export async function changeVote(
  db: Db,
  scope: Scope,
  id: number,
  version: number,
  settings: Settings,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(vote)
    .set({ ...settings, updatedAt: now, version: version + 1 })
    .where(and(eq(vote.svjId, scope.svjId), eq(vote.id, id), eq(vote.version, version), eq(vote.status, 'concept')))
    .returning({ id: vote.id });
  return rows.length > 0;
}

/** Holds a draft, one version higher, because its points are kept elsewhere; answers it. */
export async function raiseDraft(db: Db, scope: Scope, id: number, now: Date) {
  const [row] = await db
    .update(vote)
    .set({ version: sql`${vote.version} + 1`, updatedAt: now })
    .where(and(eq(vote.svjId, scope.svjId), eq(vote.id, id), eq(vote.status, 'concept')))
    .returning();
  if (!row) throw new Refused('VOTE.ERRORS.NOT_CONCEPT');
  return row;
}

/** Deletes a draft with everything of it. */
export async function deleteVote(db: Db, scope: Scope, id: number): Promise<void> {
  await db.delete(vote).where(and(eq(vote.svjId, scope.svjId), eq(vote.id, id), eq(vote.status, 'concept')));
}

/** Points of the vote in the order of the agenda. */
export async function pointsOf(db: Db, scope: Scope, voteId: number) {
  return db
    .select()
    .from(votePoint)
    .where(and(eq(votePoint.svjId, scope.svjId), eq(votePoint.voteId, voteId)))
    .orderBy(votePoint.position, votePoint.id);
}

export type Point = Awaited<ReturnType<typeof pointsOf>>[number];
/** With the rule of its own; null as the vote. */
type Written = Pick<PointInput, 'id' | 'name' | 'description'> & { rule: RuleText | null };

/** The columns of a rule as JSON has them. */
function ruleColumns(rule: RuleText | null) {
  if (!rule) return {};
  const [num, den] = rule.participation.split('/');
  const [acceptNum, acceptDen] = rule.accept.split('/');
  const parts = { participation_num: num, participation_den: den, accept_num: acceptNum, accept_den: acceptDen };
  return { preset: rule.preset, law: rule.law, ...parts, accept_inclusive: rule.inclusive, accept_of: rule.of };
}
const columns = sql.raw(
  'preset, law, participation_num, participation_den, accept_num, accept_den, accept_inclusive, accept_of',
);
const types = sql.raw(
  'preset text, law jsonb, participation_num bigint, participation_den bigint, accept_num bigint, accept_den bigint, accept_inclusive boolean, accept_of text',
);
const ofGiven = sql.raw(
  'g.preset, g.law, g.participation_num, g.participation_den, g.accept_num, g.accept_den, g.accept_inclusive, g.accept_of',
);

/** Makes the points of a draft exactly these, in this order: those with an id keep it. Answers the ids in the order. */
export async function keepPoints(
  db: Db,
  scope: Scope,
  voteId: number,
  points: readonly Written[],
  now: Date,
): Promise<number[]> {
  const given = JSON.stringify(
    points.map(({ rule, id, name, description }, position) => ({
      ...{ id, name, description, position },
      ...ruleColumns(rule),
    })),
  );
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as g (id bigint, name text, description text, position int, ${types})`;
  const ofVote = sql`p.svj_id = ${scope.svjId} and p.vote_id = ${voteId}`;
  await db.execute(
    sql`delete from vote_point p where ${ofVote} and p.id not in (select g.id from ${rows} where g.id is not null)`,
  );
  await db.execute(sql`
    update vote_point p set name = g.name, description = g.description, position = g.position, (${columns}) = row(${ofGiven})
    from ${rows} where ${ofVote} and p.id = g.id`);
  await db.execute(sql`
    insert into vote_point (svj_id, vote_id, position, name, description, created_at, ${columns})
    select ${scope.svjId}::bigint, ${voteId}::bigint, g.position, g.name, g.description, ${now}::timestamptz, ${ofGiven}
    from ${rows} where g.id is null order by g.position`);
  return (await pointsOf(db, scope, voteId)).map((p) => p.id);
}

type Added = { name: string; description: string; rule: RuleText | null; before: number | null };

/** A further point before that one, or at the end; answers its id. The entry that adds it names it, so it is told later. */
export async function insertPoint(db: Db, scope: Scope, voteId: number, added: Added, now: Date): Promise<number> {
  const points = await pointsOf(db, scope, voteId);
  const next = points.find((p) => p.id === added.before);
  const position = next?.position ?? (points.at(-1)?.position ?? -1) + 1;
  await db.execute(sql`
    update vote_point set position = position + 1
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and position >= ${position}`);
  const given = JSON.stringify([ruleColumns(added.rule)]);
  const { rows } = await db.execute<{ id: number | string }>(sql`
    insert into vote_point (svj_id, vote_id, position, name, description, created_at, ${columns})
    select ${scope.svjId}::bigint, ${voteId}::bigint, ${position}::int, ${added.name}, ${added.description},
      ${now}::timestamptz, ${ofGiven}
    from jsonb_to_recordset(${given}::jsonb) as g (${types}) returning id`);
  return Number(rows[0]?.id);
}

/** Which entry of the ledger added the point, and whether it was a matter that nobody had announced. */
export async function markAdded(
  db: Db,
  scope: Scope,
  id: number,
  { seq, offAgenda }: { seq: number; offAgenda: boolean },
): Promise<void> {
  await db
    .update(votePoint)
    .set({ addedSeq: seq, offAgenda })
    .where(and(eq(votePoint.svjId, scope.svjId), eq(votePoint.id, id)));
}

/** The wording of all points of the vote `v` as one value. */
const wording = sql`(select array_agg(p.name || E'\n' || p.description order by p.position, p.id)
  from vote_point p where p.svj_id = v.svj_id and p.vote_id = v.id)`;

/** Ties a draft to the last cancelled vote on the same wording, so that whoever votes anew is told so. */
export async function linkCancelled(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`
    update vote set replaces_id = (
      select v.id from vote v
      where v.svj_id = ${scope.svjId} and v.cancelled_at is not null
        and ${wording} = (select w from (select ${wording} as w from vote v where v.svj_id = ${scope.svjId} and v.id = ${id}) as mine)
      order by v.cancelled_at desc limit 1)
    where svj_id = ${scope.svjId} and id = ${id}`);
}

export type Related = {
  id: number;
  name: string;
  status: Vote['status'];
  cancelledAt: string | null;
  same: boolean;
  isPublic: boolean;
};

/** The vote that this one takes the place of, and the last one that takes the place of this. */
export async function relatedTo(
  db: Db,
  scope: Scope,
  { id, replacesId }: Vote,
): Promise<{ replaces: Related | null; replacedBy: Related | null }> {
  type Row = Omit<Related, 'cancelledAt' | 'isPublic'> & { cancelled_at: Date | string | null; is_public: boolean };
  const { rows } = await db.execute<Row>(sql`
    select v.id, v.name, v.status, v.cancelled_at, v.is_public,
      ${wording} = (select w from (select ${wording} as w from vote v where v.svj_id = ${scope.svjId} and v.id = ${id}) as mine) as same
    from vote v where v.svj_id = ${scope.svjId} and (v.id = ${replacesId ?? 0} or v.replaces_id = ${id})
    order by v.id`);
  const read = (row: Row | undefined): Related | null =>
    row
      ? {
          id: row.id,
          name: row.name,
          status: row.status,
          cancelledAt: row.cancelled_at && new Date(row.cancelled_at).toISOString(),
          same: row.same,
          isPublic: row.is_public,
        }
      : null;
  return {
    replaces: read(rows.find((r) => r.id === replacesId)),
    replacedBy: read(rows.findLast((r) => r.id !== replacesId)),
  };
}

/** What the agenda of their meeting calls these points now. */
export async function keepNumbers(
  db: Db,
  scope: Scope,
  points: readonly { votePointId: number; number: string }[],
): Promise<void> {
  if (points.length === 0) return;
  await db.execute(sql`
    update vote_point o set agenda_number = t.number
    from unnest(${sql.param(points.map((p) => p.votePointId))}::bigint[], ${sql.param(points.map((p) => p.number))}::text[])
      as t (id, number)
    where o.svj_id = ${scope.svjId} and o.id = t.id and o.agenda_number is distinct from t.number`);
}

/** Which of these points elect somebody. */
export async function keepElections(
  db: Db,
  scope: Scope,
  points: readonly { votePointId: number; elects: boolean }[],
): Promise<void> {
  await db.execute(sql`
    update vote_point o set elects = t.elects
    from unnest(${sql.param(points.map((p) => p.votePointId))}::bigint[], ${sql.param(points.map((p) => p.elects))}::boolean[])
      as t (id, elects)
    where o.svj_id = ${scope.svjId} and o.id = t.id and o.elects <> t.elects`);
}
