import { useEffect, useRef, useState } from 'react';

export type Found<T> = { items: T[]; waiting: boolean; failed: boolean };
const nothing: Found<never> = { items: [], waiting: false, failed: false };

/** What a search finds while somebody types: it waits for a pause and forgets answers that come late. */
export function useFound<T>(find: (text: string) => Promise<T[]> | T[], pause: number) {
  const [found, setFound] = useState<Found<T>>(nothing);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = async (text: string) => {
    const mine = ++turn.current;
    try {
      const items = await find(text);
      if (mine === turn.current) setFound({ items, waiting: false, failed: false });
    } catch {
      if (mine === turn.current) setFound({ items: [], waiting: false, failed: true });
    }
  };
  const search = (text: string) => {
    clearTimeout(timer.current);
    turn.current++;
    setFound((before) => ({ ...before, waiting: true, failed: false }));
    if (pause === 0) void look(text);
    else timer.current = setTimeout(() => void look(text), pause);
  };
  return [found, search] as const;
}
