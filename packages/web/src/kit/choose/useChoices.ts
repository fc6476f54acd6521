import { type KeyboardEvent, useId, useState } from 'react';

type Asked = {
  /** How many there are to choose of. */
  count: number;
  /** Which of them stands in the field: arrows start there. */
  chosen?: number;
  take: (at: number) => void;
  onOpen?: (() => void) | undefined;
};

/** A list that a field opens under itself: where arrows stand in it, and what the field says of it to whoever listens. */
export function useChoices({ count, chosen = -1, take, onOpen }: Asked) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [stands, setStands] = useState(-1);
  // What is offered comes and changes while the list is open.
  const at = opened && stands < count ? stands : -1;
  const idOf = (one: number) => `${id}-${one}`;
  const open = (start = -1) => {
    setOpened(true);
    setStands(start);
    if (!opened) onOpen?.();
  };
  const close = () => {
    setOpened(false);
    setStands(-1);
  };
  const pick = (one: number) => {
    close();
    take(one);
  };
  const step = (by: 1 | -1) => {
    if (!opened) return open(Math.max(chosen, 0));
    if (count === 0) return;
    setStands((before) => {
      const from = before < 0 || before >= count ? chosen : before;
      return from < 0 && by < 0 ? count - 1 : (from + by + count) % count;
    });
  };
  const goTo = (one: number) => (opened ? setStands(one) : open(one));
  /** Whether the key was for the list. */
  const onKey = (e: KeyboardEvent): boolean => {
    if (e.nativeEvent.isComposing || e.ctrlKey || e.metaKey) return false;
    if (e.key === 'ArrowDown') step(1);
    else if (e.key === 'ArrowUp') step(-1);
    else if (e.key === 'Enter' && at >= 0) pick(at);
    else if (e.key === 'Escape' && opened) close();
    else return false;
    e.preventDefault();
    return true;
  };
  const field = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-haspopup': 'listbox',
    'aria-expanded': opened,
    'aria-controls': opened ? id : undefined,
    'aria-activedescendant': at >= 0 ? idOf(at) : undefined,
    // Escape closes the list, and only the next one the dialog around it.
    'data-mantine-stop-propagation': opened || undefined,
  } as const;
  return { id, idOf, opened, at, chosen, open, close, pick, goTo, onKey, field };
}

export type Choices = ReturnType<typeof useChoices>;
