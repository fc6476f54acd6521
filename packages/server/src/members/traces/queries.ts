import { type SQL, sql } from 'drizzle-orm';
import type { RoleId } from '#contract/access.ts';
import type { DeedChange } from '#contract/association/schema-log.ts';
import { isTold, type TracedWay, tracedOnce, tracerOf, tracesKept } from '#contract/members/rules-traces.ts';
import type { sexes } from '#contract/members/schema.ts';
import type { Trace } from '#contract/members/schema-traces.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';

const hour = 3600_000;
/** What was before this moment is told no more. */
const toldSince = (now: Date): Date => new Date(now.getTime() - tracesKept * 24 * hour);

/** Notes that the asker was given private contacts of these people; a card once in so many hours, the own one never. */
export async function noteOpened(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  how: TracedWay,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - (how === 'card' ? tracedOnce * hour : 0));
  // A card asked for twice at once is opened once.
  if (how === 'card')
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('member_opening', ${scope.actorId}::bigint))`);
  await db.execute(sql`
    insert into member_opening (svj_id, member_id, opened_by, by_visit, how, opened_at)
    select m.svj_id, m.id, ${scope.memberId}::bigint, ${scope.memberId === null}::boolean, ${how}::text, ${now}::timestamptz
    from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])
      and m.id is distinct from ${scope.memberId}::bigint
      and not exists (select from member_opening o
        where o.svj_id = m.svj_id and o.member_id = m.id and o.opened_by is not distinct from ${scope.memberId}::bigint
          and o.how = ${how}::text and o.opened_at > ${since}::timestamptz)`);
}

/** Records of the person: their own one, and earlier ones that were joined to it. */
const records = (scope: Scope): SQL => sql`array(
  select m.id from member m where m.svj_id = ${scope.svjId} and m.merged_into = ${scope.memberId}
  union all select ${scope.memberId}::bigint)`;

/** Of `a`: nothing but the committee's note on the person was changed, which is the committee's own. */
const isNoteAlone = sql`a.detail -> 'changes' = '[{"field": "note", "from": null, "to": null}]'::jsonb`;

/** Deeds and openings that are about the person, of the last year. */
const theirs = (scope: Scope, now: Date): SQL => sql`
  select 'a' || a.id as id, a.id as deed, a.at, a.member_id as by, a.account_id is not null and a.member_id is null as "byVisit",
    a.member_id is null and a.account_id is null as "byNobody", null::text as how, a.verb, a.detail
  from activity a
  where a.svj_id = ${scope.svjId} and a.noun = 'members' and a.noun_id = any(${records(scope)}) and a.at > ${toldSince(now)}
    and ${isNoteAlone} is not true
  union all
  select 'o' || o.id, null, o.opened_at, o.opened_by, o.by_visit, false, o.how, null, '{}'::jsonb
  from member_opening o
  where o.svj_id = ${scope.svjId} and o.member_id = ${scope.memberId} and o.opened_at > ${toldSince(now)}`;

type Row = Omit<NameOrNobody, 'id'> & {
  key: string;
  at: string;
  byVisit: boolean;
  byNobody: boolean;
  how: TracedWay | null;
  verb: string | null;
  detail: Record<string, unknown>;
  said: DeedChange[] | null;
  actorId: number | null;
  role: RoleId | null;
  sex: (typeof sexes)[number] | null;
  isGone: boolean;
};

/** Fields that were changed, with values where they stand beside the log; nothing of the committee's note. */
function changesOf({ detail, said }: Pick<Row, 'detail' | 'said'>): DeedChange[] {
  if (!Array.isArray(detail.changes)) return [];
  const values = new Map((said ?? []).map((c) => [c.field, c]));
  return (detail.changes as DeedChange[]).filter((c) => c.field !== 'note').map((c) => values.get(c.field) ?? c);
}

function traceOf(scope: Scope, row: Row): Trace {
  const { actorId, key, at, how, verb, detail } = row;
  const as = tracerOf({ ...row, isMe: actorId !== null && actorId === scope.memberId });
  const { kind, title_before, first_name, last_name, title_after, company_name } = row;
  const name = nameOrNull({ id: actorId, kind, title_before, first_name, last_name, title_after, company_name });
  return {
    ...{ id: key, at: new Date(at).toISOString(), as, how, verb },
    who: isTold(as) ? (name?.full_name ?? null) : null,
    role: as === 'office' ? row.role : null,
    sex: row.sex ?? 'others',
    changes: changesOf(row),
    reason: typeof detail.reason === 'string' ? detail.reason : null,
  };
}

/** One page of what was done with what is known of the asker, the latest first, with how much of it there is. */
export async function listTraces(db: Db, scope: Scope, now: Date, page: Page) {
  const listed = db.execute<Row>(sql`
    select t.id as key, t.at, t."byVisit", t."byNobody", t.how, t.verb, t.detail,
      (select json_agg(json_build_object('field', v.field, 'from', v.value_before, 'to', v.value_after))
        from activity_value v where v.svj_id = ${scope.svjId} and v.activity_id = t.deed
          and v.member_id = any(${records(scope)})) as said,
      coalesce(m.id, t.by) as "actorId", m.role, m.sex, m.id is null or m.erased_at is not null as "isGone",
      m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from (${theirs(scope, now)} order by at desc, id desc ${pageOf(page)}) t
    left join member d on d.svj_id = ${scope.svjId} and d.id = t.by
    left join member m on m.svj_id = d.svj_id and m.id = coalesce(d.merged_into, d.id)
    order by t.at desc, t.id desc`);
  const counted = db.execute<{ n: number }>(sql`select count(*) as n from (${theirs(scope, now)}) t`);
  const [{ rows }, count] = await Promise.all([listed, counted]);
  return { traces: rows.map((row) => traceOf(scope, row)), total: count.rows[0]?.n ?? 0 };
}

/** Across associations: removes what is kept no more, so many at once; answers how many there were. */
export async function dropOldOpened(db: Db, now: Date, most = 5000): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with old as (select svj_id, id from member_opening where opened_at <= ${toldSince(now)} order by opened_at limit ${most}),
    gone as (delete from member_opening o using old where o.svj_id = old.svj_id and o.id = old.id returning o.id)
    select count(*) as n from gone`);
  return rows[0]?.n ?? 0;
}
