import type { Translation } from '../../texts/keys.ts';
import type cs from './steps.cs.ts';

export default {
  STEPS: {
    TITLE: 'Welcome to the head of the house',
    LEAD: '{done, plural, =0 {Seven steps and the house is up and running.} one {# of 7 steps is done.} other {# of 7 steps are done.}} {done, plural, =0 {They take} other {The rest takes}} about {minutes} minutes and you can come back at any time.',
    WHOLE: 'All seven steps are done. The house is ready.',
    LIST: 'Steps of the house',
    NOW: 'Step {at} of 7, about {minutes, plural, one {# minute} other {# minutes}}',
    SKIP: 'Skip to: {name}',
    PAGE: 'First steps of the house',
    HAND: 'Hand the step to somebody else',
    YOURS: 'Handed to you: {name}',
    YOURS_MANY:
      '{count, plural, one {# step of the house is handed to you} other {# steps of the house are handed to you}}',
    HANDED: '{name} sees to this step{by, select, none {} other { (handed by {by})}}.',
    MINE: 'You see to this step{by, select, none {} other { (handed by {by})}}.',
    MAILED: '{name} sees to the step and is told by e-mail.',
    TOLD: '{name} sees to the step. An e-mail about it went out within the last day, so no other is sent.',
    TAKEN: 'The step is yours again.',
    TAKE_BACK: 'Take the step back',
    ERRORS: { NOT_HELPER: 'A step can be handed only to somebody of the committee who may change the association.' },
    HIDE: 'Hide the steps',

    NAMES: {
      house: 'House and entrances',
      units: 'Units',
      owners: 'Owners',
      contacts: 'Contacts',
      committee: 'Committee and roles',
      statutes: 'Statutes',
      invitations: 'Invitations',
    },

    TITLES: {
      house: 'Describe the house and its entrances',
      units: 'Bring in units and shares',
      owners: 'Add the owners',
      contacts: 'Add contacts of neighbours',
      committee: 'Share out roles in the committee',
      statutes: 'Copy from the statutes how the house decides',
      invitations: 'Invite the neighbours',
    },

    TEXTS: {
      house: 'The name, the address and the entrances stand on every paper that leaves the portal.',
      units: 'Shares of all units must add up to 100%. A table is enough, or we read them from the cadastre.',
      owners: 'Without owners nobody can vote or be called to a meeting.',
      contacts:
        'Without an e-mail or a phone people hear of no vote and no emergency. A table you already have is enough.',
      committee: 'The work can be shared: give roles to people of the committee, the management and the audit.',
      statutes: 'Majorities, terms and limits then follow your statutes, not the law alone.',
      invitations: 'Whoever has an e-mail gets a link. Whoever has none gets a letter with a code.',
    },

    DETAILS: {
      house: '{entrances, plural, =0 {no entrance yet} one {# entrance} other {# entrances}}',
      units: '{units, plural, =0 {none yet} one {# unit} other {# units}}{whole, select, yes {, 100%} other {}}',
      owners: '{units, plural, =0 {none yet} other {{owned} of {units, number} have an owner}}',
      contacts: '{withEmail} of {people} have an e-mail',
      committee: '{officers, plural, one {# person} other {# people}}',
      statutes: '{written, select, yes {written down} other {by the law so far}}',
      invitations: '{forgotten, plural, =0 {nobody without one} other {# without an invitation}}',
    },

    DO: {
      house: 'Edit the house',
      units: 'Upload a table of units',
      owners: 'Open units',
      contacts: 'Upload a table of contacts',
      committee: 'Open neighbours',
      statutes: 'Open settings',
      invitations: 'Open invitations',
    },
  },
} satisfies Translation<typeof cs>;
