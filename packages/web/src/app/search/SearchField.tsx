import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import type { Listed, Steering } from './Findings.tsx';
import css from './Search.module.css';
import type { Typed } from './useTyped.ts';

/** What ties the field to its list. */
export function useListing() {
  const listId = useId();
  const steering = useRef<Steering>(null);
  const [listed, setListed] = useState<Listed>({ hasList: false, active: undefined });
  const onListed = useCallback((next: Listed) => setListed(next), []);
  return { listId, steering, listed, onListed };
}

type Props = {
  typed: Typed;
  listId: string;
  listed: Listed;
  steering: RefObject<Steering | null>;
  field?: Ref<HTMLInputElement>;
  /** The keys that lead here, written at its end. */
  keys?: string;
  /** Escape where nothing is left to clear. */
  onEscape?: () => void;
  onFocus: () => void;
};

/** The field of the search: keeps the focus while arrows walk the list under it. */
export function SearchField({ typed, listId, listed, steering, field, keys, onEscape, onFocus }: Props) {
  const say = useText();
  const press = (e: KeyboardEvent<HTMLInputElement>) => {
    if (e.nativeEvent.isComposing) return;
    const by = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && listed.hasList) {
      e.preventDefault();
      steering.current?.move(by);
    }
    if (e.key === 'Enter') {
      e.preventDefault();
      if (!typed.isAsked) typed.ask();
      // The keyboard of a phone makes room for what was found.
      else if (!steering.current?.open() && keys === undefined) e.currentTarget.blur();
    }
    if (e.key === 'Escape' && onEscape) {
      e.preventDefault();
      if (typed.text === '') onEscape();
      else typed.clear();
    }
  };
  return (
    <div className={css.field}>
      <IconSearch className={css.sign} size={20} stroke={2} aria-hidden="true" />
      <input
        ref={field}
        data-autofocus={keys === undefined ? true : undefined}
        className={css.input}
        type="text"
        role="combobox"
        aria-label={say('FIND.LABEL')}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listed.hasList}
        aria-controls={listed.hasList ? listId : undefined}
        aria-activedescendant={listed.active}
        aria-keyshortcuts={keys && 'Control+K Meta+K'}
        placeholder={say('FIND.PLACEHOLDER')}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={typed.text}
        onChange={(e) => typed.type(e.currentTarget.value)}
        onKeyDown={press}
        onFocus={onFocus}
      />
      {typed.text !== '' ? (
        <button
          type="button"
          className={css.clear}
          aria-label={say('FIND.CLEAR')}
          // The focus stays in the field.
          onMouseDown={(e) => e.preventDefault()}
          onClick={typed.clear}
        >
          <IconX size={20} stroke={2} aria-hidden="true" />
        </button>
      ) : (
        keys && (
          <span className={css.keys} aria-hidden="true">
            {keys}
          </span>
        )
      )}
    </div>
  );
}
