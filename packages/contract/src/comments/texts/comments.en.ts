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
    EDITED: 'The comment has been changed.',
    DELETED: 'The comment is deleted.',
    OLDER: 'Show older comments',
    EDIT_DO: 'Edit the comment, {name}, {when}',
    EDIT_YES: 'Edit',
    EDIT_SAVE: 'Save the comment',
    EDIT_FIELD: 'Edited comment',
    EDIT_UNTIL: 'You can edit it within 15 minutes of sending.',
    EDITED_AT: 'edited {when}',
    FILES: 'Files of the comment',
    ATTACH: 'Attach files',
    FOLLOW: {
      TITLE: 'E-mails about comments',
      SAVED: 'Saved. It applies from the next comment on.',
      NOW: {
        follows: 'We mail you about every comment',
        mentions: 'We mail you only when somebody mentions you',
        muted: 'We do not mail you about comments',
      },
      WAYS: {
        follows: 'About every comment',
        mentions: 'Only when somebody mentions me',
        muted: 'Do not mail me about them',
      },
    },
    DELETE_DO: 'Delete comment, {name}, {when}',
    DELETE_TITLE: 'Delete the comment?',
    DELETE_TEXT: 'It disappears for everybody and cannot be brought back.',
    DELETE_YES: 'Delete comment',
    GONE: 'Unknown author',
    PEOPLE: 'Whom to mention',
    NOBODY: 'There is nobody of that name.',
    NOT_FOUND: 'This comment is not here. It may have been deleted.',

    ERRORS: {
      EDIT_LATE: 'You can edit your own comment within 15 minutes only. Please write a new one.',
      EDIT_NOT_YOURS: 'You cannot edit a comment of somebody else.',
      TOO_MANY_FILES: 'One comment can have at most {n} files.',
      LATE: 'Your own comment can be deleted only within 15 minutes. Ask the committee.',
      NOT_YOURS: 'Only the committee can delete a comment of somebody else.',
      ONE_MENTION:
        'The message is for several units that must not learn of each other. Mention one person in a comment.',
      MENTION: 'Somebody you mention does not see this. Remove the mention from the comment.',
      VISIT: 'A visitor of the house does not comment.',
    },
  },
} satisfies Translation<typeof cs>;
