import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import { type NoticeKind, type NoticeState, noticeStates } from '#contract/notices/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';

type Page = { limit: number; offset: number };
type About = { owner: string; ownerId: number };

// Sent mails leave the outbox after a year.
const stateOf = sql.raw(`case when n.muted then 'muted' when n.recipient is null then 'noAddress'
  when n.dropped_at is not null then 'dropped' when n.message_id is null then 'later'
  when o.state = 'failed' then 'failed' when o.state = 'dropped' then 'dropped' when o.state = 'waiting' then 'waiting'
  else 'sent' end`);
const order = sql.raw(noticeStates.map((state, i) => `when '${state}' then ${i}`).join(' '));

const told = (scope: Scope, { owner, ownerId }: About) => sql`notice n
  left join outbox o on o.message_id = n.message_id and o.svj_id = n.svj_id
  where n.svj_id = ${scope.svjId} and n.owner = ${owner} and n.owner_id = ${ownerId}`;

type Counted = { counts: Record<NoticeState, number>; withoutAddress: number };

/** How many notices of the thing are in each state, and how many people no mail reaches. */
export async function countDelivery(db: Db, scope: Scope, about: About): Promise<Counted> {
  const { rows } = await db.execute<{ state: NoticeState; n: number; people: number }>(sql`
    select ${stateOf} as state, count(*) as n, count(distinct n.member_id) as people
    from ${told(scope, about)} group by 1`);
  const none = Object.fromEntries(noticeStates.map((state) => [state, 0])) as Record<NoticeState, number>;
  const counts = { ...none, ...Object.fromEntries(rows.map((r) => [r.state, Number(r.n)])) };
  return { counts, withoutAddress: Number(rows.find((r) => r.state === 'noAddress')?.people ?? 0) };
}

const moment = (text: string | null) => text && new Date(text).toISOString();

/** Who was told of the thing, where and with what end; those whom no mail reaches first, then by name. */
export async function deliveryOf(db: Db, scope: Scope, about: About, state: NoticeState | null, page: Page, now: Date) {
  type Row = NameColumns & {
    notice: number;
    member_id: number;
    rank: number;
    notice_kind: NoticeKind;
    at: string;
    recipient: string | null;
    state: NoticeState;
    due_at: string | null;
    sent_at: string | null;
    repeated: boolean;
    units: string;
  };
  const { rows } = await db.execute<Row>(sql`
    with told as (
      select n.id as notice, n.kind as notice_kind, n.created_at as at, n.recipient, n.member_id, n.due_at, o.sent_at,
        coalesce(o.handed, 0) > 1 as repeated, ${stateOf} as state
      from ${told(scope, about)}
    ), shown as (
      select t.*, m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
        case t.state ${order} end as rank
      from told t join member m on m.svj_id = ${scope.svjId} and m.id = t.member_id
      where ${state}::text is null or t.state = ${state}
      order by rank, (coalesce(m.company_name, m.last_name)) collate "cs-x-icu", (m.first_name) collate "cs-x-icu", t.notice
      limit ${page.limit} offset ${page.offset}
    ), place as materialized (
      select p.member_id, p.unit_id from member_places(${scope.svjId}, ${dayIn(now)}::date) p
    )
    select x.*, coalesce((select string_agg(u.number, ', ' order by u.number collate cs_numeric) from unit u
      where u.svj_id = ${scope.svjId}
        and u.id in (select p.unit_id from place p where p.member_id = x.id)), '') as units
    from shown x
    order by x.rank, (coalesce(x.company_name, x.last_name)) collate "cs-x-icu", (x.first_name) collate "cs-x-icu", x.notice`);
  return rows.map((x) => ({
    id: x.notice,
    kind: x.notice_kind,
    at: new Date(x.at).toISOString(),
    person: { id: x.id, full_name: nameOf(x).full_name },
    units: x.units,
    recipient: x.recipient,
    state: x.state,
    dueAt: x.state === 'later' ? moment(x.due_at) : null,
    sentAt: moment(x.sent_at),
    repeated: x.repeated,
  }));
}
