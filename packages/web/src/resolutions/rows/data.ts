import * as z from 'zod/mini';
import { resolutions } from '#contract/resolutions/endpoints.ts';
import { resolutionSorts } from '#contract/resolutions/schema.ts';
import { resolutionTabs } from '#contract/resolutions/schema-words.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useLanguage } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

const number = (least: number) => z.optional(z.coerce.number().check(z.int(), z.minimum(least)));
/** Filters as they stand in the address; what is ticked is a word there. */
const filters = z.object({
  text: z.optional(z.string()),
  year: number(1900),
  responsible: number(1),
  mine: z.optional(z.enum(['yes'])),
});
export const resolutionList = listShape(resolutionTabs, resolutionSorts, filters);
export type ResolutionListState = ListState<typeof resolutionList>;

export function useResolutions({ page, sizePerPage, tab, sort, filters: f }: ResolutionListState) {
  const { mine, ...rest } = f;
  const asked = { ...rest, ...(mine && { mine: true }) };
  return useListing(
    resolutions.list,
    { page, sizePerPage, tab, sort, filters: asked },
    (answer) => answer.total,
    resolutions.rows,
  );
}

export const isId = (id: number): boolean => Number.isInteger(id) && id > 0;
export const useResolution = (id: number) => useReading(resolutions.one, { id }, { when: isId(id) });

/** Saves the register of a year in PDF in the reader's language. */
export function usePrintYear() {
  const { locale: lang } = useLanguage();
  const change = useChange(resolutions.print);
  const print = async (year: number) => {
    const ticket = await change.run({ year, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return { print, busy: change.busy };
}
