import { defaultRoles, type RoleId } from '../access.ts';

/** How somebody was given a document: the whole file, a smaller picture of it, or in an archive with others. */
export const openingWays = ['file', 'preview', 'archive'] as const;
export type OpeningWay = (typeof openingWays)[number];

/** Days that it is kept who opened what. */
export const openingsKept = 365;
/** Minutes in which the same person opens the same version once, however often their browser asks for it. */
export const openedOnce = 10;
/** The same for a part behind the beginning: a download that goes on where it broke is none, but takes all but one byte. */
export const goneOnOnce = 24 * 60;

/** As whom somebody opened a paper, for those whose paper it is. */
export const openers = ['me', 'committee', 'manager', 'audit', 'owner', 'tenant', 'visit', 'gone'] as const;
export type Opener = (typeof openers)[number];

type Opened = { isMe: boolean; isGone: boolean; byVisit: boolean; role: RoleId | null; isTheirs: boolean };
/** Who shares the paper is an owner of it, whatever office they hold beside. */
export function openerOf({ isMe, isGone, byVisit, role, isTheirs }: Opened): Opener {
  if (byVisit) return 'visit';
  if (isGone || role === null) return 'gone';
  if (isMe) return 'me';
  if (role === 'neighbour') return 'tenant';
  if (isTheirs) return 'owner';
  if (role === 'community_manager') return 'manager';
  const { group } = defaultRoles[role];
  return group === 'committee' || group === 'audit' ? group : 'owner';
}

/** Whose names those whose paper it is are told: who shares it with them. An office is told as the office. */
export const isNamed = (opener: Opener): boolean => opener === 'owner' || opener === 'tenant' || opener === 'me';
