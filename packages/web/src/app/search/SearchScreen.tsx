import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useOpened } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Findings, loadFindings } from './lateFindings.ts';
import css from './Search.module.css';
import { SearchField, type useListing } from './SearchField.tsx';
import type { Typed } from './useTyped.ts';

type Props = {
  opened: boolean;
  /** Who went to what was found reads on there. */
  went: boolean;
  typed: Typed;
  listing: ReturnType<typeof useListing>;
  onClose: () => void;
  onGo: () => void;
};

/** The search over the whole of a narrow screen. */
export function SearchScreen({ opened, went, typed, listing, onClose, onGo }: Props) {
  const say = useText();
  const { listId, steering, listed, onListed } = listing;
  return (
    <Modal.Root
      opened={useOpened(opened)}
      onClose={onClose}
      fullScreen
      padding={0}
      returnFocus={!went}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Content aria-label={say('FIND.LABEL')} className={css.screen}>
        <search className={css.bar} data-slab>
          <SearchField {...{ typed, listId, listed, steering }} onFocus={loadFindings} />
          <button type="button" className={css.door} aria-label={say('FIND.CLOSE')} onClick={onClose}>
            <IconX size={24} stroke={1.75} aria-hidden="true" />
          </button>
        </search>
        {typed.fewest !== null && <p className={css.short}>{say('FIND.SHORT', { count: typed.fewest })}</p>}
        {typed.asked !== '' && (
          <Suspense fallback={null}>
            <Findings asked={typed.asked} {...{ listId, steering, onListed }} onGo={onGo} touch />
          </Suspense>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
