/** Pages of one paper that are read from their pictures; what is behind them is not found, and that is said. */
export const mostScans = 200;
/** Letters of one page that are kept; a printed one has some thousands. */
export const mostOnScan = 20_000;
/** Dots of a page as it is drawn to be read: A4 at 300 to an inch. */
export const mostDots = 9_000_000;
/** Dots of a picture that is opened at all: A4 at 600 to an inch is 35 million, a camera takes up to 100. */
export const mostPictureDots = 40_000_000;
export const mostPhotoDots = 110_000_000;
/** Milliseconds of work on one page. */
export const longestScan = 180_000;
/** Megabytes that the process may hold; one page of A4 at 300 dots to an inch takes less than 300. */
export const mostScanMemory = 640;
