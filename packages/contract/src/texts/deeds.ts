import type cs from './cs/activity.ts';

type Deeds = (typeof cs)['ACTIVITY']['DEEDS'];
/** What may be written down: every noun and verb has its text. */
export type DeedName = { [N in keyof Deeds]: { noun: N; verb: keyof Deeds[N] } }[keyof Deeds];

/** Fields that a change is told of. */
export type FieldName = keyof (typeof cs)['ACTIVITY']['FIELDS'];
