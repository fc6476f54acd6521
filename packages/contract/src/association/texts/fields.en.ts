import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  SVJ: {
    ADDRESS: {
      SAMPLE: 'Addresses are offered by the register of the sample.',
      SILENT: 'The register of addresses does not answer now; type the address.',
    },
    FIELDS: {
      DIC: 'Tax number',
      BANK: 'Bank account',
      DATA_BOX: 'Data box',
    },
  },

  ACTIVITY: {
    FIELDS: {
      nickname: 'short name',
      ico: 'company number',
      dic: 'VAT number',
      email: 'e-mail',
      invoiceEmail: 'e-mail for invoices',
      dataBox: 'data box',
      street: 'street',
      town: 'town',
      post: 'post code',
      entrances: 'entrances',
      solver: 'default solver',
      electronic: 'electronic voting',
      perRollam: 'deciding outside of an assembly',
      perRollamDays: 'days to answer',
      reportDays: 'days to solve reports',
      noticeDays: 'days of notice',
      substitute: 'substitute assembly',
      proxyLimit: 'most powers of attorney',
      spendingLimit: 'expenses the committee decides of',
      spendingSection: 'section of the statutes on expenses',
      quota: 'room for files',
      isFree: 'portal for free',
      proxyWho: 'who may act for others',
      proxyVerified: 'verified powers of attorney',
    },
  },
} satisfies Translation<typeof cs>;
