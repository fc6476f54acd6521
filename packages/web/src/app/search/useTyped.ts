import { useEffect, useRef, useState } from 'react';
import { fewestAsked, searchKey, searchPause } from '#contract/base/words/search.ts';
import { usePortal } from '../../base/me.tsx';

/** What stands in the field, and what of it is asked: after a pause in typing, or at once. */
export function useTyped() {
  const fewest = fewestAsked(usePortal().demo);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const length = searchKey(text).length;
  const type = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
    if (searchKey(next).length < fewest) setAsked('');
    else timer.current = setTimeout(() => setAsked(next.trim()), searchPause);
  };
  return {
    text,
    asked,
    /** How many characters it takes, when there are too few. */
    fewest: length > 0 && length < fewest ? fewest : null,
    isAsked: text.trim() === asked,
    type,
    /** Asks without waiting. */
    ask: () => {
      clearTimeout(timer.current);
      if (length >= fewest) setAsked(text.trim());
    },
    clear: () => type(''),
  };
}
export type Typed = ReturnType<typeof useTyped>;
