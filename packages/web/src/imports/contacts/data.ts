import { useState } from 'react';
import * as z from 'zod/mini';
import { activation } from '#contract/activation/endpoints.ts';
import { contactImports } from '#contract/imports/contacts/endpoints.ts';
import { type ContactPreview, type ContactTab, contactTabs } from '#contract/imports/contacts/schema.ts';
import { members } from '#contract/members/endpoints.ts';
import { listParams, param, useAddress } from '../../base/address.ts';
import { useChange, useUpload } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';

const shape = z.object({
  ...listParams,
  tab: z.catch(z.optional(z.enum(contactTabs)), undefined),
  /** 1 while somebody changes the meaning of columns again. */
  columns: param(z.union([z.literal(0), z.literal(1)]), 0),
});

/** The first tab that has something to look at. */
const tabFor = ({ counts }: ContactPreview): ContactTab => contactTabs.find((tab) => counts[tab] > 0) ?? 'new';

/** A draft as its address shows it: tab, page, and whether its columns are being changed. */
export function useContactDraft(id: number) {
  const [at, write] = useAddress(shape);
  const [first, setFirst] = useState<ContactTab | null>(null);
  const tab = at.tab ?? first ?? 'new';
  const { page, sizePerPage } = at;
  const list = useListing(contactImports.preview, { id, tab, page, sizePerPage }, (p) => p.total);
  if (list.data?.draft.step === 'preview' && first === null) setFirst(tabFor(list.data));
  return {
    list,
    tab,
    page,
    sizePerPage,
    choosingColumns: at.columns === 1,
    choose: (next: ContactTab) => void write({ tab: next, page: 1 }),
    goTo: (next: number) => void write({ page: next }),
    resize: (size: typeof sizePerPage) => void write({ sizePerPage: size, page: 1 }),
    chooseColumns: (on: boolean) => void write({ columns: on ? 1 : 0 }, { push: on }),
  };
}
export type ContactDraft = ReturnType<typeof useContactDraft>;

export const useSendContacts = () => useUpload(contactImports.upload);
export const useMapContacts = () => useChange(contactImports.mapping);
export const useChoose = () => useChange(contactImports.choose);
export const useDecideContacts = () => useChange(contactImports.decide);
export const useDiscardContacts = () => useChange(contactImports.discard);
/** Accepting makes the people of the house old. */
export const useAcceptContacts = () =>
  useChange(contactImports.accept, { touches: [members.list, activation.recap], ends: [contactImports.preview] });
