import { defaultRoles, type Module, type Right, type Rights } from '../access.ts';

/**
 * What the register says of a member today: `free` whom it does not decide of, `entitled` who owns, represents or (as a
 * neighbour) lives here, `lives` who holds an owner's role and only lives here, `none` whom it entitles no more.
 */
export const standings = ['free', 'entitled', 'lives', 'none'] as const;
export type Standing = (typeof standings)[number];

const weaker = (a: Right, b: Right): Right => (a === 'rw' ? b : a);

/** What both give. */
export const common = (a: Rights, b: Rights): Rights =>
  Object.fromEntries(
    Object.entries(a).flatMap(([module, right]) => {
      const other = b[module as Module];
      return other ? [[module, weaker(right, other)]] : [];
    }),
  );

/** The rights that are left of a role's: living here gives what a neighbour has, and never more than the role. */
export function entitledTo(granted: Rights, standing: Standing): Rights {
  if (standing === 'none') return {};
  return standing === 'lives' ? common(granted, defaultRoles.neighbour.rights) : granted;
}

/** Why the register entitles somebody no more: what ended last, or nothing that was ever recorded. */
export const falls = ['sold', 'represented', 'moved', 'never'] as const;
export type FallKind = (typeof falls)[number];

/** How long a house has to look at who would lose access. */
export const daysToLook = 30;
/** So many days before its end the committee is reminded. */
export const daysToRemind = 5;
