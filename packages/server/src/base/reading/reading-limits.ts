/** Pages of one paper that are read; what stands behind them is not found. */
export const mostPages = 500;
/** Characters of one file that are kept, about a megabyte. */
export const mostText = 1_000_000;
/** Milliseconds of work on one file. */
export const longest = 30_000;
/** Megabytes that the process of the reader may hold, its own code included. */
export const mostMemory = 256;
/** Bytes that parts of an archive may unpack to, together. */
export const mostUnpacked = 200 * 1024 * 1024;
/** How many times more than they are packed, asked above the next number of bytes: short texts pack well. */
export const mostDense = 100;
export const denseFrom = 10 * 1024 * 1024;

/** A paper that is cut lies in memory whole: its bytes, and megabytes that its process may hold. */
export const mostCutBytes = 100 * 1024 * 1024;
export const mostCutMemory = 512;
/** Milliseconds for all papers of one: a browser waits a little longer for an answer. */
export const longestCut = 25_000;
