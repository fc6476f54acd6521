import * as z from 'zod/mini';
import { documentBin } from '#contract/documents/endpoints-bin.ts';
import { useChange } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const binList = listShape(['all'], ['-deletedAt'], z.object({}));

export const useBin = ({ page, sizePerPage }: ListState<typeof binList>) =>
  useListing(documentBin.list, { page, sizePerPage }, (answer) => answer.total);

/** Gives back what one deletion took. */
export function useRestore() {
  const change = useChange(documentBin.restore);
  return async (id: number): Promise<void> => {
    await change.run({ id }).catch(() => undefined);
  };
}
