import * as z from 'zod/mini';
import type { TextKey } from '#contract/texts/keys.ts';

export type FieldErrors = Record<string, TextKey>;

const looksLikeKey = /^[A-Z][A-Z0-9_]*(?:\.[A-Z0-9_]+)+$/;
/** What the schema said as a text key; its own English sentences read as "not valid". */
export const keyFrom = (message: string): TextKey =>
  looksLikeKey.test(message) ? (message as TextKey) : 'BASE.FORM.INVALID';

const valueAt = (input: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], input);
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Field path → text key, the first issue of each field. A field where nothing stands is not wrong, it is missing. */
export function errorsOf(schema: z.ZodMiniType, input: unknown): FieldErrors {
  const result = z.safeParse(schema, input);
  const errors: FieldErrors = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const key = keyFrom(message);
    const isMissing = key === 'BASE.FORM.INVALID' && isEmpty(valueAt(input, path));
    errors[path.join('.')] ??= isMissing ? 'BASE.FORM.REQUIRED' : key;
  }
  return errors;
}
