/** Whom a folder is for (001 § 3). It bounds everything inside: of a chain of folders each has its say. */
export const folderVisibilities = ['public', 'committee', 'owner', 'audit'] as const;
export type FolderVisibility = (typeof folderVisibilities)[number];

export const folderNameLength = 120;
export const documentNameLength = 200;
export const linkLength = 2000;
/** Folders one in another, the outermost is 1. */
export const deepest = 20;
/** Documents in one folder, those inside of its folders apart. */
export const mostInFolder = 10_000;
/** Documents that one call takes. */
export const mostAtOnce = 500;
/** People to whom one paper is addressed by name: a garage may have that many owners. */
export const mostAddressees = 200;
/** Days that what was deleted waits in the bin. */
export const binDays = 30;

/** Older callers know two: `false` is for the committee. */
export const visibilityOf = (asked: {
  visibility?: FolderVisibility | undefined;
  isPublic?: boolean | undefined;
}): FolderVisibility => asked.visibility ?? (asked.isPublic === false ? 'committee' : 'public');

/** An address as it is kept: only of the web, and with its scheme; null for anything else. */
export function linkOf(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || /[\s\\]/.test(trimmed)) return null;
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^[\w.-]+:\d+(\/|$)/.test(trimmed);
  const whole = hasScheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, username, href } = new URL(whole);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  // A name before an at-sign reads as the place that is gone to.
  return isWeb && hostname.includes('.') && username === '' && href.length <= linkLength ? href : null;
}

/** A folder of a path, as it is called on a disk. */
const unnamed = /^\.{0,2}$/;

/**
 * The folders of a path as somebody's disk had them, from the outermost; null for one that leads out of where it stands or
 * says nothing. Macs write letters and their marks apart; here they are one.
 */
export function foldersOfPath(path: string): string[] | null {
  const names = path.split('/').map((name) => name.normalize('NFC').trim());
  return names.some((name) => unnamed.test(name) || name.length > folderNameLength) ? null : names;
}

/** Why the folder may not be moved there; `path` are ids from the outermost folder to that one itself. */
export function whyNotMoved(
  moved: { id: number; depth: number },
  into: { path: readonly number[] },
): 'FOLDER.ERRORS.INTO_ITSELF' | 'FOLDER.ERRORS.TOO_DEEP' | null {
  if (into.path.includes(moved.id)) return 'FOLDER.ERRORS.INTO_ITSELF';
  return into.path.length + moved.depth > deepest ? 'FOLDER.ERRORS.TOO_DEEP' : null;
}

/**
 * What became of the text of a document: it has none to be read, it waits, is there, in part, or why it is not: a password,
 * it is broken, too large when unpacked, or its reader died of it three times. Where pages are pictures: they wait, are read,
 * in part or none of them, hold no letters, or this portal reads none.
 */
export const readings = [
  ...(['none', 'waits', 'read', 'cut', 'locked', 'broken', 'tooLarge', 'givenUp'] as const),
  ...(['scanWaits', 'scanned', 'scanCut', 'scanFailed', 'scanEmpty', 'scanOff'] as const),
] as const;
export type DocumentReading = (typeof readings)[number];

/** What a chain of folders comes to: each has to be passed, so one for owners inside of one for audit is for the committee. */
export function narrowest(chain: readonly FolderVisibility[]): FolderVisibility | null {
  const kinds = new Set(chain);
  if (kinds.has('committee') || (kinds.has('owner') && kinds.has('audit'))) return 'committee';
  return kinds.has('owner') ? 'owner' : kinds.has('audit') ? 'audit' : kinds.has('public') ? 'public' : null;
}
