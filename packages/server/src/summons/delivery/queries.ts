import { type SQL, sql } from 'drizzle-orm';
import type { Written } from '#contract/summons/rules.ts';
import type { Channel, EntryState, typedChannels } from '#contract/summons/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type NameColumns, type NameOrNobody, nameOf, nameOrNull } from '../../base/people/people.ts';

const list = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::bigint[]`;

export type StandingRow = Written & { id: number; units: string; is_later: boolean; is_ended: boolean };

/** What is written down of each place of the meeting, in their order; of a mail what was written last. */
export async function standingRows(db: Db, scope: Scope, meetingId: number): Promise<StandingRow[]> {
  const { rows } = await db.execute<StandingRow>(sql`
    with last as (
      select distinct on (d.seat_id, d.channel, d.mail) d.seat_id, d.channel, d.state from summons_delivery d
      where d.svj_id = ${scope.svjId} and d.meeting_id = ${meetingId}
      order by d.seat_id, d.channel, d.mail, d.id desc
    )
    select s.id, s.units, s.is_later, s.ended_at is not null as is_ended,
      (count(*) filter (where l.state = 'sent'))::integer as sent, (count(*) filter (where l.state = 'queued'))::integer as queued,
      count(*) filter (where l.channel = 'hand') > 0 as hand, count(*) filter (where l.channel = 'post') > 0 as post,
      count(*) filter (where l.channel = 'portal') > 0 as portal, count(*) filter (where l.channel = 'board') > 0 as board
    from summons_seat s left join last l on l.seat_id = s.id
    where s.svj_id = ${scope.svjId} and s.meeting_id = ${meetingId}
    group by s.svj_id, s.id order by s.position, s.id`);
  return rows;
}

export type Owner = { name: string; address: string[] };

/** Owners of these places in the order of the register, with where a letter goes. */
export async function ownersOf(db: Db, scope: Scope, seatIds: readonly number[]): Promise<Map<number, Owner[]>> {
  type Row = NameColumns & Record<'street' | 'post' | 'town' | 'country', string | null> & { seat_id: number };
  const { rows } = await db.execute<Row>(sql`
    select p.seat_id, m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      a.x ->> 'street' as street, a.x ->> 'post' as post, a.x ->> 'town' as town, a.x ->> 'country' as country
    from summons_person p join member m on m.svj_id = p.svj_id and m.id = p.member_id
    cross join lateral (select coalesce(nullif(m.address, '{}'), m.permanent_address) as x) a
    where p.svj_id = ${scope.svjId} and p.owns and p.seat_id = any(${list(seatIds)})
    order by p.seat_id, p.position, m.id`);
  const owner = ({ street, post, town, ...m }: Row): Owner => {
    const place = [post?.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2'), town].filter(Boolean).join(' ');
    return { name: nameOf(m).full_name, address: [street ?? '', place].filter(Boolean) };
  };
  const found = new Map<number, Owner[]>();
  for (const row of rows) found.set(row.seat_id, [...(found.get(row.seat_id) ?? []), owner(row)]);
  return found;
}

export type Entry = {
  id: number;
  seatId: number;
  channel: Channel;
  state: EntryState;
  at: Date;
  who: string | null;
  recipient: string | null;
  number: string | null;
  recordId: number;
};

/** What is written down of these places, in the order in which it was; addresses are the business of who administers people. */
export async function entriesOf(db: Db, scope: Scope, seatIds: readonly number[]): Promise<Entry[]> {
  type Row = NameOrNobody & {
    entry: number;
    seat_id: number;
    channel: Channel;
    state: EntryState;
    at: string;
    recipient: string | null;
    number: string | null;
    record: number;
  };
  const { rows } = await db.execute<Row>(sql`
    select d.id as entry, d.seat_id, d.channel, d.state, d.at, d.number,
      (select min(n.recipient) from notice n where n.svj_id = d.svj_id and n.message_id = d.mail) as recipient,
      coalesce(d.record_id, d.id) as record,
      m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from summons_delivery d left join member m on m.svj_id = d.svj_id and m.id = d.member_id
    where d.svj_id = ${scope.svjId} and d.seat_id = any(${list(seatIds)})
    order by d.seat_id, d.id`);
  const seesAddresses = may(scope, 'members', 'rw');
  return rows.map((r) => ({
    ...{ id: r.entry, seatId: r.seat_id, channel: r.channel, state: r.state, at: new Date(r.at) },
    ...{ recipient: seesAddresses ? r.recipient : null, number: r.number, recordId: r.record },
    who: nameOrNull(r)?.full_name ?? null,
  }));
}

type Recorded = {
  meetingId: number;
  channel: (typeof typedChannels)[number];
  at: Date;
  number: string | null;
};
const stateOf = { hand: 'handed', post: 'posted', board: 'hung' } as const;

async function addRows(db: Db, scope: Scope, r: Recorded, seatIds: readonly number[], first: number | null, now: Date) {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into summons_delivery (svj_id, meeting_id, seat_id, channel, state, member_id, number, record_id, at, created_at)
    select ${scope.svjId}::bigint, ${r.meetingId}::bigint, s.id, ${r.channel}::text, ${stateOf[r.channel]}::text,
      ${scope.memberId}::bigint, ${r.number}::text, ${first}::bigint, ${r.at}::timestamptz, ${now}::timestamptz
    from unnest(${list(seatIds)}) as s (id) returning id`);
  return rows.map((row) => row.id);
}

