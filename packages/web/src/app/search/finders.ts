import type { Finder } from '../../base/found.ts';
import { findMembers } from '../../members/found.ts';
import { findMessages } from '../../messages/found.ts';
import { findUnits } from '../../units/found.ts';
import { findVotes } from '../../votes/found.ts';
import type { searchedModules } from '../modules.tsx';

/** How each searched module finds: one line a module. */
export const finders: Record<(typeof searchedModules)[number], Finder> = {
  messages: findMessages,
  vote: findVotes,
  members: findMembers,
  rooms: findUnits,
};
