import type { Translation } from '../../texts/keys.ts';
import type cs from './simple.cs.ts';

export default {
  SIMPLE: {
    TITLE: 'What is needed',
    CALM: 'Nothing waits for you',
    CALM_TEXT: 'When something is to be read, confirmed or voted on, a door lights up here.',
    VOTE: 'Vote',
    CONFIRM: 'Confirm',
    READ: 'Read',
    NOTHING: 'nothing new',
    AND_MORE: '{count, plural, one {and one more} other {and # more}}',
    UNTIL: 'until {day}',
    FROM: 'came {day}',
    CALL: 'Call: {role}',
    BIGGER: 'Make the text larger',
    SMALLEST: 'Back to ordinary text',
    SIZE_NOW: 'now {size}',
    WHOLE: 'Show the whole portal',
    WHOLE_HINT: 'turns simple mode off',
    BACK: 'Back to What is needed',
  },
} satisfies Translation<typeof cs>;
