import type { NounId } from '#contract/nouns.ts';
import { associationNoun } from './association/noun.ts';
import { confirmationsNoun } from './confirmations/noun.ts';
import { type NounWeb, withoutScreens } from './define-noun.ts';
import { homeNoun } from './home/noun.ts';
import { importsNoun } from './imports/noun.ts';
import { membersNoun } from './members/noun.ts';
import { messagesNoun } from './messages/noun.ts';
import { outboxNoun } from './outbox/noun.ts';
import { rolesNoun } from './roles/noun.ts';
import { sessionNoun } from './session/noun.ts';
import { unitsNoun } from './units/noun.ts';
import { votesNoun } from './votes/noun.ts';

/** Every noun of the contract, as the screens know it; the menu and the dashboard keep this order. */
export const nouns = {
  home: homeNoun,
  messages: messagesNoun,
  confirmations: confirmationsNoun,
  votes: votesNoun,
  members: membersNoun,
  units: unitsNoun,
  association: associationNoun,
  roles: rolesNoun,
  imports: importsNoun,
  outbox: outboxNoun,
  session: sessionNoun,
  passkeys: withoutScreens('they stand in the own profile'),
  activation: withoutScreens('its pages stand before a house is chosen'),
  audience: withoutScreens('it is chosen in the form of what is for people'),
  comments: withoutScreens('they stand under what they comment on'),
  follow: withoutScreens('it is chosen where the comments are'),
  notices: withoutScreens('they come by mail, and are set in the own profile'),
  files: withoutScreens('they stand where they are attached'),
} satisfies Record<NounId, NounWeb>;

type Said<K extends keyof NounWeb> = Exclude<NounWeb[K], { none: string }>;

/** What the nouns say at one place of their manifests, in their order; who has nothing there is left out. */
export const said = <K extends keyof NounWeb>(place: K): Said<K>[] =>
  Object.values<NounWeb>(nouns)
    .map((noun) => noun[place])
    .filter((one): one is Said<K> => typeof one !== 'object' || !('none' in one));
