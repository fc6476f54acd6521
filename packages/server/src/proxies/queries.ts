import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { stamp } from '#contract/base/calls/ids.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { searchPatterns } from '#contract/base/words/search.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { ProxyRow, ProxyState, ProxyTab, proxySorts } from '#contract/proxies/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { stillMine } from '../second/queries-listing.ts';
import { voteProxy } from './tables.ts';

export type Power = typeof voteProxy.$inferSelect;
export type Listing = {
  tab: ProxyTab;
  sort: (typeof proxySorts)[number];
  filters: { text?: string | undefined; vote?: number | undefined };
};

/** Powers that the member gave or was given and that may still be acted by; one for a single vote that was used stays. */
export async function openPowersOf(db: Db, scope: Scope, memberId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from vote_proxy p left join vote v on v.svj_id = p.svj_id and v.id = p.vote_id
    where p.svj_id = ${scope.svjId} and (p.principal_id = ${memberId} or p.agent_id = ${memberId})
      and p.state in ('waiting', 'approved') and coalesce(v.status <> 'finish', true)
      and (p.vote_id is null or not exists (select from vote_proxy_use u where u.svj_id = p.svj_id and u.proxy_id = p.id))
    order by p.id`);
  return rows.map((r) => r.id);
}

export const administers = (scope: Scope): boolean => may(scope, 'vote', 'rw');

/** Of `vote_proxy p`: the asker was asked to be its second person, and it waits. */
const asked = (scope: Scope): SQL => sql`exists (select from second_act a
  join second_person w on w.svj_id = a.svj_id and w.act_id = a.id and w.member_id = ${scope.memberId ?? 0}
    and w.part = any(${sql.param(stillMine(scope, 'proxy'))}::text[])
  where a.svj_id = p.svj_id and a.kind = 'proxy' and a.subject_id = p.id and a.state = 'waits')`;

/** Of `vote_proxy p`: the asker decided on it as its second person. */
const decided = (scope: Scope): SQL => sql`exists (select from second_act a
  where a.svj_id = p.svj_id and a.kind = 'proxy' and a.subject_id = p.id and a.decided_by = ${scope.memberId ?? 0})`;

/** Of `vote_proxy p`: all for who administers votes, else those the asker gave, was given, is to confirm or confirmed. */
const seen = (scope: Scope): SQL => {
  const me = scope.memberId ?? 0;
  return administers(scope)
    ? sql`p.svj_id = ${scope.svjId}`
    : sql`p.svj_id = ${scope.svjId} and (p.principal_id = ${me} or p.agent_id = ${me} or ${asked(scope)}
        or ${decided(scope)})`;
};

/** The stored state, or `ended` once its vote or its days are over. */
const stateNow = (today: string): SQL => sql`case when p.state in ('waiting', 'approved')
  and (p.valid_to < ${today}::date or coalesce(v.status = 'finish', false)) then 'ended' else p.state end`;

const tabs = (today: string): Record<ProxyTab, SQL> => ({
  all: sql`true`,
  waiting: sql`${stateNow(today)} = 'waiting'`,
  approved: sql`${stateNow(today)} = 'approved'`,
  over: sql`${stateNow(today)} in ('refused', 'revoked', 'ended')`,
});

const tables = sql`vote_proxy p
  join member m on m.svj_id = p.svj_id and m.id = p.principal_id
  left join member g on g.svj_id = p.svj_id and g.id = p.agent_id
  left join vote v on v.svj_id = p.svj_id and v.id = p.vote_id`;

function kept({ text, vote }: Listing['filters']): SQL {
  const parts: SQL[] = [];
  if (text) {
    const [start, inside] = searchPatterns(text);
    const like = (of: SQL) => sql`(${of} like ${start} or ${of} like ${inside})`;
    parts.push(sql` and (${like(sql`m.name_key`)} or ${like(sql`g.name_key`)} or ${like(sql`p.agent_key`)})`);
  }
  if (vote) parts.push(sql` and p.vote_id = ${vote}`);
  return sql.join(parts, sql``);
}

function orderOf(sort: Listing['sort']): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const by: Record<string, SQL> = {
    at: sql`p.created_at`,
    principal: sql`(coalesce(m.company_name, m.last_name)) collate "cs-x-icu"`,
    agent: sql`(coalesce(g.company_name, g.last_name, p.agent_name)) collate "cs-x-icu"`,
  };
  return sql` order by ${by[sort.replace('-', '')]}${down}, p.id${down}`;
}

type Row = NameColumns & {
  agent_id: number | null;
  agent: Omit<NameColumns, 'id'> | null;
  proxy_id: number;
  state_now: ProxyState;
  agent_name: string;
  vote_id: number | null;
  vote_name: string | null;
  valid_from: string | null;
  valid_to: string | null;
  signed_on: string | null;
  verified: boolean;
  by_principal: boolean;
  counted_as: Power['countsBy'];
  refusal: Power['refusal'];
  asked: boolean;
  note: string;
  reason: string;
  created_at: string;
  decided_at: string | null;
  revoked_at: string | null;
  updated_at: string;
  version: number;
  used_count: number;
};

const columns = (scope: Scope, today: string): SQL => sql`
  m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name, p.agent_id,
  case when g.id is null then null else jsonb_build_object('kind', g.kind, 'title_before', g.title_before, 'first_name',
    g.first_name, 'last_name', g.last_name, 'title_after', g.title_after, 'company_name', g.company_name) end as agent,
  p.id as proxy_id, ${stateNow(today)} as state_now, p.agent_name, p.vote_id, v.name as vote_name,
  to_char(p.valid_from, 'YYYY-MM-DD') as valid_from, to_char(p.valid_to, 'YYYY-MM-DD') as valid_to,
  to_char(p.signed_on, 'YYYY-MM-DD') as signed_on, p.verified, p.by_principal, p.counted_as, p.refusal, ${asked(scope)} as asked, p.note, p.reason, p.created_at,
  p.decided_at, p.revoked_at, p.updated_at, p.version,
  (select count(*) from vote_proxy_use u where u.svj_id = p.svj_id and u.proxy_id = p.id) as used_count`;

const agentOf = (row: Row): MemberName | null =>
  row.agent_id === null || row.agent === null ? null : nameOf({ ...row.agent, id: row.agent_id });

/** A power may be taken back by its principal or the committee, given up by its agent; one for a vote until it is used. */
function mayEnd(scope: Scope, row: Row) {
  const is = (id: number | null) => id !== null && id === scope.memberId;
  const open = row.state_now === 'waiting' || row.state_now === 'approved';
  const ends = open && (row.vote_id === null || row.used_count === 0);
  return { mayRevoke: ends && (is(row.id) || administers(scope)), mayRenounce: ends && is(row.agent_id) };
}

function toRow(scope: Scope, row: Row): ProxyRow {
  return {
    id: row.proxy_id,
    state: row.state_now,
    principal: nameOf(row),
    agent: agentOf(row),
    agentName: row.agent_name,
    vote: row.vote_id === null ? null : { id: row.vote_id, name: row.vote_name ?? '' },
    validFrom: row.valid_from,
    validTo: row.valid_to,
    verified: row.verified,
    byPrincipal: row.by_principal,
    countsBy: row.counted_as,
    refusal: row.refusal,
    createdAt: new Date(row.created_at).toISOString(),
    usedCount: row.used_count,
    ...mayEnd(scope, row),
    mayDecide: row.state_now === 'waiting' && (row.asked || row.id === scope.memberId),
    updatedAt: stamp(row.version, new Date(row.updated_at)),
  };
}

/** One page of the powers the asker may see. */
export async function listProxies(
  db: Db,
  scope: Scope,
  { tab, sort, filters }: Listing,
  page: { limit: number; offset: number },
  now: Date,
): Promise<ProxyRow[]> {
  const today = dayIn(now);
  const { rows } = await db.execute<Row>(sql`
    select ${columns(scope, today)} from ${tables}
    where ${seen(scope)} and ${tabs(today)[tab]}${kept(filters)}
    ${orderOf(sort)} limit ${page.limit} offset ${page.offset}`);
  return rows.map((row) => toRow(scope, row));
}

/** Powers that the asker gave for that vote, or for all votes of that day, and that are not over; at most ten. */
export async function givenFor(
  db: Db,
  scope: Scope,
  { voteId, day }: { voteId: number | null; day: Day },
  now: Date,
): Promise<ProxyRow[]> {
  const today = dayIn(now);
  const { rows } = await db.execute<Row>(sql`
    select ${columns(scope, today)} from ${tables}
    where p.svj_id = ${scope.svjId} and p.principal_id = ${scope.memberId ?? 0}
      and ${stateNow(today)} in ('waiting', 'approved')
      and (p.vote_id = ${voteId}::bigint or (p.vote_id is null
        and coalesce(p.valid_from <= ${day}::date, true) and coalesce(p.valid_to >= ${day}::date, true)))
    order by p.id desc limit 10`);
  return rows.map((row) => toRow(scope, row));
}

type Counts = Record<ProxyTab | 'listed', number>;

/** Counts of all tabs, and of the rows that the filters of this tab leave. */
export async function countProxies(db: Db, scope: Scope, { tab, filters }: Listing, now: Date): Promise<Counts> {
  const by = tabs(dayIn(now));
  const { rows } = await db.execute<Counts>(sql`
    select count(*) as all, count(*) filter (where ${by.waiting}) as waiting,
      count(*) filter (where ${by.approved}) as approved, count(*) filter (where ${by.over}) as over,
      count(*) filter (where ${by[tab]}${kept(filters)}) as listed
    from ${tables} where ${seen(scope)}`);
  return rows[0] as Counts;
}

/** One power if the asker may see it, with what only its page shows. */
export async function proxyOf(db: Db, scope: Scope, id: number, now: Date) {
  const { rows } = await db.execute<Row>(sql`
    select ${columns(scope, dayIn(now))} from ${tables} where ${seen(scope)} and p.id = ${id}`);
  const row = rows[0];
  const at = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());
  return (
    row && {
      ...toRow(scope, row),
      signedOn: row.signed_on,
      note: row.note,
      reason: row.reason,
      decidedAt: at(row.decided_at),
      revokedAt: at(row.revoked_at),
    }
  );
}

/** The power, locked until the end of the transaction; undefined when the asker may not know of it. */
export async function lockProxy(db: Db, scope: Scope, id: number): Promise<Power | undefined> {
  const [row] = await db
    .select()
    .from(voteProxy)
    .where(and(eq(voteProxy.svjId, scope.svjId), eq(voteProxy.id, id)))
    .for('update');
  if (!row || administers(scope)) return row;
  const { rows } = await db.execute(sql`select from vote_proxy p where ${seen(scope)} and p.id = ${id}`);
  return rows.length > 0 ? row : undefined;
}

/** Documents of a power are for those who may know of it. */
export const proxyFiles: FileGuard = {
  sees: async (db, scope, id, now) => ((await proxyOf(db, scope, id, now)) ? 'all' : 'nothing'),
  mayChange: async (_, scope) => administers(scope),
  // Whoever takes part may give a power and show it signed.
  hasForm: (scope) => (administers(scope) ? 'all' : may(scope, 'vote', 'r') ? 'own' : null),
  uses: none('no document is chosen for a signed paper'),
};

/** Powers by their ids. */
export async function powersById(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, Power>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(voteProxy)
    .where(and(eq(voteProxy.svjId, scope.svjId), inArray(voteProxy.id, [...ids])));
  return new Map(rows.map((p) => [p.id, p]));
}

/** The power by its id, for who administers votes. */
export async function powerById(db: Db, scope: Scope, id: number): Promise<Power | undefined> {
  const [row] = await db
    .select()
    .from(voteProxy)
    .where(and(eq(voteProxy.svjId, scope.svjId), eq(voteProxy.id, id)));
  return row;
}

export async function addProxy(
  db: Db,
  scope: Scope,
  one: Omit<typeof voteProxy.$inferInsert, 'svjId' | 'id'>,
): Promise<Power> {
  const [row] = await db
    .insert(voteProxy)
    .values({ ...one, svjId: scope.svjId })
    .returning();
  return row as Power;
}

/** Writes the change into a power that is locked. */
export async function changeProxy(db: Db, scope: Scope, id: number, to: Partial<Power>, now: Date): Promise<void> {
  await db
    .update(voteProxy)
    .set({ ...to, version: sql`${voteProxy.version} + 1`, updatedAt: now })
    .where(and(eq(voteProxy.svjId, scope.svjId), eq(voteProxy.id, id)));
}

/** Ids of powers for this vote alone. */
export async function powersOfVote(db: Db, scope: Scope, voteId: number): Promise<number[]> {
  const rows = await db
    .select({ id: voteProxy.id })
    .from(voteProxy)
    .where(and(eq(voteProxy.svjId, scope.svjId), eq(voteProxy.voteId, voteId)));
  return rows.map((r) => r.id);
}
