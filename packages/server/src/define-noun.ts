import type { FastifyInstance } from 'fastify';
import type { Endpoint, Endpoints } from '#contract/base/calls/endpoint.ts';
import type { None } from '#contract/base/noun/define-noun.ts';
import type { TermFact, TermRange } from '#contract/base/terms/fact.ts';
import type { DayNote, DayRange } from '#contract/base/time/day-notes.ts';
import type { Layer } from '#contract/events/schema-words.ts';
import type { RegisterSource } from '#contract/motions/schema.ts';
import type { NounId } from '#contract/nouns.ts';
import type { Invites } from './association/steps-naming.ts';
import type { Db } from './base/db/db.ts';
import type { OwnedTables } from './base/db/owned-tables.ts';
import type { FileGuards } from './base/files/file-handlers.ts';
import type { Scope } from './base/http/gate.ts';
import type { Handlers, Portal } from './base/http/handler.ts';
import type { Knows, Personal } from './base/people/personal.ts';
import type { Errand, Job } from './base/start/jobs.ts';
import type { Talks } from './comments/queries-talks.ts';
import type { AskSources } from './confirmations/asked/queries.ts';
import type { Summons } from './meetings/writing/steps.ts';
import type { ShowsVote } from './motions/steps.ts';
import type { Sources as NoticeSources } from './notices/steps.ts';
import type { Checks } from './outbox/steps.ts';
import type { MailPapers } from './outbox/steps-papers.ts';
import type { SampleAt } from './sample/acting.ts';
import type { KeysOfAccount } from './session/proof/steps-keys.ts';

/** A group of calls with what answers them. */
export type Served = {
  endpoints: Endpoints;
  handlers: Handlers<Endpoints>;
  /** What these calls alone need of HTTP; they are then served in a room of their own. */
  prepares?: (inner: FastifyInstance) => void;
};

export const served = <const E extends Endpoints>(
  endpoints: E,
  handlers: Handlers<E>,
  prepares?: (inner: FastifyInstance) => void,
): Served => ({ endpoints, handlers: handlers as unknown as Handlers<Endpoints>, ...(prepares ? { prepares } : {}) });

