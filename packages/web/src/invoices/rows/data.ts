import { moneyOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { invoices } from '#contract/invoices/endpoints.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { adminFilters } from '#contract/invoices/schema.ts';
import { invoiceTabs, type PaperFormat, type PaperKind } from '#contract/invoices/schema-words.ts';
import { useAsk, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const crowns = (text: string): string => showMoney(moneyOf(text));

export const invoiceList = listShape(invoiceTabs, ['-id', 'id'] as const, adminFilters);
export type InvoiceList = ListState<typeof invoiceList>;
export const useAllInvoices = ({ page, sizePerPage, tab, sort, filters }: InvoiceList) =>
  useListing(invoicing.list, { page, sizePerPage, tab, sort, filters }, (answer) => answer.total);
export const useHouseInvoices = () => useReading(invoices.list, {});

type Wanted = { id: number; kind: PaperKind; paper: number; format: PaperFormat };
/** Downloads a document of the own house as it was issued. */
export function useHousePaper() {
  const ask = useAsk();
  return (wanted: Wanted) =>
    void ask(invoices.paper, wanted)
      .then(({ url }) => download(url))
      .catch(() => undefined);
}

/** Downloads a document of any house. */
export function usePaper() {
  const ask = useAsk();
  return (id: number, format: PaperFormat) =>
    void ask(invoicing.paper, { id, format })
      .then(({ url }) => download(url))
      .catch(() => undefined);
}
