import { IconHome, IconUserCircle } from '@tabler/icons-react';
import { homeLinks } from '#contract/home/links.ts';
import { memberLinks } from '#contract/members/links.ts';
import type { Entry } from '../../define-noun.ts';
import { said } from '../../nouns.ts';

export const dashboard: Entry = { at: homeLinks.dashboard(), name: 'MODULES.HOME', icon: IconHome };

/** All that is in the menu of whom the register entitles no more. */
export const ownProfile = (id: number): Entry => ({
  at: memberLinks.one(id),
  name: 'REGISTER.FORMER.PROFILE',
  icon: IconUserCircle,
});

/** What is built, in the order of the menu. */
export const moduleEntries: readonly Entry[] = said('menu');

/** Modules that the header searches. */
export const searchedModules = said('finds');
