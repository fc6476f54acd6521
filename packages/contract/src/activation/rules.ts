/** How long an invitation opens, in milliseconds, and how many a member gets in an hour. */
export const inviting = { link: 14 * 24 * 3600_000, window: 3600_000, inWindow: 5 } as const;

/** What decides whether a member can be invited. */
export type InviteState = {
  isArchived: boolean;
  /** A death is marked. */
  isDead: boolean;
  /** Signs in already. */
  isActive: boolean;
  email: string;
  /** The address signs in to this association as somebody else. */
  isTaken: boolean;
  /** The address that was agreed to is no longer the one it would go to. */
  isElsewhere?: boolean;
  sentLately: number;
  /** Holds an office, which only some may give. */
  isOffice: boolean;
  mayGiveOffice: boolean;
};

/** Why no invitation can be sent; null when it can. */
export function whyNotInvited(s: InviteState) {
  if (s.isArchived) return 'ACTIVATION.ERRORS.ARCHIVED' as const;
  if (s.isDead) return 'ACTIVATION.ERRORS.DIED' as const;
  if (s.isActive) return 'ACTIVATION.ERRORS.ALREADY_ACTIVE' as const;
  if (s.isOffice && !s.mayGiveOffice) return 'MEMBERS.ERRORS.ROLE_NOT_YOURS' as const;
  if (!s.email) return 'ACTIVATION.ERRORS.NO_EMAIL' as const;
  if (s.isElsewhere) return 'ACTIVATION.ERRORS.ADDRESS_CHANGED' as const;
  if (s.isTaken) return 'ACTIVATION.ERRORS.EMAIL_TAKEN' as const;
  if (s.sentLately >= inviting.inWindow) return 'ACTIVATION.ERRORS.TOO_OFTEN' as const;
  return null;
}

export type LinkState = {
  isArchived: boolean;
  hasAccess: boolean;
  isActive: boolean;
  isUsed: boolean;
  isVoided: boolean;
  isExpired: boolean;
};

/** Why the link opens nothing; null when it opens. Where access was taken away nothing is told. */
export function whyShut(s: LinkState) {
  if (s.isArchived || !s.hasAccess) return 'ENTER.ERRORS.LINK' as const;
  if (s.isUsed || s.isActive) return 'ENTER.ERRORS.USED' as const;
  return s.isVoided || s.isExpired ? ('ENTER.ERRORS.LINK' as const) : null;
}
