import type { None } from '#contract/base/define-noun.ts';
import type { CountsOfNoun, NounId } from '#contract/nouns.ts';
import { activationNoun } from './activation/noun.ts';
import { associationNoun } from './association/noun.ts';
import { audienceNoun } from './audience/noun.ts';
import { filesNoun } from './base/files/noun.ts';
import { commentsNoun } from './comments/noun.ts';
import { confirmationsNoun } from './confirmations/noun.ts';
import type { Counting, NounServer } from './define-noun.ts';
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

/** Every noun of the contract, as the server knows it: one line a noun. */
export const nouns = {
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
} satisfies {
  // Numbers that the contract names are owed by their noun, and no others.
  [N in NounId]: NounServer & { counts: ((at: Counting) => Promise<CountsOfNoun<N>>) | None };
};
