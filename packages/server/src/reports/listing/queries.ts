import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { stamp } from '#contract/base/calls/ids.ts';
import { type Day, dayIn, startOf } from '#contract/base/time/dates.ts';
import { countOfTab } from '#contract/reports/rules.ts';
import { daysOver } from '#contract/reports/rules-deadlines.ts';
import {
  type ReportList,
  type ReportRow,
  type ReportTab,
  type reportFilters,
  type reportSorts,
  reportStates,
  reportTypes,
} from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { isoOf } from '../../base/db/moments.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { named } from '../../base/search/search.ts';
import { countAttached } from '../../documents/attached/queries.ts';
import { namedAmong } from '../../members/rows/queries-named.ts';
import {
  alsoColumns,
  inTab,
  isAsked,
  isGiven,
  isOverdue,
  type PlaceColumns,
  placeColumns,
  placeJoins,
  placeOf,
  type Report,
  seesNames,
  workOf,
} from '../rows/queries.ts';
import { seen, seesAll } from '../rows/queries-seen.ts';

export type Listing = {
  tab: ReportTab;
  sort: (typeof reportSorts)[number];
  filters: z.output<typeof reportFilters>;
};

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, f: Listing['filters'], today: Day): SQL | undefined {
  const me = scope.memberId ?? 0;
  const parts: SQL[] = [];
  if (f.text) parts.push(sql` and ${named(scope, 'reports', sql`report.id`, f.text)}`);
  if (f.type) parts.push(sql` and report.type = ${f.type}`);
  if (f.visibility) parts.push(sql` and report.visibility = ${f.visibility}`);
  // Whoever is not told who reported must not find it out by asking one after another.
  if (f.owner)
    parts.push(seesNames(scope) || f.owner === me ? sql` and report.owner_id = ${f.owner}` : sql` and false`);
  if (f.solver) parts.push(sql` and report.solver_id = ${f.solver}`);
  if (f.entrance) parts.push(sql` and report.entrance_id = ${f.entrance}`);
  if (f.outcome) parts.push(sql` and report.outcome = ${f.outcome}`);
  if (f.mine !== undefined)
    parts.push(sql` and (report.owner_id is not distinct from ${me}::bigint) = ${f.mine}::boolean`);
  if (f.given !== undefined) parts.push(sql` and coalesce(${isGiven(scope)}, false) = ${f.given}::boolean`);
  if (f.open !== undefined) parts.push(sql` and (report.status in ('new', 'solving')) = ${f.open}::boolean`);
  if (f.verdict) parts.push(sql` and report.verdict = ${f.verdict}`);
  if (f.asked !== undefined) parts.push(sql` and coalesce(${isAsked(scope)}, false) = ${f.asked}::boolean`);
  if (f.overdue !== undefined) parts.push(sql` and coalesce(${isOverdue(today)}, false) = ${f.overdue}::boolean`);
  if (f.from) parts.push(sql` and report.created_at >= ${startOf(f.from)}`);
  if (f.to) parts.push(sql` and report.created_at < ${startOf(f.to, 1)}`);
  return parts.length > 0 ? sql.join(parts, sql``) : undefined;
}

const czech = sql.raw('collate "cs-x-icu"');
const surnameOf = (id: SQL): SQL => sql`(select coalesce(m.company_name, m.last_name) from member m
  where m.svj_id = report.svj_id and m.id = ${id}) ${czech}`;
const inOrder = (words: readonly string[], column: SQL): SQL =>
  sql`array_position(${sql.param([...words])}::text[], ${column})`;
const latest = sql`report.created_at desc, report.id desc`;

/** When it last moved, where the asker sees it. */
const lastOf = (scope: Scope): SQL =>
  seesAll(scope) ? sql`greatest(report.last_at, report.inner_at)` : sql`report.last_at`;

function sorted(scope: Scope, sort: Listing['sort']): SQL {
  if (sort === '-createdAt') return latest;
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const place = sql`(select nullif(concat_ws(' ', e.name, u.number), '') from (select) one
    left join entrance e on e.svj_id = report.svj_id and e.id = report.entrance_id
    left join unit u on u.svj_id = report.svj_id and u.id = report.unit_id) collate cs_numeric`;
  const by: Record<string, SQL> = {
    createdAt: sql`report.created_at`,
    lastAt: lastOf(scope),
    solvedAt: sql`report.solved_at`,
    // What is solved has no day to wait for.
    dueOn: sql`case when report.status in ('new', 'solving') then report.due_on end`,
    title: sql`(report.title) ${czech}`,
    type: inOrder(reportTypes, sql`report.type`),
    status: inOrder(reportStates, sql`report.status`),
    visibility: sql`report.visibility`,
    owner: seesNames(scope) ? surnameOf(sql`report.owner_id`) : sql`report.created_at`,
    solver: surnameOf(sql`report.solver_id`),
    place: sql`${place}${down} nulls last, report.floor${down} nulls last, (report.common_space) ${czech}`,
    comments: seesAll(scope) ? sql`report.comment_count + report.inner_count` : sql`report.comment_count`,
  };
  return sql`${by[sort.replace('-', '')]}${down} nulls last, ${latest}`;
}

