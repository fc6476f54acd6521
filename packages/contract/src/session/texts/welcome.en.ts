import type { Translation } from '../../texts/keys.ts';
import type cs from './welcome.cs.ts';

export default {
  WELCOME: {
    TITLE: 'Welcome to the house',
    LEAD: 'Three things, less than a minute. You can change all of it any time in the menu by your name.',
    NAME: 'Name',
    NAME_TEXT: 'The house knows you as:',
    NAME_EDIT: 'Correct the name or contact',
    TOLD: 'News by e-mail',
    TOLD_TEXT: 'Emergencies, votes and sign-in codes always come at once.',
    PACES: { now: 'at once', daily: 'once a day', weekly: 'once a week', never: 'not at all' },
    WAITS: 'What waits for you',
    CALM: 'Nothing yet. When something comes, you will see it on the dashboard.',
    VOTES: '{count, plural, one {# vote} other {# votes}}',
    CONFIRMS: '{count, plural, one {# thing to confirm} other {# things to confirm}}',
    MESSAGES: '{count, plural, one {# unread message} other {# unread messages}}',
    DONE: 'Done, go in',
    SIMPLE: 'Do you only want to read, confirm and vote?',
    SIMPLE_TEXT: 'Simple mode has large type and only three doors. One tap brings you back.',
    SIMPLE_YES: 'Turn simple mode on',
    SIMPLE_NO: 'No, I want everything',
  },
} satisfies Translation<typeof cs>;
