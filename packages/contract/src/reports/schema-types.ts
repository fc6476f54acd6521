/** Kinds of reports, in the order in which they are offered. */
export const reportTypes = ['fault', 'request', 'repair', 'complaint', 'other'] as const;
export type ReportType = (typeof reportTypes)[number];
