import type { Module } from '#contract/access.ts';
import type { None } from '#contract/base/define-noun.ts';
import type { Finder } from '../../base/found.ts';
import { nouns } from '../../nouns.ts';

const files = import.meta.glob<{ found: Finder | readonly Finder[] }>('../../*/found.ts', { eager: true });
const all = Object.entries<{ finds: Module | None }>(nouns);

/** How each searched module finds, in the order of the nouns; one of them may find two kinds of things. */
export const finders: readonly (readonly [Module, Finder])[] = all.flatMap(([noun, { finds }]) => {
  const file = files[`../../${noun}/found.ts`];
  if (!file || typeof finds !== 'string') return [];
  return [file.found].flat().map((finder) => [finds, finder] as const);
});
