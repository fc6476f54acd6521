import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  APPROVAL: {
    NOT_FOUND: 'This request is not here. It may have been deleted.',
    ERRORS: {
      NOT_ASKED: 'The decision was not saved: you are not one of those who decide.',
      NOT_YOURS: 'The decision was not saved: you decide for yourself, or for whom you stand in just now.',
      DECIDED: 'The request is decided already and cannot be changed.',
      ANSWERED: 'Somebody has decided already, so it cannot be deleted. You can withdraw it with a reason.',
      CHANGED:
        'The decision was not saved: the wording or an attachment is not what was asked. Please verify the record and have the request made anew.',
      ON_AGENDA: 'The request is on the agenda of a meeting already.',
      NOT_FOR_AGENDA: 'A rejected or withdrawn request is not put on an agenda.',
      NOT_FOR_OWNERS: 'The agenda of this meeting takes no more points. Choose another one.',
      NOT_YET: 'The decision was not saved: those before you decide first.',
      NO_FILES: 'Add at least one attachment.',
      ALONE: 'Choose at least one more approver. You cannot be the only one who decides of your own request.',
      NEEDED: 'The number of approvals has to be from one to the number of approvers.',
      NO_CHAIR: 'The house has no chair of the committee now, please choose another rule.',
      PAST: 'Choose today or a later day.',
      MAY_NOT: 'Some of those chosen do not see requests or cannot enter the portal. Please choose again.',
      STANDS: 'Only somebody who is waited for and can decide no more is replaced.',
      TWICE: 'This person is one of those who decide already.',
      STANDS_IN:
        'You cannot stand in here: you decide on the request already, you ask for it, or the other one has answered.',
      OTHERS: 'Only the committee names who stands in for somebody else.',
      OWN_SUBSTITUTE: 'Choose somebody else: nobody stands in for themself.',
      SUBSTITUTE_DAYS: 'The last day has to be the first one or later, by a year at most, and not over yet.',
      SUBSTITUTED: 'Somebody else stands in on these days already. Please end that first.',
      NAMED_ONESELF:
        'You cannot name yourself to stand in for somebody else. Whoever is away does, or another member of the committee.',
      NO_SUBSTITUTION: 'This substitution is not here. It may be over.',
    },
    FORM: {
      NO_APPROVERS: 'Choose at least one approver.',
    },
  },
} satisfies Translation<typeof cs>;
