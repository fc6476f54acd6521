import { seatsOf } from '#contract/census/rules.ts';
import { isReached, type Tally, tallyOf } from '#contract/proposals/rules.ts';
import type { Declining, ProposalInput } from '#contract/proposals/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { attachFiles } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { readRegister } from '../../census/queries.ts';
import { toSeat } from '../../census/steps.ts';
import { type At, openProposal, type Proposal, proposalSeen, standsFor } from '../rows/queries.ts';
import { tellCommittee, tellEnd } from '../telling/notices.ts';
import * as q from './queries.ts';

/** Adds up what supports it by the register of now, and writes that down. */
export async function addUp(at: At, id: number): Promise<Tally> {
  const register = await readRegister(at.db, at.scope, at.now);
  const seats = seatsOf(register.units, register).map((seat) => toSeat(seat, register));
  const supporting = await q.supportingIds(at.db, at.scope, id);
  const tally = tallyOf(seats, supporting);
  await q.keepTally(at, id, tally, supporting.length);
  return tally;
}

/**
 * The same for a proposal that this transaction holds. Once it is more than a quarter of votes by at least two owners, the
 * committee has to call a meeting and is told; that stays.
 */
export async function recount(portal: Portal, at: At, p: Proposal): Promise<void> {
  const { db, scope, now } = at;
  const tally = await addUp(at, p.id);
  if (p.reachedAt !== null || !isReached(tally)) return;
  await q.changeProposal(at, p.id, { reachedAt: now });
  await record(db, scope, now, { noun: 'proposals', nounId: p.id, verb: 'reach', detail: { name: p.name } });
  await tellCommittee(portal, at, p.id, 'given');
}

/** Who owns nothing and stands for nobody neither proposes nor supports. */
async function refuseStranger(at: At): Promise<number> {
  const me = at.scope.memberId;
  if (me === null || !(await standsFor(at))) throw new Refused('PROPOSAL.ERRORS.NOT_OWNER');
  return me;
}

/** Makes a proposal, which who makes it supports; the committee is told. */
export async function propose(portal: Portal, at: At, { fileIds, ...made }: ProposalInput): Promise<Proposal> {
  const me = await refuseStranger(at);
  const p = await q.addProposal(at, made);
  await attachFiles(at.db, at.scope, { owner: 'proposal', ownerId: p.id }, fileIds, at.now);
  await q.addSupport(at, p.id, me);
  await tellCommittee(portal, at, p.id, 'published');
  await recount(portal, at, p);
  return p;
}

/** Supports it or takes the support back; answers whether anything changed. */
export async function support(portal: Portal, at: At, id: number, supports: boolean) {
  await proposalSeen(at.db, at.scope, id);
  const me = supports ? await refuseStranger(at) : (at.scope.memberId ?? 0);
  const p = await openProposal(at, id);
  const changed = await (supports ? q.addSupport(at, id, me) : q.endSupport(at, id, me));
  if (changed) await recount(portal, at, p);
  return { p, changed };
}

/** Its author takes it back; once it obliges the committee, it is no longer theirs alone. */
export async function withdraw(portal: Portal, at: At, id: number): Promise<Proposal> {
  const p = await openProposal(at, id);
  if (p.authorId === null || p.authorId !== at.scope.memberId) throw new Refused('PROPOSAL.ERRORS.NOT_YOURS');
  if (p.reachedAt !== null) throw new Refused('PROPOSAL.ERRORS.ASKED');
  await q.changeProposal(at, id, { endedAs: 'withdrawn', endedAt: at.now, pointId: null });
  await tellEnd(portal, at, id);
  return p;
}

/** The committee leaves it out, with a reason for everybody. */
export async function decline(portal: Portal, at: At, { id, reason }: Declining): Promise<Proposal> {
  const p = await openProposal(at, id);
  const ended = { endedAs: 'declined', endedAt: at.now, endReason: reason, pointId: null } as const;
  await q.changeProposal(at, id, ended);
  await tellEnd(portal, at, id);
  return p;
}