/** Writes an act down for each of these places; answers the id of its first row, which its files belong to. */
export async function addRecorded(db: Db, scope: Scope, r: Recorded, seatIds: readonly number[], now: Date) {
  const [head, ...rest] = seatIds as [number, ...number[]];
  const [first] = (await addRows(db, scope, r, [head], null, now)) as [number];
  if (rest.length > 0) await addRows(db, scope, r, rest, first, now);
  return first;
}

/** Writes down that the member opened the invitation of their places, once of each; answers of how many. */
export async function addOpened(db: Db, scope: Scope, meetingId: number, memberId: number, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into summons_delivery (svj_id, meeting_id, seat_id, channel, state, member_id, at, created_at)
    select s.svj_id, s.meeting_id, s.id, 'portal', 'opened', p.member_id, ${now}::timestamptz, ${now}::timestamptz
    from summons_seat s join summons_person p on p.svj_id = s.svj_id and p.seat_id = s.id
    where s.svj_id = ${scope.svjId} and s.meeting_id = ${meetingId} and s.ended_at is null and p.member_id = ${memberId}
      and not exists (select from summons_delivery d where d.svj_id = s.svj_id and d.seat_id = s.id
        and d.channel = 'portal' and d.member_id = p.member_id)`);
  return rowCount ?? 0;
}

/** Whether the member has a place whose invitation they have not opened yet. */
export async function isUnopened(db: Db, scope: Scope, meetingId: number, memberId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from summons_seat s join summons_person p on p.svj_id = s.svj_id and p.seat_id = s.id
    where s.svj_id = ${scope.svjId} and s.meeting_id = ${meetingId} and s.ended_at is null and p.member_id = ${memberId}
      and not exists (select from summons_delivery d where d.svj_id = s.svj_id and d.seat_id = s.id
        and d.channel = 'portal' and d.member_id = p.member_id)
    limit 1`);
  return rows.length > 0;
}

/** Who called the meeting; nobody where they were erased or a visit did. */
export async function callerOf(db: Db, scope: Scope, meetingId: number): Promise<string | null> {
  const { rows } = await db.execute<NameOrNobody>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from summons s left join member m on m.svj_id = s.svj_id and m.id = s.called_by
    where s.svj_id = ${scope.svjId} and s.meeting_id = ${meetingId}`);
  return rows[0] ? (nameOrNull(rows[0])?.full_name ?? null) : null;
}

/** The meeting of what was written down, for whoever asks for its files. */
export async function meetingOfEntry(db: Db, scope: Scope, entryId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ meeting_id: number }>(sql`
    select meeting_id from summons_delivery where svj_id = ${scope.svjId} and id = ${entryId}`);
  return rows[0]?.meeting_id;
}
