import { createContext, useContext } from 'react';
import type { FoundInside } from '#contract/documents/schema-found.ts';

/** What the list was asked for, and what of it was found inside of its documents. */
type Asked = { asked: string; inside: ReadonlyMap<number, FoundInside> };

export const InsideContext = createContext<Asked>({ asked: '', inside: new Map() });

export function useInside(id: number): { asked: string; found: FoundInside | undefined } {
  const { asked, inside } = useContext(InsideContext);
  return { asked, found: inside.get(id) };
}
