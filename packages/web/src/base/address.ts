import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { pageSizes } from '#contract/base/calls/paging.ts';

/** One parameter of the address: anything wrong or missing reads as the fallback. */
export const param = <T extends z.ZodMiniType>(shape: T, fallback: z.output<T>) =>
  z.catch(z._default(shape, fallback as never), fallback as never);

/** What every list keeps in its address. */
export const listParams = {
  page: param(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  sizePerPage: param(z.enum({ 25: 25, 50: 50, all: 'all' } as const), pageSizes[0]),
  /** 1 while the filters are shown. */
  filter: param(z.union([z.literal(0), z.literal(1)]), 0),
};

type Shape = z.ZodMiniObject;
type Write<S extends Shape> = (change: Partial<z.output<S>>, how?: { push?: boolean }) => Promise<void>;

/** State of a screen that lives in the address; values equal to the defaults stay out of it. */
export function useAddress<S extends Shape>(shape: S): [z.output<S>, Write<S>] {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const state = useMemo(() => z.parse(shape, search), [shape, search]);
  const write = useCallback<Write<S>>(
    async (change, { push = false } = {}) => {
      const plain = z.parse(shape, {}) as Record<string, unknown>;
      await navigate({
        to: '.',
        replace: !push,
        resetScroll: false,
        search: ((before: Record<string, unknown>) => {
          const next: Record<string, unknown> = { ...before, ...change };
          for (const [name, value] of Object.entries(plain))
            if (JSON.stringify(next[name]) === JSON.stringify(value)) next[name] = undefined;
          return next;
        }) as never,
      });
    },
    [shape, navigate],
  );
  return [state, write];
}
