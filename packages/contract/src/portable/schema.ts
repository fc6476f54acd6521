import * as z from 'zod/mini';
import { isArchiveName, passphraseLength } from './rules.ts';

export const archiveStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** The whole association as it was asked for; its file is fetched while it is kept, by whoever asked. */
export const HouseArchive = z.object({
  id: z.number(),
  state: z.enum(archiveStates),
  sealed: z.boolean(),
  askedBy: z.string(),
  mine: z.boolean(),
  createdAt: z.string(),
  bytes: z.nullable(z.number()),
  /** Until when there is a file; null where there is none. */
  keptUntil: z.nullable(z.string()),
});
export type HouseArchive = z.output<typeof HouseArchive>;

export const ArchiveInput = z.object({
  /** Without one everybody who has the file reads it. */
  passphrase: z.nullable(
    z.string().check(z.minLength(passphraseLength, 'PORTABLE.SHORT'), z.maxLength(200, 'BASE.FORM.TOO_LONG')),
  ),
});

/** A file that lies in the folder of archives on the server. */
export const ArchiveFile = z.object({ name: z.string(), bytes: z.number(), at: z.string() });
export type ArchiveFile = z.output<typeof ArchiveFile>;

/** A part of an archive: where in the file it begins, and how large the whole file is, in bytes. */
export const PartInput = z.object({
  name: z.string().check(z.refine(isArchiveName, 'BASE.FORM.INVALID')),
  at: z.number().check(z.int(), z.minimum(0)),
  size: z.number().check(z.int(), z.minimum(1), z.maximum(1e12)),
});
export type PartInput = z.output<typeof PartInput>;
/** How much of the file is there; all of it once it lies in the folder. */
export const PartKept = z.object({ has: z.number() });

export const ImportInput = z.object({
  name: z.string().check(z.refine(isArchiveName, 'BASE.FORM.INVALID')),
  passphrase: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
});

/** Why an archive does not come in. */
export const importFaults = [
  'PORTABLE.ERRORS.BROKEN',
  'PORTABLE.ERRORS.FOREIGN',
  'PORTABLE.ERRORS.NEWER',
  'PORTABLE.ERRORS.BOMB',
  'PORTABLE.ERRORS.OUTSIDE',
  'PORTABLE.ERRORS.LOCKED',
  'PORTABLE.ERRORS.PASSPHRASE',
  'PORTABLE.ERRORS.RECORD',
  'PORTABLE.ERRORS.NO_FILE',
  'PORTABLE.ERRORS.NO_SPACE',
  'PORTABLE.ERRORS.GAVE_UP',
] as const;
export type ImportFault = (typeof importFaults)[number];

export const staysAlone = ['running', 'anonymous'] as const;
/** What would come out of an archive, before anything is written. */
export const ImportLook = z.object({
  association: z.string(),
  createdAt: z.string(),
  portalVersion: z.string(),
  sealed: z.boolean(),
  people: z.number(),
  units: z.number(),
  messages: z.number(),
  documents: z.number(),
  votes: z.number(),
  meetings: z.number(),
  reports: z.number(),
  files: z.number(),
  rows: z.number(),
  /** Names of what is in it to be read alone and is not written. */
  alone: z.array(z.object({ why: z.enum(staysAlone), names: z.array(z.string()) })),
});
export type ImportLook = z.output<typeof ImportLook>;

export const ImportDone = z.object({
  /** The association here; null where it was only tried. */
  svjId: z.nullable(z.number()),
  messagesCalmed: z.number(),
  powersEnded: z.number(),
  votesCancelled: z.array(z.string()),
  keys: z.array(z.object({ key: z.string(), votes: z.number() })),
});
export type ImportDone = z.output<typeof ImportDone>;

/** An association that comes in by an errand, or is only tried. */
export const ArchiveImport = z.object({
  id: z.number(),
  name: z.string(),
  tried: z.boolean(),
  state: z.enum(archiveStates),
  /** How much is written, of a hundred; null while the archive is only read. */
  percent: z.nullable(z.number()),
  askedBy: z.string(),
  createdAt: z.string(),
  /** What came of it, once it is done. */
  done: z.nullable(ImportDone),
  /** Why it did not come, once it failed. */
  refused: z.nullable(z.object({ key: z.enum(importFaults), why: z.string() })),
});
export type ArchiveImport = z.output<typeof ArchiveImport>;
