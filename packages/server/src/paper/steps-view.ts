import { secondUntil, whyNoPaper } from '#contract/motions/rules-papers.ts';
import type { Paper } from '#contract/paper/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { ownSeats, seatsById, votedUser } from '../answers/queries.ts';
import { type Asking, filesOf } from '../base/files/files.ts';
import { may } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { Vote } from '../motions/queries.ts';
import { courseOf } from '../motions/queries-course.ts';
import { pointsOf } from '../motions/queries-points.ts';
import * as q from './counting/queries.ts';
import { sightOf, whyNotConfirm } from './queries-second.ts';

type Looking = { looks: boolean };

/** Everything the records are shown with, read at once. */
async function around(portal: Portal, at: Asking, vote: Vote, rows: readonly q.PaperRow[]) {
  const { db, scope } = at;
  const ids = rows.map((r) => r.id);
  const seats = await seatsById(
    db,
    scope,
    vote.id,
    rows.map((r) => r.seatId),
  );
  const people = rows.flatMap((r) => [r.recordedBy, r.confirmedBy ?? r.recordedBy, r.takenBy ?? r.recordedBy]);
  return {
    seats: new Map(seats.map((s) => [s.id, s])),
    said: await q.saidIn(
      db,
      scope,
      vote.id,
      rows.map((r) => r.seq),
    ),
    names: await q.namesOf(db, scope, people),
    objections: await q.objectionsOf(db, scope, vote.id, ids),
    photos: await filesOf(portal, at, 'vote_paper', ids, { all: true }),
    pointCount: (await pointsOf(db, scope, vote.id)).length,
    mine: await ownSeats(db, scope, vote.id),
    course: await courseOf(db, scope, vote),
  };
}

const stateOf = (r: q.PaperRow) => (r.voidAt ? 'void' : r.counts ? 'counts' : 'waits');
const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** Records as the asker may see them; what is veiled is told to who looks. */
export async function views(
  portal: Portal,
  at: Asking,
  vote: Vote,
  rows: readonly q.PaperRow[],
  { looks }: Looking = { looks: false },
): Promise<Paper[]> {
  const { db, scope, now } = at;
  const { seats, said, names, objections, photos, pointCount, mine, course } = await around(portal, at, vote, rows);
  const takesPapers = whyNoPaper(course, now) === null;
  const found: Paper[] = [];
  for (const r of rows) {
    const seat = seats.get(r.seatId);
    if (!seat) continue;
    const sight = await sightOf(db, scope, vote, r, { mine, now });
    const tells = sight === 'open' || (sight === 'veiled' && looks);
    const waits = r.voidAt === null && r.confirmedBy === null && vote.status === 'run';
    const isEarly = vote.closesAt === null || now < vote.closesAt;
    found.push({
      id: r.id,
      seat: votedUser(seat, pointCount),
      ...{ number: r.number, scanned: r.scanned, date: r.paperDate, at: r.at.toISOString() },
      recordedBy: names.get(r.recordedBy) ?? '',
      handedIn: iso(r.handedIn),
      takenBy: r.takenBy === null ? null : (names.get(r.takenBy) ?? ''),
      ...{ state: stateOf(r), voidWhy: r.voidWhy },
      confirmedBy: r.confirmedBy === null ? null : (names.get(r.confirmedBy) ?? ''),
      confirmedAt: iso(r.confirmedAt),
      secondUntil: waits && !r.counts ? iso(secondUntil(r, course)) : null,
      canConfirm: waits && (await whyNotConfirm(db, scope, vote, r, now)) === null,
      takesPhoto: may(scope, 'vote', 'rw') && takesPapers && r.voidAt === null && (isEarly || r.handedIn !== null),
      hasPhoto: r.photoAt !== null,
      veiled: sight === 'veiled' && !looks,
      answers: tells ? (said.get(r.seq)?.answers ?? {}) : {},
      blank: tells ? (said.get(r.seq)?.blank ?? []) : [],
      objections: objections.get(r.id) ?? 0,
      photos: tells ? (photos.get(r.id) ?? []) : [],
    });
  }
  return found;
}

/** One record as the asker may see it. */
export async function oneView(portal: Portal, at: Asking, vote: Vote, id: number, looking?: Looking): Promise<Paper> {
  const row = await q.paperById(at.db, at.scope, vote.id, id);
  const [view] = row ? await views(portal, at, vote, [row], looking) : [];
  if (!view) throw new Refused('VOTE_PAPER.ERRORS.NOT_FOUND');
  return view;
}

/** The records that are for the asker: all for who administers votes, else those of their seats and those they may confirm. */
export async function papersFor({ db, scope, now }: Asking, vote: Vote): Promise<q.Among> {
  if (may(scope, 'vote', 'rw')) return null;
  const ids: number[] = [];
  for (const p of await q.waitingPapers(db, scope, vote.id))
    if ((await whyNotConfirm(db, scope, vote, p, now)) === null) ids.push(p.id);
  return { seats: [...(await ownSeats(db, scope, vote.id))], ids };
}
