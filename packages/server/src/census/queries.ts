import { sql } from 'drizzle-orm';
import { type Fraction, fraction } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { searchKey } from '#contract/base/words/search.ts';
import type { OwnerOfUnit, UnitOfHouse, Voter } from '#contract/census/rules.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { Db } from '../base/db/db.ts';
import { holdsOn } from '../base/db/periods.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, type NameOrNobody, nameOf } from '../base/people/people.ts';

type Part = number | bigint | string | null;
const shareOf = (num: Part, den: Part): Fraction | null => (num === null || den === null ? null : fraction(num, den));

export type Register = {
  units: UnitOfHouse[];
  people: Map<number, { name: MemberName; archived: boolean }>;
  /** Who acts for the estate of an owner who died: owner → people. */
  estates: Map<number, number[]>;
  /** Members that are the association itself, by its number (IČO). */
  ownMemberIds: number[];
};

type PersonColumns = Omit<NameColumns, 'id'> & { member_id: number; archived: boolean };
type Acting = Omit<PersonColumns, 'member_id' | 'kind'> & Pick<NameOrNobody, 'kind'> & { member_id: number | null };
type UnitRow = Acting & { id: number; number: string; num: Part; den: Part };
type OwnerRow = PersonColumns & { own: boolean; unit_id: number; entry: number; joint: boolean; num: Part; den: Part };

const personFields = sql.raw(`m.id as member_id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after,
  m.company_name, m.archived_at is not null or m.died_on is not null as archived`);
const s = sql.raw('s');
const o = sql.raw('o');
const r = sql.raw('r');

/** Units of today with shares, owners and representatives; all of the house, or those asked for. */
export async function readRegister(db: Db, scope: Scope, now: Date, unitIds?: readonly number[]): Promise<Register> {
  const today = dayIn(now);
  const only = sql.param(unitIds ? [...unitIds] : null);
  const { rows } = await db.execute<UnitRow>(sql`
    select u.id, u.number, s.num, s.den, ${personFields}
    from unit u
    left join unit_share s on s.svj_id = u.svj_id and s.unit_id = u.id and ${holdsOn(s, today)}
    left join unit_representative r on r.svj_id = u.svj_id and r.unit_id = u.id and ${holdsOn(r, today)}
    left join member m on m.svj_id = r.svj_id and m.id = r.member_id
    where u.svj_id = ${scope.svjId} and u.deleted_at is null and (${only}::bigint[] is null or u.id = any(${only}::bigint[]))
    order by u.id`);
  const { rows: entries } = await db.execute<OwnerRow>(sql`
    select o.unit_id, o.id as entry, o.joint, o.num, o.den, ${personFields},
      coalesce(m.kind = 'company' and m.ico = a.ico, false) as own
    from ownership o
    join ownership_member om on om.svj_id = o.svj_id and om.ownership_id = o.id
    join member m on m.svj_id = om.svj_id and m.id = om.member_id
    join svj a on a.id = o.svj_id
    where o.svj_id = ${scope.svjId} and ${holdsOn(o, today)} and (${only}::bigint[] is null or o.unit_id = any(${only}::bigint[]))
    order by o.id, om.position, m.id`);
  const people: Register['people'] = new Map();
  for (const p of [...rows, ...entries])
    if (p.member_id !== null && p.kind !== null)
      people.set(p.member_id, { name: nameOf({ ...p, id: p.member_id, kind: p.kind }), archived: p.archived });
  const owners = Map.groupBy(entries, (e) => e.unit_id);
  const { rows: acting } = await db.execute<{ member_id: number; deceased_id: number }>(sql`
    select distinct e.deceased_id, e.member_id from estate_places(${scope.svjId}, ${today}::date) e
    join member m on m.svj_id = ${scope.svjId} and m.id = e.member_id and m.archived_at is null and m.died_on is null
    order by 1, 2`);
  return {
    units: rows.map((u) => ({
      id: u.id,
      number: u.number,
      share: shareOf(u.num, u.den),
      owners: ownersFrom(owners.get(u.id) ?? []),
      representativeId: u.member_id,
    })),
    people,
    estates: new Map(
      [...Map.groupBy(acting, (a) => a.deceased_id)].map(([of, list]) => [of, list.map((a) => a.member_id)]),
    ),
    ownMemberIds: [...new Set(entries.filter((e) => e.own).map((e) => e.member_id))],
  };
}

function ownersFrom(rows: readonly OwnerRow[]): OwnerOfUnit[] {
  return [...Map.groupBy(rows, (x) => x.entry).values()].map((list) => {
    const [first] = list as [OwnerRow];
    const memberIds = [...new Set(list.map((x) => x.member_id))];
    return { memberIds, joint: first.joint, share: shareOf(first.num, first.den) as Fraction };
  });
}

export type NewSeat = {
  unitIds: number[];
  units: string;
  owners: string;
  ownerIds: number[];
  spare: string;
  share: Fraction | null;
  own: boolean;
  voters: Voter[];
};

