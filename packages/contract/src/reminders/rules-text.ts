import { type TextField, textFields } from './schema-words.ts';

const field = /\{([^{}\n]*)\}/g;

/** The first thing in braces that is no field of reminders; null where there is none. */
export function unknownField(text: string): string | null {
  for (const [, name = ''] of text.matchAll(field)) if (!textFields.some((f) => f === name)) return name;
  return null;
}

export type FieldValues = Readonly<Record<TextField, string>>;

/** The text as one unit gets it; what is filled in is never read again. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(field, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));

/** The text with its fields called by these words in braces, as people read it while they write. */
export const inWords = (text: string, words: FieldValues): string =>
  fillText(text, Object.fromEntries(textFields.map((one) => [one, `{${words[one]}}`])));

/** What was written with these words, as it is kept. */
export const fromWords = (text: string, words: FieldValues): string =>
  fillText(text, Object.fromEntries(textFields.map((one) => [words[one], `{${one}}`])));

/** The text cut at its fields: what is said as it is, and each field in its place. */
export const partsOf = (text: string): readonly { said: string; field: TextField | null }[] =>
  text.split(/(\{[^{}\n]*\})/).map((said) => ({ said, field: textFields.find((one) => said === `{${one}}`) ?? null }));
