import * as z from 'zod/mini';
import { byId } from '../base/calls/ids.ts';

export const SheetAsked = z.object({ ...byId.shape, lang: z._default(z.enum(['cs', 'en']), 'cs') });
