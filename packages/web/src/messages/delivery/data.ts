import { messageDelivery } from '#contract/messages/endpoints-delivery.ts';
import type { NoticeState } from '#contract/notices/schema.ts';
import { useReading } from '../../base/data.ts';

/** One page of whom the message was told; kept while the next one comes. */
export const useDelivery = (id: number, state: NoticeState | null = null, page = 1, when = true) =>
  useReading(
    messageDelivery.delivery,
    { id, page, sizePerPage: 25, filters: state ? { state } : {} },
    { keep: true, when },
  );
