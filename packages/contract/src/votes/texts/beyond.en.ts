import type { Translation } from '../../texts/keys.ts';
import type cs from './beyond.cs.ts';

export default {
  SECOND: {
    STATE: {
      AT_DOOR: 'Its agent showed it at the door of a meeting. Somebody in the room can confirm it.',
      TITLE: 'Waits for a second person',
      WHO: 'May confirm it now: {people}.',
      NOBODY:
        'Nobody of the committee or the audit commission may confirm it. The portal has asked neighbours with an account whether one of them will be a verifier.',
      UNTIL: 'Whoever does not decide by {at} counts as missing, and the portal asks the next ones.',
      ALONE: 'If nobody agrees by {at}, the attached paper suffices and the result will say “without a second person”.',
      ONLY_VERIFIER:
        'It is in favour of whoever wrote it down: only the principal with their own account, or a verifier, may confirm it.',
    },

    REASONS: {
      noFile: 'the paper is missing',
      notSigned: 'the paper is not signed',
      otherMeeting: 'the paper is for another meeting or vote',
      revoked: 'whoever signed it has revoked it',
      overLimit: 'it exceeds the number that the statutes allow',
      nobody: 'nobody may confirm it',
    },
    AGREED: 'Thank you, you are a verifier. What waits for a confirmation is in this list.',
    DECLINED: 'Thank you for the answer. The portal will not ask you about this again.',
    NAMED: 'The neighbour got a mail that asks whether they will be a verifier.',
  },
} satisfies Translation<typeof cs>;
