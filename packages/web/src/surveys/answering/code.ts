import { codeSigns } from '#contract/surveys/schema-questions.ts';

const length = 8;

/** A code that nobody else has: made here, kept by nobody beside whoever answered. */
export function newCode(): string {
  // There are 32 signs, so a byte chooses each of them equally often.
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => codeSigns[byte % codeSigns.length]).join('');
}

/** As people write it: by four. */
export const showCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** What somebody typed, as codes are kept: signs alone, in capitals. */
export const typedCode = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');
