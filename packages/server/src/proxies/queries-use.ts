import { type SQL, sql } from 'drizzle-orm';
import { fullName } from '#contract/base/person/people.ts';
import { fraction, toText, zero } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { type Seat, seatsOf } from '#contract/census/rules.ts';
import { obstacleOf, type ProxyObstacle } from '#contract/proxies/rules.ts';
import type { ProxySeat } from '#contract/proxies/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { readRegister } from '../census/queries.ts';
import { administers } from './queries.ts';
import { partiesOf, statutesOf } from './queries-around.ts';

/** Of `vote_proxy p`: approved, and holding in the vote on the day. */
export const holding = (vote: SQL, today: string): SQL => sql`p.state = 'approved'
  and (p.vote_id = ${vote} or (p.vote_id is null and (p.valid_from is null or p.valid_from <= ${today}::date)
    and (p.valid_to is null or p.valid_to >= ${today}::date)))`;

/** Approved powers that hold in the vote today and reach a seat of it: their principal is a voter of the seat. */
const reaching = (scope: Scope, voteId: number, today: string) => sql`vote_proxy p
  join vote_voter w on w.svj_id = p.svj_id and w.vote_id = ${voteId} and w.member_id = p.principal_id
  join vote_seat s on s.svj_id = w.svj_id and s.id = w.seat_id and not s.own
  where p.svj_id = ${scope.svjId} and ${holding(sql`${voteId}`, today)}`;

/** Who backs the power besides its paper, as entries of the ledger say it; approved before that was asked: `before`. */
const backedBy = sql`coalesce(p.counted_as, 'before')`;

/** The same of these powers, by id. */
export async function backersOf(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; second: string }>(sql`
    select p.id, ${backedBy} as second from vote_proxy p
    where p.svj_id = ${scope.svjId} and p.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.second]));
}

/** The power by which each seat may be acted for by the asker: the earliest made, where several reach it. */
export async function powersByWhich(
  db: Db,
  scope: Scope,
  voteId: number,
  now: Date,
): Promise<Map<number, { id: number; second: string }>> {
  if (scope.memberId === null) return new Map();
  const { rows } = await db.execute<{ seat_id: number; proxy_id: number; second: string }>(sql`
    select distinct on (s.id) s.id as seat_id, p.id as proxy_id, ${backedBy} as second
    from ${reaching(scope, voteId, dayIn(now))} and p.agent_id = ${scope.memberId}
    order by s.id, p.id`);
  return new Map(rows.map((r) => [r.seat_id, { id: r.proxy_id, second: r.second }]));
}

type Row = {
  proxy: number;
  seat: number;
  owners: string;
  units: string;
  num: string | null;
  den: string | null;
  principal_id: number;
  position: number;
  principal: NameParts;
  agent: NameParts | null;
  agent_name: string;
  agent_id: number | null;
  voted: boolean;
};
type NameParts = Parameters<typeof fullName>[0];

const parts = (alias: string) =>
  sql.raw(`jsonb_build_object('titleBefore', ${alias}.title_before, 'firstName', ${alias}.first_name, 'lastName',
    ${alias}.last_name, 'titleAfter', ${alias}.title_after, 'companyName', ${alias}.company_name)`);

/** Only what one power reaches, or the powers that reach these seats. */
type Only = { proxy?: number; seats?: readonly number[] };

/** Seats that powers reach in the vote, at most 1000: the asker's, or everybody's for who administers; null when unseen. */
export async function seatsByPowers(
  db: Db,
  scope: Scope,
  voteId: number,
  only: Only,
  now: Date,
): Promise<ProxySeat[] | null> {
  const { rows: found } = await db.execute(sql`
    select from vote where svj_id = ${scope.svjId} and id = ${voteId}
      and (${administers(scope)} or (is_public and status <> 'concept'))`);
  if (found.length === 0) return null;
  const ofPower = only.proxy === undefined ? sql`` : sql` and p.id = ${only.proxy}`;
  const ofSeats = only.seats ? sql` and s.id = any(${sql.param([...only.seats])}::bigint[])` : sql``;
  const mine = administers(scope) ? sql`` : sql` and p.agent_id = ${scope.memberId ?? 0}`;
  const { rows } = await db.execute<Row>(sql`
    select x.*, ${parts('m')} as principal, case when g.id is not null then ${parts('g')} end as agent,
      exists (select from vote_answer a where a.svj_id = m.svj_id and a.vote_id = ${voteId} and a.seat_id = x.seat) as voted
    from (
      select p.id as proxy, p.principal_id, p.agent_id, p.agent_name, s.id as seat, s.owners, s.units, s.num, s.den, s.position
      from ${reaching(scope, voteId, dayIn(now))}${mine}${ofPower}${ofSeats}
    ) x
    join member m on m.svj_id = ${scope.svjId} and m.id = x.principal_id
    left join member g on g.svj_id = ${scope.svjId} and g.id = x.agent_id
    order by x.position, x.seat, x.proxy limit 1000`);
  return rows.map((r) => ({
    proxy: r.proxy,
    seat: r.seat,
    owners: r.owners,
    units: r.units,
    share: toText(r.num === null || r.den === null ? zero : fraction(r.num, r.den)),
    principal: fullName(r.principal),
    agent: r.agent ? fullName(r.agent) : r.agent_name,
    mine: r.agent_id !== null && r.agent_id === scope.memberId,
    voted: r.voted,
  }));
}

type Held = { id: number; principal_id: number; agent_id: number | null; agent_key: string; verified: boolean };

/** These powers if they still hold in the vote, locked in the order of ids: a revocation at the same time waits. */
export async function holdPowers(db: Db, scope: Scope, voteId: number, ids: readonly number[], now: Date) {
  const { rows } = await db.execute<Held>(sql`
    select p.id, p.principal_id, p.agent_id, p.agent_key, p.verified from vote_proxy p
    where p.svj_id = ${scope.svjId} and p.id = any(${sql.param([...ids])}::bigint[]) and ${holding(sql`${voteId}`, dayIn(now))}
    order by p.id for update`);
  return rows;
}

/**
 * Seats that the agent holds in the vote: those acted for already, without seats of a room where somebody else is by now, and
 * all that these powers reach.
 */
async function seatsHeld(db: Db, scope: Scope, voteId: number, held: readonly Held[]): Promise<number> {
  const [one] = held as [Held];
  const same =
    one.agent_id === null
      ? sql`p.agent_id is null and p.agent_key = ${one.agent_key}`
      : sql`p.agent_id = ${one.agent_id}`;
  const principals = sql.param(held.map((p) => p.principal_id));
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from (
      select u.seat_id from vote_proxy_use u
      join vote_proxy p on p.svj_id = u.svj_id and p.id = u.proxy_id
      left join vote_presence h on h.svj_id = u.svj_id and h.vote_id = u.vote_id and h.seat_id = u.seat_id
      where u.svj_id = ${scope.svjId} and u.vote_id = ${voteId} and ${same}
        and (h.seat_id is null or (h.left_at is null and h.proxy_id = u.proxy_id))
      union
      select w.seat_id from vote_voter w join vote_seat s on s.svj_id = w.svj_id and s.id = w.seat_id and not s.own
      where w.svj_id = ${scope.svjId} and w.vote_id = ${voteId} and w.member_id = any(${principals}::bigint[])) x`);
  return Number(rows[0]?.n ?? 0);
}

