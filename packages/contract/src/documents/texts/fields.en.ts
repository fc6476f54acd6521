import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  ACTIVITY: {
    FIELDS: {
      color: 'colour',
      visibility: 'who sees it',
      folderOwner: 'whose folder it is',
      forTenants: 'for tenants too',
      documentOwner: 'owner of the document',
      url: 'address of the link',
    },
  },
} satisfies Translation<typeof cs>;
