import { useSyncExternalStore } from 'react';

/** Whether the window is as the media query says, also when it changes. */
const width = (media: string) => {
  const query = matchMedia(media);
  const subscribe = (listener: () => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
};

/** Under 1024 px tables become cards and tabs a list. */
export const useNarrow: () => boolean = width('(max-width: 63.99em)');
/** From 1280 px a record finds room beside its list. */
export const useWide: () => boolean = width('(min-width: 80em)');
