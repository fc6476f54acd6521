import type { RoleId } from '../access.ts';

/** Who may take everything of the house away: whoever answers for it. */
const answering: readonly RoleId[] = ['mayorCommittee', 'externalMayorCommittee', 'community_manager'];
export const mayAskForHouse = (role: RoleId | null): boolean => role !== null && answering.includes(role);

/** The name of the section of the house in the address. */
export const archiveTab = 'archiv';
/** Characters of a passphrase at least: it is tried for years on computers of others. */
export const passphraseLength = 12;
/** Hours that an archive is kept for. */
export const archiveHours = 24;

/** Bytes of one part of an archive that is uploaded; a line that breaks loses no more. */
export const partSize = 8 * 1024 * 1024;
/** Bytes of a name that a disk keeps. */
const longestName = 255;
/** A name in the folder of archives: no way to another one, and no longer than a disk keeps it. */
export const isArchiveName = (name: string): boolean =>
  /^[^/\\\0]{1,200}$/.test(name) && !name.startsWith('.') && new TextEncoder().encode(name).length <= longestName;
