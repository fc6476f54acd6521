import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { startOf } from '#contract/base/time/dates.ts';
import { stateOf } from '#contract/discussion/rules.ts';
import type {
  DiscussionList,
  DiscussionRow,
  DiscussionTab,
  discussionFilters,
  discussionSorts,
} from '#contract/discussion/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { isoOf } from '../../base/db/moments.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import { named } from '../../base/search/search.ts';
import { lineOf } from '../../base/text/cut.ts';
import { namedAmong } from '../../members/rows/queries-named.ts';
import { countNews, inTab, isFresh, isReported, reportedIn } from '../rows/queries.ts';
import { seen } from '../rows/queries-audience.ts';

export type Listing = {
  tab: DiscussionTab;
  sort: (typeof discussionSorts)[number];
  filters: z.output<typeof discussionFilters>;
};

/** Of `discussion`: the asker opened it or wrote to it. */
const isMine = (scope: Scope): SQL => sql`(discussion.owner_id = ${scope.memberId ?? 0}
  or discussion.id in (select c.owner_id from comment c where c.svj_id = ${scope.svjId} and c.owner = 'discussion'
    and c.member_id = ${scope.memberId ?? 0} and c.deleted_at is null))`;

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, f: Listing['filters']): SQL | undefined {
  const parts: SQL[] = [];
  if (f.text) parts.push(sql` and ${named(scope, 'discussion', sql`discussion.id`, f.text)}`);
  if (f.owner) parts.push(sql` and discussion.owner_id = ${f.owner}`);
  if (f.fresh !== undefined) parts.push(sql` and ${isFresh(scope)} = ${f.fresh}::boolean`);
  if (f.mine !== undefined) parts.push(sql` and ${isMine(scope)} = ${f.mine}::boolean`);
  if (f.reported !== undefined) parts.push(sql` and (${isReported(scope)}) = ${f.reported}::boolean`);
  if (f.from) parts.push(sql` and discussion.created_at >= ${startOf(f.from)}`);
  if (f.to) parts.push(sql` and discussion.created_at < ${startOf(f.to, 1)}`);
  return parts.length > 0 ? sql.join(parts, sql``) : undefined;
}

const czech = sql.raw('collate "cs-x-icu"');
const surname = sql`(coalesce(m.company_name, m.last_name)) ${czech}`;
const latest = sql`discussion.last_at desc, discussion.id desc`;

function sorted(sort: Listing['sort']): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const by: Record<string, SQL> = {
    lastAt: sql`discussion.last_at`,
    createdAt: sql`discussion.created_at`,
    name: sql`(discussion.name) ${czech}`,
    replies: sql`discussion.reply_count`,
    owner: sql`(select ${surname} from member m where m.svj_id = discussion.svj_id and m.id = discussion.owner_id)`,
  };
  return sort === '-lastAt' ? latest : sql`${by[sort.replace('-', '')]}${down} nulls last, ${latest}`;
}

/** Characters of the opening text that a list shows. */
const excerptLength = 160;

type Row = Omit<NameOrNobody, 'id'> & {
  id: number;
  url_hash: string;
  name: string;
  beginning: string;
  owner_id: number | null;
  to_public: boolean;
  everyone: boolean;
  created_at: string;
  last_at: string;
  closed_at: string | null;
  reply_count: number;
  never: boolean;
  news: number;
  reported: number;
};

function toRow(r: Row, scope: Scope): DiscussionRow {
  const owner = nameOrNull({ ...r, id: r.owner_id });
  const closedAt = r.closed_at === null ? null : isoOf(r.closed_at);
  return {
    id: r.id,
    name: r.name,
    url_hash: r.url_hash,
    status: stateOf({ closedAt: closedAt === null ? null : new Date(closedAt) }),
    owner: owner && { id: owner.id, full_name: owner.full_name },
    createdAt: isoOf(r.created_at),
    lastAt: isoOf(r.last_at),
    closedAt,
    commentCount: r.reply_count,
    everyone: r.everyone,
    toPublic: r.to_public,
    unread: r.never && scope.memberId !== null && r.owner_id !== scope.memberId,
    newCount: Number(r.news),
    reportedCount: Number(r.reported),
    excerpt: lineOf(r.beginning),
  };
}

/**
 * One page of discussions that the asker may read; the last that a call asks for. Their ids are chosen first, and the rest is
 * looked up for the page alone.
 */
export async function listDiscussions(
  db: Db,
  scope: Scope,
  { tab, sort, filters }: Listing,
  page: Page,
  now: Date,
): Promise<DiscussionRow[]> {
  const order = sorted(sort);
  const { rows } = await db.execute<Row>(sql`
    select discussion.id, discussion.address as url_hash, discussion.name, left(discussion.description, ${sql.raw(String(excerptLength))}) as beginning,
      discussion.owner_id, discussion.to_public, discussion.everyone, discussion.created_at, discussion.last_at,
      discussion.closed_at, discussion.reply_count, s.up_to is null as never, ${countNews(scope, sql`s.up_to`)} as news,
      ${reportedIn(scope)} as reported,
      m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from (select discussion.id from discussion where ${seen(scope, now)} and ${inTab(tab)}${kept(scope, filters) ?? sql``}
      order by ${order} ${pageOf(page)}) page
    join discussion on discussion.svj_id = ${scope.svjId} and discussion.id = page.id
    left join discussion_seen s on s.svj_id = discussion.svj_id and s.discussion_id = discussion.id
      and s.member_id = ${scope.memberId ?? 0}
    left join member m on m.svj_id = discussion.svj_id and m.id = discussion.owner_id
    order by ${order}`);
  return rows.map((row) => toRow(row, scope));
}

type Counts = DiscussionList['counts'] & { listed: number };

/** Counts of all tabs as the asker has them, and of what the filters leave of this one. */
export async function countTabs(db: Db, scope: Scope, { tab, filters }: Listing, now: Date): Promise<Counts> {
  const filtered = kept(scope, filters);
  const apart = filtered
    ? sql`, (select count(*) from discussion where ${seen(scope, now)} and ${inTab(tab)}${filtered}) as listed`
    : sql``;
  const { rows } = await db.execute<DiscussionList['counts'] & { listed?: number }>(sql`
    select count(*) filter (where ${inTab('open')}) as open, count(*) filter (where ${inTab('closed')}) as closed,
      count(*) as "all"${apart}
    from discussion where ${seen(scope, now)}`);
  const counts = rows[0] as DiscussionList['counts'] & { listed?: number };
  return { ...counts, listed: counts.listed ?? counts[tab] };
}

/** Who opened the discussions that the asker may read, at most 200. */
export const authorsOf = (db: Db, scope: Scope, now: Date): Promise<{ id: number; full_name: string }[]> =>
  namedAmong(db, scope, sql`select distinct discussion.owner_id as id from discussion where ${seen(scope, now)}`);
