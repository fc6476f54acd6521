import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { activityFilters, Deed, DeedChange, Visit } from '#contract/association/schema-log.ts';
import { zone } from '#contract/base/time/dates.ts';
import type { Db } from '../base/db/db.ts';
import { either } from '../base/db/either.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { toldDetail } from '../base/log/audit.ts';
import { visit } from './tables.ts';

type Page = { limit: number; offset: number };
type Filters = z.output<typeof activityFilters>;

const midnight = (day: SQL) => sql`(${day})::timestamp at time zone ${zone}`;

function matching(scope: Scope, { noun, who, from, to }: Filters): SQL {
  const parts = [
    sql`a.svj_id = ${scope.svjId}`,
    ...(noun ? [sql`a.noun = ${noun}`] : []),
    // Also what was done under another record of the same person.
    ...(who
      ? [
          sql`a.member_id = any(array(
          select w.id from member w where w.svj_id = ${scope.svjId} and w.merged_into = ${who}
          union all select ${who}::bigint))`,
        ]
      : []),
    ...(from ? [sql`a.at >= ${midnight(sql`${from}::date`)}`] : []),
    ...(to ? [sql`a.at < ${midnight(sql`${to}::date + 1`)}`] : []),
  ];
  return sql.join(parts, sql` and `);
}

const personName = (m: string) =>
  sql.raw(`coalesce(${m}.company_name, nullif(concat_ws(' ', ${m}.first_name, ${m}.last_name), ''))`);

type DeedRow = Omit<Deed, 'at'> & { at: string; said: DeedChange[] | null };

/** With values of people, which stand beside the log. */
function detailOf({ detail, said }: DeedRow): Deed['detail'] {
  if (!said || !Array.isArray(detail.changes)) return detail;
  const values = new Map(said.map((c) => [c.field, c]));
  return { ...detail, changes: (detail.changes as DeedChange[]).map((c) => values.get(c.field) ?? c) };
}

/** A page of what was done, newest first, with how many there are. */
export async function listDeeds(db: Db, scope: Scope, filters: Filters, page: Page) {
  const where = matching(scope, filters);
  // Others than those who administer people read only what was changed.
  const values = may(scope, 'members', 'rw')
    ? sql`(select json_agg(json_build_object('field', w.field, 'from', w.value_before, 'to', w.value_after))
        from activity_value w where w.svj_id = a.svj_id and w.activity_id = a.id)`
    : sql`null::json`;
  const { rows } = await db.execute<DeedRow>(sql`
    select a.id, a.at, a.noun, a.noun_id as "nounId", a.verb, ${toldDetail(scope)} as detail,
      coalesce(d.merged_into, a.member_id) as "whoId",
      coalesce(${personName('m')}, nullif(c.name, ''), '') as who,
      a.member_id is null and a.account_id is not null as "byVisit",
      case a.noun when 'members' then ${personName('o')} when 'rooms' then coalesce(a.detail ->> 'number', u.number)
        when 'votes' then v.name when 'messages' then coalesce(nullif(x.title, ''), a.detail ->> 'name')
        when 'documents' then ${toldDetail(scope)} ->> 'name' when 'folders' then ${toldDetail(scope)} ->> 'name'
        when 'discussion' then ${toldDetail(scope)} ->> 'name' when 'report' then ${toldDetail(scope)} ->> 'name'
        when 'contacts' then ${toldDetail(scope)} ->> 'name' when 'gallery' then ${toldDetail(scope)} ->> 'name'
        when 'files' then f.name || coalesce('.' || nullif(f.extension, ''), '')
        when 'proxies' then concat_ws(' → ', ${personName('pp')}, coalesce(${personName('pa')}, nullif(pr.agent_name, '')))
        else a.detail ->> 'title' end as name,
      ${values} as said
    from activity a
    left join member d on d.svj_id = a.svj_id and d.id = a.member_id
    left join member m on m.svj_id = d.svj_id and m.id = ${either(sql`d.merged_into`, sql`d.id`)}
    left join account c on c.id = a.account_id and a.member_id is null
    left join member p on a.noun = 'members' and p.svj_id = a.svj_id and p.id = a.noun_id
    left join member o on o.svj_id = p.svj_id and o.id = ${either(sql`p.merged_into`, sql`p.id`)}
    left join unit u on a.noun = 'rooms' and u.svj_id = a.svj_id and u.id = a.noun_id
    left join vote v on a.noun = 'votes' and v.svj_id = a.svj_id and v.id = a.noun_id
    left join message x on a.noun = 'messages' and x.svj_id = a.svj_id and x.id = a.noun_id
    left join file f on a.noun = 'files' and f.svj_id = a.svj_id and f.id = a.noun_id
    left join vote_proxy pr on a.noun = 'proxies' and pr.svj_id = a.svj_id and pr.id = a.noun_id
    left join member pp on pp.svj_id = pr.svj_id and pp.id = pr.principal_id
    left join member pa on pa.svj_id = pr.svj_id and pa.id = pr.agent_id
    where ${where}
    order by a.at desc, a.id desc
    limit ${page.limit} offset ${page.offset}`);
  const count = await db.execute<{ n: number }>(sql`select count(*) as n from activity a where ${where}`);
  const activities = rows.map((r): Deed => ({ ...r, detail: detailOf(r), at: new Date(r.at).toISOString() }));
  return { activities, total: count.rows[0]?.n ?? 0 };
}

