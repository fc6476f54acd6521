import type { Translation } from '../../texts/keys.ts';
import type cs from './attached.cs.ts';

export default {
  ATTACHED: {
    PICK: {
      TITLE: 'Choose documents',
      FOLDERS: 'Folders',
      FILES: 'Documents',
      SEARCH: 'Search in this folder',
      UP: 'One folder up',
      NONE: 'There are no documents here.',
      ONLY_FOLDERS: 'There are no documents right here, only folders.',
      NO_MATCH: 'No document here matches that.',
      NO_LINKS: 'Links are not attached to a point of a vote: a page of the web could change while people vote.',
      CHOSEN: '{count, plural, =0 {Nothing is chosen} one {# document chosen} other {# documents chosen}}',
      SAVE: 'Save the choice',
    },

    CLOSED: {
      ONE: '{name} will not be opened by: {who}. {count} of {of} in all.',
      HINT: 'Attaching opens the document to nobody. Who may see it is decided by its folder in the documents.',
      owners: 'owners ({count})',
      tenants: 'tenants ({count})',
      audit: 'the audit committee ({count})',
      committee: 'members of the committee ({count})',
      others: 'others ({count})',
      owners_in: 'owners of the entrance {entrance} ({count})',
      tenants_in: 'tenants of the entrance {entrance} ({count})',
      audit_in: 'the audit committee of the entrance {entrance} ({count})',
      committee_in: 'members of the committee of the entrance {entrance} ({count})',
      others_in: 'others of the entrance {entrance} ({count})',
      owners_some: 'some owners ({count})',
      tenants_some: 'some tenants ({count})',
      audit_some: 'some of the audit committee ({count})',
      committee_some: 'some of the committee ({count})',
      others_some: 'somebody else ({count})',
    },

    USES: {
      TITLE: 'Where it is attached',
      OLDER: 'version {version} is attached',
      MORE: '{count, plural, one {and # more place} other {and # more places}}',
      DELETE:
        'It is attached here: {where}. The attachments open until the bin is emptied; then only the name stays there.',
    },
  },
} satisfies Translation<typeof cs>;
