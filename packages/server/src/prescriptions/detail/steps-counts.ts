/** A count of people, haléře or units as screens take it; no amount of money. */
export const countOf = (whole: bigint): number => Number(whole);
