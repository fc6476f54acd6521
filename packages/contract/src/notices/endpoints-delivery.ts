import * as z from 'zod/mini';
import type { Module } from '../access.ts';
import { endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import { filtersOf, paging } from '../base/calls/paging.ts';
import { noticeKinds, noticeStates } from './schema.ts';

const text = z.nullable(z.string());

/** What became of telling one person of a thing. */
const DeliveryRow = z.object({
  id: z.number(),
  kind: z.enum(noticeKinds),
  /** When it was to be told. */
  at: z.string(),
  person: z.object({ id: z.number(), full_name: z.string() }),
  units: z.string(),
  recipient: text,
  state: z.enum(noticeStates),
  /** When it goes, of those that wait for a digest or the end of quiet hours. */
  dueAt: text,
  sentAt: text,
  /** The server may have got it twice, after a crash. */
  repeated: z.boolean(),
});
export type DeliveryRow = z.output<typeof DeliveryRow>;

/** Calls of whatever people are told of: under which module, where one of it is and what it is called. */
export const deliveryEndpoints = ({ module, path, one }: { module: Module; path: string; one: string }) => ({
  delivery: endpoint(`GET /api/v2/${path}/delivery`, {
    needs: { module, right: 'rw' } as const,
    input: z.object({
      id,
      ...paging,
      filters: filtersOf(z.object({ state: z.optional(z.enum(noticeStates)) })),
    }),
    output: z.object({
      rows: z.array(DeliveryRow),
      /** Rows that the filter lets through. */
      total: z.number(),
      /** How many notices of each state; a person with two addresses, or told of a change too, counts twice. */
      counts: z.record(z.enum(noticeStates), z.number()),
      /** People without an address; of what changed each of them once. */
      withoutAddress: z.number(),
    }),
    summary: `Who was mailed of the ${one} and what became of it; those whom no mail reaches first.`,
  }),
});
export type DeliveryCalls = ReturnType<typeof deliveryEndpoints>;
