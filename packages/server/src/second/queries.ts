import { and, eq, sql } from 'drizzle-orm';
import { defaultRoles, roleIds } from '#contract/access.ts';
import type { Asked, Candidate, SecondAct, SecondKind } from '#contract/second/rules.ts';
import type { ActKind } from '#contract/second/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { secondAct } from './tables.ts';

export type Act = typeof secondAct.$inferSelect;
/** For which vote, or for which act outside of votes, somebody agreed to be a verifier. */
export type Ground = { voteId: number | null; actId: number | null };

const rolesWith = (has: (role: (typeof defaultRoles)[(typeof roleIds)[number]]) => boolean) =>
  sql.param(roleIds.filter((id) => has(defaultRoles[id])));
/** The module of what is acted on: who administers it is asked first. */
export const moduleOf = (kind: ActKind) => (kind === 'closing' ? 'cashDesk' : 'vote');
const administering = {
  vote: rolesWith((r) => r.rights.vote === 'rw'),
  cashDesk: rolesWith((r) => r.rights.cashDesk === 'rw'),
};
const auditing = rolesWith((r) => r.group === 'audit');

const ofGround = ({ voteId, actId }: Ground) =>
  voteId === null ? sql`y.act_id = ${actId}::bigint` : sql`y.vote_id = ${voteId}::bigint`;

/**
 * Everybody who could be a second person: who administers the module, the audit group, and who agreed to be a verifier; of what
 * is shown at the door of a meeting whoever chairs it is one.
 */
export async function candidatesOf(
  db: Db,
  scope: Scope,
  ground: Ground,
  kind: ActKind,
  chair: number | null = null,
): Promise<Candidate[]> {
  const module = moduleOf(kind);
  type Row = { id: number; admin: boolean; audit: boolean; verifier: boolean };
  const { rows } = await db.execute<Row>(sql`
    select x.id, x.admin, x.audit, x.verifier from (
      select m.id,
        case when r.id is null then m.role = any(${administering[module]}::text[]) else r.rights ->> ${module} = 'rw' end as admin,
        m.role = any(${auditing}::text[]) and (r.id is null or r.rights ->> ${module} is not null) as audit,
        exists (select from verifier y where y.svj_id = m.svj_id and y.member_id = m.id and y.agreed_at is not null
          and ${ofGround(ground)}) or m.id = ${chair ?? 0} as verifier
      from member m left join custom_role r on r.svj_id = m.svj_id and r.id = m.custom_role_id
      where m.svj_id = ${scope.svjId} and m.account_id is not null and m.has_access and m.is_active
        and m.archived_at is null and m.erased_at is null
    ) x where x.admin or x.audit or x.verifier order by x.id`);
  return rows.map((r) => ({
    memberId: r.id,
    kinds: (['admin', 'audit', 'verifier'] as const).filter((kind) => r[kind]),
    present: true,
  }));
}

/** The act as the rule sees it. */
export async function ruledAct(db: Db, scope: Scope, act: Act): Promise<SecondAct> {
  const { rows } = await db.execute<{ member_id: number; part: SecondKind | 'barred'; at: string }>(sql`
    select member_id, part, at from second_person
    where svj_id = ${scope.svjId} and act_id = ${act.id} order by at, member_id`);
  return {
    onlyVerifier: act.onlyVerifier,
    atOnce: act.afterEnd,
    atDoor: act.atDoor,
    barred: rows.filter((r) => r.part === 'barred').map((r) => r.member_id),
    asked: rows.flatMap((r): Asked[] =>
      r.part === 'barred' ? [] : [{ memberId: r.member_id, kind: r.part, at: new Date(r.at) }],
    ),
  };
}

export async function addAct(
  db: Db,
  scope: Scope,
  one: Omit<typeof secondAct.$inferInsert, 'svjId' | 'id'>,
): Promise<Act> {
  const [row] = await db
    .insert(secondAct)
    .values({ ...one, svjId: scope.svjId })
    .returning();
  return row as Act;
}

