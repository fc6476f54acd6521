import { opensFrom } from '#contract/assembly/rules.ts';
import { shownUntil } from '#contract/projector/rules.ts';
import { Board, type Projection, type TurningPart } from '#contract/projector/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { meetingLed } from '../assembly/course/steps.ts';
import type { Db } from '../base/db/db.ts';
import { across, actFor, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { Hearing } from '../base/live/hub.ts';
import { record } from '../base/log/audit.ts';
import { hashToken, newToken } from '../base/secrets/tokens.ts';
import * as q from './queries.ts';
import { boardOf } from './steps-board.ts';

type At = { db: Db; scope: Scope; now: Date };

/** A new link to the projection of a called meeting, told once; the one before leads nowhere. */
export async function showOnWall(at: At, id: number): Promise<{ token: string; until: Date }> {
  const { db, scope, now } = at;
  const { startsAt, status, name } = await meetingLed(at, id, 'lock');
  if (status !== 'scheduled' || opensFrom(startsAt) > now) throw new Refused('PROJECTOR.ERRORS.NOT_TODAY');
  const [token, until] = [newToken(), shownUntil(startsAt, now)];
  await q.keepProjection(db, scope, { meetingId: id, tokenHash: hashToken(token), until }, now);
  await record(db, scope, now, { noun: 'meetings', nounId: id, verb: 'project', detail: { name } });
  return { token, until };
}

/** How the projection of the meeting stands, for whoever leads it. */
export async function standingOf({ db, scope, now }: At, id: number): Promise<Projection> {
  const out = await q.projectionOf(db, scope, id, now);
  return { until: out?.until.toISOString() ?? null, pointId: out?.pointId ?? null, part: out?.part ?? 0 };
}

/** Turns the wall to another part of a wording. */
export async function turnPart(at: At, { id, point, part }: TurningPart): Promise<void> {
  await meetingLed(at, id, 'lock');
  if (!(await q.keepPart(at.db, at.scope, id, point, part))) throw new Refused('PROJECTOR.ERRORS.NONE');
}

export async function hideFromWall(at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  const { name } = await meetingLed(at, id, 'lock');
  const had = await q.dropProjection(db, scope, id);
  if (had) await record(db, scope, now, { noun: 'meetings', nounId: id, verb: 'unproject', detail: { name } });
}

type Opened = { scope: Scope; projection: q.Projection; meeting: q.MeetingShown };

/** What the link leads to; one that ended, never was, or whose meeting is shown no more are answered alike. */
async function openProjection({ db, now }: Omit<At, 'scope'>, token: string): Promise<Opened> {
  // Whoever reads a wall is of no house: the link itself says of which it is.
  const projection = await across(db, () => q.projectionOfToken(db, hashToken(token), now));
  const scope = projection && (await actFor(db, projection.svjId));
  if (!projection || !scope?.enabled.includes('meetingOwners')) throw new Refused('PROJECTOR.ERRORS.OVER');
  const meeting = await q.meetingShown(db, scope, projection.meetingId);
  if (!meeting) throw new Refused('PROJECTOR.ERRORS.OVER');
  return { scope, projection, meeting };
}

/** What is behind the link now. */
export async function boardBehind({ db, now }: Omit<At, 'scope'>, token: string): Promise<Board> {
  const { scope, meeting } = await openProjection({ db, now }, token);
  return boardOf({ db, scope, now }, meeting);
}

/** Nouns of whose rows the board tells. */
const heard: ReadonlySet<string> = new Set(['projector', 'assembly', 'agenda', 'meetings', 'votes']);

/** Who listens by a link: they are told the board whole, read once for all of them, until the link ends. */
export async function hearingOf(portal: Portal, at: Omit<At, 'scope'>, token: string): Promise<Hearing> {
  const { scope, projection } = await openProjection(at, token);
  const read = async () => {
    try {
      const board = await portal.pool.transaction('read only', (db) => boardBehind({ db, now: portal.now() }, token));
      // No serialiser stands behind a stream: what the shape does not name goes no further.
      return JSON.stringify(Board.parse(board));
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  };
  return {
    ...{ svjId: scope.svjId, accountId: null, sessionId: null, until: projection.until },
    hears: (topic) => heard.has(topic),
    shown: { key: `board ${projection.tokenHash.toString('hex')}`, read },
  };
}
