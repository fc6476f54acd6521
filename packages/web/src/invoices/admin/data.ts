import { useEffect, useRef } from 'react';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { adminFilters } from '#contract/invoices/schema.ts';
import { invoiceTabs, type PaperFormat } from '#contract/invoices/schema-words.ts';
import { useAsk, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const invoiceList = listShape(invoiceTabs, ['-id', 'id'] as const, adminFilters);
export type InvoiceList = ListState<typeof invoiceList>;
export const useAllInvoices = ({ page, sizePerPage, tab, sort, filters }: InvoiceList) =>
  useListing(invoicing.list, { page, sizePerPage, tab, sort, filters }, (answer) => answer.total);

const every = 2000;
/** How far the issuing of the morning is, asked for again while it goes on; `over` is told when it ends. */
export function useMorning(over: () => void) {
  const of = useReading(invoicing.morning, {});
  const morning = of.data?.morning ?? null;
  const isOn = morning !== null && morning.endedAt === null;
  const { refetch } = of;
  const ended = useRef(over);
  ended.current = over;
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isOn) ended.current();
    was.current = isOn;
    if (!isOn) return;
    const timer = setInterval(() => void refetch(), every);
    return () => clearInterval(timer);
  }, [isOn, refetch]);
  return morning;
}

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
