import * as z from 'zod/mini';

export const steps = ['mapping', 'preview'] as const;

/** A file that was read and neither accepted nor thrown away. */
export const Draft = z.object({
  id: z.number(),
  fileName: z.string(),
  step: z.enum(steps),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type Draft = z.output<typeof Draft>;
