import type { Module } from '#contract/access.ts';
import type { None } from '#contract/base/define-noun.ts';
import type { Finder } from '../../base/found.ts';
import { nouns } from '../../nouns.ts';

const files = import.meta.glob<{ found: Finder }>('../../*/found.ts', { eager: true });
const all = Object.entries<{ finds: Module | None }>(nouns);

/** How each searched module finds, in the order of the nouns. */
export const finders: ReadonlyMap<Module, Finder> = new Map(
  all.flatMap(([noun, { finds }]) => {
    const file = files[`../../${noun}/found.ts`];
    return file && typeof finds === 'string' ? [[finds, file.found] as const] : [];
  }),
);