/** Notes the parts of people in the act; who has one already keeps it. */
export async function addParts(
  db: Db,
  scope: Scope,
  actId: number,
  part: SecondKind | 'barred',
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    insert into second_person (svj_id, act_id, member_id, part, at)
    select ${scope.svjId}::bigint, ${actId}::bigint, x, ${part}, ${now.toISOString()}::timestamptz
    from unnest(${sql.param([...new Set(ids)])}::bigint[]) as x
    on conflict do nothing`);
}

const one = (scope: Scope, id: number) => and(eq(secondAct.svjId, scope.svjId), eq(secondAct.id, id));

export async function changeAct(db: Db, scope: Scope, id: number, to: Partial<Act>): Promise<void> {
  await db.update(secondAct).set(to).where(one(scope, id));
}

/** The act by its id, locked until the transaction ends. */
export async function heldAct(db: Db, scope: Scope, id: number): Promise<Act | undefined> {
  const [row] = await db.select().from(secondAct).where(one(scope, id)).for('update');
  return row;
}

/** The act of a subject that waits, locked unless it is only read; undefined when none does. */
export async function openActOf(
  db: Db,
  scope: Scope,
  kind: ActKind,
  subjectId: number,
  how: 'lock' | 'read' = 'lock',
): Promise<Act | undefined> {
  const asked = db
    .select()
    .from(secondAct)
    .where(
      and(
        eq(secondAct.svjId, scope.svjId),
        eq(secondAct.kind, kind),
        eq(secondAct.subjectId, subjectId),
        eq(secondAct.state, 'waits'),
      ),
    );
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  return row;
}

/** What waited of these subjects waits no more: they went another way. */
export async function dropActs(db: Db, scope: Scope, kind: ActKind, subjects: readonly number[], now: Date) {
  if (subjects.length === 0) return;
  await db.execute(sql`
    update second_act set state = 'gone', decided_at = ${now.toISOString()}::timestamptz, next_at = null
    where svj_id = ${scope.svjId} and kind = ${kind} and state = 'waits'
      and subject_id = any(${sql.param([...subjects])}::bigint[])`);
}

/** Whether the vote of the act is over: nothing about it is asked any more. */
export async function isVoteOver(db: Db, scope: Scope, { voteId }: Pick<Act, 'voteId'>): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from vote where svj_id = ${scope.svjId} and id = ${voteId} and status = 'finish'`);
  return rows.length > 0;
}

/** Acts of these grounds that wait. */
export async function openActsIn(db: Db, scope: Scope, ground: Ground): Promise<Act[]> {
  const of = ground.voteId === null ? eq(secondAct.id, ground.actId ?? 0) : eq(secondAct.voteId, ground.voteId);
  return db
    .select()
    .from(secondAct)
    .where(and(eq(secondAct.svjId, scope.svjId), eq(secondAct.state, 'waits'), of))
    .orderBy(secondAct.id);
}

/** Tables whose files are the signed paper of an act. */
const filesAt: Record<Exclude<ActKind, 'closing'>, string> = {
  proxy: 'vote_proxy',
  representation: 'representation',
  paper: 'vote_paper',
  sheet: 'vote',
};

/** Whether the signed paper of the act is kept; of a closing it is the count itself. */
export async function hasPaper(db: Db, scope: Scope, { kind, subjectId }: Pick<Act, 'kind' | 'subjectId'>) {
  if (kind === 'closing') return true;
  const { rows } = await db.execute(sql`
    select from file where svj_id = ${scope.svjId} and owner = ${filesAt[kind]} and owner_id = ${subjectId} limit 1`);
  return rows.length > 0;
}

/** Acts of all associations in which time may have changed something, the oldest first; call it across them. */
export type DueAct = { svj_id: number; id: number } & Pick<Act, 'kind' | 'subjectId' | 'voteId'>;
export async function dueActs(db: Db, now: Date): Promise<DueAct[]> {
  const { rows } = await db.execute<DueAct>(sql`
    select svj_id, id, kind, subject_id as "subjectId", vote_id as "voteId" from second_act
    where state = 'waits' and next_at <= ${now.toISOString()}::timestamptz order by next_at, svj_id, id limit 500`);
  return rows;
}

/** Names of people, in the order of their ids; at most 20 are told. */
export async function namesOfPeople(db: Db, scope: Scope, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<NameColumns>(sql`
    select id, kind, title_before, first_name, last_name, title_after, company_name from member
    where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[]) order by id limit 20`);
  return rows.map((r) => nameOf(r).full_name);
}
