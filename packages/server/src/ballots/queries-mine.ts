import { type SQL, sql } from 'drizzle-orm';
import { fraction, toText, zero } from '#contract/base/shares/fraction.ts';
import type { Channel, VotedUser, VoterWay } from '#contract/motions/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../base/people/people.ts';
import { saidBefore } from '../census/queries-changes.ts';
import { powersByWhich } from '../proxies/queries-use.ts';

export type Mine = {
  seat: VotedUser;
  how: VoterWay | 'proxy';
  own: boolean;
  channel: Channel | null;
  inRoom: boolean;
  castBy: string | null;
  former: boolean;
  objected: boolean;
  paperWaits: boolean;
};

type MineRow = NameOrNobody & {
  seat_id: number;
  units: string;
  owners: string;
  spare: string;
  num: string | null;
  den: string | null;
  own: boolean;
  how: VoterWay | 'proxy';
  user_id: number | null;
  answered: number;
  at: string | null;
  channel: Channel | null;
  in_room: boolean;
  by_other: boolean;
  former: boolean;
  objected: boolean;
  paper_waits: boolean;
};

/** The statement of `seatsOfMine`; `powers` are seats by powers of attorney. */
const mineQuery = (scope: Scope, voteId: number, powers: readonly number[]): SQL => sql`
    select s.id as seat_id, s.units, s.owners, s.spare, s.num, s.den, s.own, w.how, a.answered, a.at, a.channel,
      exists (select from vote_presence r where r.svj_id = s.svj_id and r.vote_id = s.vote_id and r.seat_id = s.id
        and r.left_at is null) as in_room,
      (select case when count(*) = 1 then min(x.member_id) end from vote_voter x
        where x.svj_id = s.svj_id and x.seat_id = s.id) as user_id,
      coalesce(a.cast_by <> ${scope.memberId}, false) as by_other,
      w.how <> 'proxy' and coalesce(a.cast_by <> ${scope.memberId} and a.former, false) as former,
      exists (select from vote_objection o where o.svj_id = s.svj_id and o.vote_id = s.vote_id and o.seat_id = s.id
        and o.member_id = ${scope.memberId}
        and (o.paper_id is null or exists (select from vote_paper p
          where p.svj_id = o.svj_id and p.id = o.paper_id and p.void_at is null))) as objected,
      exists (select from vote_paper p where p.svj_id = s.svj_id and p.vote_id = s.vote_id and p.seat_id = s.id
        and not p.counts and p.void_at is null) as paper_waits,
      m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from (
      select svj_id, seat_id, how from vote_voter
      where svj_id = ${scope.svjId} and member_id = ${scope.memberId} and vote_id = ${voteId}
      union all
      select p.svj_id, p.id, 'proxy' from vote_seat p
      where p.svj_id = ${scope.svjId} and p.vote_id = ${voteId} and p.id = any(${sql.param([...powers])}::bigint[])
        and not exists (select from vote_voter v
          where v.svj_id = p.svj_id and v.seat_id = p.id and v.member_id = ${scope.memberId})
    ) w
    join vote_seat s on s.svj_id = w.svj_id and s.id = w.seat_id
    left join lateral (
      select count(*) as answered, max(x.at) as at, max(x.channel) as channel,
        (array_agg(x.cast_by order by x.seq desc))[1] as cast_by,
        bool_or(${saidBefore(scope)}) as former
      from vote_answer x where x.svj_id = s.svj_id and x.vote_id = s.vote_id and x.seat_id = s.id
    ) a on true
    left join member m on m.svj_id = s.svj_id and m.id = a.cast_by
    order by w.how = 'proxy', s.position, s.id`;

function mineOf(x: MineRow, pointCount: number): Mine {
  return {
    seat: {
      id: x.seat_id,
      userId: x.user_id,
      full_name: x.owners,
      room_name: x.units,
      spare: x.spare,
      status: pointCount > 0 && x.answered >= pointCount ? 'done' : 'waiting',
      updatedAt: x.at && new Date(x.at).toISOString(),
      shares: toText(x.num === null || x.den === null ? zero : fraction(x.num, x.den)),
    },
    how: x.how,
    own: x.own,
    channel: x.channel,
    inRoom: x.in_room,
    castBy: x.by_other ? (nameOrNull(x)?.full_name ?? null) : null,
    former: x.former,
    objected: x.objected,
    paperWaits: x.paper_waits,
  };
}

/** Seats that the asker may vote for, own ones first, then by powers; with whether they have and who did it. */
export async function seatsOfMine(
  db: Db,
  scope: Scope,
  voteId: number,
  pointCount: number,
  now: Date,
): Promise<Mine[]> {
  if (scope.memberId === null) return [];
  const powers = [...(await powersByWhich(db, scope, voteId, now)).keys()];
  const { rows } = await db.execute<MineRow>(mineQuery(scope, voteId, powers));
  return rows.map((x) => mineOf(x, pointCount));
}
