import type { SQL } from 'drizzle-orm';
import type { Module } from '#contract/access.ts';
import type { Place } from '#contract/base/calls/links.ts';
import type { Choice, ChosenFile } from '#contract/base/files/chosen.ts';
import type { Verdict } from '#contract/comments/schema-complaints.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { DeedName } from '#contract/texts/deeds.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../base/db/db.ts';
import type { Use } from '../base/files/file-handlers.ts';
import type { Asking } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';

/** One stream of comments of one thing, as the asker has it. */
export type Thread = {
  /** What the log calls the thing. */
  title: string;
  /** Whether the asker administers it: sees everything said to it, and deletes any of it. */
  administers: boolean;
  /** Those it is for must not learn of each other: a comment is for its author, the mentioned and who administers. */
  apart: boolean;
  /** Why nothing is said to it now; null when something may be. */
  closed: Refusal | null;
  /** Nor is anything taken back by who said it; who administers still may. */
  sealed?: boolean;
  /** Ids of members whom a comment may mention, as a query. */
  mentionable: SQL;
  /** Who made the thing: told of every comment without asking for it. Nobody, where they need not read the stream. */
  authorId: number | null;
  /** Ids of members who are told of every comment without asking for it, as a query; only those who read the stream are. */
  listening?: SQL | null;
};

/** Of one thing, as mails about its comments tell of it. */
export type ThreadTold = {
  id: number;
  title: string;
  /** Where it is read. */
  at: Place;
  /** As above. */
  apart: boolean;
  /** Who made it, while they administer it: what is not for them they read no more when that ends. */
  authorId: number | null;
  /** What mails of it say that they belong to, where mail programs are to keep them together. */
  thread?: string;
};

type At = { db: Db; scope: Scope; now: Date };

type CommentMails = { comment: MailKind; mention: MailKind };

/** Documents of the house beside what is said; who keeps them knows who opens them. */
export type TalkDocuments = {
  /** Chooses exactly these; refuses what not everybody opens to whom it is said. */
  keep(at: Asking, ownerId: number, commentId: number, wanted: readonly Choice[]): Promise<void>;
  /** By the comment, as far as the asker may open them. */
  of(portal: Portal, at: Asking, commentIds: readonly number[]): Promise<Map<number, ChosenFile[]>>;
  drop(at: Pick<Asking, 'db' | 'scope'>, commentId: number): Promise<void>;
  /** Names of those that whoever reads documents may open, as a subquery of an array: what mails say. */
  names(scope: Scope, commentId: SQL): SQL;
  /** Of these comments those that the asker may read, as a document says where it is attached. */
  uses(db: Db, scope: Scope, commentIds: readonly number[], now: Date): Promise<readonly Use[]>;
};

/** A table whose rows take comments; comments know of it only this. */
export type Talk = {
  module: Module;
  /** The first one is where a call without a stream speaks. */
  streams: readonly [string, ...string[]];
  /** The stream of the row, if the asker may read it; refuses otherwise. Whoever writes to it may hold the row until the end. */
  thread(at: At, id: number, stream: string, how?: 'read' | 'write'): Promise<Thread>;
  /** Whether the asker may have something to say somewhere, so that they may upload files for it. */
  speaks(scope: Scope): boolean;
  /** Those rows of these that are still there, for mails. */
  told(db: Db, scope: Scope, ids: readonly number[]): Promise<ThreadTold[]>;
  /** Ids of members who may read the stream of the row now, as a query; `administer` only those who see all of it. */
  readers(scope: Scope, id: number, stream: string, now: Date, who: 'all' | 'administer'): SQL;
  /** Something was said to the row, or taken back. */
  heard?(at: At, id: number, what: 'said' | 'removed', stream: string): Promise<void>;
  mails: CommentMails;
  /** Of streams that have words of their own. */
  mailsOf?: Readonly<Record<string, CommentMails>>;
  /** The deed of deleting, in the log of what the row is. */
  removed: DeedName;
  /** Where documents of the house go with what is said. */
  documents?: TalkDocuments;
  /** Where readers may report what was said: how that is mailed, and the deeds of who judges it. It has one stream. */
  watched?: { mails: Record<'complained' | 'answered' | 'judged', MailKind>; deeds: Record<Verdict, DeedName> };
};
/** By the name of the table. */
export type Talks = Readonly<Record<string, Talk>>;
