import type { Readable } from 'node:stream';
import type { Endpoint, Endpoints, In, Kind, Needs, Out } from '#contract/base/calls/endpoint.ts';
import type { Db, Pool } from '../db/db.ts';
import type { Fetching } from '../fetching/fetching.ts';
import type { Hearing } from '../live/hub.ts';
import type { Live } from '../live/live.ts';
import type { Signer } from '../secrets/signing.ts';
import type { Config } from '../start/config.ts';
import type { Queue } from '../start/jobs.ts';
import type { Disk } from '../store/disk.ts';
import type { Received } from '../store/file-receiving.ts';
import type { FileStore } from '../store/file-store.ts';
import type { Moving } from '../store/moving.ts';
import type { Entry, Scope, Session } from './gate.ts';
import type { Limits } from './limits.ts';
import type { Ranged } from './ranges.ts';

/** The accounts whose password everybody knows. */
export type Samples = { emails: ReadonlySet<string>; password: string };

/** What the portal consists of, given to every noun. */
export type Portal = {
  config: Config;
  pool: Pool;
  limits: Limits;
  /** Bytes of files that people upload. */
  files: FileStore;
  /** The disks that data lie on. */
  disk: Disk;
  /** Where work is left that comes if and only if the transaction is committed. */
  queue: Queue;
  /** How whole associations leave and come. */
  moving: Moving;
  /** Key that signs tickets, the same on all servers. */
  secret: Buffer;
  /** Signs what leaves the portal as a proof, the same on all servers. */
  signer: Signer;
  /** Open pages that are told what changes. */
  live: Live;
  /** Public addresses of others, and never anything of our own network. */
  fetching: Fetching;
  now: () => Date;
  /** Links and codes for the person who runs the portal on their own machine; silent when HOST, or the call, is not of it. */
  say: (line: string) => void;
  /** Warnings for whoever runs the portal, wherever it listens. */
  shout: (line: string) => void;
  samples: Samples;
};

/** A handler that works in several short transactions; the gate is passed at the beginning of each. */
type Stepwise<A> = {
  inside: <T>(run: (at: A) => Promise<T>) => Promise<T>;
  /** The same for what makes one thing and answers its id: under a known key it is not run again, and that id is answered. */
  once: (input: unknown, run: (at: A) => Promise<number>) => Promise<number>;
  /** Bytes that come with the request, of the protocol of resumable uploads. */
  body: Readable | undefined;
  warn(err: unknown, text: string): void;
};
export type TusAnswer = { status: 200 | 201 | 204; headers: Record<string, string> };

export type Upload = { name: string; mime: string; bytes: Buffer };
/** Bytes that are made once the transaction is over, so that nobody's connection waits for them. */
export type Later = { made(warn: (err: unknown, text: string) => void): Promise<Buffer | Readable | Ranged> };
/** `keep`: shown in the page and kept by the browser for so many seconds; otherwise a file to save, never kept. */
export type Bytes = { name: string; type: string; body: Buffer | Readable | Ranged | Later; keep?: number };

/** A file that programs keep: `tag` says which one it is, and without a body it is the one that they have. */
export type Kept = { tag: string; name: string; type: string; body: string | null };

/** What was done at the door that whoever guards it should know: accounts as their digests. */
export type GuardNote = { deed: `account.${string}`; account: string; by?: string };

export type Visitor = {
  db: Db;
  now: Date;
  ip: string;
  userAgent: string;
  /** What says that the call comes from another computer than the portal's own; null when nothing does. */
  far: string | null;
  entry: Entry;
  /** Written into the log of the door when, and only when, the call's transaction is committed. */
  note: (one: GuardNote) => void;
};
type Signed = Visitor & { session: Session };
type Inside = Signed & { scope: Scope };
type At<N extends Needs> = N extends 'anyone' ? Visitor : N extends 'account' | 'productAdmin' ? Signed : Inside;
type NeedsOf<E> = E extends Endpoint<infer _I, infer _O, infer N> ? N : never;

/** What comes beside the input: a small file in memory, a large one that is in the store already, which file whoever asks has. */
type FileOf<K extends Kind> = K extends 'upload'
  ? { file: Upload }
  : K extends 'stream'
    ? { file: Received }
    : K extends 'kept'
      ? { has(tag: string): boolean }
      : unknown;

/** What is written `together` is written once the transaction of the call is over: nobody's connection waits for that of others. */
type Answers<O> = { bytes: Bytes; kept: Kept; tus: TusAnswer; events: Hearing } & Record<
  'call' | 'upload' | 'stream' | 'steps',
  O
> & { together: () => Promise<O> };
type AnswerOf<E extends Endpoint> = Answers<Out<E>>[E['kind']];

/** Calls whose answer may be asked for once more under the same key; what works in steps sees to it itself. */
type Makes<E extends Endpoint> = [Extract<E['creates'], string>] extends [never]
  ? false
  : E['kind'] extends 'steps' | 'tus'
    ? false
    : true;
type Made<T extends Endpoints> = { [K in keyof T as Makes<T[K]> extends true ? K : never]: T[K] };
/**
 * The first answer once more: read anew, with the rights of now. `made` is the id that the first one answered, or, where it
 * answered none, the id that was asked for. A secret that is shown once is not shown again.
 */
export type Remade<T extends Endpoints> = {
  [K in keyof Made<T>]: (at: At<NeedsOf<T[K]>>, made: number, input: In<T[K]>) => Promise<Out<T[K]>>;
};

/** Streams of whoever is not signed in: whose house the file goes to is proven by what the address holds. */
type IsOpenStream<E extends Endpoint> = E['kind'] extends 'stream'
  ? NeedsOf<E> extends 'anyone'
    ? true
    : false
  : false;
type OpenStreams<T extends Endpoints> = { [K in keyof T as IsOpenStream<T[K]> extends true ? K : never]: T[K] };
/** Opens the house, or refuses, before the first byte and again before the row; `most` bytes may come. */
export type Entering<I = unknown> = { most: number; enter(at: Visitor, input: I): Promise<Scope> };
type Enters<T extends Endpoints> = { [K in keyof OpenStreams<T>]: Entering<In<T[K]>> };

/**
 * One function for each endpoint of a noun, and for those that make something what they answer when they are asked again;
 * a missing, extra or misshaped one does not compile.
 */
export type Handlers<T extends Endpoints> = {
  [K in keyof T]: (
    at: T[K]['kind'] extends 'steps' | 'tus'
      ? Stepwise<At<NeedsOf<T[K]>>>
      : At<NeedsOf<T[K]>> & FileOf<T[K]['kind']> & (IsOpenStream<T[K]> extends true ? { scope: Scope } : unknown),
    input: In<T[K]>,
  ) => Promise<AnswerOf<T[K]>>;
} & (keyof Made<T> extends never ? unknown : { remade: Remade<T> }) &
  (keyof OpenStreams<T> extends never ? unknown : { enters: Enters<T> });
