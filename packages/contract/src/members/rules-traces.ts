import { defaultRoles, type RoleId } from '../access.ts';

/** How somebody was given what of a person is not for everybody: their card, or a file of the list that they stand in. */
export const tracedWays = ['card', 'list'] as const;
export type TracedWay = (typeof tracedWays)[number];

/** Days that it is kept who opened what, and that changes are told. */
export const tracesKept = 365;
/** Hours in which the same person opens the same card once. */
export const tracedOnce = 12;

/** As whom somebody opened or changed it, for the person themself. */
export const tracers = ['me', 'office', 'neighbour', 'visit', 'portal', 'gone'] as const;
export type Tracer = (typeof tracers)[number];

type Traced = { isMe: boolean; isGone: boolean; byVisit: boolean; byNobody: boolean; role: RoleId | null };
/** Who acted, by what they are in the house today. */
export function tracerOf({ isMe, isGone, byVisit, byNobody, role }: Traced): Tracer {
  if (byVisit) return 'visit';
  if (byNobody) return 'portal';
  if (isMe) return 'me';
  if (isGone || role === null) return 'gone';
  const { group } = defaultRoles[role];
  return group === 'committee' || group === 'audit' ? 'office' : 'neighbour';
}

/** Whose names are told: who holds an office in the house is known to it anyway; others only as what they are. */
export const isTold = (tracer: Tracer): boolean => tracer === 'office' || tracer === 'me';
