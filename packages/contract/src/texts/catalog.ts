export type Locale = 'cs' | 'en';

/**
 * Every catalogue by its place, `noun/area`. A Czech file adds itself where it stands (`<noun>/texts/<area>.cs.ts`), so
 * that whoever adds one edits no list; its English twin must have the same keys.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the nouns fill it
export interface Catalogues {}

/** Any of them. */
export type Catalogue = Catalogues[keyof Catalogues];

/** What stands at a place of those catalogues that have it. */
export type At<T, K extends string> = T extends { readonly [P in K]: infer Part } ? Part : never;
/** Names that stand there in any of them. */
export type NamesIn<T> = T extends unknown ? keyof T & string : never;
