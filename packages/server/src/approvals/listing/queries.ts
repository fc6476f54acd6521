import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { neededOf } from '#contract/approvals/rules.ts';
import { amountShown } from '#contract/approvals/rules-limit.ts';
import type { ApprovalList, ApprovalRow, approvalFilters, approvalSorts } from '#contract/approvals/schema.ts';
import type { ApprovalRule, ApprovalState, ApprovalTab } from '#contract/approvals/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import { isoOf } from '../../base/db/moments.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { named } from '../../base/search/search.ts';
import { namedAmong } from '../../members/rows/queries-named.ts';
import { inTab, isMine, seen, waitsForMe } from '../rows/queries.ts';

export type Listing = {
  tab: ApprovalTab;
  sort: (typeof approvalSorts)[number];
  filters: z.output<typeof approvalFilters>;
};

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, f: Listing['filters']): SQL | undefined {
  const parts: SQL[] = [];
  if (f.text) parts.push(sql` and ${named(scope, 'requirement_for_approval', sql`approval.id`, f.text)}`);
  if (f.owner) parts.push(sql` and approval.author_id = ${f.owner}`);
  if (f.mine !== undefined) parts.push(sql` and ${isMine(scope)} = ${f.mine}::boolean`);
  if (f.forMe !== undefined) parts.push(sql` and ${waitsForMe(scope)} = ${f.forMe}::boolean`);
  return parts.length > 0 ? sql.join(parts, sql``) : undefined;
}

const czech = sql.raw('collate "cs-x-icu"');
const latest = sql`approval.created_at desc, approval.id desc`;

function sorted(sort: Listing['sort']): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const by: Record<string, SQL> = {
    createdAt: sql`approval.created_at`,
    title: sql`(approval.title) ${czech}`,
    author: sql`(select (coalesce(m.company_name, m.last_name)) ${czech} from member m
      where m.svj_id = approval.svj_id and m.id = approval.author_id)`,
    dueOn: sql`approval.due_on`,
    status: sql`array_position(array['waiting', 'approved', 'rejected'], approval.status)`,
  };
  return sort === '-createdAt' ? latest : sql`${by[sort.replace('-', '')]}${down} nulls last, ${latest}`;
}

const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;
/** People whose names a row shows. */
const shown = 3;

type Row = {
  id: number;
  title: string;
  status: ApprovalState;
  withdrawn: boolean;
  created_at: string;
  due_on: string | null;
  amount: string | null;
  decided_at: string | null;
  rule: ApprovalRule;
  needed: number | null;
  author: NameColumns | null;
  asked: NameColumns[] | null;
  asked_count: number;
  decided_count: number;
  mine: ApprovalState | null;
  for_me: boolean;
};

const iso = (at: string | null) => (at === null ? null : isoOf(at));
const namedOf = (m: NameColumns) => ({ id: m.id, full_name: nameOf(m).full_name });

const toRow = (r: Row): ApprovalRow => ({
  ...{ id: r.id, title: r.title, status: r.status, withdrawn: r.withdrawn, dueOn: r.due_on, rule: r.rule },
  author: r.author && namedOf(r.author),
  amount: amountShown(r.amount),
  createdAt: iso(r.created_at) as string,
  decidedAt: iso(r.decided_at),
  needed: neededOf(r, Number(r.asked_count)),
  asked: (r.asked ?? []).map(namedOf),
  ...{ askedCount: Number(r.asked_count), decidedCount: Number(r.decided_count) },
  ...{ mine: r.mine, waitsForMe: r.for_me },
});

/** One page of requests; the last that a call asks for. Their ids are chosen first, the rest is looked up for the page alone. */
export async function listApprovals(
  db: Db,
  scope: Scope,
  { tab, sort, filters }: Listing,
  page: Page,
): Promise<ApprovalRow[]> {
  const order = sorted(sort);
  const { rows } = await db.execute<Row>(sql`
    select approval.id, approval.title, approval.status, approval.withdrawn_reason is not null as withdrawn,
      approval.created_at, approval.due_on::text, approval.amount::text, approval.decided_at, approval.rule, approval.needed,
      ${waitsForMe(scope)} as for_me, p.*,
      (select to_json(y) from (select ${names} from member m
        where m.svj_id = approval.svj_id and m.id = approval.author_id) y) as author,
      (select json_agg(y) from (select ${names} from approval_place o
        join member m on m.svj_id = o.svj_id and m.id = o.member_id
        where o.svj_id = approval.svj_id and o.approval_id = approval.id
        order by o.position, o.id limit ${sql.raw(String(shown))}) y) as asked
    from (select approval.id from approval where ${seen(scope)} and ${inTab(tab)}${kept(scope, filters) ?? sql``}
      order by ${order} ${pageOf(page)}) page
    join approval on approval.svj_id = ${scope.svjId} and approval.id = page.id
    cross join lateral (select count(*) as asked_count, count(*) filter (where o.status <> 'waiting') as decided_count,
        max(o.status) filter (where o.member_id = ${scope.memberId ?? 0}) as mine
      from approval_place o where o.svj_id = approval.svj_id and o.approval_id = approval.id) p
    order by ${order}`);
  return rows.map(toRow);
}

type Counts = Omit<ApprovalList, 'data'>;

/** Counts of all tabs, and of what the filters leave of this one. */
export async function countTabs(db: Db, scope: Scope, { tab, filters }: Listing): Promise<Counts> {
  const filtered = kept(scope, filters);
  const apart = filtered
    ? sql`(select count(*) from approval where ${seen(scope)} and ${inTab(tab)}${filtered})`
    : sql`count(*) filter (where ${inTab(tab)})`;
  const { rows } = await db.execute<Counts>(sql`
    select count(*) as "allCount", count(*) filter (where ${inTab('waiting')}) as "waitingCount",
      count(*) filter (where ${inTab('approved')}) as "approvedCount",
      count(*) filter (where ${inTab('rejected')}) as "rejectedCount", ${apart} as total
    from approval where ${seen(scope)}`);
  return rows[0] as Counts;
}

/** Who asked, at most 200. */
export const authorsOf = (db: Db, scope: Scope): Promise<{ id: number; full_name: string }[]> =>
  namedAmong(db, scope, sql`select distinct approval.author_id as id from approval where ${seen(scope)}`);
