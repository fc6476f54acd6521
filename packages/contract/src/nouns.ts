import { activationNoun } from './activation/noun.ts';
import { associationNoun } from './association/noun.ts';
import { audienceNoun } from './audience/noun.ts';
import { filesNoun } from './base/noun.ts';
import { commentsNoun } from './comments/noun.ts';
import { confirmationsNoun } from './confirmations/noun.ts';
import { followNoun } from './follow/noun.ts';
import { homeNoun } from './home/noun.ts';
import { importsNoun } from './imports/noun.ts';
import { membersNoun } from './members/noun.ts';
import { messagesNoun } from './messages/noun.ts';
import { noticesNoun } from './notices/noun.ts';
import { outboxNoun } from './outbox/noun.ts';
import { passkeysNoun } from './passkeys/noun.ts';
import { rolesNoun } from './roles/noun.ts';
import { sessionNoun } from './session/noun.ts';
import { unitsNoun } from './units/noun.ts';
import { votesNoun } from './votes/noun.ts';

/** The table of contents: one line a noun. */
export const registry = {
  home: homeNoun,
  session: sessionNoun,
  passkeys: passkeysNoun,
  activation: activationNoun,
  association: associationNoun,
  members: membersNoun,
  roles: rolesNoun,
  units: unitsNoun,
  imports: importsNoun,
  votes: votesNoun,
  messages: messagesNoun,
  audience: audienceNoun,
  comments: commentsNoun,
  follow: followNoun,
  confirmations: confirmationsNoun,
  notices: noticesNoun,
  outbox: outboxNoun,
  files: filesNoun,
};
export type Registry = typeof registry;
export type NounId = keyof Registry;

type CountsOf<N> = N extends { counts: readonly (infer Name)[] } ? Name : never;
/** Names of all numbers of the menu and of the dashboard. */
export type CountName = CountsOf<Registry[NounId]>;
/** The numbers that one noun owes. */
export type CountsOfNoun<N extends NounId> = Record<CountsOf<Registry[N]> & string, number>;
