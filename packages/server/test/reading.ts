/** Words as a person reads them: a fixed space is a space. Which spaces are fixed is held where sentences are set. */
export const asRead = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
