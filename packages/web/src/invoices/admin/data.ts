import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { adminFilters } from '#contract/invoices/schema.ts';
import { invoiceTabs, type PaperFormat } from '#contract/invoices/schema-words.ts';
import { useAsk } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const invoiceList = listShape(invoiceTabs, ['-id', 'id'] as const, adminFilters);
export type InvoiceList = ListState<typeof invoiceList>;
export const useAllInvoices = ({ page, sizePerPage, tab, sort, filters }: InvoiceList) =>
  useListing(invoicing.list, { page, sizePerPage, tab, sort, filters }, (answer) => answer.total);

/** Downloads what was issued in a month; answers whether it began. */
export function useMonth() {
  const ask = useAsk();
  return (month: string): Promise<boolean> =>
    ask(invoicing.month, { month }).then(
      ({ url }) => {
        download(url);
        return true;
      },
      () => false,
    );
}

/** Downloads a document of any house. */
export function usePaper() {
  const ask = useAsk();
  return (id: number, format: PaperFormat) =>
    void ask(invoicing.paper, { id, format })
      .then(({ url }) => download(url))
      .catch(() => undefined);
}
