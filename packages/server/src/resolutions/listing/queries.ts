import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { numberOf } from '#contract/resolutions/rules.ts';
import type {
  PointResolution,
  ResolutionList,
  ResolutionRow,
  resolutionFilters,
  resolutionSorts,
} from '#contract/resolutions/schema.ts';
import type { Fulfilment, ResolutionTab } from '#contract/resolutions/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { named } from '../../base/search/search.ts';
import { seen as seenMeeting } from '../../meetings/rows/queries-audience.ts';
import { namedAmong } from '../../members/rows/queries-named.ts';
import { seen } from '../rows/queries.ts';

export type Listing = {
  tab: ResolutionTab;
  sort: (typeof resolutionSorts)[number];
  filters: z.output<typeof resolutionFilters>;
};

const tabs = {
  all: sql`true`,
  todo: sql`resolution.state = 'open'`,
  adopted: sql`resolution.adopted`,
  rejected: sql`not resolution.adopted`,
} satisfies Record<ResolutionTab, SQL>;

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, { text, year, responsible, mine }: Listing['filters']): SQL | undefined {
  const parts: SQL[] = [];
  if (text) parts.push(sql` and ${named(scope, 'resolutions', sql`resolution.id`, text)}`);
  if (year !== undefined) parts.push(sql` and resolution.year = ${year}`);
  if (responsible !== undefined) parts.push(sql` and resolution.responsible_id = ${responsible}`);
  if (mine) parts.push(sql` and resolution.responsible_id = ${scope.memberId ?? 0}`);
  return parts.length > 0 ? sql.join(parts, sql``) : undefined;
}

const latest = sql`resolution.year desc, resolution.number desc`;

function sorted(sort: Listing['sort']): SQL {
  if (sort === '-number') return latest;
  if (sort === 'number') return sql`resolution.year, resolution.number`;
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const by = sort.endsWith('name')
    ? sql`(select (p.name) collate "cs-x-icu" from vote_point p
        where p.svj_id = resolution.svj_id and p.id = resolution.point_id)`
    : sql`resolution.due_on`;
  return sql`${by}${down} nulls last, ${latest}`;
}

const called = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;
/** Of `resolution`: everything that its row in a list tells. */
const columns = (scope: Scope): SQL => sql`resolution.id, resolution.year, resolution.number, resolution.adopted,
  resolution.is_public, resolution.decided_at, resolution.state, resolution.due_on::text, p.name,
  resolution.vote_id, v.name as vote_name, (resolution.responsible_id = ${scope.memberId ?? 0}) is true as mine,
  (select to_json(y) from (select ${called} from member m
    where m.svj_id = resolution.svj_id and m.id = resolution.responsible_id) y) as responsible,
  (select to_json(y) from (select meeting.id, meeting.name from meeting_vote t
    join meeting on meeting.svj_id = t.svj_id and meeting.id = t.meeting_id
    where t.svj_id = resolution.svj_id and t.vote_id = resolution.vote_id and ${seenMeeting(scope)}) y) as meeting`;
const joined = sql`join vote_point p on p.svj_id = resolution.svj_id and p.id = resolution.point_id
  join vote v on v.svj_id = resolution.svj_id and v.id = resolution.vote_id`;

type Row = {
  id: number;
  year: number;
  number: number;
  adopted: boolean;
  is_public: boolean;
  decided_at: string;
  state: Fulfilment;
  due_on: string | null;
  name: string;
  vote_id: number;
  vote_name: string;
  mine: boolean;
  responsible: NameColumns | null;
  meeting: { id: number; name: string } | null;
};

const toRow = (r: Row): ResolutionRow => ({
  ...{ id: r.id, number: numberOf(r), year: r.year, name: r.name, adopted: r.adopted, state: r.state, dueOn: r.due_on },
  decidedAt: new Date(r.decided_at).toISOString(),
  responsible: r.responsible && { id: r.responsible.id, full_name: nameOf(r.responsible).full_name },
  isMine: r.mine,
  vote: { id: r.vote_id, name: r.vote_name },
  meeting: r.meeting,
  isPublic: r.is_public,
});

