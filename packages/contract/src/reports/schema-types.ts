/** Kinds of reports, in the order in which they are offered. */
export const reportTypes = ['fault', 'request', 'repair', 'complaint', 'other'] as const;
export type ReportType = (typeof reportTypes)[number];

/** Days to solve a report of each type unless the house says otherwise; null where nobody counts them. */
export const daysAtFirst = { fault: 14, request: 30, repair: 30, complaint: 30, other: null } as const satisfies Record<
  ReportType,
  number | null
>;
export const longestDeadline = 365;
