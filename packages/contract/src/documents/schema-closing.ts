import * as z from 'zod/mini';
import { isDay } from '../base/time/dates.ts';

const dayText = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));
/** Forms send '' for a day that is not given. */
export const optionalDay = z._default(
  z.pipe(
    z.transform((v) => (v === '' ? null : v)),
    z.nullable(dayText),
  ),
  null,
);

/** How a round is closed: on which day it was done, and until when the next one holds where no interval says it. */
export const Closing = z.object({ day: dayText, validUntil: optionalDay });
export type Closing = z.output<typeof Closing>;