/** One page of the register; the last that a call asks for. Their ids are chosen first, the rest is looked up for the page alone. */
export async function listResolutions(
  db: Db,
  scope: Scope,
  { tab, sort, filters }: Listing,
  page: Page,
): Promise<ResolutionRow[]> {
  const order = sorted(sort);
  const { rows } = await db.execute<Row>(sql`
    select ${columns(scope)}
    from (select resolution.id from resolution where ${seen(scope)} and ${tabs[tab]}${kept(scope, filters) ?? sql``}
      order by ${order} ${pageOf(page)}) page
    join resolution on resolution.svj_id = ${scope.svjId} and resolution.id = page.id ${joined}
    order by ${order}`);
  return rows.map(toRow);
}

/** One of them as lists tell it; undefined where the asker does not read it. */
export async function rowOf(db: Db, scope: Scope, id: number): Promise<ResolutionRow | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns(scope)} from resolution ${joined} where ${seen(scope)} and resolution.id = ${id}`);
  return rows[0] && toRow(rows[0]);
}

type Counts = Omit<ResolutionList, 'data' | 'responsible'>;

/** Counts of all tabs, and of what the filters leave of this one; years that there are. */
export async function countTabs(db: Db, scope: Scope, { tab, filters }: Listing): Promise<Counts> {
  const filtered = kept(scope, filters);
  const apart = filtered
    ? sql`(select count(*) from resolution where ${seen(scope)} and ${tabs[tab]}${filtered})`
    : sql`count(*) filter (where ${tabs[tab]})`;
  const { rows } = await db.execute<Counts>(sql`
    select count(*) as "allCount", count(*) filter (where ${tabs.todo}) as "todoCount",
      count(*) filter (where ${tabs.adopted}) as "adoptedCount",
      count(*) filter (where ${tabs.rejected}) as "rejectedCount", ${apart} as total,
      coalesce(array_agg(distinct resolution.year), '{}'::integer[]) as years
    from resolution where ${seen(scope)}`);
  const c = rows[0] as Counts;
  return { ...c, years: [...c.years].sort((a, b) => b - a) };
}

/** Who is responsible for any of it, at most 200. */
export const responsibleOf = (db: Db, scope: Scope): Promise<{ id: number; full_name: string }[]> =>
  namedAmong(
    db,
    scope,
    sql`select distinct resolution.responsible_id as id from resolution
      where ${seen(scope)} and resolution.responsible_id is not null`,
  );

type PointRow = { id: number; year: number; number: number; name: string; adopted: boolean };

/** What of the register is of these votes (a query of ids), in the order of its numbers. */
async function ofVotes(db: Db, scope: Scope, votes: SQL): Promise<PointResolution[]> {
  const { rows } = await db.execute<PointRow>(sql`
    select resolution.id, resolution.year, resolution.number, p.name, resolution.adopted
    from resolution join vote_point p on p.svj_id = resolution.svj_id and p.id = resolution.point_id
    where ${seen(scope)} and resolution.vote_id in (${votes})
    order by resolution.year, resolution.number limit 200`);
  return rows.map((r) => ({ id: r.id, number: numberOf(r), name: r.name, adopted: r.adopted }));
}

export const resolutionsOfVote = (db: Db, scope: Scope, voteId: number): Promise<PointResolution[]> =>
  ofVotes(db, scope, sql`${voteId}::bigint`);

/** Of a meeting that the asker does not read there is nothing. */
export const resolutionsOfMeeting = (db: Db, scope: Scope, meetingId: number): Promise<PointResolution[]> =>
  ofVotes(
    db,
    scope,
    sql`select t.vote_id from meeting_vote t join meeting on meeting.svj_id = t.svj_id and meeting.id = t.meeting_id
      where t.svj_id = ${scope.svjId} and t.meeting_id = ${meetingId} and ${seenMeeting(scope)}`,
  );
