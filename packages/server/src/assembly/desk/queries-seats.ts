import { type SQL, sql } from 'drizzle-orm';
import type { DeskSeat, DeskTab, SeatState, SeatWay } from '#contract/assembly/schema.ts';
import { mostFound } from '#contract/assembly/schema.ts';
import { fraction, toText, zero } from '#contract/base/shares/fraction.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { searchPatterns } from '#contract/base/words/search.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import { holding } from '../../proxies/queries-use.ts';

/** The meeting with the vote that is its book, and the day on which powers have to hold. */
export type Book = { meetingId: number; voteId: number; today: Day };

type Row = NameOrNobody & {
  seat: number;
  owners: string;
  units: string;
  spare: string;
  num: string | null;
  den: string | null;
  way: SeatWay;
  state: SeatState;
  arrived_at: string | null;
  left_at: string | null;
  since: string | null;
  person: string | null;
  beside: string | null;
  agent_name: string | null;
  unit_id: number;
  proxy: number | null;
  last_proxy: number | null;
  has_power: boolean;
};

const isHere = sql`(p.seat_id is not null and p.left_at is null)`;
/** Of `vote_seat s` with its attendance `p` and its place at the door `d`. */
const stateOf = sql`case when ${isHere} and p.proxy_id is null then 'room' when ${isHere} then 'power'
  when d.seat_id is null then 'nobody' when d.proxy_id is null then 'guest' else 'waiting' end`;
const tabs: Record<DeskTab, SQL> = {
  all: sql`true`,
  room: sql`${isHere} and p.proxy_id is null`,
  power: sql`(${isHere} and p.proxy_id is not null or not ${isHere} and d.proxy_id is not null)`,
  nobody: sql`not ${isHere} and d.proxy_id is null`,
};

/** Looked up seat by seat (`offset 0` keeps it so): of a room that fills the planner knows nothing. */
const attended = (scope: Scope, { meetingId, voteId }: Omit<Book, 'today'>): SQL => sql`vote_seat s
  left join lateral (select y.seat_id, y.proxy_id, y.arrived_at, y.left_at, y.person, y.beside from vote_presence y
    where y.svj_id = s.svj_id and y.vote_id = s.vote_id and y.seat_id = s.id offset 0) p on true
  left join meeting_door d on d.svj_id = s.svj_id and d.meeting_id = ${meetingId} and d.seat_id = s.id
  where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own and s.parted_seq is null`;

/** Some of the seats with who acts for each and who is there; voters and agents are looked up for these alone. */
const rowsOf = (scope: Scope, book: Book, which: SQL, end: SQL): SQL => sql`
  select x.seat, x.owners, x.units, x.spare, x.num, x.den, x.unit_id, x.state, x.arrived_at, x.left_at, x.since, x.person,
    x.beside, x.proxy, x.last_proxy, case when v.voters = 0 then 'mute' when v.couple then 'couple' when v.represents then 'representative'
    else 'owner' end as way, coalesce(v.powers, false) as has_power, q.agent_name, g.id, g.kind, g.title_before, g.first_name, g.last_name, g.title_after, g.company_name
  from (
    select s.svj_id, s.vote_id, s.id as seat, s.position, s.owners, s.units, s.spare, s.num::text, s.den::text,
      s.unit_ids[1] as unit_id, ${stateOf} as state, p.arrived_at, p.left_at, d.since, p.person, p.beside,
      coalesce(case when ${isHere} then p.proxy_id end, d.proxy_id) as proxy, p.proxy_id as last_proxy
    from ${attended(scope, book)} and ${which} order by s.position, s.id ${end}
  ) x
  left join lateral (
    select count(*) as voters, coalesce(bool_or(w.how = 'couple'), false) as couple,
      coalesce(bool_or(w.how = 'representative'), false) as represents,
      bool_or(exists (select from vote_proxy p where p.svj_id = w.svj_id and p.principal_id = w.member_id
        and (p.state = 'waiting' and p.vote_id = w.vote_id or ${holding(sql`w.vote_id`, book.today)}))) as powers
    from vote_voter w where w.svj_id = x.svj_id and w.vote_id = x.vote_id and w.seat_id = x.seat
  ) v on true
  left join vote_proxy q on q.svj_id = x.svj_id and q.id = x.proxy
  left join member g on g.svj_id = q.svj_id and g.id = q.agent_id
  order by x.position, x.seat`;

const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());

export type Found = DeskSeat & { unitId: number; beside: string; wasByPower: boolean };

function toSeat(r: Row): Found {
  const agent = nameOrNull(r)?.full_name ?? r.agent_name ?? '';
  const isByPower = r.state === 'power' || r.state === 'waiting';
  return {
    id: r.seat,
    owners: r.owners,
    units: r.units.split(', '),
    share: toText(r.num === null || r.den === null ? zero : fraction(r.num, r.den)),
    way: r.way,
    representative: r.spare,
    state: r.state,
    since: iso(r.state === 'guest' || r.state === 'waiting' ? r.since : r.arrived_at),
    leftAt: iso(r.left_at),
    person: isByPower ? agent : [r.person, r.beside].filter(Boolean).join(', '),
    unitId: r.unit_id,
    proxy: r.proxy,
    hasPower: r.has_power,
    beside: r.beside ?? '',
    wasByPower: r.last_proxy !== null,
  };
}

async function read(db: Db, asked: SQL): Promise<Found[]> {
  const { rows } = await db.execute<Row>(asked);
  return rows.map(toSeat);
}

type Page = { limit: number; offset: number };
export const listSeats = (db: Db, scope: Scope, book: Book, tab: DeskTab, { limit, offset }: Page): Promise<Found[]> =>
  read(db, rowsOf(scope, book, tabs[tab], sql`limit ${limit} offset ${offset}`));

/** One more than are shown: then there are others. */
export function findSeats(db: Db, scope: Scope, book: Book, text: string): Promise<Found[]> {
  const [start, inside] = searchPatterns(text);
  const which = sql`(s.name_key like ${start} or s.name_key like ${inside})`;
  return read(db, rowsOf(scope, book, which, sql`limit ${mostFound + 1}`));
}

/** Seats of the unit that is called exactly so: there is no other that is meant. */
export const seatsOfUnitNamed = (db: Db, scope: Scope, book: Book, name: string): Promise<Found[]> =>
  read(
    db,
    rowsOf(scope, book, sql`lower(${name}) = any(string_to_array(lower(s.units), ', '))`, sql`limit ${mostFound + 1}`),
  );

export const seatsOfUnits = (db: Db, scope: Scope, book: Book, units: readonly number[]): Promise<Found[]> =>
  read(db, rowsOf(scope, book, sql`s.unit_ids && ${sql.param([...units])}::bigint[]`, sql`limit ${mostFound + 1}`));

export async function seatOf(db: Db, scope: Scope, book: Book, id: number): Promise<Found | undefined> {
  const [one] = await read(db, rowsOf(scope, book, sql`s.id = ${id}`, sql``));
  return one;
}

/** How many seats stand how, and their shares, summed by denominator. */
export async function sumsByState(db: Db, scope: Scope, book: Omit<Book, 'today'>) {
  type Sum = { state: SeatState; den: string | null; num: string | null; seats: number; units: number };
  const { rows } = await db.execute<Sum>(sql`
    select y.state, y.den, sum(y.num)::text as num, count(*) as seats, sum(y.units) as units from (
      select ${stateOf} as state, s.num, s.den::text, cardinality(s.unit_ids) as units from ${attended(scope, book)}
    ) y group by y.state, y.den`);
  return rows;
}
