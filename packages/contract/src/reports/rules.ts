import type { ReportState, ReportTab, ReportType, Visibility } from './schema.ts';

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

/** What the asker may do with it now. */
export const mayOf = (r: Kept, asker: Asker) => {
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
