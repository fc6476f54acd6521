import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  APPROVAL: {
    NOT_FOUND: 'This request is not here. It may have been deleted.',
    ERRORS: {
      NOT_ASKED: 'The decision was not saved: you are not one of those who decide.',
      NOT_YOURS: 'The decision was not saved: everybody decides only for themselves.',
      DECIDED: 'The request is decided already and cannot be changed.',
      ANSWERED: 'Somebody has decided already, so it cannot be deleted. You can withdraw it with a reason.',
      CHANGED:
        'The decision was not saved: the wording or an attachment is not what was asked. Please verify the record and have the request made anew.',
      NOT_YET: 'The decision was not saved: those before you decide first.',
      NO_FILES: 'Add at least one attachment.',
      ALONE: 'Choose at least one more approver. You cannot be the only one who decides of your own request.',
      NEEDED: 'The number of approvals has to be from one to the number of approvers.',
      NO_CHAIR: 'The house has no chair of the committee now, please choose another rule.',
      PAST: 'Choose today or a later day.',
      MAY_NOT: 'Some of those chosen do not see requests or cannot enter the portal. Please choose again.',
      STANDS: 'Only somebody who is waited for and can decide no more is replaced.',
      TWICE: 'This person is one of those who decide already.',
    },
    FORM: {
      NO_APPROVERS: 'Choose at least one approver.',
    },
  },
} satisfies Translation<typeof cs>;
