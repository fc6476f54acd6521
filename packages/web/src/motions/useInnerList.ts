import { useState } from 'react';
import { type PageSize, pageSizes } from '#contract/base/calls/paging.ts';
import type { ListState } from '../kit/table/useList.ts';

/** A list inside of a record: its page and order live with it, the address belongs to the record. */
export function useInnerList(plainSort: string): ListState {
  const [page, goTo] = useState(1);
  const [sizePerPage, setSize] = useState<PageSize>(pageSizes[0]);
  const [sort, setSort] = useState(plainSort);
  const nothing = () => undefined;
  return {
    page,
    sizePerPage,
    sort,
    tab: '',
    filters: {},
    filter: false,
    isFiltered: false,
    goTo,
    resize: (size) => {
      setSize(size);
      goTo(1);
    },
    sortBy: (next) => {
      setSort(next);
      goTo(1);
    },
    choose: nothing,
    filterBy: nothing,
    toggleFilter: nothing,
  };
}
