import { sql } from 'drizzle-orm';
import { type Fraction, fraction, zero } from '#contract/base/shares/fraction.ts';
import type { RoomEvent } from '#contract/minutes/rules-room.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

type Shared = { num: string | null; den: string | null };
const shareOf = ({ num, den }: Shared): Fraction => (num === null || den === null ? zero : fraction(num, den));

/** Who came and left of the seats that count, in the order of the ledger, and by whom somebody stood for whom. */
export async function roomEvents(db: Db, scope: Scope, voteId: number): Promise<RoomEvent[]> {
  type Row = Shared & { at: string; kind: string; seat: number; owners: string };
  const { rows } = await db.execute<Row>(sql`
    select coalesce((e.body::jsonb ->> 'time')::timestamptz, e.at) as at, e.kind, s.id as seat, s.num::text, s.den::text, s.owners
    from vote_entry e join vote_seat s on s.svj_id = e.svj_id and s.id = e.seat_id and not s.own
    where e.svj_id = ${scope.svjId} and e.vote_id = ${voteId} and e.kind in ('arrived', 'left', 'proxy')
    order by e.seq`);
  const events: RoomEvent[] = [];
  const last = new Map<number, RoomEvent>();
  for (const row of rows) {
    // Who stands for the seat is written right after that it came.
    const came = last.get(row.seat);
    if (row.kind === 'proxy') {
      if (came) came.byPower = true;
      continue;
    }
    const event: RoomEvent = {
      ...{ at: new Date(row.at).toISOString(), came: row.kind === 'arrived', seat: row.seat },
      ...{ share: shareOf(row), owners: row.owners, byPower: false },
    };
    last.set(row.seat, event);
    events.push(event);
  }
  return events;
}

/** When the first answer was written down, or the first point closed. */
export async function firstAnswerAt(db: Db, scope: Scope, voteId: number): Promise<string | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select min(at) as at from vote_entry
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and kind in ('ballot', 'point')`);
  const at = rows[0]?.at;
  return at ? new Date(at).toISOString() : null;
}

export type Attended = {
  units: string;
  owners: string;
  share: Fraction;
  own: boolean;
  arrivedAt: string | null;
  leftAt: string | null;
  person: string;
};

/** Every seat of the list and when it was in the room, by units. */
export async function attendedBy(db: Db, scope: Scope, voteId: number): Promise<Attended[]> {
  type Row = Shared &
    Omit<Attended, 'share' | 'arrivedAt' | 'leftAt'> & { arrived_at: string | null; left_at: string | null };
  const { rows } = await db.execute<Row>(sql`
    select s.units, s.owners, s.num::text, s.den::text, s.own, p.arrived_at, p.left_at, coalesce(p.person, '') as person
    from vote_seat s
    left join vote_presence p on p.svj_id = s.svj_id and p.vote_id = s.vote_id and p.seat_id = s.id
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.parted_seq is null
    order by s.id`);
  return rows.map(({ arrived_at, left_at, num, den, ...row }) => ({
    ...{ ...row, share: shareOf({ num, den }) },
    ...{ arrivedAt: arrived_at, leftAt: left_at },
  }));
}

/** `alone`: no second person confirmed it. */
export type UsedPower = { units: string; principal: string; agent: string; alone: boolean };

/** Powers of attorney that were used in these votes. */
export async function powersOf(db: Db, scope: Scope, voteIds: readonly number[]): Promise<UsedPower[]> {
  const { rows } = await db.execute<UsedPower>(sql`
    select distinct on (s.units, x.id) s.units,
      coalesce(m.company_name, concat_ws(' ', m.first_name, m.last_name), '') as principal,
      coalesce(g.company_name, nullif(concat_ws(' ', g.first_name, g.last_name), ''), x.agent_name, '') as agent,
      coalesce(u.second = 'alone', false) as alone
    from vote_proxy_use u
    join vote_proxy x on x.svj_id = u.svj_id and x.id = u.proxy_id
    join vote_seat s on s.svj_id = u.svj_id and s.id = u.seat_id
    left join member m on m.svj_id = x.svj_id and m.id = x.principal_id
    left join member g on g.svj_id = x.svj_id and g.id = x.agent_id
    where u.svj_id = ${scope.svjId} and u.vote_id = any(${sql.param([...voteIds])}::bigint[])
    order by s.units, x.id`);
  return rows;
}
