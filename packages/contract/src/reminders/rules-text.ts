import { type TextField, textFields } from './schema-words.ts';

const field = /\{([^{}\n]*)\}/g;

/** The first thing in braces that is no field of reminders; null where there is none. */
export function unknownField(text: string): string | null {
  for (const [, name = ''] of text.matchAll(field)) if (!textFields.some((f) => f === name)) return name;
  return null;
}

export type FieldValues = Readonly<Record<TextField, string>>;

/** The text as one unit gets it; what is filled in is never read again. */
export const fillText = (text: string, values: FieldValues): string =>
  text.replace(field, (whole, name: string) => (values as Record<string, string | undefined>)[name] ?? whole);
