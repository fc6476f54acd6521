import { sql } from 'drizzle-orm';
import { type Seat, seatsOf } from '#contract/census/rules.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { readRegister } from '../census/queries.ts';

type Given = { principalId: number; voteId: number | null };

/** Seats that principals act for, each by the lowest of its units: of the frozen list of a vote, else of today's register. */
export async function seatsOfPrincipals(db: Db, scope: Scope, given: readonly Given[], now: Date) {
  const votes = [...new Set(given.flatMap((g) => g.voteId ?? []))];
  type Frozen = { vote: number; member: number | null; seat: number };
  const { rows: frozen } = await db.execute<Frozen>(sql`
    select s.vote_id as vote, w.member_id as member, s.unit_ids[1] as seat from vote_seat s
    join vote v on v.svj_id = s.svj_id and v.id = s.vote_id and v.status <> 'concept'
    left join vote_voter w on w.svj_id = s.svj_id and w.seat_id = s.id
    where s.svj_id = ${scope.svjId} and s.vote_id = any(${sql.param(votes)}::bigint[]) and not s.own`);
  const started = new Set(frozen.map((f) => f.vote));
  const needsRegister = given.some((g) => g.voteId === null || !started.has(g.voteId));
  const register = needsRegister ? await readRegister(db, scope, now) : null;
  const today: Seat[] = register ? seatsOf(register.units, register) : [];
  return ({ principalId, voteId }: Given): number[] =>
    voteId !== null && started.has(voteId)
      ? frozen.filter((f) => f.vote === voteId && f.member === principalId).map((f) => Number(f.seat))
      : today.filter((s) => s.voters.some((v) => v.memberId === principalId)).map((s) => s.units[0]?.id as number);
}
