import * as z from 'zod/mini';
import { line } from './people.ts';

/** A data box's id as people type it, kept in lower case; empty when there is none. It has no public check digit. */
export const dataBox = z.pipe(
  z.pipe(
    line(20),
    z.transform((s) => s.toLowerCase()),
  ),
  z.string().check(z.refine((s) => s === '' || /^[a-z0-9]{7}$/.test(s), 'SVJ.ERRORS.DATA_BOX')),
);
