import { sql } from 'drizzle-orm';
import type { Channel, VoteValue } from '#contract/motions/schema.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { append } from '#server/ledger/steps.ts';
import type { Person, TestHouse } from './house.ts';

/** Ids of the seats by their units, whoever may see the list. */
const seatsByUnits = (house: TestHouse, voteId: number): Promise<Map<string, number>> =>
  house.inside(async (db) => {
    const seats = sql`select units, id from vote_seat where svj_id = ${house.id} and vote_id = ${voteId}`;
    const { rows } = await db.execute<{ units: string; id: number }>(seats);
    return new Map(rows.map((r) => [r.units, r.id]));
  });

/** Writes answers of seats (by units) to all points, as ballots do, without the way through mail and code. */
export async function cast(
  house: TestHouse,
  by: Person,
  voteId: number,
  given: Record<string, VoteValue | VoteValue[]>,
  channel: Channel = 'own',
): Promise<void> {
  const { votePoints } = await by.asks(votes.one, { id: voteId });
  const seats = await seatsByUnits(house, voteId);
  await house.inside(async (db, scope) => {
    for (const [units, answer] of Object.entries(given)) {
      const seat = seats.get(units) as number;
      const values = votePoints.map((p, i) => [p.id, Array.isArray(answer) ? answer[i] : answer] as const);
      const answers = Object.fromEntries(values.filter(([, v]) => v)) as Record<string, VoteValue>;
      const now = house.portal.clock.now;
      const fields = { answers, channel, by: by.memberId as number };
      const entry = { kind: 'ballot' as const, seat, fields };
      const { entries } = await append(db, scope, house.portal, voteId, [entry], now);
      for (const [point, value] of Object.entries(answers)) {
        await db.execute(sql`
          insert into vote_answer (svj_id, vote_id, point_id, seat_id, value, channel, cast_by, seq, at)
          values (${scope.svjId}, ${voteId}, ${Number(point)}, ${seat}, ${value}, ${channel}, ${by.memberId},
            ${entries[0]?.seq ?? 0}, ${now})`);
      }
    }
  });
}

/** Puts seats (by units) into the room of a local vote. */
export async function comes(house: TestHouse, voteId: number, units: readonly string[]): Promise<void> {
  const seats = await seatsByUnits(house, voteId);
  await house.inside(async (db, scope) => {
    for (const one of units) {
      await db.execute(sql`insert into vote_presence (svj_id, vote_id, seat_id, arrived_at)
        values (${scope.svjId}, ${voteId}, ${seats.get(one)}, ${house.portal.clock.now})`);
    }
  });
}
