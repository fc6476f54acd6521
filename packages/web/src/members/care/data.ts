import { activation } from '#contract/activation/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { ask } from '../../base/ask.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useLanguage } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';

export const useErasure = (id: number) => useReading(memberCare.erasure, { id });
export const useErase = () =>
  useChange(members.remove, {
    touches: [units.list, roles.rightsOf, activation.recap],
    ends: [members.one, memberCare.erasure],
  });
export const useMergePreview = (id: number, other: number | null) =>
  useReading(memberCare.mergePreview, { id, other: other ?? 0 }, { when: other !== null });
export const useMerge = () =>
  useChange(memberCare.merge, {
    touches: [units.list, roles.rightsOf, activation.recap],
    ends: [memberCare.mergePreview],
  });

type Shown = { tab: string; sort: string; filters: object };

/** Downloads the list of neighbours as it is filtered and sorted now. */
export function useListFile({ tab, sort, filters }: Shown) {
  const { locale } = useLanguage();
  return async (format: 'xlsx' | 'vcf') => {
    const listing = { tab: tab as 'all', sort: sort as 'name', filters: JSON.stringify(filters) };
    const { url } = await ask(memberFiles.exportTicket, { ...listing, lang: locale, format });
    download(url);
  };
}

/** Downloads everything kept about one person. */
export const downloadData = async (id: number): Promise<void> =>
  download((await ask(memberFiles.dataTicket, { id })).url);
