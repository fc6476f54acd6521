import * as z from 'zod/mini';
import { Login } from '../session/schema.ts';

/** As whom the demonstration may be entered, in the order in which it is offered. */
export const parts = ['chair', 'owner', 'tenant', 'audit', 'manager', 'portal'] as const;
export type Part = (typeof parts)[number];

export const Entering = z.object({ part: z.enum(parts), device: Login.shape.device });

/** Who can be entered as, and the house that they are of; nobody where the portal is no demonstration. */
export const Doors = z.object({
  house: z.nullable(z.object({ id: z.number(), name: z.string(), town: z.nullable(z.string()) })),
  doors: z.array(z.object({ part: z.enum(parts), name: z.string(), sex: z.enum(['male', 'female', 'others']) })),
});
export type Doors = z.output<typeof Doors>;
