import { useEffect, useRef } from 'react';
import { isClosingKey, valueOfKey } from '../../kit/motifs/answer-keys.ts';
import type { CastValue } from '../rows/steps.ts';

type Keys = {
  /** The seat that is called upon answers; nothing where nobody is. */
  onAnswer: ((value: CastValue) => void) | null;
  onClose: (() => void) | null;
};

const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && (at.isContentEditable || at.matches('input, textarea, select'));
/** A dialog has keys of its own. */
const isAsked = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** P, N and Z answer for the seat that is called upon, U closes the point, wherever on the page the focus is. */
export function useRunKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.defaultPrevented || e.repeat || isTyping(e.target) || isAsked()) return;
      const { onAnswer, onClose } = now.current;
      const value = valueOfKey(e);
      if (isClosingKey(e)) onClose?.();
      else if (value && value !== 'miss') onAnswer?.(value);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
