import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import type { PageSize } from '#contract/base/calls/paging.ts';
import { session as calls } from '#contract/session/endpoints.ts';
import { listParams, param, useAddress } from '../../base/address.ts';
import { useChange } from '../../base/data.ts';
import { useRemembered } from '../../base/left.ts';
import { useMe } from '../../base/me.tsx';

/** What one kind of list keeps in its address, beside the page. */
export const listShape = <T extends string, S extends string, F extends z.ZodMiniType<object>>(
  tabs: readonly T[],
  sorts: readonly S[],
  filters: F,
) =>
  z.object({
    ...listParams,
    tab: param(z.enum(tabs), tabs[0] as never),
    sort: z.catch(z.optional(z.enum(sorts)), undefined),
    filters: param(filters, {} as never),
  });
type ListShape = z.ZodMiniObject<{
  page: z.ZodMiniType<number>;
  sizePerPage: z.ZodMiniType<PageSize>;
  filter: z.ZodMiniType<0 | 1>;
  tab: z.ZodMiniType<string>;
  sort: z.ZodMiniType<string | undefined>;
  filters: z.ZodMiniType<object>;
}>;

export type ListState<S extends ListShape = ListShape> = {
  page: number;
  sizePerPage: PageSize;
  tab: z.output<S>['tab'];
  sort: NonNullable<z.output<S>['sort']>;
  filters: z.output<S>['filters'];
  /** Whether the filters are shown. */
  filter: boolean;
  isFiltered: boolean;
  goTo: (page: number) => void;
  resize: (size: PageSize) => void;
  choose: (tab: string) => void;
  sortBy: (sort: string) => void;
  filterBy: (filters: object) => void;
  toggleFilter: () => void;
};

/** Sorts chosen since the page was opened, until the account is read again. */
const chosenSorts = new Map<string, string>();

/** The sort a person gave this kind of list last time. */
function useRememberedSort(name: string) {
  const me = useMe();
  const change = useChange(calls.settings, { touches: [calls.verify] });
  const [, refresh] = useState(0);
  const kept = `${me.id}:${name}`;
  const keep = (sort: string) => {
    chosenSorts.set(kept, sort);
    refresh((n) => n + 1);
    if (me.id === null || me.visitUntil) return;
    const sorts = { ...me.settings.sorts, [name]: sort };
    void change.run({ id: me.id, settings: { sorts } }).catch(() => undefined);
  };
  return [chosenSorts.get(kept) ?? me.settings.sorts[name], keep] as const;
}

/** State of a list: everything in the address, the default sort with the person. */
export function useList<S extends ListShape>(name: string, shape: S, plainSort: string): ListState<S> {
  const [at, write] = useAddress(shape);
  const [remembered, remember] = useRememberedSort(name);
  useRemembered();
  const set = useCallback((change: object) => void write(change as never), [write]);
  const known = z.safeParse(shape.shape.sort, remembered);
  const { page, sizePerPage, tab, filters } = at;
  return {
    page,
    sizePerPage,
    tab,
    filters,
    sort: (at.sort ?? (known.success && known.data) ?? plainSort) || plainSort,
    filter: at.filter === 1,
    isFiltered: Object.keys(filters).length > 0,
    goTo: (next) => set({ page: next }),
    resize: (size) => set({ sizePerPage: size, page: 1 }),
    choose: (next) => set({ tab: next, page: 1 }),
    sortBy: (sort) => {
      remember(sort);
      set({ sort, page: 1 });
    },
    filterBy: (next) => set({ filters: next, page: 1 }),
    toggleFilter: () => set({ filter: at.filter === 1 ? 0 : 1 }),
  } as ListState<S>;
}
