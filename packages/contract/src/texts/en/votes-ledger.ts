import type cs from '../cs/votes-ledger.ts';
import type { Translation } from '../keys.ts';

export default {
  VOTE_LEDGER: {
    TITLE: 'Verification of the vote',
    LEAD: 'Your browser downloads the whole ledger of the vote and recounts everything. You need not trust the portal.',
    NOT_YET:
      'The content of the votes is published with the result. Until then the chain and the signature can be verified.',
    LOADING: 'Downloading the ledger: {done} of {all}',
    CHECKING: 'Recounting',
    GOOD: 'Everything agrees',
    GOOD_TEXT:
      '{entries, plural, one {# entry} other {# entries}}, {seats, plural, one {# participant} other {# participants}}, {points, plural, one {# point} other {# points}}. Recounted in {seconds} s.',
    BAD: '{count, plural, one {Something differs: # finding} other {Something differs: # findings}}',
    BAD_TEXT: 'Download the ledger and show it to the committee or to the audit committee.',
    AGAIN: 'Recount again',
    CHECKED: 'What was verified',
    CHECKS: {
      CHAIN: 'Each entry follows the one before it; none is missing and none was added',
      BODIES: 'The content of each entry agrees with its digest',
      SIGNATURE: 'The last entry was signed by this portal',
      FINGERPRINT: 'The list of voters, the shares and the wording are the same as at the start',
      ANSWERS: 'The votes the portal shows are exactly those of the entries',
      RESULTS: 'The result of each point comes out of the entries the same again',
      OK: 'agrees',
      WRONG: 'differs',
      LATER: 'after the end',
    },
    FOUND: 'What differs',
    RECOUNT: 'The result counted anew',
    HEAD: 'Last entry',
    SEQ: 'Entries',
    HASH: 'Digest of the chain',
    FINGERPRINT: 'Fingerprint of the list and the points',
    KEY: 'Public key of the portal',
    DOWNLOAD: 'Download everything (ZIP)',
    DOWNLOAD_TEXT:
      'The archive holds the whole ledger, readable instructions and a program that recounts it without the portal.',
    RECEIPT: {
      TITLE: 'Verify a receipt',
      TEXT: 'Paste the receipt you got after sending your vote, or drop its file here.',
      FIELD: 'Receipt',
      FILE: 'Choose a file',
      CHECK: 'Verify the receipt',
      GOOD: 'Receipt {number} agrees: the vote is entry {seq} of the ledger and has not changed since.',
      UNREADABLE: 'This is not a receipt of a vote. Paste its whole text.',
      OTHER_VOTE: 'This receipt belongs to another vote.',
      NOT_FOUND:
        'The entry of the receipt is not in the ledger or differs. Show it to the committee or to the audit committee.',
      SIGNATURE: 'The signature on the receipt is not one of this portal.',
      HEAD: 'The ledger was changed after the receipt was given: the state it testifies is no longer in it.',
    },
    MINE: 'My receipts',
    MINE_NONE: 'You have no receipt in this vote.',
  },
} satisfies Translation<typeof cs>;
