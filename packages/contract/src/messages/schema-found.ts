import * as z from 'zod/mini';
import { Found, piece } from '../base/words/found.ts';
import { messageStates } from './schema.ts';

/** A message that a search found; its detail is the number "12/2026". */
export const FoundMessage = z.extend(Found, {
  piece,
  state: z.enum(messageStates),
  dateFrom: z.nullable(z.string()),
});
