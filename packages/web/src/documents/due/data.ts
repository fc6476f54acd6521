import * as z from 'zod/mini';
import { documents } from '#contract/documents/endpoints.ts';
import { documentDue } from '#contract/documents/endpoints-due.ts';
import { obligationKinds } from '#contract/documents/rules-due.ts';
import { dueSorts, dueTabs } from '#contract/documents/schema-due.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

/** Filters as they stand in the address; what is yes or no is a word there. */
const filters = z.object({
  text: z.optional(z.string()),
  kind: z.optional(z.enum(obligationKinds)),
  mine: z.optional(z.enum(['yes'])),
  contactId: z.optional(z.coerce.number()),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const dueList = listShape(dueTabs, dueSorts, filters);
export type DueListState = ListState<typeof dueList>;

const asked = ({ mine, ...rest }: DueListState['filters']) => ({ ...rest, ...(mine && { mine: true }) });

export const useDue = ({ page, sizePerPage, tab, sort, filters: f }: DueListState) =>
  useListing(documentDue.list, { page, sizePerPage, tab, sort, filters: asked(f) }, (answer) => answer.total);

/** What runs out with a contact of the house, the next first. */
export const useDueOfContact = (contactId: number, when: boolean) =>
  useReading(
    documentDue.list,
    { filters: { contactId } },
    { when: when && Number.isInteger(contactId) && contactId > 0 },
  );

/** Downloads the list as it is filtered and sorted now, as a sheet or on paper. */
export function useDueExport({ tab, sort, filters: f }: DueListState) {
  const ask = useAsk();
  const { locale } = useLanguage();
  return async (as: 'exportTicket' | 'print') => {
    const { url } = await ask(documentDue[as], {
      ...{ tab, sort, lang: locale },
      filters: JSON.stringify(asked(f)),
    });
    download(url);
  };
}

export const useObligation = (id: number) => useReading(documentDue.one, { id });

/** Lists of documents tell when each runs out. */
const touches = [documents.one, documents.list];
export const useSetObligation = () => useChange(documentDue.set, { touches });
export const useCloseRound = () => useChange(documentDue.close, { touches });

/** Takes the due date of a document away after a question. */
export function useRemoveObligation() {
  const say = useText();
  const change = useChange(documentDue.remove, { touches });
  return async ({ id, name }: { id: number; name: string }): Promise<void> => {
    const isSure = await confirm({
      title: say('DUE.CARD.REMOVE_TITLE', { name }),
      text: say('DUE.CARD.REMOVE_TEXT'),
      yes: say('DUE.CARD.REMOVE_YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    if (isSure) await change.run({ id }).catch(() => undefined);
  };
}
