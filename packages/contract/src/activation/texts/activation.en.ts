import type { Translation } from '../../texts/keys.ts';
import type cs from './activation.cs.ts';

export default {
  ACTIVATION: {
    ERRORS: {
      ARCHIVED: 'A person in the archive cannot be invited. Restore them first.',
      DIED: 'The death of this person is recorded, so they cannot be invited. Invite whoever administers the estate.',
      ALREADY_ACTIVE: 'This person already uses the portal. They need no invitation.',
      NO_EMAIL: 'This person has no e-mail. Write where the invitation should go.',
      EMAIL_TAKEN:
        'Somebody else, perhaps the other spouse, already signs in to this house with this e-mail. Write an e-mail of this person alone, or hand them a letter with a code. Either spouse may vote for a unit that they own jointly, so one access is enough for that.',
      ADDRESS_CHANGED: 'The address has changed meanwhile. Please look again where the invitation is to go.',
      TOO_OFTEN: 'This person got five invitations within an hour. Please try again later.',
    },
  },
} satisfies Translation<typeof cs>;
