import { useSyncExternalStore } from 'react';

/** Under 1024 px tables become cards and tabs a list. */
const query = matchMedia('(max-width: 63.99em)');
const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
