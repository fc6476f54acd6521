import type { Translation } from '../../texts/keys.ts';
import type cs from './form.cs.ts';

export default {
  MESSAGE_FORM: {
    EDIT: 'Edit the message',
    OWNER: 'Author',
    OWNER_HINT: 'Under whose name the message appears.',
    PUBLICATION: 'Publication',
    TERM: 'Publish for a limited time only',
    TERM_HINT: 'Off: it is published at once and stays among the current ones.',
    FROM: 'From',
    TO: 'Until',
    PINNED_FROM: 'Publish from',
    PINNED_FROM_HINT: 'Empty: as soon as it is saved.',
    PLANNED: 'The message will be published {when}. Until then it stands among the planned ones.',
    EMERGENCY: 'Emergency message',
    EMERGENCY_HINT:
      'Water, gas, breakdown: everyone is mailed at once, also those who switched mails off or get a digest.',
    EMERGENCY_TO: 'Stays on top until',
    OPTIONS: 'What people are asked for',
    ACCEPT_UNTIL: 'Confirm by',
    ACCEPT_UNTIL_HINT: 'Optional.',
    AUDIENCE: 'Who will see the message',
    FOR: 'The message is for',
    FOR_house: 'The whole house',
    FOR_some: 'Chosen people only',
    FOR_committee: 'The committee and the manager only',
    GROUPS_HINT: 'Everyone who belongs to at least one of the groups gets the message.',
    NOBODY_CHOSEN: 'Choose at least one entrance, unit or role.',

    PICKER: {
      TITLE: 'Who the message is for',
    },

    REACH: {
      POSTER: 'For those without an e-mail, print the message for the notice board.',
      POSTER_DOOR: 'For those without an e-mail, print the poster for the door.',
      TITLE: 'Who gets the message',
    },

    FOUND: {
      TEXT: 'We found an unfinished message{named, select, yes { {title}} other {}} ({at}).',
      FILES: 'Please attach its files again.',
      GO: 'Continue',
      DROP: 'Discard',
    },

    BUTTONS: {
      CONCEPT: 'Save draft',
      PUBLISH: 'Publish message',
      SAVE_PUBLISH: 'Save and publish',
      PLAN: 'Plan message',
    },

    ASK: {
      PUBLISH: 'Publish the message {title}?',
      FOR: 'The message is for: {whom}.',
      EMERGENCY_TEXT: 'It comes at once also to those with mails switched off or in a digest.',
      UNKNOWN: 'The people you chose get it at once.',
      PLAN: 'Plan the message {title}?',
      PLAN_TEXT: 'It will be published {when}. Until then you can edit or delete it.',
      MATERIAL: 'Is the change material?',
      MATERIAL_TEXT: 'A material change is sent to people again. A small correction is only saved.',
      MATERIAL_ACCEPTS:
        '{done, plural, =0 {Nobody has confirmed reading yet; people will be asked to confirm the new text.} one {# person has confirmed reading. A material change asks them to confirm again.} other {# people have confirmed reading. A material change asks them to confirm again.}}',
      MATERIAL_YES: 'Save as material',
      MATERIAL_NO: 'Save a small correction',
      BACK: 'Back to the text',
    },
  },
} satisfies Translation<typeof cs>;
