import { Suspense, useRef } from 'react';
import { may, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { searchedModules } from '../menu/modules.tsx';
import { Findings, loadFindings } from './lateFindings.ts';
import css from './Search.module.css';
import { SearchDoor } from './SearchDoor.tsx';
import { SearchField, useListing } from './SearchField.tsx';
import { useTyped } from './useTyped.ts';
import { onMac, useLeaving, useShortcut } from './ways.ts';

/** The field in the header with what it finds under it. */
function SearchPlace() {
  const say = useText();
  const typed = useTyped();
  const { listId, steering, listed, onListed } = useListing();
  const place = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const from = useRef<Element | null>(null);
  useShortcut(() => {
    if (document.activeElement !== field.current) from.current = document.activeElement;
    field.current?.focus();
    field.current?.select();
  });
  useLeaving(typed.text !== '', typed.clear, place);
  const goBack = () => {
    field.current?.blur();
    if (from.current instanceof HTMLElement) from.current.focus();
  };
  return (
    <search ref={place} className={css.place}>
      <SearchField
        {...{ typed, listId, listed, steering, field }}
        keys={onMac ? '⌘ K' : 'Ctrl K'}
        onEscape={goBack}
        onFocus={loadFindings}
      />
      {(typed.asked !== '' || typed.fewest !== null) && (
        <div className={css.panel}>
          {typed.fewest !== null && <p className={css.short}>{say('FIND.SHORT', { count: typed.fewest })}</p>}
          {typed.asked !== '' && (
            <Suspense fallback={null}>
              <Findings asked={typed.asked} {...{ listId, steering, onListed }} onGo={typed.clear} />
            </Suspense>
          )}
        </div>
      )}
    </search>
  );
}

/** Searches all modules that the person sees; without one of those it is not there. */
export function HeaderSearch() {
  const me = useMe();
  const narrow = useNarrow();
  if (!searchedModules.some((module) => may(me, module, 'r'))) return null;
  return narrow ? <SearchDoor /> : <SearchPlace />;
}
