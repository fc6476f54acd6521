import { type SQL, sql } from 'drizzle-orm';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { dutyOf } from '#contract/proposals/rules-duty.ts';
import type { ProposalList, ProposalRow, proposalSorts } from '#contract/proposals/schema.ts';
import type { ProposalEnd, ProposalState } from '#contract/proposals/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { seen as seenMeeting } from '../../meetings/rows/queries-audience.ts';
import { isCalled, placed, seen, stateOf } from '../rows/queries.ts';

export type Listing = { tab: ProposalState; sort: (typeof proposalSorts)[number] };
type At = { db: Db; scope: Scope; now: Date };

const latest = sql`proposal.created_at desc, proposal.id desc`;

function sorted(sort: Listing['sort']): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const by: Record<string, SQL> = {
    createdAt: sql`proposal.created_at`,
    part: sql`(proposal.part_num / proposal.part_den)`,
    name: sql`(proposal.name) collate "cs-x-icu"`,
  };
  return sort === '-createdAt' ? latest : sql`${by[sort.replace('-', '')]}${down}, ${latest}`;
}

export const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;
export const named = (m: NameColumns | null) => m && { id: m.id, full_name: nameOf(m).full_name };

/** What a row tells, of `placed`. */
export const columns = (
  scope: Scope,
): SQL => sql`proposal.id, proposal.name, ${stateOf} as state, proposal.ended_as as end,
  proposal.created_at, proposal.supporter_count, proposal.part_num::text, proposal.part_den::text, proposal.several,
  proposal.reached_at, ${isCalled} as is_called,
  (select to_json(y) from (select ${names} from member m
    where m.svj_id = proposal.svj_id and m.id = proposal.author_id) y) as author,
  exists (select from proposal_support s where s.svj_id = proposal.svj_id and s.proposal_id = proposal.id
    and s.member_id = ${scope.memberId ?? 0} and s.ended_at is null) as supports,
  case when meeting.cancelled_at is null and ${seenMeeting(scope)}
    then json_build_object('id', meeting.id, 'name', meeting.name, 'start', meeting.starts_at) end as meeting`;

export type Row = {
  id: number;
  name: string;
  state: ProposalState;
  end: ProposalEnd | null;
  created_at: string;
  supporter_count: number;
  part_num: string;
  part_den: string;
  several: boolean;
  reached_at: string | null;
  is_called: boolean;
  author: NameColumns | null;
  supports: boolean;
  meeting: { id: number; name: string; start: string } | null;
};

export function toRow(r: Row, now: Date): ProposalRow {
  const reached = r.state === 'closed' || r.reached_at === null ? null : new Date(r.reached_at);
  return {
    ...{ id: r.id, name: r.name, state: r.state, end: r.end, several: r.several, supports: r.supports },
    author: named(r.author),
    createdAt: new Date(r.created_at).toISOString(),
    supporterCount: r.supporter_count,
    part: toText(fraction(r.part_num, r.part_den)),
    duty: reached && dutyOf(reached, r.is_called, now),
    meeting: r.meeting && { ...r.meeting, start: new Date(r.meeting.start).toISOString() },
  };
}

/** One page of a tab; the last that a call asks for. */
export async function listProposals(
  { db, scope, now }: At,
  { tab, sort }: Listing,
  page: Page,
): Promise<ProposalRow[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns(scope)} from ${placed} where ${seen(scope)} and ${stateOf} = ${tab}
    order by ${sorted(sort)} ${pageOf(page)}`);
  return rows.map((r) => toRow(r, now));
}

type Counts = Pick<ProposalList, 'openCount' | 'takenCount' | 'closedCount' | 'total'>;

export async function countTabs({ db, scope }: At, { tab }: Listing): Promise<Counts> {
  const { rows } = await db.execute<Record<ProposalState, number>>(sql`
    select count(*) filter (where state = 'open') as open, count(*) filter (where state = 'taken') as taken,
      count(*) filter (where state = 'closed') as closed
    from (select ${stateOf} as state from ${placed} where ${seen(scope)}) x`);
  const { open = 0, taken = 0, closed = 0 } = rows[0] ?? {};
  const counts = { open: Number(open), taken: Number(taken), closed: Number(closed) };
  return { openCount: counts.open, takenCount: counts.taken, closedCount: counts.closed, total: counts[tab] };
}
