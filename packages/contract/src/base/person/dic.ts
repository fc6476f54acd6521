import * as z from 'zod/mini';
import { isIco } from './ico.ts';
import { line } from './people.ts';

/** Whether the text is a Czech tax number: "CZ" and 8 digits of a company number, or 9 to 10 of a person or a group. */
export const isDic = (dic: string): boolean =>
  /^CZ\d{9,10}$/.test(dic) || (/^CZ\d{8}$/.test(dic) && isIco(dic.slice(2)));

/** A tax number as people type it, kept in capitals without spaces; empty when there is none. */
export const dic = z.pipe(
  z.pipe(
    line(20),
    z.transform((s) => s.replace(/\s+/g, '').toUpperCase()),
  ),
  z.string().check(z.refine((s) => s === '' || isDic(s), 'SVJ.ERRORS.DIC')),
);
