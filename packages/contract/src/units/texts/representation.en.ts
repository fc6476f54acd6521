import type { Translation } from '../../texts/keys.ts';
import type cs from './representation.cs.ts';

export default {
  REPRESENTATION: {
    TITLE: 'Representative of co-owners',
    LEAD: 'The representative is named by co-owners who hold more than half of the unit (§ 1128): each with their own account, or together by a signed paper. The committee’s word alone is not enough.',
    NONE: 'Nobody has named a representative yet. Without one nobody can vote online for the unit.',
    UNITS: 'Units: {units}',

    STATES: {
      waiting: 'Waits',
      named: 'Represents',
      refused: 'Refused',
      over: 'Over',
    },

    COUNTS_BY: {
      before: 'recorded before co-owners named them',
      owners: 'named by co-owners with their own accounts',
      admin: 'by a paper, confirmed by another person of the committee',
      audit: 'by a paper, confirmed by the audit commission',
      verifier: 'by a paper, confirmed by a verifier',
      alone: 'by a paper, without a second person',
    },
    REFUSED_FOR: 'Reason: {reason}',
    OBJECTED: 'objection of co-owners who hold at least a half',
    AGREEING: '{percent} of the unit agree, more than half is needed.',
    OBJECTION: 'Objection: {name}{text, select, none {} other { – {text}}}',
    NAME: 'Name a representative',
    WRITE: 'Write down from a paper',
    WHO: 'Representative',
    WHO_HINT: 'One of the co-owners, or another member of the association.',
    FILES: 'The signed paper',
    NAME_YES: 'Name them',
    WRITE_YES: 'Write down and ask a second person',
    AGREE: 'I agree',
    CONFIRM: 'Confirm from the paper',
    CONFIRM_TEXT: 'You confirm that co-owners who hold more than half signed the paper, and that it names: {name}.',
    REFUSE: 'Refuse',
    REASON: 'Reason for the refusal',
    OBJECT: 'Object',
    OBJECT_TEXT:
      'All owners and the committee get the objection. If co-owners who hold at least a half object, the representation ends at once.',
    OBJECT_WHY: 'Reason (optional)',
    END: 'End the representation',
    END_TEXT:
      'The co-owners will have no representative until they name another one. All of them are told by e-mail at once.',
    SAVED: 'Your choice is written down. The other owners are told by e-mail.',
    WRITTEN: 'The representative is written down and waits until a second person confirms it from the paper.',
    CONFIRMED: 'The representative is confirmed. All owners are told by e-mail.',
    REFUSED: 'The record of the representative is refused. The owners are told by e-mail.',
    OBJECTED_DONE: 'The objection is raised.',
    ENDED: 'The representation is over. All owners are told by e-mail.',
    NOT_FOUND: 'No such representative is recorded at the unit.',

    ERRORS: {
      ALONE:
        'Only co-owners name a representative. Who owns alone or in joint ownership of spouses votes in person or by a power of attorney.',
      UNKNOWN: 'The representative must be one of the co-owners or another member of the association.',
      NOT_OWNER: 'Co-owners name the representative. The committee writes one down only from a signed paper.',
      NO_FILE: 'The signed paper is missing: the committee’s word alone makes nobody a representative.',
      NOT_PAPER: 'There is no paper to confirm here. Co-owners name the representative with their own accounts.',
      DECIDED: 'It has been decided about this representative already.',
    },
  },
} satisfies Translation<typeof cs>;
