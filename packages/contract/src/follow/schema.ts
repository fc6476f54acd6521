/**
 * What somebody is told of one thing by e-mail: everything that is said to it, only what mentions them, or nothing. Until
 * they choose, who made it is told of everything and others of what mentions them.
 */
export const followWays = ['follows', 'mentions', 'muted'] as const;
export type FollowWay = (typeof followWays)[number];
