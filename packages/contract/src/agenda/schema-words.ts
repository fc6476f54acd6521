/** What is done about a point: people are told, something is decided, somebody is elected. */
export const pointKinds = ['information', 'resolution', 'election'] as const;
export type PointKind = (typeof pointKinds)[number];

export const nameLength = 200;
export const wordingLength = 10_000;
