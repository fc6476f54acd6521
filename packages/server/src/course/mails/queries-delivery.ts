import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { actFor, type Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { mayDecide } from '../../members/rows/queries-seen.ts';

type Page = { limit: number; offset: number };
export type Delivery = 'waiting' | 'sent' | 'failed' | 'over' | 'noAddress';

// Sent mails leave the outbox after a year, and those of a vote from another portal stayed there.
const stateOf = sql.raw(`case when d.message_id is null and d.recipient is null then 'noAddress'
  when o.reason = 'over' then 'over' when o.state in ('failed', 'dropped') then 'failed' when o.state = 'waiting' then 'waiting' else 'sent' end`);

/** Mails of a vote with what became of each, those that reached nobody first. */
export async function deliveryOf(db: Db, scope: Scope, voteId: number, page: Page) {
  type Row = NameColumns & {
    mail: number;
    mail_kind: string;
    at: string;
    units: string;
    recipient: string | null;
    state: Delivery;
  };
  const { rows } = await db.execute<Row>(sql`
    select d.id as mail, d.kind as mail_kind, d.at, d.recipient, s.units, ${stateOf} as state,
      m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from vote_mail d
    join vote_seat s on s.svj_id = d.svj_id and s.id = d.seat_id
    join member m on m.svj_id = d.svj_id and m.id = d.member_id
    left join outbox o on o.message_id = d.message_id and o.svj_id = d.svj_id
    where d.svj_id = ${scope.svjId} and d.vote_id = ${voteId}
    order by case ${stateOf} when 'noAddress' then 0 when 'failed' then 1 when 'waiting' then 2 when 'sent' then 4 else 3 end, d.at desc, d.id
    limit ${page.limit} offset ${page.offset}`);
  return rows.map((x) => ({
    id: x.mail,
    kind: x.mail_kind,
    at: new Date(x.at).toISOString(),
    person: nameOf(x).full_name,
    units: x.units,
    recipient: x.recipient,
    state: x.state,
  }));
}

export async function countDelivery(db: Db, scope: Scope, voteId: number): Promise<Map<Delivery, number>> {
  const { rows } = await db.execute<{ state: Delivery; n: number }>(sql`
    select ${stateOf} as state, count(*) as n from vote_mail d
    left join outbox o on o.message_id = d.message_id and o.svj_id = d.svj_id
    where d.svj_id = ${scope.svjId} and d.vote_id = ${voteId} group by 1`);
  return new Map(rows.map((x) => [x.state, Number(x.n)]));
}

/**
 * Why the mail of a vote must not go any more; null while its vote runs and the register entitles somebody it is for. Asked
 * across associations: what the register says is seen in its own alone.
 */
export async function whyNotRunning(
  db: Db,
  mail: { svj_id: number; message_id: string },
): Promise<'over' | 'access' | null> {
  const scope = await actFor(db, mail.svj_id);
  const { rows } = await db.execute<{ entitled: boolean }>(sql`
    select ${mayDecide} as entitled from vote_mail d join vote v on v.svj_id = d.svj_id and v.id = d.vote_id
    join member m on m.svj_id = d.svj_id and m.id = d.member_id
    where d.message_id = ${mail.message_id} and d.svj_id = ${scope.svjId} and v.status = 'run' limit 100`);
  if (rows.length === 0) return 'over';
  return rows.some((r) => r.entitled) ? null : 'access';
}
