import { stamp } from '#contract/base/calls/ids.ts';
import { noticeOf, yearOf } from '#contract/meetings/rules.ts';
import type { MeetingDetail, MeetingNotice } from '#contract/meetings/schema.ts';
import { picked } from '../../base/db/columns.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { statutesOf } from '../../proxies/queries-around.ts';
import { type Meeting, meetingSeen } from '../rows/queries.ts';
import { seesAll } from '../rows/queries-audience.ts';
import { votesOf } from '../rows/queries-votes.ts';
import { reachOf } from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

function mayOf({ scope, now }: Asking, { status, startsAt }: Meeting): MeetingDetail['may'] {
  const writes = seesAll(scope) && scope.mayWrite;
  const isScheduled = status === 'scheduled';
  return {
    edit: writes && status !== 'finished',
    schedule: writes && status === 'concept',
    cancel: writes && isScheduled,
    finish: writes && isScheduled && startsAt <= now,
    remove: writes && status === 'concept',
  };
}

type Told = Pick<MeetingDetail, 'notice' | 'peopleCount' | 'unreachable'>;

/** What who administers meetings has to know before it is held: how the invitation keeps its term, and whom it reaches. */
async function aheadOf({ db, scope, now }: Asking, m: Meeting): Promise<Told> {
  if (!seesAll(scope) || m.status === 'finished') return { notice: null, peopleCount: null, unreachable: [] };
  const { noticeDays } = await statutesOf(db, scope);
  const notice: MeetingNotice = noticeOf(m.noticedAt ?? now, m.startsAt, noticeDays);
  return { notice, ...(await reachOf(db, scope, m.id, now)) };
}

/** One meeting as the asker may read it. */
export async function detailOf(portal: Portal, at: Asking, id: number): Promise<MeetingDetail> {
  const { db, scope } = at;
  const m = await meetingSeen(db, scope, id);
  const votes = await votesOf(db, scope, id);
  const files = (await filesOf(portal, at, 'meeting', [id], { all: seesAll(scope) })).get(id) ?? [];
  return {
    ...picked(m, ['id', 'name', 'address', 'description', 'isPublic', 'status', 'cancelReason', 'pointCount']),
    decidedCount: m.decidedCount,
    // What was told before there were agendas says nothing of them.
    news: m.news && { ...m.news, agenda: m.news.agenda ?? null },
    ...{ start: m.startsAt.toISOString(), end: m.endsAt.toISOString(), year: yearOf(m.startsAt) },
    ...{ cancelled: m.cancelledAt !== null, scheduledAt: iso(m.scheduledAt), finishedAt: iso(m.finishedAt) },
    ...{ votes, voteCount: votes.length, attachments: files },
    files: (await chosenOf(portal, at, 'meeting', [id])).get(id) ?? [],
    ...(await aheadOf(at, m)),
    ...{ createdAt: m.createdAt.toISOString(), updatedAt: stamp(m.version, m.updatedAt) },
    may: mayOf(at, m),
  };
}
