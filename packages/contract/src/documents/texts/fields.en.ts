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
      dateFor: 'day it is about',
      forLater: 'for later owners too',
      addressees: 'to whom by name',
      obligationKind: 'what the due date is of',
      firm: 'firm',
      roundFrom: 'valid from',
      roundUntil: 'valid until',
      roundMonths: 'interval in months',
      watchers: 'who is warned',
    },
  },
} satisfies Translation<typeof cs>;
