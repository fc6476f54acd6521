import {
  type Icon,
  IconBuilding,
  IconChecklist,
  IconDoor,
  IconHome,
  IconSpeakerphone,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { z } from 'zod/mini';
import type { Module } from '#contract/access.ts';
import type { AssociationAnswer } from '#contract/association/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';

type House = z.output<typeof AssociationAnswer>;
export type Entry = {
  path: string;
  name: TextKey;
  icon: Icon;
  /** The right that shows it; the dashboard is for everybody. */
  module?: Module;
  /** Stone: what is open in the house. */
  count?: (house: House) => number;
  /** Ochre: what waits for me; it takes the place of the stone one. */
  waits?: (house: House) => number;
};

/** Modules that the header searches; each has its finder in `app/search`. */
export const searchedModules = ['messages', 'vote', 'members', 'rooms'] as const satisfies readonly Module[];

export const dashboard: Entry = { path: '/nastenka', name: 'MODULES.HOME', icon: IconHome };

/** All that is in the menu of whom the register entitles no more. */
export const ownProfile = (id: number | null): Entry => ({
  path: `/sousede/${id}`,
  name: 'REGISTER.FORMER.PROFILE',
  icon: IconUserCircle,
});

/** What is built, in the order of the menu: one line per module. */
export const moduleEntries: readonly Entry[] = [
  {
    path: '/zpravy',
    name: 'MODULES.MESSAGES',
    icon: IconSpeakerphone,
    module: 'messages',
    waits: (h) => h.messagesUnreadCount,
  },
  {
    path: '/hlasovani',
    name: 'MODULES.VOTE',
    icon: IconChecklist,
    module: 'vote',
    count: (h) => h.votesCount,
    waits: (h) => h.votesWaitingCount + h.secondWaitingCount,
  },
  { path: '/sousede', name: 'MODULES.MEMBERS', icon: IconUsers, module: 'members', count: (h) => h.usersCount },
  { path: '/jednotky', name: 'MODULES.UNITS', icon: IconDoor, module: 'rooms', count: (h) => h.roomsCount },
  { path: '/detail-svj', name: 'MODULES.SVJ', icon: IconBuilding, module: 'svj' },
];
