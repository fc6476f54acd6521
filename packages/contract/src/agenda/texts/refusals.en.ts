import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  AGENDA: {
    ERRORS: {
      FINISHED: 'The meeting is finished and its agenda does not change any more.',
      HELD: 'People are already being registered at this meeting. Add a matter off the agenda where the meeting is run.',
      FIXED: 'The point is being voted on, or was. Its name and wording stay, and so does the point.',
      UNKNOWN: 'This point is not on the agenda. Somebody may have removed it.',
      TOO_MANY: 'An agenda has at most 100 points.',
      NOTHING: 'There is nothing to vote on. Add a resolution or an election.',
      VOTE_OVER: 'The vote of the meeting is running or has ended. Only who runs the meeting adds a point to it.',
      NOT_VOTED: 'There is no vote on this point, so there is no other proposal to it.',
      TEMPLATE_NAMED: 'You have a template of this name. Choose another one.',
      TEMPLATES_FULL: 'There are 50 templates already. Delete one first.',
      TEMPLATE_NOT_FOUND: 'This template is not here. Somebody may have deleted it.',
      EMPTY: 'The agenda has no point, there is nothing to save.',
    },
  },
} satisfies Translation<typeof cs>;
