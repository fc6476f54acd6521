import { sql } from 'drizzle-orm';
import { type DeskEntry, mostLast } from '#contract/assembly/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, type NameOrNobody, nameOf, nameOrNull } from '../../base/people/people.ts';

type Entry = {
  seq: number;
  at: string;
  seat: number;
  kind: string;
  owners: string;
  units: string;
  person: string | null;
  proxy: number | null;
  taken: boolean;
};

/** Who came and left last, the latest first. */
export async function lastEntries(db: Db, scope: Scope, voteId: number): Promise<DeskEntry[]> {
  const { rows } = await db.execute<Entry>(sql`
    select e.seq, e.at, e.seat_id as seat, e.kind, s.owners, s.units, p.person, p.proxy_id as proxy,
      p.seat_id is null and s.parted_seq is null as taken
    from (
      select svj_id, seq, at, seat_id, kind from vote_entry
      where svj_id = ${scope.svjId} and vote_id = ${voteId} and kind in ('arrived', 'left')
      order by seq desc limit ${mostLast}
    ) e
    join vote_seat s on s.svj_id = e.svj_id and s.id = e.seat_id
    left join vote_presence p on p.svj_id = s.svj_id and p.vote_id = s.vote_id and p.seat_id = s.id
    order by e.seq desc`);
  return rows.map(({ at, kind, owners, units, person, proxy, ...e }) => ({
    ...{ ...e, proxy },
    at: new Date(at).toISOString(),
    name: proxy !== null && person ? person : owners,
    units: units.split(', '),
    here: kind === 'arrived',
  }));
}

type Named = { id: number; name: string };

/** Who acts for the seat by themselves, and who owns it. */
export async function peopleOfSeat(db: Db, scope: Scope, seatId: number): Promise<{ people: Named[]; owned: Named[] }> {
  const { rows } = await db.execute<NameColumns & { votes: boolean; owns: boolean }>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name,
      w.member_id is not null as votes, m.id = any(s.owner_ids) as owns
    from vote_seat s
    cross join lateral (select unnest(s.owner_ids) as id union select y.member_id from vote_voter y
      where y.svj_id = s.svj_id and y.vote_id = s.vote_id and y.seat_id = s.id) q
    join member m on m.svj_id = s.svj_id and m.id = q.id
    left join vote_voter w
      on w.svj_id = s.svj_id and w.vote_id = s.vote_id and w.seat_id = s.id and w.member_id = m.id
    where s.svj_id = ${scope.svjId} and s.id = ${seatId} and m.erased_at is null
    order by m.id`);
  const named = (r: NameColumns) => ({ id: r.id, name: nameOf(r).full_name });
  return { people: rows.filter((r) => r.votes).map(named), owned: rows.filter((r) => r.owns).map(named) };
}

/** Powers for this vote alone, on paper, that reach the seat and wait for a second person. */
export async function waitingPowers(db: Db, scope: Scope, voteId: number, seatId: number) {
  type Row = NameOrNobody & { proxy: number; agent_name: string; principal_id: number };
  const { rows } = await db.execute<Row>(sql`
    select p.id as proxy, p.agent_name, p.principal_id,
      g.id, g.kind, g.title_before, g.first_name, g.last_name, g.title_after, g.company_name
    from vote_voter w
    join vote_proxy p on p.svj_id = w.svj_id and p.principal_id = w.member_id and p.vote_id = w.vote_id
      and p.state = 'waiting'
    left join member g on g.svj_id = p.svj_id and g.id = p.agent_id
    where w.svj_id = ${scope.svjId} and w.vote_id = ${voteId} and w.seat_id = ${seatId}
    order by p.id limit 20`);
  return rows.map((r) => ({
    proxy: r.proxy,
    agent: nameOrNull(r)?.full_name ?? r.agent_name,
    principalId: r.principal_id,
  }));
}

/** Units of the seats that the member acts for by themselves and is in the room for. */
export async function unitsInRoom(db: Db, scope: Scope, voteId: number, memberId: number): Promise<string[]> {
  const { rows } = await db.execute<{ units: string }>(sql`
    select s.units from vote_voter w
    join vote_seat s on s.svj_id = w.svj_id and s.id = w.seat_id
    join vote_presence p on p.svj_id = s.svj_id and p.vote_id = s.vote_id and p.seat_id = s.id and p.left_at is null
      and p.proxy_id is null
    where w.svj_id = ${scope.svjId} and w.vote_id = ${voteId} and w.member_id = ${memberId}
    order by s.position`);
  return rows.flatMap((r) => r.units.split(', '));
}

/** Of which seat the ledger says that this tap of a desk was, and whether somebody came; none where it changed nothing. */
export async function writtenByTap(db: Db, scope: Scope, voteId: number, event: string) {
  const { rows } = await db.execute<{ seat: number; kind: string }>(sql`
    select seat_id as seat, kind from vote_entry
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and kind in ('arrived', 'left')
      and body::jsonb -> 'event' ->> 'id' = ${event}
    order by seq limit 1`);
  return rows[0];
}
