import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  LETTER: {
    LINK: 'If the button does not work, put this address into your browser:',
    CODE: 'Your code:',
    FOOTER: 'This mail comes from the Pavlač portal at {host}. Please do not reply to it.',
    LEAVE:
      'Stop mails {module, select, events {about events} documents {about documents} discussion {about discussions} reports {about reports} survey {about surveys} gallery {about photographs} requirement_for_approval {about requests for approval} other {about messages}} of this house',
  },
} satisfies Translation<typeof cs>;
