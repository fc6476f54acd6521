import type { Ending, ReportState, ReportTab, ReportType, VerdictKind, Visibility } from './schema.ts';

/** How the asker stands to reports: as a member, and whether they administer them. */
export type Asker = { memberId: number | null; administers: boolean; mayWrite: boolean; maySolve: boolean };
type Kept = { status: ReportState; ownerId: number | null; solverId: number | null; visibility: Visibility };

/** As which a report starts unless its reporter says otherwise: what is theirs alone is not told to the whole house. */
export const visibilityAtFirst = (at: {
  type: ReportType;
  privatePlace: boolean;
  followsPrivate: boolean;
}): Visibility => (at.type === 'complaint' || at.privatePlace || at.followsPrivate ? 'private' : 'public');

const isOwner = ({ ownerId }: Pick<Kept, 'ownerId'>, { memberId }: Asker) => memberId !== null && ownerId === memberId;
const isSolver = ({ solverId }: Pick<Kept, 'solverId'>, { memberId }: Asker) =>
  memberId !== null && solverId === memberId;
const isOver = ({ status }: Pick<Kept, 'status'>) => status === 'solved' || status === 'archive';

/** Whether the asker knows all that was written to it before: who reported it, who solves it, who administers reports. */
export const isInside = (r: Pick<Kept, 'ownerId' | 'solverId'>, asker: Asker): boolean =>
  asker.administers || isOwner(r, asker) || isSolver(r, asker);

type Why = 'solved' | 'notNew' | 'notYours';

/** Why the asker may not change what is written in it; null when they may. */
export function whyNotChanged(r: Kept, asker: Asker): Why | null {
  if (isOver(r)) return 'solved';
  if (asker.administers) return null;
  if (!isOwner(r, asker)) return 'notYours';
  return r.status === 'new' ? null : 'notNew';
}

/** Why the asker may not take it back: only its reporter may, while nobody works on it. */
export function whyNotWithdrawn(r: Kept, asker: Asker): Why | null {
  if (!isOwner(r, asker)) return 'notYours';
  if (isOver(r)) return 'solved';
  return r.status === 'new' ? null : 'notNew';
}

/** Why the asker may not solve it from now on; whoever solves it already takes nothing over. */
export function whyNotTakenOver(r: Kept, asker: Asker): Why | 'yours' | null {
  if (isOver(r)) return 'solved';
  if (!(asker.maySolve && (asker.administers || isSolver(r, asker)))) return 'notYours';
  return r.status === 'solving' && isSolver(r, asker) ? 'yours' : null;
}

/** Why the asker may not say that it is solved. */
export function whyNotSolved(r: Kept, asker: Asker): Why | null {
  if (isOver(r)) return 'solved';
  return asker.administers || isSolver(r, asker) ? null : 'notYours';
}

/** The step that brings a report from one state to another; `none` where it stays, null where there is no such way. */
export function stepTo(from: ReportState, to: ReportState): 'none' | 'takeOver' | 'solve' | 'archive' | null {
  if (from === to) return 'none';
  if (from === 'new' && to === 'solving') return 'takeOver';
  if (!isOver({ status: from }) && to === 'solved') return 'solve';
  return from === 'solved' && to === 'archive' ? 'archive' : null;
}

type Judged = Pick<Kept, 'ownerId'> & { askedAt: Date | null; verdict: VerdictKind | null };

/** Why the asker may not say whether it is mended: only its reporter may, once they are asked, and once. */
export function whyNotJudged(r: Judged, asker: Asker): 'notYours' | 'notAsked' | 'judged' | null {
  if (!isOwner(r, asker)) return 'notYours';
  if (r.askedAt === null) return 'notAsked';
  return r.verdict === null ? null : 'judged';
}

/** Why the asker may not be counted among those who have the same trouble. */
export function whyNotAlso(r: Kept, asker: Asker): 'solved' | 'own' | null {
  if (isOver(r)) return 'solved';
  return isOwner(r, asker) ? 'own' : null;
}

/** Days after which its reporter is asked whether it is mended. */
export const askedAfter = 3;
type Ended = { ownerId: number | null; solvedBy: number | null; outcome: Ending | null };

/** Whether its reporter is to be asked: of what was called mended alone, and by somebody else. */
export const isToAsk = ({ ownerId, solvedBy, outcome }: Ended): boolean =>
  outcome === 'mended' && ownerId !== null && ownerId !== solvedBy;

/** What the asker may do with it now. */
export const mayOf = (r: Kept & Judged, asker: Asker) => {
  const { memberId, administers, mayWrite } = asker;
  const may = (allowed: boolean) => mayWrite && allowed;
  return {
    comment: may(memberId !== null && r.status !== 'archive'),
    inner: may(memberId !== null && administers && r.status !== 'archive'),
    edit: may(whyNotChanged(r, asker) === null),
    takeOver: may(memberId !== null && whyNotTakenOver(r, asker) === null),
    solve: may(whyNotSolved(r, asker) === null),
    archive: may(administers && r.status === 'solved'),
    withdraw: may(whyNotWithdrawn(r, asker) === null),
    remove: may(administers),
    letIn: may(administers && r.visibility === 'private'),
    followUp: may(memberId !== null && isOver(r)),
    verdict: may(whyNotJudged(r, asker) === null),
    also: may(memberId !== null && whyNotAlso(r, asker) === null),
  };
};

/** Names of the counts of all tabs, as the list has them. */
export const countOfTab = {
  all: 'reportsCount',
  new: 'newReportsCount',
  solving: 'solvingReportsCount',
  solved: 'solvedReportsCount',
  archive: 'archiveReportsCount',
} as const satisfies Record<ReportTab, string>;
