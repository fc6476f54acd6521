import { Modal } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import { Findings, loadFindings } from './lateFindings.ts';
import css from './Search.module.css';
import { SearchField, useListing } from './SearchField.tsx';
import { useTyped } from './useTyped.ts';
import { useLeaving, useShortcut } from './ways.ts';

/** On a narrow screen a sign in the header, and the search over the whole of it. */
export function SearchDoor() {
  const say = useText();
  const typed = useTyped();
  const { listId, steering, listed, onListed } = useListing();
  const [opened, setOpened] = useState(false);
  // Who went to what was found reads on there, not at the sign.
  const [went, setWent] = useState(false);
  const open = () => {
    setWent(false);
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    typed.clear();
  };
  const go = () => {
    setWent(true);
    close();
  };
  useShortcut(open);
  useLeaving(opened, go);
  return (
    <>
      <button
        type="button"
        className={css.door}
        aria-label={say('FIND.OPEN')}
        aria-haspopup="dialog"
        onPointerDown={loadFindings}
        onClick={open}
      >
        <IconSearch size={24} stroke={1.75} aria-hidden="true" />
      </button>
      <Modal.Root
        opened={opened}
        onClose={close}
        fullScreen
        padding={0}
        returnFocus={!went}
        transitionProps={{ transition: 'fade', duration: 120 }}
      >
        <Modal.Content aria-label={say('FIND.LABEL')} className={css.screen}>
          <search className={css.bar} data-slab>
            <SearchField {...{ typed, listId, listed, steering }} onFocus={loadFindings} />
            <button type="button" className={css.door} aria-label={say('FIND.CLOSE')} onClick={close}>
              <IconX size={24} stroke={1.75} aria-hidden="true" />
            </button>
          </search>
          {typed.fewest !== null && <p className={css.short}>{say('FIND.SHORT', { count: typed.fewest })}</p>}
          {typed.asked !== '' && (
            <Suspense fallback={null}>
              <Findings asked={typed.asked} {...{ listId, steering, onListed }} onGo={go} touch />
            </Suspense>
          )}
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
