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

/** Associations that leave whole and come whole: an archive refused says why by its fault. */
export type Moving = {
  pack(order: Packing): Promise<void>;
  look(file: string, passphrase: string | null): Promise<Looked>;
  /** Writes it; where it is only tried, nothing stays of it. */
  bring(file: string, passphrase: string | null, how: { tried: boolean }): Promise<Brought>;
};
export type { ArchiveFault };
