import { mostPoints, type PointInput } from '#contract/agenda/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import type { Meeting } from '../../meetings/rows/queries.ts';
import { tellChanged } from '../../meetings/telling/steps.ts';
import { pointRows } from '../rows/queries.ts';
import { keepPoints } from './queries.ts';
import { type At, keepWithMeeting } from './steps.ts';

type Added = Pick<PointInput, 'kind' | 'name' | 'body' | 'wording'>;

/**
 * Puts one more point at the end of the agenda of a meeting that this transaction holds; answers its id. Whoever is invited
 * already is told.
 */
export async function appendPoint(portal: Portal, at: At, m: Meeting, added: Added): Promise<number> {
  const { db, scope, now } = at;
  const before = await pointRows(db, scope, m.id);
  if (before.length >= mostPoints) throw new Refused('AGENDA.ERRORS.TOO_MANY');
  const written = [...before, { ...added, id: null, preset: null, counterTo: null }];
  const addedAt = m.status === 'scheduled' ? now : null;
  const ids = await keepPoints(db, scope, { meetingId: m.id, addedAt }, written, now);
  const { m: changed, news } = await keepWithMeeting(at, m, before);
  if (news) await tellChanged(portal, at, changed);
  await record(db, scope, now, { noun: 'agenda', nounId: m.id, verb: 'update', detail: { name: m.name } });
  return ids.at(-1) as number;
}
