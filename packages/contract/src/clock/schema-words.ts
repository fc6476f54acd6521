import type { TermKind } from '../base/terms/law.ts';

/** Terms that begin by what nobody but the house knows: when a period of services ended, a box got a mail, somebody was elected. */
export const recordKinds = ['settlement', 'dataBox', 'mandate'] as const satisfies readonly TermKind[];
export type RecordKind = (typeof recordKinds)[number];

/** What people say of a term: it is done, or it is not of this house. */
export const markKinds = ['done', 'notOurs'] as const;
export type MarkKind = (typeof markKinds)[number];

export const nameLength = 200;
export const reasonLength = 500;
export const mostRecords = 200;
