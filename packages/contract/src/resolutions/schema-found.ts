import * as z from 'zod/mini';
import { Found, piece } from '../base/words/found.ts';
import { fulfilments } from './schema-words.ts';

export const FoundResolution = z.extend(Found, {
  /** As people cite it: 3/2026. */
  number: z.string(),
  adopted: z.boolean(),
  state: z.enum(fulfilments),
  piece,
});