// An account stands outside of the association; only its name is read.
const visitor = sql<string | null>`(select nullif(c.name, '') from account c where c.id = ${visit.accountId})`;
const visitFields = {
  id: visit.id,
  who: visitor,
  startedAt: visit.startedAt,
  endsAt: visit.endsAt,
  reason: visit.reason,
  mayWrite: visit.mayWrite,
};
type VisitRow = Omit<Visit, 'startedAt' | 'endsAt' | 'running'> & { startedAt: Date; endsAt: Date };
const toVisit =
  (now: Date) =>
  ({ startedAt, endsAt, ...row }: VisitRow): Visit => ({
    ...row,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    running: endsAt > now,
  });
const latest = [desc(visit.startedAt), desc(visit.id)] as const;

/** A page of visits, newest first, with how many there were. */
export async function listVisits(db: Db, scope: Scope, now: Date, page: Page) {
  const inHouse = eq(visit.svjId, scope.svjId);
  const rows = await db
    .select(visitFields)
    .from(visit)
    .where(inHouse)
    .orderBy(...latest)
    .limit(page.limit)
    .offset(page.offset);
  return { visits: rows.map(toVisit(now)), total: await db.$count(visit, inHouse) };
}

/** Visits that run now, at most 10. */
export async function runningVisits(db: Db, scope: Scope, now: Date): Promise<Visit[]> {
  const rows = await db
    .select(visitFields)
    .from(visit)
    .where(and(eq(visit.svjId, scope.svjId), gt(visit.endsAt, now), gt(visit.startedAt, longAgo(now))))
    .orderBy(...latest)
    .limit(10);
  return rows.map(toVisit(now));
}

/** No visit lasts so long; by it the index finds the few that may still run. */
const longAgo = (now: Date) => new Date(now.getTime() - 24 * 3600_000);

/** Ends what visits of the account still run in the house; answers how many. */
export async function endVisitsOf(db: Db, scope: Scope, accountId: number, now: Date): Promise<number> {
  const ended = await db
    .update(visit)
    .set({ endsAt: now })
    .where(and(eq(visit.svjId, scope.svjId), eq(visit.accountId, accountId), gt(visit.endsAt, now)))
    .returning({ id: visit.id });
  return ended.length;
}

/** The visit of the account that runs in the house. */
export async function visitOf(db: Db, scope: Scope, accountId: number, now: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ id: visit.id })
    .from(visit)
    .where(and(eq(visit.svjId, scope.svjId), eq(visit.accountId, accountId), gt(visit.endsAt, now)));
  return row?.id;
}

/** Ends the visit now. */
export async function endVisit(db: Db, scope: Scope, now: Date): Promise<void> {
  await db
    .update(visit)
    .set({ endsAt: now })
    .where(and(eq(visit.svjId, scope.svjId), eq(visit.id, scope.actorId), gt(visit.endsAt, now)));
}
