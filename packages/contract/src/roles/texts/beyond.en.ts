import type { Translation } from '../../texts/keys.ts';
import type cs from './beyond.cs.ts';

export default {
  ROLES: {
    RIGHTS: {
      none: 'nothing',
      r: 'reads',
      rw: 'administers',
    },

    MODULES: {
      events: 'Calendar of events',
      rooms: 'Units',
      messages: 'Messages',
      members: 'Neighbours',
      vote: 'Votes',
      svj: 'About the association',
      roomFees: 'Overview of fees',
      invoices: 'Invoices',
      meetingOwners: 'Owners’ meetings',
      requirement_for_approval: 'Requests for approval',
      real_estate_cadastre: 'Real estate cadastre',
      bankruptcy_register: 'Insolvency register',
      gallery: 'Photo gallery',
      acceptRead: 'Read confirmations',
      cashDesk: 'Cash desk',
      order: 'Orders',
      survey: 'Surveys',
      contact: 'Contacts',
      documents: 'Documents',
      reports: 'Defect reports',
      discussion: 'Discussions',
    },
  },
} satisfies Translation<typeof cs>;
