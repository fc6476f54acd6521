import type { Translation } from '../../texts/keys.ts';
import type cs from './stage.cs.ts';

export default {
  STAGE: {
    ROOMS: 'Places of the meeting',
    RUN: 'Chairing',
    DESK: 'Registration',
    CLOCK: 'It is {time}',
    BACK: 'Back to {name}',
    SIDE: 'Agenda',
    PROJECT: 'Projection',
    PROJECTION: {
      PART: 'On the wall: part {part} of {of}',
      BEFORE: 'Previous part',
      AFTER: 'Next part',
      TITLE: 'Project the meeting',
      TEXT: 'The wall shows the point that is on, how many votes are in the room and what was decided. There are no names and no units. The link is good until next morning and nobody has to sign in.',
      UNTIL: 'The link is good until {when}.',
      ELSEWHERE: 'The address is shown only in the window where it was made. A new link ends the present one.',
      MAKE: 'Make a link',
      ANEW: 'Make a new link',
      OPEN: 'Open the projection',
      END: 'End the projection',
      ADDRESS: 'Address',
      COPY: 'Copy the address',
      COPIED: 'Copied',
      QR: 'Code with the address of the projection',
      QR_HINT:
        'Scan it with the phone or tablet at the projector. The same code is on the wall, for phones of those present.',
    },
  },
} satisfies Translation<typeof cs>;
