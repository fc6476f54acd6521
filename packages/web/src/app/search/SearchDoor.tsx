import { IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { nearPart, useEver } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { loadFindings } from './lateFindings.ts';
import css from './Search.module.css';
import { useListing } from './SearchField.tsx';
import { useTyped } from './useTyped.ts';
import { useLeaving, useShortcut } from './ways.ts';

const [SearchScreen, near] = nearPart(async () => (await import('./SearchScreen.tsx')).SearchScreen);

/** On a narrow screen a sign in the header, and the search over the whole of it. */
export function SearchDoor() {
  const say = useText();
  const typed = useTyped();
  const listing = useListing();
  const [opened, setOpened] = useState(false);
  const needed = useEver(opened);
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
        {...near}
      >
        <IconSearch size={24} stroke={1.75} aria-hidden="true" />
      </button>
      {needed && (
        <Suspense fallback={null}>
          <SearchScreen {...{ opened, typed, listing, went }} onClose={close} onGo={go} />
        </Suspense>
      )}
    </>
  );
}
