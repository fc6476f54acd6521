import type { Translation } from '../../texts/keys.ts';
import type cs from './result.cs.ts';

export default {
  VOTE: {
    BASE: {
      NAME: 'Shares are of',
      PLAIN: '{parts} parts of the whole house',
      OWN: '{parts} parts of those who vote; the whole house has {house} parts and the remaining {own} belong to the association, which does not vote',
      PERCENT: 'the whole house',
      PERCENT_OWN: '{percent} of the house; the rest belongs to the association, which does not vote',
      PRESENT:
        'For, against and abstained are parts of those present, who are {present} of {base} parts; the absent are a part of all.',
      PRESENT_PERCENT:
        'For, against and abstained are parts of those present, who are {present} of all; the absent are a part of all.',
      ROOM: 'In the room when the point closed: {percent}{share, select, none {} other { (shares {share})}}.',
      ROOM_NOW: 'In the room now: {percent}{share, select, none {} other { (shares {share})}}.',
      SILENT: 'In the room without an answer: {percent}, {seats, plural, one {# participant} other {# participants}}.',
      LOST: 'The quorum was lost; the point was closed as not adopted.',
      NOT_COUNTED: 'not counted',
    },

    WHY: {
      OUTCOME: {
        passed: 'The proposal was adopted.',
        failed: 'The proposal was not adopted.',
        supported: 'The proposal found the support it needed.',
        unsupported: 'The proposal did not find the support it needed.',
      },
      VOTES:
        '{voted, select, none {Nobody voted.} empty {Nobody was present.} against {Nobody voted for the proposal.} other {{near, select, over {Slightly more than {mark}} under {Slightly less than {mark}} exactly {Exactly {mark}} other {{percent}}} of {of, select, present {the votes present} other {all votes}} were for it{form, select, percent {} other { ({count} of {whole} shares)}}.}} The proposal {passed, select, yes {needs the support} other {needed the support}} of {bar, select, everyone {{of, select, present {everybody present} other {all owners}}} other {{over, select, more {more than} other {at least}} {bar, select, half {a half} twoThirds {two thirds} threeQuarters {three quarters} other {{barText}}} {of, select, present {of the votes present} other {of the votes of all owners}}}}{source, select, assembly { (§ 1206 of the Civil Code).} perRollam { (§ 1214 of the Civil Code).} electronic { (§ 158(2) of the Civil Code and the statutes).} poll {. The result binds nobody.} other {, as the vote was announced.}}',
      NO_QUORUM:
        'Too few took part. {voted, select, none {Nobody voted.} empty {Nobody was present.} other {{near, select, over {Slightly more than {mark}} under {Slightly less than {mark}} exactly {Exactly {mark}} other {{percent}}} of all votes {where, select, room {were present} other {took part}}{form, select, percent {} other { ({count} of {whole} shares)}}.}} The vote needed {bar, select, everyone {all owners} half {{over, select, more {more than} other {at least}} a half of all votes} twoThirds {{over, select, more {more than} other {at least}} two thirds of all votes} threeQuarters {{over, select, more {more than} other {at least}} three quarters of all votes} other {{over, select, more {more than} other {at least}} {barText} of all votes}}{source, select, assembly { (§ 1206 of the Civil Code).} poll {. The result binds nobody.} other {, as it was announced.}}',
      NO_BASE: 'There is nobody in the list whose vote would count.',
      POST: '{bar, select, everyone {needs {of, select, present {everybody present} other {all owners}}} other {needs {over, select, more {more than} other {at least}} {barText}}}',

      LINE: {
        ENOUGH: 'There are already enough votes for adoption',
        CANNOT: 'The proposal can no longer be adopted',
        SO_FAR: 'So far there are enough votes for adoption',
        PASSED:
          '{bar, select, half {{over, select, more {{of, select, present {More than a half of the votes present were for} other {More than a half of all votes were for}}} other {There were enough votes for adoption}}} other {There were enough votes for adoption}}',
        NOBODY: '{when, select, now {Nobody has voted yet} other {Nobody voted}}',
        EMPTY: '{when, select, now {Nobody is in the room yet} other {Nobody was in the room}}',
        QUORUM:
          '{when, select, now {{bound, select, more {The turnout needed is still more than {percent} away} other {The turnout needed is still {percent} away}}} other {{bound, select, less {The turnout fell short by less than {percent}} more {The turnout fell short by more than {percent}} other {The turnout fell short by {percent}}}}}',
        QUORUM_EXACTLY:
          '{when, select, now {The turnout is exactly {mark}, slightly more is needed} other {The turnout was exactly {mark}, slightly more was needed}}',
        MISSING:
          '{when, select, now {{bound, select, more {More than {percent} is still missing for adoption} other {{percent} is still missing for adoption}}} other {{bound, select, less {Adoption fell short by less than {percent}} more {Adoption fell short by more than {percent}} other {Adoption fell short by {percent}}}}}',
        EXACTLY:
          '{when, select, now {Exactly {mark} is for; adoption takes slightly more} other {Exactly {mark} was for; adoption took slightly more}}',
      },
    },
  },
} satisfies Translation<typeof cs>;
