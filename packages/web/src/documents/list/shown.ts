import { useState } from 'react';
import * as z from 'zod/mini';
import { param, useAddress } from '../../base/address.ts';
import { inBrowser } from '../../base/stored.ts';
import { useList } from '../../kit/table/useList.ts';
import { documentList } from '../file/data.ts';

const shape = z.object({ file: param(z.nullable(z.coerce.number().check(z.int(), z.minimum(1))), null) });

export const useDocumentList = () => useList('documents', documentList, 'name');

/** The file whose facts stand beside the list; in the address, so that the way back opens them too. */
export function useShown() {
  const [{ file }, write] = useAddress(shape);
  return { shownId: file, show: (id: number | null) => void write({ file: id }) };
}

const stored = 'pavlac.documents.view';
export type View = 'rows' | 'tiles';

/** Rows or tiles, as somebody likes it on this device. */
export function useView(): [View, (view: View) => void] {
  const [view, set] = useState<View>(inBrowser.read(stored) === 'tiles' ? 'tiles' : 'rows');
  const choose = (next: View) => {
    inBrowser.write(stored, next);
    set(next);
  };
  return [view, choose];
}
