import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  PRESCRIPTIONS: {
    NOT_FOUND: 'This prescription is not here. It may have been deleted.',
    ERRORS: {
      ISSUED: 'This prescription is issued and stays. Correct a mistake by a further entry.',
      NOT_ISSUED: 'This prescription is not issued yet.',
      CHANGED: 'Something has changed meanwhile, a fee or a unit. Look at the prescription again.',
      DOUBTS: 'Check the units that are in doubt first.',
      NOTHING: 'There is nothing to prescribe in these months. Add a fee that units pay.',
      UNDIVIDED: 'One of the fees cannot be divided: no unit has anything to pay it by.',
      REASON: 'The prescription rests on no resolution. Write why.',
      RESOLUTION: 'This resolution is not here, or was not adopted. Choose another one.',
      UNIT: 'This unit is not in the prescription.',
      MONTH:
        'Such a correction cannot be written: the month has to be of the prescription and may not fall below zero.',
      NOBODY: 'All units got the prescription by e-mail, there is nothing to print.',
    },
  },
} satisfies Translation<typeof cs>;
