import type { None } from './base/noun/define-noun.ts';
import { type NounId, type Registry, registry } from './nouns.ts';

type GroupsOf<N> = N extends { endpoints: infer G } ? (G extends None ? never : G) : never;
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** Every group of calls by its name, of all nouns. */
export const nouns = Object.assign(
  {},
  ...Object.values(registry).map(({ endpoints }) => ('none' in endpoints ? {} : endpoints)),
) as Both<GroupsOf<Registry[NounId]>>;
