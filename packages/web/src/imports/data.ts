import { useState } from 'react';
import * as z from 'zod/mini';
import { activation } from '#contract/activation/endpoints.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { type Preview, type PreviewTab, previewTabs } from '#contract/imports/schema.ts';
import { members } from '#contract/members/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { listParams, param, useAddress } from '../base/address.ts';
import { useChange, useUpload } from '../base/data.ts';
import { useListing } from '../base/listing.ts';

const draftShape = z.object({
  ...listParams,
  tab: z.catch(z.optional(z.enum(previewTabs)), undefined),
  /** 1 while somebody changes the meaning of columns again. */
  columns: param(z.union([z.literal(0), z.literal(1)]), 0),
});

/** The first tab that has something to look at; errors of the file before all. */
function tabFor({ counts }: Preview): PreviewTab {
  if (counts.blocking > 0) return 'problems';
  return (['new', 'changed', 'ended', 'doubtful'] as const).find((tab) => counts[tab] > 0) ?? 'new';
}

/** A draft as its address shows it: tab, page, and whether its columns are being changed. */
export function useDraft(id: number) {
  const [at, write] = useAddress(draftShape);
  const [first, setFirst] = useState<PreviewTab | null>(null);
  const tab = at.tab ?? first ?? 'new';
  const { page, sizePerPage } = at;
  const list = useListing(imports.preview, { id, tab, page, sizePerPage }, (p) => p.total);
  if (list.data?.draft.step === 'preview' && first === null) setFirst(tabFor(list.data));
  return {
    list,
    tab,
    page,
    sizePerPage,
    choosingColumns: at.columns === 1,
    choose: (next: PreviewTab) => void write({ tab: next, page: 1 }),
    goTo: (next: number) => void write({ page: next }),
    resize: (size: typeof sizePerPage) => void write({ sizePerPage: size, page: 1 }),
    chooseColumns: (on: boolean) => void write({ columns: on ? 1 : 0 }, { push: on }),
  };
}

export const useSendFile = () => useUpload(imports.upload);
export const useMap = () => useChange(imports.mapping);
export const useCorrect = () => useChange(imports.entry);
export const useDecide = () => useChange(imports.decide);
export const useDiscard = () => useChange(imports.discard);
/** Accepting makes the units and the people of the house old. */
export const useAccept = () =>
  useChange(imports.accept, {
    touches: [units.list, members.search, roles.rightsOf, activation.recap],
    ends: [imports.preview],
  });
