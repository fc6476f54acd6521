import type { Translation } from '../../texts/keys.ts';
import type cs from './proxies.cs.ts';

export default {
  PROXIES: {
    TITLE: 'Powers of attorney',
    ONE: 'Power of attorney',
    LIST_LABEL: 'Powers of attorney',
    NEW: 'New power of attorney',
    MORE: 'More about the power of attorney',
    NOT_FOUND: 'This power of attorney is not here, or it is not about you.',

    TABS: {
      LABEL: 'State of powers of attorney',
      all: 'All',
      waiting: 'Waiting for confirmation',
      approved: 'Valid',
      over: 'Over',
    },

    STATES: {
      waiting: 'Waits for confirmation',
      approved: 'Valid',
      refused: 'Refused',
      revoked: 'Revoked',
      ended: 'Ended',
    },

    COLUMNS: {
      principal: 'Given by',
      agent: 'Given to',
      reach: 'Valid for',
      state: 'State',
      at: 'Written down',
    },
    SEARCH: 'Search by name',

    ORDERS: {
      at: 'Written down',
      principal: 'Given by',
      agent: 'Given to',
    },
    EMPTY_TITLE: 'There is no power of attorney yet',
    EMPTY_TEXT:
      'Whoever cannot take part in a vote may let somebody else vote for them. What the committee writes down for an owner is confirmed from the paper by a second person.',
    EMPTY_TAB: 'No power of attorney is in this state.',
    STANDING: 'all votes',
    STANDING_FROM: 'all votes from {from}',
    STANDING_TO: 'all votes until {to}',
    STANDING_BOTH: 'all votes from {from} until {to}',
    NOT_OF_HOUSE: 'not of the house',

    FORM: {
      TITLE: 'New power of attorney',
      GIVE_TITLE: 'Let somebody vote for me',
      FOR_MEETING: 'Meeting: {name}',
      LEAD: 'The person can vote for all your units at once, until you revoke the power of attorney. Nobody has to approve it.',
      WRITTEN_LEAD:
        'A power of attorney that was not given with the principal’s own account needs the signed paper and a second person. Without the paper it will wait.',
      PARTIES: 'Who gives it to whom',
      PRINCIPAL: 'Given by',
      PRINCIPAL_HINT: 'The owner of a unit, or the common representative of co-owners.',
      AGENT: 'Given to',
      AGENT_HINT: 'Only those who have access to the portal can vote online.',
      OTHER: 'The person is not among the neighbours',
      AGENT_NAME: 'Name of the person',
      AGENT_NAME_HINT: 'The committee writes them down as present on the spot. They cannot vote online.',
      REACH: 'What it is valid for',
      FOR: 'Valid for',
      STANDING: 'All votes',
      FROM: 'Valid from',
      TO: 'Valid until',
      DAYS_HINT: 'Leave empty if it holds until it is revoked.',
      PAPER: 'Document',
      SIGNED: 'Date of signature',
      VERIFIED: 'The signature is officially verified',
      VERIFIED_HINT: 'Tick only if you have seen the verification clause.',
      FILES: 'Document of the power of attorney',
      NOTE: 'Note',
      SAVE: 'Write down the power of attorney',

      LIMITS: {
        LIMIT:
          'By the statutes one person may act for {count, plural, one {# participant at most} other {# participants at most}}. A participant is a unit, or the units of the same owners; powers that still wait for confirmation count too.',
        OWNERS: 'By the statutes only an owner may be given a power of attorney.',
        VERIFIED: 'By the statutes the signature on a power of attorney has to be officially verified.',
      },
    },

    DETAIL: {
      FACTS: 'Power of attorney',
      FILES: 'Document',
      NO_FILES: 'No document is attached.',
      NEEDS_FILE:
        'The signed paper is missing. Attach it with Complete, or let the principal confirm it with their own account.',
      COUNTS: 'Why it holds',
      SIGNED: 'Signed on',
      VERIFIED: 'Verification of the signature',
      VERIFIED_YES: 'Officially verified signature',
      VERIFIED_NO: 'Not verified',
      MADE: 'How it came about',
      BY_PRINCIPAL: 'Given by the owner in the portal',
      BY_COMMITTEE: 'Written down by the committee',
      NOTE: 'Note',
      REASON: 'Reason',
      USES: 'What was done by it',
      NO_USES: 'Nobody has voted by it yet.',
      OBJECTED: 'Objection of the owner',
      HISTORY: 'History',
      UNREACHABLE: 'The owner has no e-mail in the portal, so we cannot tell them. Please let them know another way.',
      YOURS:
        'Somebody else wrote this power of attorney down in your name. If you gave it, confirm it; otherwise revoke it.',
      BY_PORTAL: 'the portal itself',
    },

    VERBS: {
      create: 'Written down',
      update: 'Document or note added',
      approve: 'Confirmed',
      refuse: 'Refused',
      revoke: 'Revoked',
      renounce: 'Given up by its agent',
      use: 'Used in a vote',
      objection: 'Objection of the owner',
    },

    COMPLETE: {
      OPEN: 'Add to it',
      TITLE: 'Add to the power of attorney',
      YES: 'Save what was added',
    },

    APPROVE: {
      OPEN: 'Confirm',
      TITLE: 'Confirm the power of attorney?',
      TEXT: 'You confirm that the signed paper says the same as this record. {agent} will be able to vote for: {principal}. Whoever of them has an e-mail in the portal is told at once.',
      YES: 'Confirm the power of attorney',
      OWN_TEXT: 'You confirm that you gave it. {agent} will be able to vote for you.',
    },

    REFUSE: {
      OPEN: 'Refuse',
      TITLE: 'Refuse the power of attorney',
      REASON: 'Reason of the refusal',
      HINT: 'There is no other reason to refuse. Both people get it by e-mail.',
      YES: 'Refuse the power of attorney',
    },

    REVOKE: {
      OPEN: 'Revoke',
      TITLE: 'Revoke the power of attorney',
      TEXT: '{agent} will not be able to vote by it any more. Ballots cast before stay valid.',
      REASON: 'Reason (optional)',
      YES: 'Revoke the power of attorney',
    },

    RENOUNCE: {
      OPEN: 'Give the power up',
      TITLE: 'Give the power of attorney up',
      TEXT: 'Given by: {principal}. You will not be able to vote for them any more, and they are told by e-mail at once. Ballots cast before stay valid.',
      REASON: 'Reason (optional)',
      YES: 'Give the power up',
    },

    FOR: {
      BY: 'power of attorney: {principal}',
    },

    PRESENT: {
      LABEL: 'Represented by a power of attorney',
      HINT: 'The name is filled in from the valid power of attorney.',
      NONE: 'Without a power of attorney',
      ONE: '{agent}, power of attorney: {principal}',
    },

    ERRORS: {
      PRINCIPAL_UNKNOWN: 'Choose who gives the power of attorney from the neighbours.',
      NOT_OWNER: 'Only the owner of a unit or the common representative of co-owners can give a power of attorney.',
      AGENT_UNKNOWN: 'There is no such person in the association.',
      VOTE_UNKNOWN: 'There is no such vote.',
      VOTE_OVER: 'The vote is over, a power of attorney for it makes no sense.',
      NOT_VOTER: 'This person cannot vote in the vote, so they cannot let anybody vote for them either.',
      TWICE: 'The same power of attorney has already been given to this person.',
      DECIDED: 'The power of attorney has already been decided on.',
      OVER: 'The power of attorney is no longer valid.',
      NOT_MEMBER:
        'A member of the association writes powers of attorney down and confirms them, not a visit of the portal’s administration.',
      NO_FILE:
        'The signed paper is missing: there is nothing to compare the record with. Attach it, or let the principal confirm it with their own account.',
      FILES_KEPT: 'The paper by which the power of attorney holds cannot be taken away. You may add another.',
      NOT_YOURS: 'Only who gave the power of attorney or the committee can revoke it.',
      NOT_AGENT: 'Only the agent can give the power of attorney up.',
      USED: 'A ballot has been cast by this power of attorney, it cannot be revoked. You can object to the ballot at the vote.',
      LIMIT:
        'The statutes do not let one person act for more participants than {limit}. A participant is a unit, or the units of the same owners; powers that wait for confirmation and were written down earlier count too.',
      OWNERS_ONLY: 'By the statutes only an owner may be given a power of attorney.',
      NOT_VERIFIED: 'By the statutes the signature on a power of attorney has to be officially verified.',
      NOT_HOLDING: 'The power of attorney does not hold for this vote.',
      SOMEBODY_MAY: 'Somebody in the room may confirm the power of attorney now. Look at the list again.',
    },
  },
} satisfies Translation<typeof cs>;
