import { orders } from '#contract/orders/endpoints.ts';
import { employees } from '#contract/orders/endpoints-employees.ts';
import { orderFilters } from '#contract/orders/schema.ts';
import { orderSorts, orderTabs } from '#contract/orders/schema-words.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const orderList = listShape(orderTabs, orderSorts, orderFilters);
export type OrderListState = ListState<typeof orderList>;

export const useOrders = ({ page, sizePerPage, tab, sort, filters }: OrderListState) =>
  useListing(orders.list, { page, sizePerPage, tab, sort, filters }, (answer) => answer.total);
export const useOrder = (id: number) => useReading(orders.one, { id });
export const useEmployees = () => useReading(employees.list, {});
export const useMakeOrder = () => useChange(orders.create);
export const useSaveOrder = () => useChange(orders.update);
export const useRenew = () => useChange(orders.renew);
export const useRefuse = () => useChange(orders.refuse);
/** Downloads the recapitulation of an order. */
export function usePrintOrder() {
  const ask = useAsk();
  return (id: number) =>
    void ask(orders.print, { id })
      .then(({ url }) => download(url))
      .catch(() => undefined);
}
export const useRemove = () => useChange(orders.remove);
