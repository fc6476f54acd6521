import * as z from 'zod/mini';
import { summons } from '#contract/summons/endpoints.ts';
import { deliveryTabs } from '#contract/summons/schema.ts';
import { useListing } from '../../base/listing.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const deliveryList = listShape(deliveryTabs, ['position'], z.object({ text: z.optional(z.string()) }));
export type DeliveryListState = ListState<typeof deliveryList>;
export const useDelivery = (id: number, { page, sizePerPage, tab, filters }: DeliveryListState) =>
  useListing(summons.delivery, { id, page, sizePerPage, tab, text: filters.text ?? '' }, (answer) => answer.total);
