import type { Translation } from '../../texts/keys.ts';
import type cs from './house.cs.ts';

export default {
  NAMING: {
    TITLE: 'Chair named by a resolution',
    TEXT: '{person} is to become the chair. The administration of the portal wrote it down by the attached resolution, because nobody is left in the house who could hand the office over. It holds from {at} unless an owner objects.',
    FILE: 'Resolution: {name}',
    OBJECT: 'Object',
    OBJECT_TITLE: 'Object to the naming?',
    OBJECT_TEXT: 'It stops the naming, and all owners are told by mail.',
    OBJECTED: 'The objection is written down and the naming has stopped.',
    WITHDRAW: 'Take the naming back',
    WITHDRAWN: 'The naming is taken back.',
    START: 'Name a chair by a resolution',
    START_TEXT:
      'Nobody is left in the house who could hand the office over. Attach the resolution of the assembly or the committee: all owners get a mail and may object for three days.',
    PERSON: 'New chair',
    EMAIL: 'E-mail the invitation goes to',
    EMAIL_HINT: 'Leave it empty where the address that the house knows holds.',
    PAPER: 'Resolution (PDF or a photograph)',
    PAPER_CHOOSE: 'Choose a file',
    PAPER_MISSING: 'Attach the resolution.',
    SUBMIT: 'Name and tell the owners',
    MADE: 'The naming is written down and the owners get a mail.',
    NOT_FOUND: 'This naming no longer runs.',
    SOMEBODY_CAN: 'Somebody in the house can hand the office over. Leave it to them.',
    RUNS: 'A naming already runs. Wait for its end or take it back.',
    NO_EMAIL: 'The house knows no e-mail of this person. Write where the invitation is to go.',
    FILE_TYPE: 'Attach the resolution as PDF, JPEG, PNG or WebP.',
    OWNERS_ONLY: 'Only an owner of a unit may object.',
  },

  HOUSE: {
    INFORMATION: {
      EDIT: 'Edit the facts',
      TITLE: 'Edit the facts',
      ADDRESS: 'Address',
      CONTACT: 'Contacts',
      MONEY: 'Account and data box',
      INVOICE_HINT: 'Invoices for the portal come here. Only the committee and the manager see it.',
      BANK_HINT: 'Account number with the bank code, for example 19-2000145399/0800.',
      DATA_BOX_HINT: 'Seven letters and digits, for example d7jbx5m.',
      DIC_HINT: 'It begins with CZ. Leave the field empty if the association has no tax number.',
      ENTRANCE: 'Name of the entrance',
      ENTRANCE_STREET: 'Street of the entrance',
      ENTRANCE_ADD: 'Add an entrance',
      ENTRANCE_REMOVE: 'Remove the entrance {name}',
      ENTRANCES_HINT: 'Only an entrance that nothing uses can be removed.',
    },

    STORAGE: {
      TITLE: 'Files of the house',
      USED: '{used} of {limit} taken',
      OWN: 'The room is set for this association alone.',
      USUAL: 'The portal gives this much to every association.',
      FULL: 'No more files can be uploaded.',
      CHANGE: 'Change the room',
      CHANGE_TITLE: 'Room for files',
      BYTES: 'Room in GB',
      BYTES_HINT:
        'An empty field means as much as the portal gives to everybody. What is uploaded already stays, even if it is more.',
      SAVED: 'The room for files is changed.',
      RANGE: 'Enter from 1 MB to 100 TB.',
    },

    LOGO: {
      TITLE: 'Logo',
      HINT: 'It is shown in the header in place of the house plate.',
      SAVED: 'The logo is saved.',
      REMOVED: 'The logo is deleted.',
    },

    CHAIR: {
      CHANGE: 'Change the chair',
      ELECT: 'Choose the chair',
      NEW: 'New chair',
      NEW_HINT: 'A person of the house who has access to the portal.',
      FORMER: 'New role of the present chair',
      FORMER_HINT: 'The chair is {name} now.',
      CONSEQUENCE: 'The new chair gets all rights of the chair at once. The committee is told by e-mail.',
    },

    SETTINGS: {
      SOLVER_UNKNOWN:
        'Only the committee or the manager with access to the portal can solve reports. Choose one of them.',
      MODULES: 'Modules',
      MODULES_HINT:
        'A module that is switched off disappears for everybody in the house. What is in it stays and comes back.',

      MODULE: {
        events: {
          NAME: 'Calendar of events',
          OFF: 'Without it the events of the house disappear from the menu, the dashboard and the search, and no reminders are sent.',
        },

        rooms: {
          NAME: 'Units',
          OFF: 'Without it the list of units, owners and shares disappears from the menu, the dashboard and the search.',
        },

        messages: {
          NAME: 'Messages',
          OFF: 'Without it messages of the house disappear from the menu, the dashboard and the search, and no notices go out.',
        },

        members: {
          NAME: 'Neighbours',
          OFF: 'It cannot be switched off: without neighbours nobody would get in.',
        },

        vote: {
          NAME: 'Votes',
          OFF: 'Without it votes disappear from the menu, the dashboard and the search. A running vote is not stopped by it.',
        },

        svj: {
          NAME: 'About the association',
          OFF: 'It cannot be switched off: modules are switched on from here.',
        },

        acceptRead: {
          NAME: 'Confirmation of reading',
          OFF: 'Without it the portal asks nobody to confirm that they have read a message. Earlier confirmations stay.',
        },
        meetingOwners: {
          NAME: 'Owners’ meetings',
          OFF: 'Without them the committee sends invitations another way. Meetings so far stay hidden.',
        },
        gallery: {
          NAME: 'Photo gallery',
          OFF: 'Without it albums with photographs of the house disappear from the menu and the search. Nothing is deleted.',
        },
        documents: {
          NAME: 'Documents',
          OFF: 'Without them folders and files of the house disappear from the menu and the search, also those attached to messages. Nothing is deleted.',
        },
        discussion: {
          NAME: 'Discussions',
          OFF: 'Without them neighbours have no place to talk things over. What was written so far stays hidden.',
        },
        reports: {
          NAME: 'Reports',
          OFF: 'Without them neighbours have no place to report a fault. What was reported so far stays hidden.',
        },
        survey: {
          NAME: 'Surveys',
          OFF: 'Without them the house does not ask neighbours for their opinion. Surveys and results so far stay hidden.',
        },
        contact: {
          NAME: 'Contacts',
          OFF: 'Without them neighbours do not find firms, authorities or emergency numbers. What was written so far stays hidden.',
        },
      },
      STATUTES: 'What the statutes say about decisions',
      STATUTES_HINT:
        'As the statutes of your association say. Where they are silent the law holds, and that is how it is preset. This is not legal advice.',
      ELECTRONIC: 'The statutes allow electronic votes',
      ELECTRONIC_HINT: 'Deciding by technical means is possible when the statutes permit it (Civil Code § 158/2).',
      PER_ROLLAM: 'The statutes allow decisions outside of an assembly',
      PER_ROLLAM_HINT: 'Otherwise only after an assembly that had too few present (§ 1211).',
      PER_ROLLAM_DAYS: 'Days to answer outside of an assembly',
      PER_ROLLAM_DAYS_HINT: 'At least 15 days unless the statutes set more (§ 1211).',
      NOTICE_DAYS: 'Invitation to an assembly in advance (days)',
      NOTICE_DAYS_HINT: 'At least 30 days when the statutes are silent; they often say 15 (§ 249 and § 1221).',
      QUORUM: 'An assembly decides when more than this is present (% of votes)',
      QUORUM_HINT: 'The law asks for a majority of all votes, more than 50%; the statutes may ask for more (§ 1206).',
      SUBSTITUTE: 'The statutes allow a substitute assembly',
      SUBSTITUTE_HINT: 'For a substitute assembly 40% of all votes are enough (§ 1210).',
      SPENDING: 'Up to how many crowns the committee decides',
      SPENDING_HINT:
        'Above this the assembly decides by the statutes (§ 1208); requests for approval warn of it. An empty field means that the statutes have no such limit.',
      SPENDING_SECTION: 'Section of the statutes on expenses',
      SPENDING_SECTION_HINT: 'For example “sec. 9(3)”.',
      PROXY_LIMIT: 'How many participants of a vote one person may act for',
      PROXY_LIMIT_HINT:
        'A participant is a unit, or the units of the same owners. The law sets no limit; an empty field means no limit.',
      PROXY_WHO: 'Who may act for an owner',
      PROXY_WHO_HINT: 'The law allows anybody; the statutes may narrow it.',

      PROXY: {
        anyone: 'Anybody with a power of attorney',
        owners: 'Only owners in the house',
      },
      PROXY_VERIFIED: 'A power of attorney needs an officially verified signature',
      PROXY_VERIFIED_HINT: 'The law does not ask for it in votes; some statutes do.',
      SOLVER: 'Who solves new fault reports',
      SOLVER_FIELD: 'Default solver',
      SOLVER_HINT: 'If you leave it empty, a report goes to the chair of the committee, or without one to the manager.',
      SOLVER_LOST:
        '{name} can no longer solve reports.{instead, select, none { Nobody else in the house can either, so no new ones can be filed.} other { New ones go to {instead}.}}',
      SOLVERS_HINT: 'Somebody else may get one kind:',
      SOLVERS_DEFAULT: 'Default solver',
      DAYS: 'By when reports are solved',
      DAYS_HINT:
        'Calendar days since the report. A last day on a weekend or holiday moves to the next working one. The day after it we tell the solver, three days later the chair.',
      DAYS_NONE: 'no deadline',
      SAVE: 'Save the settings',
    },

    VISITS: {
      HINT: 'The administration of the portal enters the house only with a reason, for an hour at most, and the committee knows.',
      NONE_TITLE: 'The administration has not been in the house',
      NONE_TEXT: 'You will see every visit here, with its reason.',
      UNNAMED: 'administration of the portal',
      RUNNING: 'running now',
      OVER: 'over',
      READS: 'reading only',
      WRITES: 'reading and changing',
      SPAN: '{from} to {to}',
      NONE: 'No visit is running.',
      NOT_ALLOWED:
        'A visit of the administration may not do this: votes, people, shares and roles are decided by the house itself. Please ask the committee.',
      HOME_ONLY: 'A mail of a house is read only on a visit to that house.',
    },
  },
} satisfies Translation<typeof cs>;
