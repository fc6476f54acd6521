import type { Db } from '../db/db.ts';
import type { ArchiveFault } from '../process/refuse-start.ts';

/** What is to be written for an association that asked for all of itself. */
export type Packing = {
  svjId: number;
  /** Where to: the file is there whole or not at all. */
  file: string;
  askedBy: string;
  passphrase: string | null;
  signal: AbortSignal;
  room: () => Promise<void>;
};

/** An archive as it is before anything of it is written. */
export type Looked = {
  association: string;
  createdAt: string;
  portalVersion: string;
  sealed: boolean;
  /** Rows by their tables. */
  rows: Readonly<Record<string, number>>;
  files: number;
  /** Names of what comes to be read alone and is not written, with why. */
  alone: readonly { why: string; names: readonly string[] }[];
};
export type Brought = {
  svjId: number;
  /** By table: rows that came quieter than they were. */
  calmed: Readonly<Record<string, number>>;
  /** Votes that ran and were cancelled. */
  cancelled: readonly string[];
  /** Whose keys the votes are signed with, and how many. */
  keys: readonly { key: string; votes: number }[];
};

export type Bringing = {
  tried: boolean;
  /** Hears how many of how many rows and files are written, and under which number; what it throws ends the import. */
  told?: (written: number, of: number, svjId: number) => Promise<void>;
  /** The last thing done in the transaction of what stays; what it throws takes everything back. */
  seals?: (db: Db, brought: Brought) => Promise<void>;
};

/** Associations that leave whole and come whole: an archive refused says why by its fault. */
export type Moving = {
  pack(order: Packing): Promise<void>;
  look(file: string, passphrase: string | null): Promise<Looked>;
  /** Writes it; where it is only tried, nothing stays of it. */
  bring(file: string, passphrase: string | null, how: Bringing): Promise<Brought>;
};
export type { ArchiveFault };
