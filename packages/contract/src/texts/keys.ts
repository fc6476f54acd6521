import type { Catalogue } from './catalog.ts';

type Leaves<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaves<T[K], `${P}${K}.`>;
}[keyof T & string];
type LeavesOfEach<T> = T extends unknown ? Leaves<T> : never;

/** Every sentence people read, by its dotted key. */
export type TextKey = LeavesOfEach<Catalogue>;
/** Same keys as the Czech catalogue, any string as the value. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
