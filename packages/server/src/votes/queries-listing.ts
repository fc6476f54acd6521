import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { VoteTab } from '#contract/motions/schema.ts';
import { mostRunning } from '#contract/votes/endpoints-standing.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { named } from '../base/search/search.ts';
import { seen } from '../motions/queries.ts';
import { vote } from '../motions/tables.ts';
import { holding } from '../proxies/queries-use.ts';

const tabs: Record<VoteTab, SQL> = {
  all: sql`true`,
  concept: sql`vote.status = 'concept'`,
  active: sql`vote.status = 'run'`,
  finished: sql`vote.status = 'finish'`,
};

const asked = (scope: Scope, text: string): SQL => (text === '' ? sql`true` : named(scope, 'vote', sql`vote.id`, text));

/** Whom the asker votes for: themself, and who gave them a power that holds in the vote. */
const votesFor = (scope: Scope, now: Date): SQL => sql`(w.member_id = ${scope.memberId ?? 0} or w.member_id in (
  select p.principal_id from vote_proxy p where p.svj_id = vote.svj_id and p.agent_id = ${scope.memberId ?? 0}
    and ${holding(sql`vote.id`, dayIn(now))}))`;

/** A seat that the asker votes for has no answer yet and may give it online now. */
const waiting = (scope: Scope, now: Date): SQL => sql`(vote.status = 'run' and vote.type = 'online'
  and (vote.opens_at is null or vote.opens_at <= ${now}) and (vote.closes_at is null or vote.closes_at > ${now})
  and exists (select from vote_voter w where w.svj_id = vote.svj_id and w.vote_id = vote.id
    and ${votesFor(scope, now)}
    and not exists (select from vote_answer a where a.svj_id = w.svj_id and a.vote_id = w.vote_id and a.seat_id = w.seat_id)))`;

export type Listing = { tab: VoteTab; text: string };

type Page = { limit: number; offset: number };

/** One page of votes the asker may see: running ones by their end, then drafts, then finished ones, the latest first. */
export async function listVotes(db: Db, scope: Scope, { tab, text }: Listing, page: Page, now: Date) {
  return db
    .select({
      ...getTableColumns(vote),
      waiting: sql<boolean>`${waiting(scope, now)}`,
      pointCount: sql<number>`(select count(*) from vote_point p where p.svj_id = vote.svj_id and p.vote_id = vote.id)`,
      passedCount: sql<number>`(select count(*) from vote_point p where p.svj_id = vote.svj_id and p.vote_id = vote.id
        and p.result ->> 'passed' = 'true')`,
    })
    .from(vote)
    .where(and(seen(scope), tabs[tab], asked(scope, text)))
    .orderBy(
      sql`case vote.status when 'run' then 0 when 'concept' then 1 else 2 end,
        case when vote.status = 'run' then vote.closes_at end nulls last,
        coalesce(vote.finished_at, vote.updated_at) desc, vote.id desc`,
    )
    .limit(page.limit)
    .offset(page.offset);
}

export type VoteCounts = {
  all: number;
  active: number;
  finished: number;
  concept: number;
  waiting: number;
  listed: number;
};

/** Counts of all tabs, of those that wait for the asker, and of what this tab and text leave. */
export async function countVotes(db: Db, scope: Scope, { tab, text }: Listing, now: Date): Promise<VoteCounts> {
  const { rows } = await db.execute<VoteCounts>(sql`
    select count(*) as all, count(*) filter (where ${tabs.active}) as active,
      count(*) filter (where ${tabs.finished}) as finished, count(*) filter (where ${tabs.concept}) as concept,
      count(*) filter (where ${waiting(scope, now)}) as waiting,
      count(*) filter (where ${tabs[tab]} and ${asked(scope, text)}) as listed
    from vote where ${seen(scope)}`);
  return rows[0] as VoteCounts;
}

/** How many votes run, and how many of them wait for the asker: what the menu shows. */
export async function countRunning(db: Db, scope: Scope, now: Date): Promise<{ running: number; waiting: number }> {
  const { rows } = await db.execute<{ running: number; waiting: number }>(sql`
    select count(*) as running, count(*) filter (where ${waiting(scope, now)}) as waiting
    from vote where ${seen(scope)} and vote.status = 'run'`);
  return rows[0] ?? { running: 0, waiting: 0 };
}

/** Of the votes in which the asker is yet to answer the one that ends first; none when none waits. */
export async function firstWaiting(db: Db, scope: Scope, now: Date) {
  const { rows } = await db.execute<{ id: number; title: string; until: string | null }>(sql`
    select vote.id, vote.name as title, vote.closes_at as until
    from vote where ${seen(scope)} and ${waiting(scope, now)} order by vote.closes_at nulls last, vote.id limit 1`);
  return rows;
}

type Running = { id: number; name: string; closesAt: string | null };

/** Votes that run, those that end first, and how many there are. */
export async function runningVotes(db: Db, scope: Scope): Promise<{ votes: Running[]; total: number }> {
  const { rows } = await db.execute<{ id: number; name: string; closes_at: string | null; total: number }>(sql`
    select vote.id, vote.name, vote.closes_at, count(*) over () as total from vote
    where ${seen(scope)} and vote.status = 'run' order by vote.closes_at nulls last, vote.id limit ${mostRunning}`);
  const votes = rows.map(({ id, name, closes_at: at }) => ({ id, name, closesAt: at && new Date(at).toISOString() }));
  return { votes, total: rows[0]?.total ?? 0 };
}
