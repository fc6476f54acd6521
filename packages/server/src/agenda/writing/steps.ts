import { type AgendaNews, agendaNews, isDecided, withCounters } from '#contract/agenda/rules.ts';
import type { AgendaChange, PointInput } from '#contract/agenda/schema.ts';
import { versionOf } from '#contract/base/calls/ids.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { attachFiles, dropFiles } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import { overtaken } from '../../base/log/audit.ts';
import { plainOf, sanitised } from '../../base/text/rich-text.ts';
import { dropAttached } from '../../documents/attached/queries.ts';
import { keepChosen } from '../../documents/attached/steps.ts';
import { type Meeting, meetingSeen } from '../../meetings/rows/queries.ts';
import { keepAgenda } from '../../meetings/writing/steps.ts';
import { type PointRow, pointRows } from '../rows/queries.ts';
import { numberVoted } from '../rows/steps.ts';
import * as q from './queries.ts';

export type At = { db: Db; scope: Scope; now: Date };

const owner = 'meeting_point';

/** The meeting, held; what is over has an agenda that stays. */
export async function openMeeting({ db, scope }: At, id: number): Promise<Meeting> {
  const m = await meetingSeen(db, scope, id, 'lock');
  if (m.status === 'finished') throw new Refused('AGENDA.ERRORS.FINISHED');
  return m;
}

/** As it is kept: what is not voted on has neither a wording nor a majority. */
function clean(p: PointInput): PointInput {
  const words = isDecided(p.kind) ? {} : { wording: '', preset: null };
  return { ...p, body: sanitised(p.body), ...words };
}

/** Ids of points have to be those of this meeting, each once. */
function refuseStrangers(before: readonly PointRow[], points: readonly PointInput[]): void {
  const key = 'AGENDA.ERRORS.UNKNOWN';
  const left = new Set(before.map((p) => p.id));
  points.forEach(({ id }, i) => {
    if (id !== null && !left.delete(id)) throw new Refused(key, { fields: { [`points.${i}.name`]: key } });
  });
}

/** What is voted on stays as it reads there, and stays; what is decided comes to a meeting that is held from its course alone. */
function refuseFixed(fixed: ReadonlySet<number>, before: readonly PointRow[], points: readonly PointInput[]) {
  const key = 'AGENDA.ERRORS.FIXED';
  const late = points.findIndex((p) => p.id === null && isDecided(p.kind));
  if (fixed.size > 0 && late !== -1)
    throw new Refused('AGENDA.ERRORS.HELD', { fields: { [`points.${late}.name`]: 'AGENDA.ERRORS.HELD' } });
  for (const was of before.filter((p) => fixed.has(p.id))) {
    const i = points.findIndex((p) => p.id === was.id);
    const is = points[i];
    if (!is) throw new Refused(key);
    const same = is.kind === was.kind && is.name === was.name && is.wording === was.wording && is.preset === was.preset;
    if (!same) throw new Refused(key, { fields: { [`points.${i}.name`]: key } });
  }
}

/** Other proposals right after their points, wherever they were put. */
function ordered(before: readonly PointRow[], points: readonly PointInput[]): PointInput[] {
  const counters = new Map(before.map((p) => [p.id, p.counterTo]));
  // Those that are new have no ids yet.
  const placed = points.map((point, i) => ({
    ...{ point, id: point.id ?? -1 - i },
    counterTo: point.id === null ? null : (counters.get(point.id) ?? null),
  }));
  return withCounters(placed).map(({ point }) => point);
}

async function keepFiles(at: At, ids: readonly number[], points: readonly PointInput[]): Promise<void> {
  for (const [i, { id, fileIds, documents }] of points.entries()) {
    const ownerId = ids[i] as number;
    if (id !== null || fileIds.length > 0) await attachFiles(at.db, at.scope, { owner, ownerId }, fileIds, at.now);
    // A page of the web could change under a vote.
    await keepChosen(at, { owner, ownerId }, documents, { links: false });
  }
}

/** Keeps with the meeting what it is found by and how much is on; answers what people have to be told of a called one. */
export async function keepWithMeeting(at: At, m: Meeting, before: readonly PointRow[] | 'untold') {
  const after = await pointRows(at.db, at.scope, m.id);
  await numberVoted(at.db, at.scope, after);
  const isTold = m.status === 'scheduled' && before !== 'untold';
  const news: AgendaNews | null = isTold ? agendaNews(before, after) : null;
  const words = after.flatMap((p) => [p.name, p.wording, plainOf(p.body)]).join(' ');
  const counts = { points: after.length, decided: after.filter((p) => isDecided(p.kind)).length };
  return { m: await keepAgenda(at, m, { words, ...counts, news }), news };
}

/** Makes the agenda exactly these points; answers what people have to be told. Refuses a stale one (409). */
export async function saveAgenda(at: At, { id, updatedAt, points }: AgendaChange) {
  const { db, scope, now } = at;
  const m = await openMeeting(at, id);
  if (m.agendaVersion !== versionOf(updatedAt))
    throw await overtaken(db, scope, { noun: 'agenda', nounId: id }, updatedAt);
  const before = await pointRows(db, scope, id);
  refuseStrangers(before, points);
  const cleaned = points.map(clean);
  const fixed = new Set(await q.fixedPoints(db, scope, id));
  refuseFixed(fixed, before, cleaned);
  const wanted = ordered(before, cleaned);
  const addedAt = m.status === 'scheduled' ? now : null;
  const ids = await q.keepPoints(db, scope, { meetingId: id, addedAt }, wanted, now);
  await keepFiles(at, ids, wanted);
  const left = before.filter((p) => !ids.includes(p.id));
  const gone = left.map((p) => p.id);
  await dropFiles(db, scope, owner, gone, now);
  await dropAttached(db, scope, owner, gone);
  // Who is in the room hears of a change there; the others were invited to what they were.
  return { ...(await keepWithMeeting(at, m, fixed.size > 0 ? 'untold' : before)), left };
}
