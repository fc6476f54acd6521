import * as z from 'zod/mini';
import type { TextKey } from '#contract/texts/keys.ts';

export type FieldErrors = Record<string, TextKey>;

const looksLikeKey = /^[A-Z][A-Z0-9_]*(?:\.[A-Z0-9_]+)+$/;
/** What the schema said as a text key; its own English sentences read as "not valid". */
export const keyFrom = (message: string): TextKey =>
  looksLikeKey.test(message) ? (message as TextKey) : 'BASE.FORM.INVALID';

/** Field path → text key, the first issue of each field. */
export function errorsOf(schema: z.ZodMiniType, input: unknown): FieldErrors {
  const result = z.safeParse(schema, input);
  const errors: FieldErrors = {};
  for (const issue of result.error?.issues ?? []) errors[issue.path.join('.')] ??= keyFrom(issue.message);
  return errors;
}
