import { isDecided, labelsOf, withCounters } from '#contract/agenda/rules.ts';
import { mostPoints } from '#contract/agenda/schema.ts';
import { NewPoint } from '#contract/course/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { asParagraphs } from '../../base/text/rich-text.ts';
import { addPoint } from '../../course/steps-added.ts';
import { pointsOf } from '../../motions/queries-points.ts';
import { bookOf, tiePoints } from '../ballot/queries.ts';
import { addToDraft } from '../ballot/steps.ts';
import { type PointRow, pointRows } from '../rows/queries.ts';
import { numberVoted } from '../rows/steps.ts';
import * as q from '../writing/queries.ts';
import { type At, keepWithMeeting, openMeeting } from '../writing/steps.ts';

type Proposal = {
  meetingId: number;
  /** The point that it is another proposal to; null: a matter of its own, put at the end. */
  counterTo: number | null;
  name: string;
  wording: string;
  /** A matter that nobody announced: decided only with everybody entitled there and agreeing (§ 253). */
  offAgenda?: boolean;
};

/** The point that another proposal is to: one to a proposal is to the point that this is to. */
function aimOf(rows: readonly PointRow[], counterTo: number): PointRow {
  const found = rows.find((p) => p.id === counterTo);
  const aim = rows.find((p) => p.id === found?.counterTo) ?? found;
  const refuse = (key: 'AGENDA.ERRORS.UNKNOWN' | 'AGENDA.ERRORS.NOT_VOTED') =>
    new Refused(key, { fields: { counterTo: key } });
  if (!aim) throw refuse('AGENDA.ERRORS.UNKNOWN');
  if (!isDecided(aim.kind)) throw refuse('AGENDA.ERRORS.NOT_VOTED');
  return aim;
}

/** Writes the point into the agenda, after the one that it is to and its other proposals; answers its id. */
async function writePoint({ db, scope, now }: At, rows: readonly PointRow[], of: Proposal, aim: PointRow | null) {
  const fresh = {
    ...{ id: 0, kind: aim?.kind ?? ('resolution' as const), name: of.name, body: '', wording: of.wording },
    ...{ preset: aim?.preset ?? null, counterTo: aim?.id ?? null },
  };
  const order = withCounters([...rows, fresh]);
  const at = order.indexOf(fresh);
  const written = order.map((p) => ({ ...p, id: p.id === 0 ? null : p.id }));
  const ids = await q.keepPoints(db, scope, { meetingId: of.meetingId, addedAt: now }, written, now);
  return ids[at] as number;
}

/** The vote that runs takes the point up, before the one that follows it in the agenda. */
async function takeUp(portal: Portal, at: At, voteId: number, id: number, offAgenda: boolean, meetingId: number) {
  const { db, scope } = at;
  if (!may(scope, 'vote', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const rows = await pointRows(db, scope, meetingId);
  const there = new Set((await pointsOf(db, scope, voteId)).map((p) => p.id));
  const place = rows.findIndex((p) => p.id === id);
  const { kind, name, wording, preset } = rows[place] as PointRow;
  const next = rows.slice(place + 1).find((p) => p.votePointId !== null && there.has(p.votePointId));
  const given = { name, description: asParagraphs(wording), preset, before: next?.votePointId ?? null };
  const offered = NewPoint.parse({ ...given, offAgenda: offAgenda ? { consent: true } : null });
  const votePointId = await addPoint(portal, at, voteId, offered);
  await tiePoints(db, scope, [{ pointId: id, votePointId, elects: kind === 'election' }]);
  await numberVoted(db, scope, await pointRows(db, scope, meetingId));
}

/**
 * Adds another proposal to a point, and to the vote where there is one. It is no other matter than the announced one, so nobody
 * has to be told before.
 */
export async function addCounterProposal(portal: Portal, at: At, of: Proposal) {
  const { db, scope, now } = at;
  const m = await openMeeting(at, of.meetingId);
  const rows = await pointRows(db, scope, m.id);
  if (rows.length >= mostPoints) throw new Refused('AGENDA.ERRORS.TOO_MANY');
  const aim = of.counterTo === null ? null : aimOf(rows, of.counterTo);
  const id = await writePoint(at, rows, of, aim);
  await keepWithMeeting(at, m, 'untold');
  const book = await bookOf(db, scope, m.id);
  if (book?.status === 'finish') throw new Refused('AGENDA.ERRORS.VOTE_OVER');
  if (book?.status === 'concept') await addToDraft(portal, at, m, book.id, id);
  if (book?.status === 'run') await takeUp(portal, at, book.id, id, of.offAgenda ?? false, m.id);
  const label = labelsOf(await pointRows(db, scope, m.id)).get(id) ?? '';
  const name = `${label} ${of.name}`;
  await record(db, scope, now, { noun: 'agenda', nounId: m.id, verb: 'counter', detail: { name } });
  return { m, id, label };
}
