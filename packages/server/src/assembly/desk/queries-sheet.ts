import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import type { Book } from './queries-seats.ts';

export type SignedSeat = {
  entrance: string | null;
  owners: string;
  units: string;
  spare: string;
  num: string | null;
  den: string | null;
  /** By whose power somebody is there already. */
  agent: string;
};

/** Seats of the meeting by entrances, in the order of units; those of the association itself do not sign. */
export async function seatsToSign(
  db: Db,
  scope: Scope,
  { meetingId, voteId }: Omit<Book, 'today'>,
): Promise<SignedSeat[]> {
  type Row = Omit<SignedSeat, 'agent'> & NameOrNobody & { agent_name: string | null };
  const { rows } = await db.execute<Row>(sql`
    select e.name as entrance, s.owners, s.units, s.spare, s.num::text, s.den::text, q.agent_name,
      g.id, g.kind, g.title_before, g.first_name, g.last_name, g.title_after, g.company_name
    from vote_seat s
    left join unit u on u.svj_id = s.svj_id and u.id = s.unit_ids[1]
    left join entrance e on e.svj_id = u.svj_id and e.id = u.entrance_id
    left join vote_presence p on p.svj_id = s.svj_id and p.vote_id = s.vote_id and p.seat_id = s.id and p.left_at is null
    left join meeting_door d on d.svj_id = s.svj_id and d.meeting_id = ${meetingId} and d.seat_id = s.id
    left join vote_proxy q on q.svj_id = s.svj_id and q.id = coalesce(p.proxy_id, d.proxy_id)
    left join member g on g.svj_id = q.svj_id and g.id = q.agent_id
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own and s.parted_seq is null
    order by e.name collate cs_numeric nulls last, s.position, s.id`);
  return rows.map(({ entrance, owners, units, spare, num, den, agent_name, ...agent }) => ({
    ...{ entrance, owners, units, spare, num, den },
    agent: nameOrNull(agent)?.full_name ?? agent_name ?? '',
  }));
}
