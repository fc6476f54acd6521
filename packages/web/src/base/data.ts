import {
  keepPreviousData,
  type Query,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, use, useCallback, useRef, useState } from 'react';
import { association } from '#contract/association/endpoints.ts';
import type { Endpoint, Given, Out } from '#contract/base/calls/endpoint.ts';
import { home } from '#contract/home/endpoints.ts';
import { type Answer, asAnswer } from './answer.ts';
import { ask, upload } from './ask.ts';
import { keepKey } from './once.ts';
import { useSession } from './session.ts';

/** The shell shows the house and its numbers: any change may make them old. */
const shell = [association.mine, home.waits] as const;

const nameOf = (call: Pick<Endpoint, 'method' | 'path'>): string => `${call.method} ${call.path}`;

/** Key of a reading: the house, the noun, the call, what was asked. */
export const keyOf = (house: number | null, call: Endpoint, input: unknown) =>
  [house, call.noun, nameOf(call), input] as const;

type Reading = {
  /** Not asked while false. */
  when?: boolean;
  /** Keeps showing the previous page until the next one arrives. */
  keep?: boolean;
  /** Other nouns whose news makes it old: it tells of their rows, too. */
  hears?: readonly string[];
};

/** Set around what comes along with a reading: it is asked for alone only when it did not come, or when it is known to be old. */
const Along = createContext(false);
export const ComesAlong = Along.Provider;

/** Reads what an endpoint answers; nothing else in the interface fetches data but what is read along with others. */
export function useReading<E extends Endpoint>(
  call: E,
  input: Given<E>,
  { when = true, keep = false, hears }: Reading = {},
): UseQueryResult<Out<E>, Answer> {
  const { chosen } = useSession();
  const isAlong = use(Along);
  return useQuery<Out<E>, Answer>({
    queryKey: keyOf(chosen?.id ?? null, call, input),
    queryFn: ({ signal }) => ask(call, input, signal),
    enabled: when,
    ...(hears && { meta: { hears } }),
    ...(isAlong && { refetchOnMount: false, refetchOnWindowFocus: false }),
    placeholderData: keep ? (keepPreviousData as never) : undefined,
  });
}

/** An answer of another call that came with one. */
export type Brought = { call: Endpoint; input: unknown; answer: unknown };

/** Reads what brings answers of other calls along: they are known from then on as if they had been asked for. */
export function useReadingOfAll<E extends Endpoint>(
  call: E,
  input: Given<E>,
  brings: (out: Out<E>) => readonly Brought[],
): UseQueryResult<Out<E>, Answer> {
  const client = useQueryClient();
  const house = useSession().chosen?.id ?? null;
  return useQuery<Out<E>, Answer>({
    queryKey: keyOf(house, call, input),
    queryFn: async ({ signal }) => {
      const out = await ask(call, input, signal);
      for (const { call: of, input: asked, answer } of brings(out))
        client.setQueryData(keyOf(house, of, asked), answer);
      return out;
    },
  });
}

/** Reads once outside of rendering (a search as somebody types, a ticket), through the same cache. */
export function useAsk() {
  const client = useQueryClient();
  const { chosen } = useSession();
  return useCallback(
    <E extends Endpoint>(call: E, input: Given<E>): Promise<Out<E>> =>
      client.fetchQuery<Out<E>, Answer>({
        queryKey: keyOf(chosen?.id ?? null, call, input),
        queryFn: ({ signal }) => ask(call, input, signal),
      }),
    [client, chosen],
  );
}

export type Change<I, O> = {
  /** Runs the change: its output, undefined while another one still runs; throws an Answer when refused. */
  run: (input: I) => Promise<O | undefined>;
  busy: boolean;
  /** Why the last run was refused. */
  refused: Answer | null;
  forget: () => void;
};
type Touches = {
  /** Calls of other nouns: all readings of those nouns get old too. */
  touches?: readonly Endpoint[];
  /** Readings of what the change brings to an end: asked again, they would only be refused. */
  ends?: readonly Endpoint[];
  /** The change leaves the house: nothing of it is asked again, it would only be refused. */
  leaves?: boolean;
  /** Whoever changes says themself what became of it. */
  quiet?: boolean;
};

/** What is sent, as it makes up the key: its input, and the file beside it. */
type Sent = { input: object; file?: File };

function useOnce<I, O>(
  call: Endpoint,
  act: (input: I, key: string | undefined) => Promise<O>,
  told: (input: I) => Sent,
  { touches = [], ends = [], leaves = false }: Touches,
): Change<I, O> {
  const client = useQueryClient();
  const running = useRef(false);
  const [key] = useState(keepKey);
  const { mutateAsync, isPending, error, reset } = useMutation<O, Answer, I>({
    mutationFn: async (given) => {
      const { input, file } = told(given);
      try {
        const done = await act(given, key.of(call, { ...input }, file));
        key.ended(null);
        return done;
      } catch (error) {
        key.ended(asAnswer(error));
        throw error;
      }
    },
    onError: async (error) => {
      // The first attempt was stored: whoever looks finds it.
      if (asAnswer(error).key === 'BASE.ERRORS.KEY_USED') await freshen();
    },
    onSuccess: () => freshen(),
  });
  async function freshen() {
    if (leaves) return client.invalidateQueries({ refetchType: 'none' });
    const old = new Set([...shell, call, ...touches].map(({ noun }) => noun));
    const over = new Set(ends.map(nameOf));
    const ended = (q: Query) => over.has(String(q.queryKey[2]));
    await client.invalidateQueries({ predicate: ended, refetchType: 'none' });
    await client.invalidateQueries({ predicate: (q) => old.has(String(q.queryKey[1])) && !ended(q) });
  }
  const run = async (input: I) => {
    if (running.current) return undefined;
    running.current = true;
    try {
      return await mutateAsync(input);
    } finally {
      running.current = false;
    }
  };
  return { run, busy: isPending, refused: error ? asAnswer(error) : null, forget: reset };
}

/** Changes something through an endpoint; a second submit while one runs is ignored, one whose answer was lost is not done twice. */
export const useChange = <E extends Endpoint>(call: E, touched: Touches = {}): Change<Given<E>, Out<E>> =>
  useOnce(
    call,
    (input: Given<E>, key) => ask(call, input, undefined, { key, quiet: touched.quiet }),
    (input) => ({ input: input as object }),
    touched,
  );

export type Sending<I> = { input: I; file: File; onProgress?: (done: number) => void; signal?: AbortSignal };
/** The same for an endpoint that takes a file. */
export const useUpload = <E extends Endpoint>(call: E, touched: Touches = {}): Change<Sending<Given<E>>, Out<E>> =>
  useOnce(
    call,
    (s: Sending<Given<E>>, key) => upload(call, s.input, s.file, s.onProgress, s.signal, { key }),
    (s) => ({ input: s.input as object, file: s.file }),
    touched,
  );
