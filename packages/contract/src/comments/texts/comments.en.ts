import type { Translation } from '../../texts/keys.ts';
import type cs from './comments.cs.ts';

export default {
  COMMENTS: {
    TITLE: 'Comments',
    APART: 'What you write here is seen by the committee alone.',
    APART_WRITER:
      'Several units that must not learn of each other got this message: a comment is seen by its author and the committee alone. Mention them with @ when you answer, otherwise they will not see it.',
    EMPTY: 'There are no comments yet.',
    PLACEHOLDER: 'Write a comment…',
    FIELD: 'Your comment',
    HINT: 'Mention a neighbour with an at-sign and the name.',
    ADD: 'Add comment',
    ADDED: 'The comment is added.',
    DELETED: 'The comment is deleted.',
    OLDER: 'Show older comments',
    DELETE_DO: 'Delete comment, {name}, {when}',
    DELETE_TITLE: 'Delete the comment?',
    DELETE_TEXT: 'It disappears for everybody and cannot be brought back.',
    DELETE_YES: 'Delete comment',
    GONE: 'Unknown author',
    PEOPLE: 'Whom to mention',
    NOBODY: 'There is nobody of that name.',
    NOT_FOUND: 'This comment is not here. It may have been deleted.',

    ERRORS: {
      LATE: 'Your own comment can be deleted only within 15 minutes. Ask the committee.',
      NOT_YOURS: 'Only the committee can delete a comment of somebody else.',
      ONE_MENTION:
        'The message is for several units that must not learn of each other. Mention one person in a comment.',
      MENTION: 'Somebody you mention does not see this. Remove the mention from the comment.',
      VISIT: 'A visitor of the house does not comment.',
    },
  },
} satisfies Translation<typeof cs>;
