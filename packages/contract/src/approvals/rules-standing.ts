import { askedNow } from './rules.ts';
import type { ApprovalRule, ApprovalState } from './schema-words.ts';

export type Standing = { memberId: number | null; stoodBy: number | null; status: ApprovalState; asChair: boolean };
type Of = { rule: ApprovalRule; authorId: number | null };

/** Days of a substitution at most. */
export const longestSubstitution = 366;

/**
 * Whether this member may answer for another one whom they stand in for: nobody decides twice of one request, nor for others of
 * what they ask themselves, and an answer that the other one gave is theirs.
 */
export function mayStandIn(of: Of, places: readonly Standing[], me: number, userId: number): boolean {
  const theirs = places.find((p) => p.memberId === userId);
  if (!theirs || of.authorId === me || places.some((p) => p.memberId === me)) return false;
  if (places.some((p) => p.stoodBy === me && p !== theirs)) return false;
  return theirs.status === 'waiting' || theirs.stoodBy === me;
}

/** The place whose answer a member gives: their own, else that of the first whom they stand in for and who is asked now. */
export function actingPlace<P extends Standing>(
  of: Of,
  places: readonly P[],
  me: number | null,
  standsFor: readonly number[],
): P | undefined {
  if (me === null) return undefined;
  const own = places.find((p) => p.memberId === me);
  if (own) return own;
  const able = places.filter(
    ({ memberId }) => memberId !== null && standsFor.includes(memberId) && mayStandIn(of, places, me, memberId),
  );
  const asked = new Set(askedNow(of, places));
  return able.find((p) => asked.has(p)) ?? able[0];
}
