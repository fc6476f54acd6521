import type { Translation } from '../../texts/keys.ts';
import type cs from './person.cs.ts';

export default {
  PERSON: {
    TABS: {
      LABEL: 'Parts of the profile',
      personal: 'Personal details',
      authorized: 'Authorised persons',
      units: 'Units',
      notes: 'Notes',
      papers: 'Papers for you',
      rights: 'Rights',
      settings: 'Settings',
      notifications: 'Notifications',
      traces: 'Who saw my data',
      password: 'Password and devices',
    },

    FIELDS: {
      TYPE: 'Who it is',
      TITLE_BEFORE: 'Title before the name',
      FIRST_NAME: 'First name',
      LAST_NAME: 'Last name',
      TITLE_AFTER: 'Title after the name',
      COMPANY: 'Company name',
      ICO: 'Company ID',
      SEX: 'Form of address',

      SEXES: {
        male: 'Mr',
        female: 'Ms',
        others: 'not specified',
      },
      ROLE: 'Role',

      OWN_ROLE: {
        TITLE: 'Change your own role?',
        TEXT: 'You will see and do only what the new role allows. The chair or the manager may have to give you the present one back.',
        YES: 'Change my role',
      },
      ROLE_LOCKED: 'Only the chair or the manager can change roles.',

      ROLE_GROUPS: {
        owners: 'Owners and neighbours',
        committee: 'Committee and manager',
        audit: 'Audit commission',
        own: 'Own roles',
      },
      EMAIL: 'E-mail',
      EMAIL_N: 'E-mail no. {n, number}',
      EMAILS: 'E-mails',
      PHONE_N: 'Phone no. {n, number}',
      PHONES: 'Phones',
      PREFIX: 'Country code',
      PREFIX_OTHER: 'other',
      VISIBLE: 'Who sees it',
      VISIBLE_OF: 'Who sees: {what}',
      PUBLIC: 'everybody in the house',
      PRIVATE: 'only the committee and the manager',
      PRIMARY: 'main',
      MAKE_PRIMARY: 'Make main: {what}',
      ADD_EMAIL: 'Add an e-mail',
      ADD_PHONE: 'Add a phone',
      REMOVE: 'Remove: {what}',
      NO_EMAIL: 'Without an e-mail the person cannot be invited to the portal.',
      ENTRANCE: 'Entrance',
      NO_ENTRANCE: 'not given',
      CONTACT: 'Contacts',
      ADDRESS: 'Address',
      ADDRESS_HINT: 'Where to send letters.',
      PERMANENT: 'Permanent residence',
      SEPARATE: 'The permanent residence is elsewhere',
      SAME: 'same as the address',
      STREET: 'Street and number',
      TOWN: 'Town',
      POST: 'Postcode',
      COUNTRY: 'Country',

      COMMUNICATIONS: {
        phone: 'by phone',
        sms: 'by text message',
        email: 'by e-mail',
        post: 'by post',
      },
      NO_NOTE: 'Nobody has written a note yet.',
      PERSON: 'Personal details',
      IN_HOUSE: 'In the house',
      PHOTO: 'Photograph',
      PHOTO_HINT: 'Neighbours who see this profile will see it.',
      NOT_GIVEN: 'not given',
      LOGIN: 'E-mail for signing in',
      LANGUAGE: 'Language of the portal',
    },

    ACCESS_CHOICE: {
      LABEL: 'Access to the portal',
      NOW: 'Invite to the portal now',
      NOW_HINT: 'A link that works for 14 days goes to the main e-mail.',
      LATER: 'Without access for now',
      LATER_HINT: 'You can invite them at any time later.',
      NEEDS_EMAIL: 'An invitation needs at least one e-mail.',
    },

    RELATION: {
      TITLE: 'Authorised persons',
      HINT: 'Who acts for this person or belongs to them: family, renters, proxies.',
      PERSON: 'Person',
      TYPE: 'Relationship',
      ADD: 'Add a person',
      HAS: 'Who acts for them or belongs to them',
      OF: 'For whom they act or to whom they belong',
      NONE: 'Nobody is listed.',
    },

    ROOMS: {
      TITLE: 'Units',
      JOINT: 'spouses (joint property)',
      OF_UNIT: 'Share in the unit',
      OF_HOUSE: 'Share of the unit in the house',
      NONE_TITLE: 'No unit',
      NONE_TEXT: 'The person owns nothing here and is not listed with any unit.',
    },

    RIGHTS: {
      TITLE: 'What they see and why',
      LEAD: 'What a person with the role {role} may do in each part of the portal.',
      MODULE: 'Part of the portal',
      MAY: 'May',
      WHY: 'Why',
    },

    OWN: {
      NAME_WHY: 'The committee changes names by the land register. If there is a mistake, please write to them.',
      NOTIFICATIONS: 'E-mail notifications',
    },
  },
} satisfies Translation<typeof cs>;
