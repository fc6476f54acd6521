import type { Translation } from '../../texts/keys.ts';
import type cs from './stage.cs.ts';

export default {
  STAGE: {
    ROOMS: 'Places of the meeting',
    RUN: 'Leading',
    DESK: 'Registration',
    CLOCK: 'It is {time}',
    BACK: 'Back to {name}',
    SIDE: 'Agenda',
  },
} satisfies Translation<typeof cs>;
