import type { Catalog } from './catalog.ts';

type Leaves<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaves<T[K], `${P}${K}.`>;
}[keyof T & string];

/** Every sentence people read, by its dotted key. */
export type TextKey = Leaves<Catalog>;
/** Same keys as the Czech catalog, any string as the value. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
