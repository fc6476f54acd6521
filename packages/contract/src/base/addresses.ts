import * as z from 'zod/mini';

/** An address as forms have it: the street with its number, the town, the post code "389 99". */
export const Address = z.object({ street: z.string(), town: z.string(), post: z.string() });
export type Address = z.output<typeof Address>;

/** What the register of addresses offers; `unknown` when it cannot tell, `off` where none is asked. */
export const AddressAnswer = z.object({
  status: z.enum(['found', 'nothing', 'unknown', 'off']),
  addresses: z.array(Address),
  /** Whether the register of the sample answers. */
  simulated: z.boolean(),
});
export type AddressAnswer = z.output<typeof AddressAnswer>;

/** Shorter texts are not asked for. */
export const addressFrom = 4;
