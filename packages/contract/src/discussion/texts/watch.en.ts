import type { Translation } from '../../texts/keys.ts';
import type cs from './watch.cs.ts';

export default {
  DISCUSSION: {
    WATCH: {
      DO: 'Report to the committee',
      TITLE: 'Report the reply to the committee',
      LEAD: 'The committee looks at the reply and lets you know. Whoever wrote it does not learn who reported it.',
      REASON: 'What is wrong with it',
      REASONS: {
        rude: 'It insults or threatens',
        private: 'It gives away something personal',
        untrue: 'It is not true',
        advert: 'It is an advertisement',
        other: 'Something else',
      },
      TEXT: 'Explanation',
      TEXT_HINT: 'Only the committee reads it.',
      YES: 'Report',
      SENT: 'The reply is reported to the committee.',
      MINE: 'You reported it {when}: {reason}',
      MINE_WAITS: 'The committee looks at it and lets you know.',
      MINE_left: 'The committee left it as it is: {answer}',
      MINE_hidden: 'The committee hid it.',

      HIDDEN_HERE: 'This reply was hidden by the committee, {when}',
      WHY: 'Reason: {reason}',
      OWN: 'Only you and the committee see your words.',
      COMMITTEE: 'Only the author and the committee see the words.',

      REPORTED: 'Reported reply',
      BY: '{name}, {when}',
      NOBODY: 'An unknown neighbour',
      ANSWERED: 'Answer of the committee: {answer}',
      WAS_HIDDEN: 'The committee hid it because of that.',

      LEAVE: 'Leave',
      LEAVE_TITLE: 'Leave the reply as it is',
      LEAVE_LEAD: 'Whoever reported the reply gets your explanation. Whoever wrote it learns only that it stays.',
      LEAVE_FIELD: 'Explanation',
      LEAVE_YES: 'Leave the reply',
      LEFT: 'The reply stays. Whoever reported it learns of it.',

      HIDE: 'Hide the reply',
      HIDE_TITLE: 'Hide the reply',
      HIDE_LEAD:
        'Only the author and the committee will see its words and files, and they disappear from quotes. The reason stays in their place and everybody reads it.',
      HIDE_FIELD: 'Reason',
      HIDE_YES: 'Hide the reply',
      HIDDEN: 'The reply is hidden.',

      SHOW: 'Show again',
      SHOW_TITLE: 'Show the reply again?',
      SHOW_TEXT: 'Everybody the discussion is for reads it again. Its author and whoever reported it learn of it.',
      SHOWN: 'The reply is in sight again.',
    },

    ROW_REPORTED: '{count, plural, other {# reported}}',
  },
} satisfies Translation<typeof cs>;
