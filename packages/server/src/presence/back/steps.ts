import type { VoteValue } from '#contract/motions/schema.ts';
import { answersAfter } from '#contract/presence/rules-back.ts';
import { Refused } from '#contract/refusals.ts';
import { seatsById } from '../../answers/queries.ts';
import { dropMissed } from '../../answers/queries-givers.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope, Session } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import type { Vote } from '../../motions/queries.ts';
import { pointsOf } from '../../motions/queries-points.ts';
import { forgetMistaken, presenceOf } from '../queries-attendance.ts';
import { markAttendance } from '../steps-attendance.ts';
import { writeLocal } from '../steps-local.ts';
import { entriesBefore, entriesTogether, type Undone } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date; session: Session };

/** Answers are what they were before, or none: further entries say so, and those that were there stay. */
async function answersBack(portal: Portal, at: At, vote: Vote, undone: readonly Undone[]): Promise<void> {
  const { db, scope, now } = at;
  const points = await pointsOf(db, scope, vote.id);
  const said = new Set(undone.flatMap((e) => Object.keys(e.answers).map(Number)));
  const closed = points.find((p) => said.has(p.id) && p.closedAt !== null);
  if (closed) throw new Refused('VOTE.ERRORS.POINT_CLOSED', { params: { point: closed.name } });
  const ids = [...new Set(undone.map((e) => e.seat))];
  const there = await presenceOf(db, scope, vote.id, ids);
  if (ids.some((id) => there.get(id)?.leftAt !== null)) throw new Refused('VOTE.ERRORS.STAYS');
  const before = answersAfter(await entriesBefore(db, scope, vote.id, ids, (undone[0] as Undone).seq), said);
  const was = (seat: number, point: number): VoteValue => before.get(seat)?.get(point) ?? 'miss';
  const answers = new Map(
    undone.map(({ seat, answers }) => [
      seat,
      new Map(Object.keys(answers).map((point) => [Number(point), was(seat, Number(point))] as const)),
    ]),
  );
  const seats = await seatsById(db, scope, vote.id, ids);
  await writeLocal(db, portal, at, { vote, points, seats, answers, acts: new Map() }, seats, { back: true });
  await dropMissed(db, scope, vote.id, ids, [...said]);
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'local', detail: { seats: seats.length } });
}

/** Whoever came leaves, whoever left is there again; only where the entry moved the seat, and it alone. */
async function attendanceBack(portal: Portal, at: At, vote: Vote, undone: readonly Undone[]): Promise<void> {
  const { db, scope } = at;
  const seats = undone.map((e) => e.seat);
  const here = undone[0]?.kind === 'left';
  const before = await entriesBefore(db, scope, vote.id, seats, (undone[0] as Undone).seq);
  const last = new Map(before.filter((e) => e.kind !== 'ballot').map((e) => [e.seat, e.kind]));
  // Of a couple the other one stays, and whoever was there already only changed by what they are there.
  const stays = undone.some(
    ({ seat, besides }) => 'beside' in besides || 'instead' in besides || (!here && last.get(seat) === 'arrived'),
  );
  if (stays) throw new Refused('VOTE.ERRORS.STAYS');
  await markAttendance(db, portal, at, { id: vote.id, seats, here, at: null, person: '' });
  if (!here) await forgetMistaken(db, scope, vote.id, seats);
}

/** Takes what was written at one moment back, whose last entry has this number; the vote's ledger is held. */
export async function takeEntriesBack(portal: Portal, at: At, vote: Vote, seq: number): Promise<void> {
  const undone = await entriesTogether(at.db, at.scope, vote.id, seq);
  if (undone.length === 0) throw new Refused('VOTE.ERRORS.STAYS');
  if (undone[0]?.kind === 'ballot') return answersBack(portal, at, vote, undone);
  await attendanceBack(portal, at, vote, undone);
}
