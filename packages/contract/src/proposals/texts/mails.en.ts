import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    proposalMade: {
      SUBJECT: 'Proposal for the agenda: {title}',
      TEXT: '{who, select, none {} other {Proposed by {who}.\n\n}}{text}',
      ACTION: 'Show the proposal',
    },

    proposalReached: {
      SUBJECT: 'Proposal for the agenda: {title}',
      TEXT: 'More than a quarter of all votes and at least two owners ({percent}) support the proposal {title}. By § 1207 of the Civil Code the committee has to call a meeting, at the latest on {last}. If it does not, the owners may call it themselves at the cost of the association (§ 248).',
      ACTION: 'Show the proposal',
    },

    proposalDue: {
      SUBJECT: 'Proposal for the agenda: {title}',
      TEXT: 'The meeting that owners ask for by the proposal {title} is not called yet. The last day is {last}.',
      ACTION: 'Show the proposal',
    },

    proposalEnded: {
      SUBJECT: 'Proposal for the agenda: {title}',
      TEXT: '{how, select, taken {The committee put the proposal {title} on the agenda of {meeting, select, none {a meeting that it prepares} other {the meeting {meeting}}}.} withdrawn {The proposal {title} was withdrawn by whoever made it.} other {The committee did not take the proposal {title}.\n\nReason:\n{reason}}}',
      ACTION: 'Show the proposal',
    },
  },
} satisfies Translation<typeof cs>;
