import * as z from 'zod/mini';
import { MemberName } from './schema.ts';

/** Somebody whom a search found, with the numbers of their units where the reader sees units. */
export const FoundMember = z.extend(MemberName, { detail: z.nullable(z.string()) });
export type FoundMember = z.output<typeof FoundMember>;
