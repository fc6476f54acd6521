import type cs from '../cs/messages.ts';
import type { Translation } from '../keys.ts';

export default {
  MESSAGE: {
    TITLE: 'Messages',
    ONE: 'Message',
    NEW: 'New message',
    NOT_FOUND: 'This message is not here. It may have been deleted.',
    CREATED: 'The message is saved.',
    SAVED: 'Changes are saved.',
    ARCHIVED: 'The message is in the archive.',
    DELETED: 'The message is deleted.',
    ARCHIVED_MORE: 'The messages are in the archive.',
    DELETED_MORE: 'The messages are deleted.',
    LABELS: {
      important: 'Important',
      general: 'General',
      internal: 'Internal',
      disorder: 'Malfunction',
      repair: 'Repair',
      maintenance: 'Maintenance',
      complain: 'Complaint',
    },
    STATES: {
      concept: 'Draft',
      planned: 'Planned',
      actual: 'Current',
      old: 'Older',
      archive: 'Archive',
      pinned: 'Pinned',
      emergency: 'Emergency',
    },
    ERRORS: {
      END_BEFORE_START: 'The end must come after the beginning.',
      END_PAST: 'The end has passed. Choose a later one.',
      START_PAST: 'The beginning has passed. Choose today or a later day.',
      START_KEPT: 'The message is already published; its start cannot be put off.',
      ALREADY_PUBLISHED: 'A published message cannot become a draft again. Archive or delete it.',
      EMERGENCY_END: 'An emergency message needs an end until which it stays on top.',
      NOT_ARCHIVABLE: 'A draft or an archived message cannot be archived.',
      AUDIENCE_UNKNOWN: 'An entrance, unit or role among the recipients no longer exists. Choose them again.',
      OWNER_UNKNOWN: 'The author no longer writes messages. Choose somebody else.',
      NO_COMMENTS: 'This message takes no comments.',
    },
  },
} satisfies Translation<typeof cs>;
