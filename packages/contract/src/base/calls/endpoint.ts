import type * as z from 'zod/mini';
import type { Module, Right } from '../../access.ts';
import type { TextKey } from '../../texts/keys.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH';
/** Who may call: anyone, whoever is signed in, a product administrator, any member, or a right on a module. */
export type Needs =
  | 'anyone'
  | 'account'
  | 'productAdmin'
  | 'member'
  | { readonly module: Module; readonly right: Right };

/**
 * What a product administrator's visit with writing may do in a house: everything that the call does; only until the
 * house's first chair has ever signed in; nothing of it. A visit that reads never writes.
 */
export type VisitWrites = 'yes' | 'setup' | 'never';

/** Why a call needs no key: sent twice it does no more than once, or nothing that stays is made. */
export type MakesNothing = { readonly none: string };
/** What a POST that writes makes, in one word; such a call takes the header below. */
export type Creates = string | MakesNothing;
export const none = (reason: string): MakesNothing => ({ none: reason });
/** A UUID made when "save" is first pressed: the same key with the same body gets the first answer. */
export const keyHeader = 'Idempotency-Key';
/** Days that a key is remembered for. */
export const keyDays = 30;

/**
 * What is counted of whoever asks, beside the sizes of one call. search: of one member in a minute. export: files made on
 * request, of one member in an hour. upload: files and bytes that come, of one member.
 */
export type Limited = 'search' | 'export' | 'upload';

/**
 * What demo mode does with a call; what is not said is a trial for one that writes: it runs, is rolled back and answered by the
 * notice. kept: what it writes stays (signing in and out). answers: rolled back and answered as in life, where whoever looks did
 * not mean to save anything. closed: refused although it only reads (data that are carried away).
 */
type InDemo = 'kept' | 'answers' | 'closed';

export type Kind = 'call' | 'upload' | 'stream' | 'bytes' | 'kept' | 'steps' | 'together' | 'tus' | 'events';

export type Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  N extends Needs = Needs,
  K extends Kind = Kind,
  M extends Creates | undefined = Creates | undefined,
> = {
  /**
   * call: JSON both ways. upload: one small file in multipart beside the input. stream: the same, written to the store as
   * it comes. bytes: fetched with a ticket, answers a file. kept: a file at an address that proves itself, asked again and
   * again by a program that keeps it, and answered by nothing while it is the same. steps: JSON both ways, in several short transactions. together: JSON both ways;
   * one transaction reads what is needed, and what is written comes after it, together with that of others. tus: as steps, but input and answer are headers of the protocol of resumable uploads. events: an answer that stays open and says
   * what changes, each event of the shape of the output; the gate is passed at its beginning and again whenever rights change.
   */
  readonly kind: K;
  /** Whose call it is, by `nouns.ts`: what the browser knows of a noun gets old when a call of the noun writes. */
  readonly noun: string;
  readonly method: Method;
  readonly path: string;
  readonly needs: N;
  /** Whether it changes anything, apart from the method: a GET may send a code. */
  readonly effect: 'reads' | 'writes';
  /** Said by every call that changes something inside a house. */
  readonly visit?: VisitWrites;
  /** Said by every POST that changes something. */
  readonly creates?: M;
  readonly limit?: Limited;
  /** Open pages ask it by themselves when they hear of a change: few at once, so that nobody's press waits behind hundreds of them. */
  readonly unhurried?: true;
  readonly input: I;
  readonly output: O;
  readonly summary: string;
  /** What the toast says after success. */
  readonly says?: TextKey;
  /** Input fields that travel in the query although the method has a body. */
  readonly query?: readonly string[];
  /**
   * Taken also in multipart: the input as `data` in JSON beside `files[i]`, `names[i]`, `extends[i]`, `descriptions[i]` and
   * `isPublic[i]`, which join `fileIds` or `addedAttachments`.
   */
  readonly withFiles?: true;
  /** Bytes that the file of an upload may have, where it is more than five megabytes; it is held in memory meanwhile. */
  readonly largest?: number;
  /** Older addresses of the same call. */
  readonly aliases?: readonly string[];
  /** Said where demo mode treats it otherwise than other calls that read, and those that write. */
  readonly inDemo?: InDemo;
  /** What a member without the right is answered instead of a refusal (searches: nothing found). */
  readonly otherwise?: unknown;
  /**
   * Open also to a member whom the register entitles no more: `self` where the id asked for is their own, `took` for votes
   * they took part in (the handler sees to it), `all` where nothing of others is told.
   */
  readonly toFormer?: 'self' | 'took' | 'all';
};

type EndpointWords = Pick<
  Endpoint,
  'summary' | 'says' | 'query' | 'withFiles' | 'largest' | 'aliases' | 'inDemo' | 'toFormer' | 'limit' | 'unhurried'
>;

/** Whether the call changes something, as `endpoint` reads it. */
type Effect<C extends string, E> = E extends Endpoint['effect']
  ? E
  : C extends `GET ${string}` | `HEAD ${string}`
    ? 'reads'
    : 'writes';
/** A call that writes inside a house does not compile without its word about visits. */
type Visiting<N extends Needs, C extends string, E> = N extends 'anyone' | 'account' | 'productAdmin'
  ? { visit?: never }
  : Effect<C, E> extends 'writes'
    ? { visit: VisitWrites }
    : { visit?: never };
/** A POST that writes does not compile without its word about what it makes. */
type Creating<C extends string, E> = C extends `POST ${string}`
  ? Effect<C, E> extends 'writes'
    ? { creates: Creates }
    : { creates?: never }
  : { creates?: never };

/** The endpoint as a value: server, browser, OpenAPI and the access walk all read this one. */
export function endpoint<
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  const N extends Needs,
  const C extends `${Method} /${string}`,
  const K extends Kind = 'call',
  const E extends Endpoint['effect'] | undefined = undefined,
  const M extends Creates | undefined = undefined,
>(
  call: C,
  told: EndpointWords &
    Visiting<N, C, E> &
    Creating<C, E> & { kind?: K; effect?: E; needs: N; creates?: M; input: I; output: O; otherwise?: z.output<O> },
): Endpoint<I, O, N, K, M> {
  const [method, path] = call.split(' ') as [Method, string];
  const kind = (told.kind ?? 'call') as K;
  const effect = told.effect ?? (method === 'GET' || method === 'HEAD' ? 'reads' : 'writes');
  return { ...told, effect, kind, method, path, noun: '' } as Endpoint<I, O, N, K, M>;
}

export type Endpoints = Record<string, Endpoint>;

/** Calls of one noun, named as in `nouns.ts`; those of a wing are named by the wing. */
export const callsOf = <E extends object>(noun: string, calls: E): E =>
  // Their type is that of an object, not of endpoints: expecting those would make the exact type of each call wide.
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...(call as Endpoint), noun }])) as E;

export type In<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.output<I> : never;
/** What a caller has to give: fields with defaults may be left out. */
export type Given<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.input<I> : never;
export type Out<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.output<O> : never;
