import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  MINUTES: {
    NOT_FOUND: 'These minutes are not here, or not published yet.',
    ERRORS: {
      NOT_HELD: 'Minutes are written of a meeting that has begun.',
      FINISHED: 'The minutes are finished and do not change any more. An addendum may come later.',
      NOT_FINISHED: 'Finish the minutes first.',
      REASON: 'Please write why the minutes are finished although something is missing in them.',
      STRANGER: 'Somebody you chose is not in the house any more. Please choose again.',
      NO_SIGNATURE: 'You do not sign these minutes.',
      SIGNED: 'A signature is here already.',
      SCAN: 'Upload the signed minutes as a PDF or a picture.',
      TOO_MANY_CODES: 'We have just sent a code. You may ask for another one in {seconds} s.',
      CODE: 'The code does not match. Please copy the six digits of the last e-mail.',
      CODE_EXPIRED: 'The code is not valid any more. Please have a new one sent.',
      MOVED: 'Somebody else published the minutes meanwhile. Please look again.',
      UP_TO_DATE: 'The published minutes are the same, there is nothing new in them.',
    },
  },
} satisfies Translation<typeof cs>;
