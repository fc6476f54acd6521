import * as z from 'zod/mini';
import { line } from './people.ts';

/** Whether eight digits are a valid company number (weights 8…2, modulo 11). */
export function isIco(ico: string): boolean {
  if (!/^\d{8}$/.test(ico)) return false;
  const total = [...ico.slice(0, 7)].reduce((acc, d, i) => acc + Number(d) * (8 - i), 0);
  return (11 - (total % 11)) % 10 === Number(ico[7]);
}

/** A company number as people type it; shorter ones are written without their leading zeros. */
export const companyNumber = z.pipe(
  z.pipe(
    line(20),
    z.transform((s) => {
      const bare = s.replace(/\s/g, '');
      return /^\d{6,7}$/.test(bare) ? bare.padStart(8, '0') : bare;
    }),
  ),
  z.string().check(z.refine((s) => s === '' || isIco(s), 'SVJ.ERRORS.ICO')),
);
