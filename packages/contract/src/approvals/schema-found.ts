import * as z from 'zod/mini';
import { Found, piece } from '../base/words/found.ts';
import { approvalStates } from './schema-words.ts';

export const FoundApproval = z.extend(Found, { status: z.enum(approvalStates), piece, createdAt: z.string() });
