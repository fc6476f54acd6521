import type { DeliveryCalls } from '#contract/notices/endpoints-delivery.ts';
import type { NoticeState } from '#contract/notices/schema.ts';
import { useReading } from '../base/data.ts';

/** What people were told of: its calls and which one it is. */
export type Delivered = { calls: DeliveryCalls; id: number };

/** One page of whom it was told; kept while the next one comes. */
export const useDelivery = ({ calls, id }: Delivered, state: NoticeState | null = null, page = 1, when = true) =>
  useReading(calls.delivery, { id, page, sizePerPage: 25, filters: state ? { state } : {} }, { keep: true, when });