/** What a noun does when people change; each in the transaction of the change. */
export interface HearsOfPeople {
  /** Who acts for their places is about to be another one: whoever others wait for is held before anything is changed. */
  succeeding?(db: Db, scope: Scope): Promise<void>;
  /** Who acts for their places is another one: a death was marked or taken back, somebody came to act for the estate or ended. */
  succeeded?(db: Db, scope: Scope, id: number, now: Date): Promise<void>;
  /** Their names have changed. */
  renamed?(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void>;
  /**
   * Owners, representatives or people of these units are other ones now: after the change, in its transaction. Told from the
   * last noun to the first, so that running votes, which hold their ledgers, come before anything else is held.
   */
  registerChanged?(db: Db, scope: Scope, unitIds: readonly number[], source: RegisterSource, now: Date): Promise<void>;
  /** The register decides of everybody's rights from today on. */
  registerBegins?(db: Db, scope: Scope): Promise<void>;
  /** The record `from` is about to become a part of the other: what must be held and written down before anything is given. */
  merging?(db: Db, scope: Scope, who: { from: number; to: number }, now: Date): Promise<void>;
  /** The cadastre was read and says something else than the last time: the id of the kept reading (`readingOf` of the cadastre). */
  cadastreRead?(db: Db, scope: Scope, readingId: number, now: Date): Promise<void>;
}

/** Who asks for numbers, and when. */
export type Counting = { db: Db; scope: Scope; now: Date };
/** The numbers of a noun that the contract names; nothing where the member has no right. */
export type Counts = (at: Counting) => Promise<Readonly<Record<string, number>>>;

/** By the layer of the calendar: what of it falls on these days for whoever asks; null where they read none of it. */
export type Days = Readonly<
  Partial<Record<Layer, (at: Counting, range: DayRange) => Promise<readonly DayNote[] | null>>>
>;

/** What a noun knows of terms of the law, as whoever asks may know it. */
export type Terms = (at: Counting, range: TermRange) => Promise<readonly TermFact[]>;

/** Whom shared nouns serve: by the table, what they have to know of its rows; and whose terms are counted together. */
export type Owners = { talks: Talks; asks: AskSources; terms: readonly Terms[] };

/** Variable symbols that units have, by the unit. */
export type SymbolsOfUnits = (db: Db, scope: Scope) => Promise<ReadonlyMap<number, string>>;

/** The same of units whose accounts the asker may see, those that are only proposed too; of no other unit. */
export type SymbolsSeen = (at: Counting) => Promise<ReadonlyMap<number, string>>;

/** By the call: what answers it, for whoever asks several of them in one transaction of theirs. */
export type Answers = ReadonlyMap<Endpoint, (at: object, input: object) => Promise<unknown>>;

/** What all nouns bring together for whoever needs it; a noun never names another one for it. */
export interface Around {
  guards: FileGuards;
  hears: Required<HearsOfPeople>;
  lives: readonly (Personal & Knows)[];
  asks: AskSources;
  tells: NoticeSources;
  talks: Talks;
  counts: readonly Counts[];
  days: Days;
  terms: readonly Terms[];
  invite: Invites;
  keys: KeysOfAccount;
  showsVote: ShowsVote;
  summons: Summons;
  symbols: SymbolsOfUnits;
  symbolsSeen: SymbolsSeen;
  /** There as soon as the nouns are served. */
  answers: Answers;
}

/** Furnishes a house of a first start. */
export type Furnishing = (portal: Portal, at: SampleAt) => Promise<void>;

/** What a noun is on the server. Every place is owed: a noun with nothing to say there says why. */
export interface NounServer {
  /** Its tables: how each travels with an association, and what of its columns the database does not say. */
  tables: OwnedTables | None;
  /** Its calls with what answers them. */
  serves: ((portal: Portal, around: Around) => readonly Served[]) | None;
  /** By the table that files belong to: who sees them and who changes what is said of them. */
  guards: FileGuards | ((owners: Owners) => FileGuards) | None;
  /** What it knows of a person's life: columns, what they are told, what goes, what stays, what ends with them. */
  personal: readonly (Personal & Knows)[] | None;
  /** What it does when people change. */
  hears: ((portal: Portal) => HearsOfPeople) | None;
  /** By the table: what people are asked to confirm. */
  asks: AskSources | None;
  /** By the table: what people are told of by notices. */
  tells: NoticeSources | ((owners: Owners) => NoticeSources) | None;
  /** By the table: what takes comments. */
  talks: Talks | None;
  /**
   * By kinds of its mails: why one must not go any more, asked when it is sent. Codes, invitations and resets always go, and
   * so do notices of changed rights: whoever was just stripped of them has to learn it.
   */
  mailChecks: Checks | ((portal: Pick<Portal, 'config' | 'now'>) => Checks) | None;
  /** By kinds of its mails: what goes along in PDF, drawn when one is sent; left out by nouns that attach nothing. */
  mailPapers?: MailPapers;
  /** Numbers of the menu and of the dashboard. */
  counts: Counts | None;
  /** What of it falls on days, for the calendar. */
  days: Days | ((owners: Owners) => Days) | None;
  /** Terms that begin by something of it; left out by nouns of which no term begins. */
  terms?: Terms;
  /** What it does by itself: at its times, and what its deeds leave to be done. */
  jobs: ((portal: Portal, log: (error: unknown) => void, around: Around) => readonly (Job | Errand)[]) | None;
  /** What there is of it in the houses of a first start; `after` are those whose things it is tied to. */
  sample: Furnishing | { after: readonly NounId[]; furnish: Furnishing } | None;
}

/** Keeps what was said as it was said; nothing is done at import. */
export const defineNoun = <const N extends NounServer>(noun: N): N => noun;
