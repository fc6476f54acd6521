import type { PuttingOnAgenda, RequestAgenda } from '#contract/approvals/schema-agenda.ts';
import { Refused } from '#contract/refusals.ts';
import { openMeeting } from '../../agenda/writing/steps.ts';
import { appendPoint } from '../../agenda/writing/steps-added.ts';
import { copyFiles } from '../../base/files/file-copying.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { asParagraphs } from '../../base/text/rich-text.ts';
import { meetingSeen } from '../../meetings/rows/queries.ts';
import { meetingsAhead } from '../../proposals/detail/queries.ts';
import { type Approval, type At, approvalSeen } from '../rows/queries.ts';
import { keepPoint } from '../writing/queries.ts';
import * as q from './queries.ts';

const isRefused = (a: Approval): boolean => a.status === 'rejected';

/** The point that was made of a request, and where one may still be made. */
export async function agendaOf(at: At, id: number): Promise<RequestAgenda> {
  const { db, scope } = at;
  const a = await approvalSeen(db, scope, id);
  const administers = may(scope, 'meetingOwners', 'rw') && scope.mayWrite && scope.memberId !== null;
  const mayPut = administers && !isRefused(a) && !(await q.isOnAgenda(db, scope, id));
  return {
    point: may(scope, 'meetingOwners', 'r') ? await q.pointOf(db, scope, id) : null,
    meetings: mayPut ? await meetingsAhead(db, scope) : [],
    mayPut,
  };
}

/**
 * Makes it the last point of the agenda of a meeting, with its description and its public files. The meeting is held first:
 * a point that goes with its meeting touches the request too.
 */
export async function putOnAgenda(portal: Portal, at: At, input: PuttingOnAgenda): Promise<void> {
  const { db, scope, now } = at;
  const { id, meetingId, name, wording } = input;
  await approvalSeen(db, scope, id);
  const m = await openMeeting(at, meetingId);
  if (!(await meetingsAhead(db, scope)).some((one) => one.id === m.id)) {
    const key = 'APPROVAL.ERRORS.NOT_FOR_OWNERS';
    throw new Refused(key, { fields: { meetingId: key } });
  }
  const a = await approvalSeen(db, scope, id, 'lock');
  if (isRefused(a)) throw new Refused('APPROVAL.ERRORS.NOT_FOR_AGENDA');
  if (await q.isOnAgenda(db, scope, id)) throw new Refused('APPROVAL.ERRORS.ON_AGENDA');
  const point = { kind: 'resolution', name, body: asParagraphs(a.notes), wording } as const;
  const pointId = await appendPoint(portal, at, m, point);
  const kinds = { from: 'approval', to: 'meeting_point', publicOnly: true } as const;
  await copyFiles(portal, db, scope, kinds, [{ from: id, to: pointId }], now);
  await keepPoint(at, id, pointId);
  await record(db, scope, now, { noun: 'approvals', nounId: id, verb: 'agenda', detail: { name: a.title } });
}

export async function requestsOfMeeting({ db, scope }: At, meetingId: number) {
  const m = await meetingSeen(db, scope, meetingId);
  return { requests: await q.requestsOf(db, scope, m.id) };
}
