import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Statutes } from '#contract/association/schema-settings.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { mostOffered, type ProxyDetail } from '#contract/proxies/schema.ts';
import type { Db } from '../base/db/db.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { Scope } from '../base/http/gate.ts';
import { type Shot, shotOf } from '../base/log/audit-changes.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { administers, type Power } from './queries.ts';
import { voteProxy } from './tables.ts';

const o = sql.raw('o');
const r = sql.raw('r');

/** What the statutes of the house say. */
export async function statutesOf(db: Db, scope: Scope): Promise<Statutes> {
  const { rows } = await db.execute<{ statutes: unknown }>(
    sql`select settings -> 'statutes' as statutes from svj where id = ${scope.svjId}`,
  );
  return z.parse(Statutes, rows[0]?.statutes ?? {});
}

/** Approvals and new powers of a house wait for one another, so that limits hold whoever comes at once. */
export async function lockPowers(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('vote_proxy', ${scope.svjId}))`);
}

export type Party = { id: number; name: string; archived: boolean; owns: boolean; acts: boolean };

/** People of a power: whether each owns a unit today, or represents its owners or an estate (`acts`). */
export async function partiesOf(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<Map<number, Party>> {
  const today = dayIn(now);
  const { rows } = await db.execute<NameColumns & Omit<Party, 'id' | 'name'>>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      m.archived_at is not null or m.died_on is not null as archived,
      exists (select from ownership_member om
        join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(o, today)}
        join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
        where om.svj_id = m.svj_id and om.member_id = m.id) as owns,
      exists (select from unit_representative r
        join unit u on u.svj_id = r.svj_id and u.id = r.unit_id and u.deleted_at is null
        where r.svj_id = m.svj_id and r.member_id = m.id and ${holdsOn(r, today)})
        or exists (select from estate_places(m.svj_id, ${today}::date) e where e.member_id = m.id) as acts
    from member m
    where m.svj_id = ${scope.svjId} and m.erased_at is null and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((x) => [x.id, { ...x, name: nameOf(x).full_name }]));
}

export type VoteFor = { id: number; name: string; status: string; voter: boolean };

/** A vote as a power may name it: a concept or one for the committee only for who administers votes. */
export async function voteFor(db: Db, scope: Scope, id: number, principalId: number): Promise<VoteFor | undefined> {
  const { rows } = await db.execute<VoteFor>(sql`
    select v.id, v.name, v.status, exists (select from vote_voter w
      where w.svj_id = v.svj_id and w.vote_id = v.id and w.member_id = ${principalId}) as voter
    from vote v where v.svj_id = ${scope.svjId} and v.id = ${id}
      and (${administers(scope)} or (v.is_public and v.status <> 'concept'))`);
  return rows[0];
}

/** Votes that a new power may name: drafts and running ones for who administers, else running ones with a seat of the asker. */
export async function votesToChoose(db: Db, scope: Scope): Promise<{ id: number; name: string }[]> {
  const mine = sql`v.is_public and v.status = 'run' and exists (select from vote_voter w
    where w.svj_id = v.svj_id and w.vote_id = v.id and w.member_id = ${scope.memberId ?? 0})`;
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select v.id, v.name from vote v
    where v.svj_id = ${scope.svjId} and v.status <> 'finish' and (${administers(scope)} or (${mine}))
    order by v.id desc limit ${mostOffered}`);
  return rows;
}

type Agent = { agentId: number | null; agentKey: string };

export type Given = { principalId: number; voteId: number | null; validFrom: Day | null; validTo: Day | null };

/**
 * Powers of the agent that are not over, apart from one: approved, and those that wait and were written down before it. A
 * name without a member is the same agent.
 */
export async function powersOfAgent(db: Db, scope: Scope, agent: Agent, except: number, now: Date): Promise<Given[]> {
  const same =
    agent.agentId === null
      ? sql`p.agent_id is null and p.agent_key = ${agent.agentKey}`
      : sql`p.agent_id = ${agent.agentId}`;
  const { rows } = await db.execute<{
    principal_id: number;
    vote_id: number | null;
    from: string | null;
    to: string | null;
  }>(sql`
    select p.principal_id, p.vote_id, to_char(p.valid_from, 'YYYY-MM-DD') as from,
      to_char(p.valid_to, 'YYYY-MM-DD') as to
    from vote_proxy p left join vote v on v.svj_id = p.svj_id and v.id = p.vote_id
    where p.svj_id = ${scope.svjId} and ${same} and p.id <> ${except}
      and (p.state = 'approved' or (p.state = 'waiting' and p.id < ${except}))
      and (p.valid_to is null or p.valid_to >= ${dayIn(now)}::date) and coalesce(v.status <> 'finish', true)
    limit 1000`);
  return rows.map((x) => ({ principalId: x.principal_id, voteId: x.vote_id, validFrom: x.from, validTo: x.to }));
}

