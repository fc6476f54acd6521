import { invoices } from '#contract/invoices/endpoints.ts';
import type { PaperFormat, PaperKind } from '#contract/invoices/schema-words.ts';
import { useAsk, useReading } from '../../base/data.ts';
import { download } from '../../kit/files/download.ts';

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
