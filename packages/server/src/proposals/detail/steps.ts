import type { ProposalDetail, TakenProposals } from '#contract/proposals/schema.ts';
import { picked } from '../../base/db/columns.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { meetingSeen } from '../../meetings/rows/queries.ts';
import { type Row, toRow } from '../listing/queries.ts';
import { administers, countOpen, type Proposal, proposalSeen, standsFor } from '../rows/queries.ts';
import * as q from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

async function mayOf(at: Asking, p: Proposal, { state, supports }: Row): Promise<ProposalDetail['may']> {
  const { scope } = at;
  const isOpen = state === 'open' && scope.mayWrite && scope.memberId !== null;
  const decides = isOpen && administers(scope);
  return {
    support: isOpen && !supports && (await standsFor(at)),
    takeBack: isOpen && supports,
    withdraw: isOpen && p.authorId === scope.memberId && p.reachedAt === null,
    ...{ decline: decides, take: decides },
  };
}

/** One proposal as the asker may read it. */
export async function detailOf(portal: Portal, at: Asking, id: number): Promise<ProposalDetail> {
  const { db, scope, now } = at;
  const p = await proposalSeen(db, scope, id);
  const row = await q.rowOf(db, scope, id);
  const may = await mayOf(at, p, row);
  return {
    ...toRow(row, now),
    ...picked(p, ['reason', 'wording', 'endReason']),
    attachments: (await filesOf(portal, at, 'proposal', [id], { all: true })).get(id) ?? [],
    supporters: await q.supportersOf(db, scope, id),
    ...{ reachedAt: iso(p.reachedAt), takenAt: iso(p.takenAt), endedAt: iso(p.endedAt) },
    meetings: may.take ? await q.meetingsAhead(db, scope) : [],
    may,
  };
}

/** What owners brought to the agenda of a meeting, and how much still waits. */
export async function takenOf({ db, scope }: Asking, meetingId: number): Promise<TakenProposals> {
  const m = await meetingSeen(db, scope, meetingId);
  const proposals = await q.takenInto(db, scope, m.id);
  return { proposals, openCount: await countOpen(db, scope) };
}