/** What a seat is found by. */
export const keyOfSeat = (seat: Pick<NewSeat, 'owners' | 'units' | 'spare'>): string =>
  searchKey(`${seat.owners} ${seat.units} ${seat.spare}`);

/** Writes the seats in this order, with who may vote for each, in one statement. */
export async function addSeats(db: Db, scope: Scope, voteId: number, seats: readonly NewSeat[]): Promise<void> {
  const given = seats.map(({ share, ...seat }, position) => ({
    ...seat,
    position,
    num: share?.num.toString() ?? null,
    den: share?.den.toString() ?? null,
    key: keyOfSeat(seat),
  }));
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as s (position int, "unitIds" bigint[], units text,
        owners text, "ownerIds" bigint[], spare text, key text, num numeric, den numeric, own boolean, voters jsonb)
    ), made as (
      insert into vote_seat (svj_id, vote_id, position, unit_ids, units, owners, owner_ids, spare, name_key, num, den, own)
      select ${scope.svjId}::bigint, ${voteId}::bigint, position, "unitIds", units, owners, "ownerIds", spare, key, num, den, own
      from given order by position returning id, position
    )
    insert into vote_voter (svj_id, vote_id, seat_id, member_id, how)
    select ${scope.svjId}::bigint, ${voteId}::bigint, made.id, v."memberId", v.how
    from made join given on given.position = made.position
    cross join lateral jsonb_to_recordset(given.voters) as v ("memberId" bigint, how text)`);
}

export async function dropSeats(db: Db, scope: Scope, voteId: number): Promise<void> {
  await db.execute(sql`delete from vote_seat where svj_id = ${scope.svjId} and vote_id = ${voteId}`);
}

/** Takes one seat out; answers its units, undefined when it was not there. */
export async function dropSeat(db: Db, scope: Scope, voteId: number, seat: number): Promise<number[] | undefined> {
  const { rows } = await db.execute<{ unit_ids: number[] }>(sql`
    delete from vote_seat where svj_id = ${scope.svjId} and vote_id = ${voteId} and id = ${seat} returning unit_ids`);
  return rows[0]?.unit_ids.map(Number);
}

export type SeatChanges = {
  share: Fraction | null;
  own: boolean;
  spare: string;
  key: string;
  voters: readonly Voter[];
};

/** Corrects one seat with its voters. */
export async function changeSeat(db: Db, scope: Scope, voteId: number, seat: number, to: SeatChanges): Promise<void> {
  const ofSeat = sql`svj_id = ${scope.svjId} and vote_id = ${voteId}`;
  await db.execute(sql`
    update vote_seat set num = ${to.share?.num.toString() ?? null}::numeric, den = ${to.share?.den.toString() ?? null}::numeric,
      own = ${to.own}, spare = ${to.spare}, name_key = ${to.key}
    where ${ofSeat} and id = ${seat}`);
  await db.execute(sql`delete from vote_voter where ${ofSeat} and seat_id = ${seat}`);
  await db.execute(sql`
    insert into vote_voter (svj_id, vote_id, seat_id, member_id, how)
    select ${scope.svjId}::bigint, ${voteId}::bigint, ${seat}::bigint, v."memberId", v.how
    from jsonb_to_recordset(${JSON.stringify(to.voters)}::jsonb) as v ("memberId" bigint, how text)`);
}

/** The share of a seat, not null once the vote runs. */
export type SeatRow = {
  id: number;
  unitIds: number[];
  units: string;
  owners: string;
  spare: string;
  key: string;
  share: Fraction | null;
  own: boolean;
  voterCount: number;
};

/** All seats of a vote in their order: a list is at most as long as the house has units. */
export async function seatsOfVote(db: Db, scope: Scope, voteId: number): Promise<SeatRow[]> {
  type Row = Omit<SeatRow, 'unitIds' | 'share' | 'voterCount'> & {
    unit_ids: number[];
    num: Part;
    den: Part;
    voters: number;
  };
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.unit_ids, s.units, s.owners, s.spare, s.name_key as key, s.num, s.den, s.own,
      (select count(*) from vote_voter w where w.svj_id = s.svj_id and w.seat_id = s.id) as voters
    from vote_seat s
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.parted_seq is null
    order by s.position, s.id`);
  return rows.map(({ unit_ids, num, den, voters, ...row }) => ({
    ...row,
    unitIds: unit_ids.map(Number),
    share: shareOf(num, den),
    voterCount: Number(voters),
  }));
}

/** Who may vote for these seats, with names. */
export async function votersOf(db: Db, scope: Scope, voteId: number, seatIds: readonly number[]) {
  const { rows } = await db.execute<NameColumns & { seat_id: number; how: Voter['how'] }>(sql`
    select w.seat_id, w.how, m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from vote_voter w join member m on m.svj_id = w.svj_id and m.id = w.member_id
    where w.svj_id = ${scope.svjId} and w.vote_id = ${voteId} and w.seat_id = any(${sql.param([...seatIds])}::bigint[])
    order by w.seat_id, m.id`);
  return Map.groupBy(
    rows.map(({ seat_id, how, ...m }) => ({ seat: seat_id, how, member: nameOf(m) })),
    (v) => v.seat,
  );
}