type Row = PlaceColumns &
  Pick<Report, 'id' | 'title' | 'type' | 'status' | 'visibility' | 'outcome' | 'source' | 'version' | 'verdict'> & {
    owner: NameColumns | null;
    solver: NameColumns | null;
    created_at: string;
    updated_at: string;
    last_at: string;
    solving_at: string | null;
    solved_at: string | null;
    archived_at: string | null;
    due_on: string | null;
    comment_count: number;
    inner_count: number;
    file_count: number;
    given: boolean | null;
    asked: boolean | null;
    verdict_at: string | null;
    also_count: number;
    also: boolean | null;
    work_day: string | null;
    work_from: number | null;
    work_to: number | null;
  };
const isoOrNull = (text: string | null) => text && isoOf(text);
const called = (m: NameColumns | null) => m && { id: m.id, full_name: nameOf(m).full_name };

function toRow(r: Row, scope: Scope, today: Day): ReportRow {
  const mine = r.owner !== null && r.owner.id === scope.memberId;
  return {
    id: r.id,
    title: r.title,
    type: r.type,
    status: r.status,
    visibility: r.visibility,
    owner: seesNames(scope) || mine ? called(r.owner) : null,
    solver: called(r.solver),
    source: r.source,
    place: placeOf(r),
    createdAt: isoOf(r.created_at),
    lastAt: isoOf(r.last_at),
    solvingAt: isoOrNull(r.solving_at),
    solvedAt: isoOrNull(r.solved_at),
    archivedAt: isoOrNull(r.archived_at),
    dueOn: r.due_on,
    daysOver: daysOver({ status: r.status, dueOn: r.due_on }, today),
    outcome: r.outcome,
    commentCount: r.comment_count,
    innerCount: seesAll(scope) ? r.inner_count : null,
    fileCount: Number(r.file_count),
    work: workOf({ workDay: r.work_day, workFrom: r.work_from, workTo: r.work_to }),
    given: r.given === true,
    mine,
    verdict: r.verdict,
    verdictAt: isoOrNull(r.verdict_at),
    asked: r.asked === true,
    alsoCount: Number(r.also_count),
    also: r.also === true,
    updatedAt: stamp(r.version, isoOf(r.updated_at)),
  };
}

const nameIn = (column: SQL): SQL => sql`(select to_json(y) from (
  select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
  from member m where m.svj_id = report.svj_id and m.id = ${column}) y)`;

/** One page of reports that the asker may read. Their ids are chosen first, and the rest is looked up for the page alone. */
export async function listReports(
  db: Db,
  scope: Scope,
  { tab, sort, filters }: Listing,
  page: Page,
  now: Date,
): Promise<ReportRow[]> {
  const today = dayIn(now);
  const order = sorted(scope, sort);
  const { rows } = await db.execute<Row>(sql`
    select report.id, report.title, report.type, report.status, report.visibility, report.outcome, report.source, report.version,
      ${nameIn(sql`report.owner_id`)} as owner, ${nameIn(sql`report.solver_id`)} as solver,
      report.created_at, report.updated_at, ${lastOf(scope)} as last_at, report.solving_at, report.solved_at,
      report.archived_at, to_char(report.due_on, 'YYYY-MM-DD') as due_on, report.comment_count, report.inner_count, ${isGiven(scope)} as given,
      report.work_day::text as work_day, report.work_from, report.work_to,
      report.verdict, report.verdict_at, ${isAsked(scope)} as asked, ${alsoColumns(scope)}, ${placeColumns},
      (select count(*) from file f where f.svj_id = report.svj_id and f.owner = 'report' and f.owner_id = report.id)
        + ${countAttached(scope, 'report', sql`report.id`, now)} as file_count
    from (select report.id from report where ${seen(scope)} and ${inTab(tab)}${kept(scope, filters, today) ?? sql``}
      order by ${order} ${pageOf(page)}) page
    join report on report.svj_id = ${scope.svjId} and report.id = page.id ${placeJoins}
    order by ${order}`);
  return rows.map((row) => toRow(row, scope, today));
}

type Counts = Omit<ReportList, 'reports' | 'total'> & { listed: number };
type Counted = Record<ReportTab, number> & { listed?: number };

/** Counts of all tabs as the asker has them, and of what the filters leave of this one. */
export async function countTabs(db: Db, scope: Scope, { tab, filters }: Listing, now: Date): Promise<Counts> {
  const filtered = kept(scope, filters, dayIn(now));
  const apart = filtered
    ? sql`, (select count(*) from report where ${seen(scope)} and ${inTab(tab)}${filtered}) as listed`
    : sql``;
  const { rows } = await db.execute<Counted>(sql`
    select count(*) as "all", count(*) filter (where ${inTab('new')}) as "new",
      count(*) filter (where ${inTab('solving')}) as solving, count(*) filter (where ${inTab('solved')}) as solved,
      count(*) filter (where ${inTab('archive')}) as archive${apart}
    from report where ${seen(scope)}`);
  const { listed, ...counts } = rows[0] as Counted;
  const named = Object.entries(countOfTab).map(([of, name]) => [name, Number(counts[of as ReportTab])]);
  return { ...Object.fromEntries(named), listed: Number(listed ?? counts[tab]) };
}

/** Who reported and who solves what the asker may read, at most 200 of each. */
export async function peopleOf(db: Db, scope: Scope) {
  const of = (column: SQL) =>
    namedAmong(db, scope, sql`select distinct ${column} as id from report where ${seen(scope)}`);
  return {
    owners: seesNames(scope) ? await of(sql`report.owner_id`) : [],
    solvers: await of(sql`report.solver_id`),
  };
}
