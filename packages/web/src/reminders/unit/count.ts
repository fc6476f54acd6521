/** A whole number as it is typed; no number where it is none. */
export const countOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));
