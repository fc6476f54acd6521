import type { At, Catalogue, NamesIn } from './catalog.ts';

type Log = At<Catalogue, 'ACTIVITY'>;
type Verbs<T> = T extends unknown
  ? { [N in keyof T & string]: { noun: N; verb: keyof T[N] & string } }[keyof T & string]
  : never;
/** What may be written down: every noun and verb has its text in the `log` of whose deed it is. */
export type DeedName = Verbs<At<Log, 'DEEDS'>>;

/** Nouns that have a name to be looked up by. */
export type NounNamed = NamesIn<At<Log, 'NOUNS'>>;

/** Fields that a change is told of. */
export type FieldName = NamesIn<At<Log, 'FIELDS'>>;
