import type { Translation } from '../../texts/keys.ts';
import type cs from './openings.cs.ts';

export default {
  OPENINGS: {
    TITLE: 'Who opened the document',
    SHOW: 'Show who opened the document',
    LEAD: 'Opened and downloaded in the last year. Whoever opens a file several times within 10 minutes stands here once.',
    LEAD_OWN:
      'Opened and downloaded in the last year. Of the committee, the manager and the audit it says only that it was them.',
    NONE: 'Nobody opened it in the last year.',
    MORE: 'Show older ones',
    LINE: '{when} · version {number}',
    HOW: {
      file: 'file',
      preview: 'preview',
      archive: 'in an archive with others',
    },
    AS: {
      me: 'you',
      committee: 'committee',
      manager: 'manager',
      audit: 'audit',
      owner: 'owner',
      tenant: 'tenant',
      visit: 'administration of the portal on a visit',
      gone: 'somebody who left the house',
    },
  },
} satisfies Translation<typeof cs>;
