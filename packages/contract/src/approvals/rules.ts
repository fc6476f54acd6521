import type { ApprovalRule, ApprovalState, DecisionState } from './schema-words.ts';

/** Who is asked, and how they answered; of an approval whether they held the office of the chair then. */
export type Place = { memberId: number | null; status: ApprovalState; asChair: boolean };
/** How it is decided. `chairId` is whoever holds the office now; null where nobody does. */
export type Deciding = { rule: ApprovalRule; needed: number | null; chairId: number | null };

const approves = ({ status }: Place): boolean => status === 'approved';
const rejects = ({ status }: Place): boolean => status === 'rejected';
const waits = ({ status }: Place): boolean => status === 'waiting';

const isChairs = ({ chairId }: Deciding, p: Place): boolean =>
  (p.memberId !== null && p.memberId === chairId) || (p.asChair && approves(p));

/** Whether one of the chair and another one are among those that `may` holds for. */
function holdsPair(of: Deciding, places: readonly Place[], may: (p: Place) => boolean): boolean {
  const able = places.filter(may);
  return able.length >= 2 && able.some((p) => isChairs(of, p));
}

/** Whoever comes to the office is asked too, so a request without a place of the chair can still get one. */
const withChair = (of: Deciding, places: readonly Place[]): readonly Place[] =>
  of.rule !== 'chair' || places.some((p) => isChairs(of, p))
    ? places
    : [...places, { memberId: of.chairId, status: 'waiting', asChair: true }];

/** How many approvals it takes; never more than there are places, however many a merge of records left. */
export const neededOf = ({ rule, needed }: Pick<Deciding, 'rule' | 'needed'>, places: number): number => {
  if (rule === 'chair') return 2;
  return rule === 'count' ? Math.min(needed ?? places, places) : places;
};

/** Approved once the rule is met, rejected once it cannot be met any more, else waiting. */
export function stateOf(of: Deciding, places: readonly Place[]): ApprovalState {
  if (of.rule === 'chair') {
    if (holdsPair(of, places, approves)) return 'approved';
    const all = withChair(of, places);
    const canBe = all.filter((p) => !rejects(p));
    const chairs = canBe.some((p) => isChairs(of, p) || !places.includes(p));
    return chairs && canBe.length >= 2 ? 'waiting' : 'rejected';
  }
  const needed = neededOf(of, places.length);
  if (needed > 0 && places.filter(approves).length >= needed) return 'approved';
  return places.filter((p) => !rejects(p)).length < Math.max(needed, 1) ? 'rejected' : 'waiting';
}

/** Of these places in their order, those that are asked now: one after another only the first that waits. */
export const askedNow = <P extends Place>({ rule }: Pick<Deciding, 'rule'>, places: readonly P[]): P[] => {
  const waiting = places.filter(waits);
  return rule === 'order' ? waiting.slice(0, 1) : waiting;
};

/** Why this member does not decide now; null when they do. */
export function whyNotDecided(
  of: Deciding & { status: ApprovalState },
  places: readonly Place[],
  memberId: number | null,
): 'decided' | 'notAsked' | 'notYet' | null {
  const mine = memberId === null ? undefined : places.find((p) => p.memberId === memberId);
  if (!mine) return 'notAsked';
  if (of.status !== 'waiting') return 'decided';
  return waits(mine) && !askedNow(of, places).includes(mine) ? 'notYet' : null;
}

/** What the request would be after each answer of this member. */
export function outcomesOf(
  of: Deciding,
  places: readonly Place[],
  memberId: number,
): Record<DecisionState, ApprovalState> {
  const after = (status: DecisionState) =>
    stateOf(
      of,
      places.map((p) => (p.memberId === memberId ? { ...p, status, asChair: memberId === of.chairId } : p)),
    );
  return { approved: after('approved'), rejected: after('rejected') };
}

/** Why a request cannot be asked of these people; null when it can. Whoever asks may not be the only one who decides. */
export function whyNotAsked(
  asked: readonly number[],
  { authorId, needed, rule }: { authorId: number | null } & Pick<Deciding, 'needed' | 'rule'>,
): 'alone' | 'needed' | null {
  if (asked.every((id) => id === authorId)) return 'alone';
  const isFew = needed === null || needed < 1 || needed > asked.length;
  return rule === 'count' && isFew ? 'needed' : null;
}
