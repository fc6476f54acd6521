import type { Translation } from '../../texts/keys.ts';
import type cs from './messages.cs.ts';

export default {
  MESSAGE: {
    TITLE: 'Messages',
    ONE: 'Message',
    NEW: 'New message',
    NOT_FOUND: 'This message is not here. It may have been deleted.',
    PUBLISHED: 'The message is published.',
    PLANNED: 'The message will be published {when}.',
    DRAFTED: 'The draft is saved.',
    SAVED: 'Changes are saved.',
    OPEN: 'Open the message',
    EDIT: 'Edit the message',
    SEARCH: 'Search in titles and texts',
    MORE: 'More actions',

    TABS: {
      LABEL: 'Messages by state',
      actual: 'Current',
      pined: 'Pinned',
      old: 'Older',
      planned: 'Planned',
      archive: 'Archive',
      concept: 'Drafts',
    },

    COLUMNS: {
      TITLE: 'Title',
      LABEL: 'Type',
      OWNER: 'Author',
      FROM: 'Published',
      TO: 'Until',
      READ: 'Read',
    },

    FILTERS: {
      ANY_LABEL: 'All types',
      OWNER: 'Author',
      ANY_OWNER: 'All authors',
      UNREAD: 'Reading',
      ANY_UNREAD: 'Read and unread',
      ONLY_UNREAD: 'Unread only',
      ACCEPT: 'Read confirmation',
      ANY_ACCEPT: 'With or without',
      ONLY_ACCEPT: 'With confirmation only',
      FROM: 'Published from',
      TO: 'Published until',
    },
    NO_END: 'no end',
    NOT_YET: 'not yet',
    NOBODY: 'no author',
    READ_OF: '{done, number} of {total, number}',
    READ_CARD: 'read by {done, number} of {total, number}',
    NOT_FOLLOWED: 'not followed',
    FILES: '{count, plural, one {# attachment} other {# attachments}}',
    COMMENTS: '{count, plural, one {# comment} other {# comments}}',
    SELECTED: '{count, plural, one {# message selected} other {# messages selected}}',

    ARCHIVE: {
      DO: 'Archive',
      TITLE: 'Archive the message {title}?',
      TITLE_MORE: 'Archive {count, plural, one {# message} other {# messages}}?',
      TEXT: 'It will no longer stand among the current ones; everyone it was for can read it in the archive.',
      TEXT_MORE:
        'They will no longer stand among the current ones; everyone they were for can read them in the archive.',
      YES: 'Archive the message',
      YES_MORE: 'Archive the messages',
    },

    RESTORE: {
      TITLE: 'Take the message {title} out of the archive?',
      TEXT: 'It will stand again where its times put it. Those who were mailed about it are not mailed again.',
      YES: 'Take out of the archive',
    },

    DELETE: {
      DO: 'Delete the message',
      TITLE: 'Delete the message {title}?',
      TITLE_MORE: 'Delete {count, plural, one {# message} other {# messages}}?',
      TEXT: 'It disappears for everyone, with its attachments and comments. This cannot be undone.',
      YES: 'Delete the message',
      YES_MORE: 'Delete the messages',
    },

    EMPTY: {
      TITLE: 'There is no message yet',
      TEXT: 'Write the first one to your neighbours: what is coming, what broke, what went well.',
      TEXT_OTHERS: 'Once the committee or the manager writes something, you will find it here.',
      TAB_TITLE: 'Nothing here now',
      TAB_TEXT: 'Messages in another state stand under the other tabs.',
    },

    DETAIL: {
      NOTE_CONCEPT: 'This is a draft. Only those who write messages see it.',
      NOTE_PLANNED: 'The message will be published {when}. Until then only those who write messages see it.',
      NOTE_EMERGENCY: 'An emergency message. It stays on top until {when}.',
      CHANGED_AT: 'Edited {at}',
      FACTS: 'About the message',
      NUMBER: 'Number',
      FOR: 'For',
      FROM: 'Published',
      PLANNED: 'Will be published',
      TO: 'Until',
      EVERYONE: 'the whole house',
      NOBODY: 'nobody – the group it was for is gone',
      COMMITTEE: 'the committee and the manager only',
      EMPTY: 'There is no text yet.',
    },

    WORDINGS: {
      TITLE: 'Earlier texts of the message',
      FACT: 'Text',
      SHOW: 'Show earlier texts',
    },

    ERRORS: {
      END_BEFORE_START: 'The end must come after the beginning.',
      END_PAST: 'The end has passed. Choose a later one.',
      START_PAST: 'The beginning has passed. Choose today or a later day.',
      START_KEPT: 'The message is already published; its start cannot be put off.',
      ALREADY_PUBLISHED: 'A published message cannot become a draft again. Archive or delete it.',
      ACCEPT_PAST: 'The deadline of confirming has passed. Choose a later one.',
      EMERGENCY_END: 'An emergency message needs an end until which it stays on top.',
      NOT_ARCHIVABLE: 'A draft or an archived message cannot be archived.',
      NOT_ARCHIVED: 'This message is not in the archive.',
      AUDIENCE_UNKNOWN: 'An entrance, unit or role among the recipients no longer exists. Choose them again.',
      OWNER_UNKNOWN: 'The author no longer writes messages. Choose somebody else.',
      NO_COMMENTS: 'This message takes no comments.',
    },
  },
} satisfies Translation<typeof cs>;
