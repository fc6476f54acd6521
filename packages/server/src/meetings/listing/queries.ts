import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { startOf, zone } from '#contract/base/time/dates.ts';
import { yearOf } from '#contract/meetings/rules.ts';
import type {
  MeetingList,
  MeetingRow,
  MeetingState,
  MeetingTab,
  meetingFilters,
  meetingSorts,
} from '#contract/meetings/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { named } from '../../base/search/search.ts';
import { lineOf } from '../../base/text/cut.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { seen } from '../rows/queries-audience.ts';
import { voteCount } from '../rows/queries-votes.ts';

export type Listing = {
  tab: MeetingTab;
  sort: (typeof meetingSorts)[number];
  filters: z.output<typeof meetingFilters>;
};

const inTab = (tab: MeetingTab): SQL => (tab === 'all' ? sql`true` : sql`meeting.status = ${tab}`);

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, { text, year, isPublic }: Listing['filters']): SQL | undefined {
  const parts: SQL[] = [];
  if (text) parts.push(sql` and ${named(scope, 'meetingOwners', sql`meeting.id`, text)}`);
  if (year !== undefined)
    parts.push(
      sql` and meeting.starts_at >= ${startOf(`${year}-01-01`)} and meeting.starts_at < ${startOf(`${year + 1}-01-01`)}`,
    );
  if (isPublic !== undefined) parts.push(sql` and meeting.is_public = ${isPublic}::boolean`);
  return parts.length > 0 ? sql.join(parts, sql``) : undefined;
}

const latest = sql`meeting.starts_at desc, meeting.id desc`;

function sorted(scope: Scope, sort: Listing['sort']): SQL {
  if (sort === '-start') return latest;
  const by: Record<string, SQL> = {
    start: sql`meeting.starts_at`,
    name: sql`(meeting.name) collate "cs-x-icu"`,
    address: sql`(meeting.address) collate "cs-x-icu"`,
    votes: voteCount(scope),
  };
  return sql`${by[sort.replace('-', '')]}${sort.startsWith('-') ? sql` desc` : sql``}, ${latest}`;
}

/** Characters of a description, marks among them, that its first words are taken from. */
const beginningLength = 600;

type Row = {
  id: number;
  name: string;
  beginning: string;
  address: string;
  status: MeetingState;
  is_public: boolean;
  starts_at: string;
  ends_at: string;
  cancelled_at: string | null;
  votes: number;
};

function toRow(r: Row): MeetingRow {
  const start = new Date(r.starts_at);
  return {
    ...{ id: r.id, name: r.name, address: r.address, status: r.status, isPublic: r.is_public },
    ...{ start: start.toISOString(), end: new Date(r.ends_at).toISOString(), year: yearOf(start) },
    ...{ cancelled: r.cancelled_at !== null, voteCount: r.votes },
    excerpt: lineOf(plainOf(r.beginning.replace(/<[^>]*$/, ''))),
  };
}

/** One page of meetings that the asker may read; the last that a call asks for. */
export async function listMeetings(
  db: Db,
  scope: Scope,
  { tab, sort, filters }: Listing,
  page: Page,
): Promise<MeetingRow[]> {
  const order = sorted(scope, sort);
  const { rows } = await db.execute<Row>(sql`
    select meeting.id, meeting.name, left(meeting.description, ${sql.raw(String(beginningLength))}) as beginning,
      meeting.address, meeting.status, meeting.is_public, meeting.starts_at, meeting.ends_at, meeting.cancelled_at,
      ${voteCount(scope)} as votes
    from meeting where ${seen(scope)} and ${inTab(tab)}${kept(scope, filters) ?? sql``}
    order by ${order} ${pageOf(page)}`);
  return rows.map(toRow);
}

type Counts = Omit<MeetingList, 'data'>;

/** Counts of all tabs as the asker has them, and of what the filters leave of this one; years that there are. */
export async function countTabs(db: Db, scope: Scope, { tab, filters }: Listing): Promise<Counts> {
  const filtered = kept(scope, filters);
  const apart = filtered
    ? sql`, (select count(*) from meeting where ${seen(scope)} and ${inTab(tab)}${filtered}) as listed`
    : sql``;
  type Row = { all: number; concept: number; scheduled: number; finished: number; years: number[]; listed?: number };
  const { rows } = await db.execute<Row>(sql`
    select count(*) as "all", count(*) filter (where ${inTab('concept')}) as concept,
      count(*) filter (where ${inTab('scheduled')}) as scheduled, count(*) filter (where ${inTab('finished')}) as finished,
      coalesce(array_agg(distinct extract(year from meeting.starts_at at time zone ${sql.raw(`'${zone}'`)})::integer),
        '{}'::integer[]) as years${apart}
    from meeting where ${seen(scope)}`);
  const c = rows[0] as Row;
  return {
    total: Number(c.listed ?? c[tab]),
    allCount: Number(c.all),
    conceptCount: Number(c.concept),
    scheduledCount: Number(c.scheduled),
    finishedCount: Number(c.finished),
    years: [...c.years].sort((a, b) => b - a),
  };
}
