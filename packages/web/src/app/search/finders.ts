import type { GroupName } from '#contract/home/schema.ts';
import type { Finder } from '../../base/found.ts';

const files = import.meta.glob<{ found: Finder | readonly Finder[] }>(['../../*/found.ts', '!../../base/*'], {
  eager: true,
});

/** How rows of each kind are shown; a noun may show two kinds of things. */
export const finders: ReadonlyMap<GroupName, Finder> = new Map(
  Object.values(files).flatMap(({ found }) => [found].flat().map((one) => [one.kind, one])),
);
