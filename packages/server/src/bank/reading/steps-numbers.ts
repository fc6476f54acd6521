/** A whole number in a tag; null where it is none. */
export const countAt = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
/** The number of a statement, where it has one. */
export const numberOf = (text: string): number | null => countAt(text) || null;
