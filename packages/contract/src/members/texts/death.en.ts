import type { Translation } from '../../texts/keys.ts';
import type cs from './death.cs.ts';

export default {
  DEATH: {
    OPEN: 'Record a death',
    TITLE: 'Record the death of {name}',
    LEAD: 'Their access ends at once. Their place at the units stays and is called “{estate}” (the estate) until the committee records the heirs. A mistake can be undone with one click within 30 days.',
    UNITS: 'Units that stay with the estate: {list}',
    NO_UNITS: 'The person is not recorded as the owner of any unit.',
    ENDS: 'What ends',

    WHAT: {
      access: 'access to the house; an account that belongs to no other house is closed',
      contacts: '{count, plural, one {# contact} other {# contacts}}: e-mails from the house stop',
      invitations: '{count, plural, one {# invitation} other {# invitations}} under way',
      office: 'the office in the house',
      lives: '{count, plural, one {# record} other {# records}} of where they live or for whom they act',
      representing:
        'representation of the co-owners of {count, plural, one {# unit} other {# units}}; undoing does not bring it back',
      powers:
        '{count, plural, one {# power of attorney} other {# powers of attorney}} they gave or were given; undoing does not bring them back',
      estates: 'acting for {count, plural, one {# estate} other {# estates}}',
    },
    VOTES: 'Votes running now',
    VOTED: '{name}: the ballot given holds',
    NOT_VOTED: '{name}: no ballot has been given yet',
    DAY: 'Day of death',
    NOTE: 'Note',
    NOTE_HINT: 'How you know of the death, for example. Only the committee will see it.',
    YES: 'Record the death',
    MARKED: 'The death is recorded.',
    UNDONE: 'The record of the death is undone.',
    PERSON_ADDED: 'Recorded who acts for the estate.',
    PERSON_ENDED: 'The acting for the estate has ended.',
    CARD: 'Estate',
    DIED: 'Died on {day}',
    BY: 'recorded by {who} {at}',
    UNDO: 'Undo the record of the death',
    UNDO_UNTIL: 'can be undone until {day}',
    UNDO_ASK: 'Undo the record of the death?',
    UNDO_TEXT:
      'Name, contacts and access will be back, and whoever acted for the estate no longer does. Powers of attorney and representation do not return. The committee and the person get an e-mail.',
    PEOPLE: 'Who acts for the estate',
    NOBODY:
      'Nobody yet. At the unit of a couple the other one votes on; for other units of the estate nobody can vote.',
    HEIRS: 'When the heirs are known, record them at the unit as the new owners.',
    SINCE: 'since {day}',
    UNTIL: 'until {day}',
    END: 'End',
    END_ASK: 'End the acting for the estate?',
    END_TEXT: '{name} no longer votes for the units of the estate from today. They get an e-mail.',
    ADD: 'Record who acts for the estate',
    ADD_LEAD: 'Once is enough: the rights hold for all units of the estate until the heirs are recorded.',
    ADD_YES: 'Record',
    PERSON: 'Who acts',
    PERSON_HINT: 'Somebody who is not in the house yet can be added here. They get access by an invitation then.',
    AS: 'As whom',

    AS_KIND: {
      spouse: 'the surviving spouse',
      administrator: 'the administrator of the estate',
    },

    AS_HINT: {
      spouse: 'Owns the unit jointly as a married couple.',
      administrator: 'By a court order, a will or a notary’s confirmation.',
    },
    FROM: 'Since when',
    FILES: 'Document',
    FILES_HINT: 'A court order, a notary’s confirmation, a will or a marriage certificate.',

    ERRORS: {
      SELF: 'You cannot record your own death.',
      COMPANY: 'A death is recorded of people only. Move a company that has ended to the archive.',
      ALREADY: 'The death is recorded already.',
      OFFICE:
        'The person holds an office in the association. The death is recorded by whoever could give it: the chair or the manager.',
      FUTURE: 'The day cannot be in the future.',
      NOT_MARKED: 'No death is recorded here.',
      UNDO_LATE: 'The record can be undone for 30 days only.',
      CLOSED:
        'The death of this person is recorded, so their data no longer change. If it is a mistake, undo the record.',
      NOT_ALIVE: 'Choose somebody who is in the house and alive.',
      NO_UNIT: 'The estate no longer owns any unit, there is nothing to act for.',
      NO_FILE: 'Attach the document by which they act for the estate.',
      OWN_PART: 'You cannot record yourself. Another member of the committee will.',
      NOT_SPOUSE: 'These two own no unit jointly as a couple. Record them as the administrator of the estate.',
      BEFORE_DEATH: 'Acting for the estate begins on the day of death at the earliest.',
      TWICE: 'This person acts for the estate already.',
      PERSON_GONE: 'This person no longer acts for the estate.',
    },
  },
} satisfies Translation<typeof cs>;
