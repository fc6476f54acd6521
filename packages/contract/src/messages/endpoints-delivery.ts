import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/endpoint.ts';
import { id } from '../base/ids.ts';
import { filtersOf, paging } from '../base/paging.ts';
import { noticeKinds, noticeStates } from '../notices/schema.ts';

const text = z.nullable(z.string());

export const DeliveryRow = z.object({
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

export const messageDelivery = callsOf('messages', {
  delivery: endpoint('GET /api/v2/message/:id/delivery', {
    needs: { module: 'messages', right: 'rw' },
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
      /** People without an address; of a message that changed each of them once. */
      withoutAddress: z.number(),
    }),
    summary: 'Who was mailed of the message and what became of it; those whom no mail reaches first.',
  }),
});
