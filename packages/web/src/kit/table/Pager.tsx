import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { type PageSize, pageSizes } from '#contract/base/calls/paging.ts';
import { useText } from '../../base/texts.tsx';
import css from './Pager.module.css';

type Props = {
  page: number;
  size: PageSize;
  total: number;
  /** Rows that stand here. */
  shown: number;
  goTo: (page: number) => void;
  /** How many at once is a choice; none where the list has one size. */
  resize?: (size: PageSize) => void;
};

/** Under a list: what is shown, how many at once, and the neighbouring pages. */
export function Pager({ page, size, total, shown, goTo, resize }: Props) {
  const say = useText();
  const id = useId();
  const pages = size === 'all' ? 1 : Math.max(1, Math.ceil(total / size));
  // An address may name a page that there is no more: the last one is shown.
  const past = total > 0 && page > pages;
  const goLast = useEffectEvent(goTo);
  // Once for what there is: until the address has changed, asking again would only draw again.
  useEffect(() => {
    if (past) goLast(pages);
  }, [past, pages]);
  const from = size === 'all' ? 1 : (page - 1) * size + 1;
  return (
    <nav className={css.pager} aria-label={say('TABLE.PAGES')}>
      <span role="status">{say('TABLE.ROWS', { from, to: from + shown - 1, total })}</span>
      <span className={css.right}>
        {resize && total > pageSizes[0] && (
          <label className={css.size} htmlFor={id}>
            {say('TABLE.PER_PAGE')}
            <NativeSelect
              id={id}
              value={String(size)}
              data={pageSizes.map((s) => ({ value: String(s), label: s === 'all' ? say('TABLE.ALL') : String(s) }))}
              onChange={(e) => resize(pageSizes.find((s) => String(s) === e.currentTarget.value) ?? pageSizes[0])}
            />
          </label>
        )}
        {pages > 1 && (
          <>
            <ActionIcon aria-label={say('TABLE.PREVIOUS')} disabled={page <= 1} onClick={() => goTo(page - 1)}>
              <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
            <b className={css.page} aria-current="page">
              <span className="vh">{say('TABLE.PAGE', { page })}</span>
              <span aria-hidden="true">{page}</span>
            </b>
            <ActionIcon aria-label={say('TABLE.NEXT')} disabled={page >= pages} onClick={() => goTo(page + 1)}>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </>
        )}
      </span>
    </nav>
  );
}
