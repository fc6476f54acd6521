import type { RoleId } from '../access.ts';

/** The office in which a custom role is held: that of its base, except that a copy of the chair's role makes no chair. */
export const officeOf = (basedOn: RoleId): RoleId =>
  basedOn === 'mayorCommittee' || basedOn === 'externalMayorCommittee' ? 'memberCommittee' : basedOn;
