import type { Translation } from '../../texts/keys.ts';
import type cs from './association.cs.ts';

export default {
  SVJ: {
    TITLE: 'About the association',

    SECTIONS: {
      LABEL: 'Parts of the association',
      information: 'Information',
      committee: 'Committee members',
      audit: 'Audit commission members',
      roles: 'Roles and permissions',
      settings: 'Settings',
      activity: 'Activity',
      visits: 'Visits of the administration',
      bookings: 'Bookings',
      cadastre: 'Cadastre',
      changes: 'Change requests',
      calendars: 'Calendars and labels',
      sources: 'Calendars from elsewhere',
      insolvency: 'Insolvency',
      invoices: 'Invoicing',
      archive: 'House archive',
      walls: 'Codes on the wall',
    },
    AUDIT_NONE: 'Nobody has entered the audit commission yet.',

    FIELDS: {
      ADDRESS: 'Address',
      SHARES: 'Sum of shares',
      UNITS: 'Units',
      PEOPLE: 'Neighbours',
    },
    BASICS: 'Basic facts',
    NUMBERS: 'The house in numbers',
    ENTRANCES: 'Entrances',
    COMMITTEE: 'Committee',
    AUDIT: 'Audit commission',
    ENTRANCES_NONE: 'Nobody has entered the entrances yet.',
    COMMITTEE_NONE: 'Nobody has entered the committee yet.',
    MAYOR_NONE: 'The association has no chair of the committee yet.',
    SHARES_EXACT: 'Exactly 100%',
    SHARES_OFF: 'Not exactly 100%',
    NOT_SET: 'not given',

    ERRORS: {
      ENTRANCE_TAKEN: 'There is an entrance of this name in the house already.',
      ENTRANCE_USED:
        '{count, plural, one {The entrance {name} is} other {The entrances {name} are}} still used by a unit, a neighbour, a message, a report, a code on a wall or a booking. Move those elsewhere first.',
      ENTRANCES_MOST: 'A house can have at most 200 entrances.',
      ICO_TAKEN: '{name} has this company ID in the portal already. Send the form again to found another association.',
      NOT_FOUND: 'The association does not exist.',
    },
  },
} satisfies Translation<typeof cs>;