/** What the statutes, as they are now, hold against the use of these powers of one agent together; null when nothing. */
export async function againstUse(
  db: Db,
  scope: Scope,
  voteId: number,
  held: readonly Held[],
  now: Date,
): Promise<{ obstacle: ProxyObstacle; limit: number | null } | null> {
  const [first] = held;
  if (!first) return null;
  const statutes = await statutesOf(db, scope);
  const agent = first.agent_id === null ? undefined : await partiesOf(db, scope, [first.agent_id], now);
  const agentOwns = agent?.get(first.agent_id as number)?.owns ?? false;
  const seats = statutes.proxyLimit === null ? 0 : await seatsHeld(db, scope, voteId, held);
  const obstacle = obstacleOf(statutes, { seats, agentOwns, verified: held.every((p) => p.verified) });
  return obstacle && { obstacle, limit: statutes.proxyLimit };
}

type Use = { seat: number; proxy: number; seq: number };

/** Notes what was done by powers. */
export async function addUses(db: Db, scope: Scope, voteId: number, uses: readonly Use[], now: Date): Promise<void> {
  if (uses.length === 0) return;
  await db.execute(sql`
    insert into vote_proxy_use (svj_id, vote_id, seat_id, proxy_id, seq, at, second)
    select ${scope.svjId}::bigint, ${voteId}::bigint, seat, proxy, seq, ${now.toISOString()}::timestamptz, ${backedBy}
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u (seat bigint, proxy bigint, seq int)
    join vote_proxy p on p.svj_id = ${scope.svjId} and p.id = u.proxy
    on conflict do nothing`);
}

/** Powers used for the whole were used for its parts. */
export async function partUses(
  db: Db,
  scope: Scope,
  voteId: number,
  whole: number,
  parts: readonly number[],
): Promise<void> {
  const ofWhole = sql`svj_id = ${scope.svjId} and vote_id = ${voteId} and seat_id = ${whole}`;
  await db.execute(sql`
    insert into vote_proxy_use (svj_id, vote_id, seat_id, proxy_id, seq, at, second)
    select svj_id, vote_id, p, proxy_id, seq, at, second
    from vote_proxy_use cross join unnest(${sql.param([...parts])}::bigint[]) as p where ${ofWhole}`);
  await db.execute(sql`delete from vote_proxy_use where ${ofWhole}`);
}

type Given = { principalId: number; voteId: number | null };

/** Seats that principals act for, each by the lowest of its units: of the frozen list of a vote, else of today's register. */
export async function seatsOfPrincipals(db: Db, scope: Scope, given: readonly Given[], now: Date) {
  const votes = [...new Set(given.flatMap((g) => g.voteId ?? []))];
  type Frozen = { vote: number; member: number | null; seat: number };
  const { rows: frozen } = await db.execute<Frozen>(sql`
    select s.vote_id as vote, w.member_id as member, s.unit_ids[1] as seat from vote_seat s
    join vote v on v.svj_id = s.svj_id and v.id = s.vote_id and v.status <> 'concept'
    left join vote_voter w on w.svj_id = s.svj_id and w.seat_id = s.id
    where s.svj_id = ${scope.svjId} and s.vote_id = any(${sql.param(votes)}::bigint[]) and not s.own`);
  const started = new Set(frozen.map((f) => f.vote));
  const needsRegister = given.some((g) => g.voteId === null || !started.has(g.voteId));
  const register = needsRegister ? await readRegister(db, scope, now) : null;
  const today: Seat[] = register ? seatsOf(register.units, register) : [];
  return ({ principalId, voteId }: Given): number[] =>
    voteId !== null && started.has(voteId)
      ? frozen.filter((f) => f.vote === voteId && f.member === principalId).map((f) => Number(f.seat))
      : today.filter((s) => s.voters.some((v) => v.memberId === principalId)).map((s) => s.units[0]?.id as number);
}
