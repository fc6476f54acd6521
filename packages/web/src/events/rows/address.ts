import * as z from 'zod/mini';
import { param } from '../../base/address.ts';

/** Which occurrence of a series the address means. */
export const atDay = z.object({ day: param(z.nullable(z.iso.date()), null) });
