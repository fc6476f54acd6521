import type { SQL } from 'drizzle-orm';
import type { Module } from '#contract/access.ts';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { None } from '#contract/base/noun/define-noun.ts';
import type { DeedName } from '#contract/texts/deeds.ts';
import type { Db } from '../../base/db/db.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { Source } from '../../notices/steps.ts';

type At = { db: Db; scope: Scope; now: Date };

/** One thing that asks people to confirm that they have read it. */
export type Asked = {
  id: number;
  title: string;
  /** As people call it, "12/2026"; null when it has none. */
  number: string | null;
  /** The version that is confirmed, and when it began to be in force. */
  contentVersion: number;
  /** Confirmations of versions from this one on count: what came after it changed nothing material. */
  countedFrom: number;
  /** SHA-256 of the bytes that are confirmed; null of what is a text. */
  sha256: string | null;
  changedAt: Date | null;
  createdAt: Date;
  /** Since when people may read it. */
  outAt: Date | null;
  acceptUntil: Date | null;
  /** Who is not asked, because they wrote it. */
  authorId: number | null;
  /** Reminders go only while it is in force. */
  isActual: boolean;
};

/** A table whose rows ask people to confirm them. */
export type AskedOf = {
  table: string;
  module: Module;
  /** The row, if the asker may open it and it asks for confirmations; refuses otherwise. Locked when asked. */
  asked(at: At, id: number, how: 'read' | 'lock'): Promise<Asked>;
  /** Ids of the members it asks, as a query; the author may be among them. */
  recipients(scope: Scope, id: SQL, now: Date): SQL;
  /** Whether the asker may know of others whom it asks. */
  knowsOthers(scope: Scope, id: SQL): SQL;
  /** What reminders say. */
  source: Source;
  /** What it said before is kept as wordings, or as versions of its own, each of which stays. */
  keeps: 'wordings' | 'versions';
  deeds: { remind: DeedName; paper: DeedName; unpaper: DeedName };
};

/** A table whose rows keep what they said before a change. */
export type Worded = {
  table: string;
  /** Rows that the asker may open, as a query of `id` and `content_version`. */
  seen(scope: Scope, now: Date): SQL;
  /** Who opens every wording; others what they themselves confirmed. */
  opensAll(scope: Scope): boolean;
  /** Who sees files that are not for everybody. */
  seesAllFiles(scope: Scope): boolean;
  /** What the row says at this moment: a query of `content_version`, `title`, `description` and `since`. */
  says(scope: Scope, id: number): SQL;
  /** Documents that were chosen for its kept wordings, by the id of the wording, as far as the asker may open them. */
  chosen: ((portal: Portal, at: Asking, wordingIds: readonly number[]) => Promise<Map<number, ChosenFile[]>>) | None;
  missing: 'MESSAGE.NOT_FOUND' | 'CONFIRMATIONS.NOT_FOUND';
};