/** Whether the principal has already given the same agent a power for the same vote, or a standing one. */
export async function hasTwin(
  db: Db,
  scope: Scope,
  p: Agent & { principalId: number; voteId: number | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from vote_proxy p
    where p.svj_id = ${scope.svjId} and p.principal_id = ${p.principalId} and p.state in ('waiting', 'approved')
      and p.vote_id is not distinct from ${p.voteId}::bigint and p.agent_id is not distinct from ${p.agentId}::bigint
      and p.agent_key = ${p.agentKey}
      and (p.valid_to is null or p.valid_to >= ${dayIn(now)}::date) limit 1`);
  return rows.length > 0;
}

type History = ProxyDetail['history'];

/** What was done with the power and by whom, the latest first; at most 50. */
export async function historyOf(db: Db, scope: Scope, id: number): Promise<History> {
  const { rows } = await db.execute<{ id: number; at: string; verb: History[number]['verb']; who: string }>(sql`
    select a.id, a.at, a.verb,
      coalesce(m.company_name, nullif(concat_ws(' ', m.first_name, m.last_name), ''), c.name, '') as who
    from activity a
    left join member m on m.svj_id = a.svj_id and m.id = a.member_id
    left join account c on c.id = a.account_id and a.member_id is null
    where a.svj_id = ${scope.svjId} and a.noun = 'proxies' and a.noun_id = ${id}
    order by a.at desc, a.id desc limit 50`);
  return rows.map((x) => ({ ...x, at: new Date(x.at).toISOString() }));
}

type Use = {
  vote_id: number;
  name: string;
  seat: number;
  owners: string;
  units: string;
  at: string;
  objected: boolean;
};

/** Seats the power was used for, the latest first; at most 200. */
export async function usesOf(db: Db, scope: Scope, id: number): Promise<ProxyDetail['uses']> {
  const { rows } = await db.execute<Use>(sql`
    select u.vote_id, v.name, s.id as seat, s.owners, s.units, u.at,
      exists (select from vote_objection b where b.svj_id = u.svj_id and b.vote_id = u.vote_id and b.seat_id = u.seat_id)
        as objected
    from vote_proxy_use u
    join vote v on v.svj_id = u.svj_id and v.id = u.vote_id
    join vote_seat s on s.svj_id = u.svj_id and s.id = u.seat_id
    where u.svj_id = ${scope.svjId} and u.proxy_id = ${id}
    order by u.at desc, s.id limit ${mostOffered}`);
  return rows.map(({ vote_id, name, at, ...use }) => ({
    ...use,
    vote: { id: vote_id, name },
    at: new Date(at).toISOString(),
  }));
}

/** Powers of all associations that wait with their paper while nobody is asked: call it across them. */
export async function powersToAskFor(db: Db): Promise<{ svj_id: number; id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select p.svj_id, p.id from vote_proxy p left join vote v on v.svj_id = p.svj_id and v.id = p.vote_id
    where p.state = 'waiting' and v.status is distinct from 'finish'
      and exists (select from file f where f.svj_id = p.svj_id and f.owner = 'vote_proxy' and f.owner_id = p.id)
      and not exists (select from second_act a
        where a.svj_id = p.svj_id and a.kind = 'proxy' and a.subject_id = p.id and a.state = 'waits')
    order by p.svj_id, p.id limit 500`);
  return rows;
}

/** Powers for this vote alone that these members gave and that are not over, locked in the order of ids. */
export async function heldOfPrincipals(
  db: Db,
  scope: Scope,
  voteId: number,
  principals: readonly number[],
): Promise<Power[]> {
  return db
    .select()
    .from(voteProxy)
    .where(
      and(
        eq(voteProxy.svjId, scope.svjId),
        eq(voteProxy.voteId, voteId),
        inArray(voteProxy.principalId, [...principals]),
        inArray(voteProxy.state, ['waiting', 'approved']),
      ),
    )
    .orderBy(voteProxy.id)
    .for('update');
}

/** Files of the power: its signed paper. */
export async function paperIds(db: Db, scope: Scope, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from file where svj_id = ${scope.svjId} and owner = 'vote_proxy' and owner_id = ${id}`);
  return rows.map((r) => r.id);
}

/** A power of attorney as the log compares it. */
export const proxyShot = (db: Db, scope: Scope, id: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select p.verified, p.note, (select jsonb_agg(f.id order by f.id) from file f
        where f.svj_id = p.svj_id and f.owner = 'vote_proxy' and f.owner_id = p.id) as files
    from vote_proxy p where p.svj_id = ${scope.svjId} and p.id = ${id}`,
  );
