import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  REPORT: {
    NOT_FOUND: 'This report is not here. It may have been deleted.',
    VISIBILITY: { public: 'the whole house', private: 'private' },
    OUTCOMES: {
      mended: 'Mended',
      notFault: 'Not a fault',
      duplicate: 'Repeats another report',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
    },

    VERDICTS: { mended: 'All right', not_mended: 'Still not right' },

    ERRORS: {
      NOT_YOURS: 'Only who reported it, who solves it or the committee may do this.',
      NOT_NEW: 'Somebody already works on the report, it cannot be changed or withdrawn. Add a comment to it.',
      SOLVED:
        'The report is solved and cannot be changed any more. If the fault comes back, file a report that follows it.',
      NOT_SOLVED: 'Only solved reports go to the archive.',
      ARCHIVED: 'The report is in the archive, nothing can be written to it.',
      YOURS: 'You already solve the report.',
      NOT_ASKED: 'We ask you three days after it was solved. If it cannot wait, file a follow-up right away.',
      JUDGED: 'We have your answer, thank you. If the fault comes back, file a follow-up.',
      ALSO_OWN: 'This report is yours, you are counted anyway.',
      SOLVER: 'Choose a solver of the committee or the manager of the house.',
      NO_SOLVER: 'The house has nobody yet who solves reports. Please turn to the committee directly.',
      PLACE: 'This entrance or unit is not in the house. Please choose again.',
      DUE_PAST: 'Choose today or a later day.',
      DUE_FAR: 'The deadline may be a year ahead at most.',
      DUE_SAME: 'The report has this deadline already. Choose another day.',
      FOLLOWS: 'Only a solved report can be followed by another.',
      DUPLICATE: 'Choose which other report this one repeats.',
      READERS: 'Some of the chosen people are not in the house or cannot read reports. Please choose again.',
      PUBLIC: 'The whole house reads the report, you need not let anybody in.',
    },
  },
} satisfies Translation<typeof cs>;
