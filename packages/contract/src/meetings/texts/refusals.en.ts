import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  MEETING: {
    NOT_FOUND: 'This owners’ meeting is not here. It may have been deleted.',
    ERRORS: {
      END_BEFORE: 'The end has to come after the start.',
      NOT_CONCEPT: 'Only a draft can be deleted or called. A called meeting is called off, a finished one stays.',
      NOT_SCHEDULED: 'Only a called meeting can be called off or finished.',
      BOOK: 'One vote of the meeting keeps its attendance. No other one can take its place, nor can it belong to another meeting.',
      LED: 'Attendance is being taken. End the meeting where it is led; its vote ends with it.',
      FINISHED: 'The meeting is finished and does not change any more.',
      PAST: 'The start has passed already. Choose a later one.',
      NOT_BEGUN: 'It can be ended only after its announced beginning. If it is not to be held, call it off.',
      VISIBILITY: 'The invitations have gone, so who sees the meeting stays as it is.',
    },
  },
} satisfies Translation<typeof cs>;
