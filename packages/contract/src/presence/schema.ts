import * as z from 'zod/mini';

/** What a desk calls something it wrote down: a random id that is taken once, which desk it was, and its own order. */
export const AttendanceEvent = z.object({
  id: z.uuid('BASE.FORM.INVALID'),
  device: z.string().check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(40, 'BASE.FORM.TOO_LONG')),
  order: z.int('BASE.FORM.INVALID').check(z.minimum(0, 'BASE.FORM.INVALID')),
});
export type AttendanceEvent = z.output<typeof AttendanceEvent>;
