import type { Translation } from '../../texts/keys.ts';
import type cs from './law.cs.ts';

export default {
  VOTE: {
    LAW: {
      INFORMATIVE:
        'This aid follows the wording of the Civil Code in force since {since} and was written on {asOf}. No lawyer has checked it and it is not legal advice.',

      BASES: {
        assembly:
          'An assembly can decide when owners with a majority of all votes are present; a majority of the votes present decides (§ 1206).',
        perRollam:
          'Outside of an assembly a majority of the votes of all owners decides. Who does not vote counts as not supporting the proposal (§ 1214).',
        electronic:
          'Technical means may be used when the statutes allow it. A majority of the votes of all owners decides (§ 158(2)).',
        poll: 'A poll asks for opinions. It binds nobody and does not replace a resolution of an assembly.',
      },

      DIFFERS: {
        BELOW_HALF:
          'By the settings the house can decide, but the law wants owners with more than a half of all votes to take part (§ 1206).',
        SUBSTITUTE_ONLY:
          'By the settings the house can decide, but the law wants owners with more than a half of all votes to take part (§ 1206). Such a turnout is enough only for a substitute assembly, if the statutes allow one (§ 1210).',
        STRICTER: 'Such a turnout would be enough for the law (§ 1206), but the vote is set to a higher one.',
        NO_QUORUM_IN_LAW: 'The law asks for no minimum turnout here, but the vote is set to one.',
      },

      WARN: {
        ENDS_IN_PAST: 'The end of the vote has passed. Move it to a later time.',
        NO_END: 'The vote has no end. The proposal must say by when the owners are to answer (§ 1211).',
        PER_ROLLAM_DAYS:
          'Owners must have at least {days, plural, one {# day} other {# days}} to answer, counted from the following day (§ 1211 and § 605). The vote should last at least to the end of {earliest}.',
        ELECTRONIC_DAYS:
          'The law sets no period for votes by technical means. By the rules for deciding outside of an assembly it should last {days, plural, one {# day} other {# days}}, to the end of {earliest} (§ 1211).',
        NOTICE:
          'There should be {days, plural, one {# full day} other {# full days}} between the invitation and the assembly. If you invite today, it can be on {earliest} at the earliest (§ 249 and § 1221).',
        ELECTRONIC_STATUTES:
          'By the settings of the association the statutes do not allow votes by technical means. Without that the result can be challenged (§ 158(2)).',
        SIGNATURE:
          'Outside of an assembly the law wants a handwritten signature on a paper with the full wording of the proposal. Whether an online vote is enough is disputed; a signed ballot is safer (§ 1212).',
        PER_ROLLAM_STATUTES:
          'An association may decide outside of an assembly when its statutes allow it, or when an assembly could not decide (§ 1211).',
        POLL: 'A poll binds nobody and does not replace a resolution.',
        QUORUM_EXTRA:
          'The law asks for no minimum turnout here. With the turnout that is set, a valid decision may be shown as not adopted (§ 1214).',
        QUORUM_HALF:
          'By the settings exactly a half of all votes is enough, the law wants more than a half. The result will show both (§ 1206).',
        QUORUM_BELOW: 'The law wants owners with more than a half of all votes to take part (§ 1206).',
        QUORUM_STATUTES:
          'The statutes want more than {percent}% of all votes to be present; the turnout that is set is lower.',
        SUBSTITUTE: 'A turnout below a half of all votes is enough only for a substitute assembly (§ 1210).',
        SUBSTITUTE_STATUTES:
          'A turnout below a half of all votes is enough only for a substitute assembly, and by the settings of the association the statutes do not allow one (§ 1210).',
        ACCEPT_BELOW: 'Adoption should take more than a half of the votes; less is set (§ 1206 and § 1214).',
        OF_PRESENT:
          'Outside of an assembly the majority is counted from all votes of the house, not only from those cast (§ 1214).',
        ACCEPT_NEVER: 'Nobody gets more than 100% of the votes. For consent of everybody choose “at least”.',
        TWO_THIRDS: 'If two thirds should be enough, set the fraction 2/3. Percents say it only roughly.',
        WITHOUT_VOTER:
          '{count, plural, one {# group of co-owners has no common representative and cannot vote online, yet it counts in the base.} other {# groups of co-owners have no common representative and cannot vote online, yet they count in the base.}} Representatives are set at the units (§ 1185).',
      },

      PRESETS: {
        assembly: {
          NAME: 'More than a half of those present',
          WHY: 'The assembly decides by more than a half of the votes present, when more than a half of all votes is present (§ 1206).',
        },

        perRollam: {
          NAME: 'More than a half of all',
          WHY: 'More than a half of the votes of all owners decides; turnout itself does not matter (§ 1214).',
        },

        electronic: {
          NAME: 'More than a half of all',
          WHY: 'More than a half of the votes of all owners decides. The statutes must allow technical means (§ 158(2)).',
        },

        poll: {
          NAME: 'Poll',
          WHY: 'Asks the house for its opinion. The result binds nobody.',
        },

        substitute: {
          NAME: 'Substitute assembly',
          WHY: 'The presence of at least 40% of all votes is enough when the statutes allow a substitute assembly; more than a half of those present decides (§ 1210).',
        },

        twoThirds: {
          NAME: 'At least two thirds of those present',
          WHY: 'For decisions where the law or the statutes ask for two thirds of the votes present; exactly two thirds are enough. More than a half of all votes must be present (§ 1206).',
        },

        threeQuarters: {
          NAME: 'At least three quarters of those present',
          WHY: 'For decisions where the law or the statutes ask for three quarters of the votes present; exactly three quarters are enough. More than a half of all votes must be present (§ 1206).',
        },

        majorityOfAll: {
          NAME: 'More than a half of all',
          WHY: 'More than a half of the votes of all owners, as for a change of the declaration that those affected agreed to in writing (§ 1169).',
        },

        twoThirdsOfAll: {
          NAME: 'At least two thirds of all',
          WHY: 'Two thirds of the votes of all owners; exactly two thirds are enough. The statutes or the declaration ask for them; please check the place in the law (§ 1206).',
        },

        threeQuartersOfAll: {
          NAME: 'At least three quarters of all',
          WHY: 'Three quarters of the votes of all owners; exactly three quarters are enough. The statutes or the declaration ask for them; please check the place in the law (§ 1206).',
        },

        everyoneAtAssembly: {
          NAME: 'Consent of everybody',
          WHY: 'All owners must agree, as when the shares of all of them change. Please check the place in the law, the amendment of 2020 moved it (§ 1169, before that 1214).',
        },

        perRollamTwoThirds: {
          NAME: 'At least two thirds of all',
          WHY: 'Two thirds of the votes of all owners; exactly two thirds are enough. The law or the statutes ask for more than a half (§ 1214).',
        },

        perRollamThreeQuarters: {
          NAME: 'At least three quarters of all',
          WHY: 'Three quarters of the votes of all owners; exactly three quarters are enough. The law or the statutes ask for more than a half (§ 1214).',
        },

        everyone: {
          NAME: 'Consent of everybody',
          WHY: 'All owners must agree, as when the shares of all of them change. Please check the place in the law, the amendment of 2020 moved it (§ 1169, before that 1214).',
        },

        electronicTwoThirds: {
          NAME: 'At least two thirds of all',
          WHY: 'Two thirds of the votes of all owners; exactly two thirds are enough. The statutes must allow technical means (§ 158(2)).',
        },

        electronicThreeQuarters: {
          NAME: 'At least three quarters of all',
          WHY: 'Three quarters of the votes of all owners; exactly three quarters are enough. The statutes must allow technical means (§ 158(2)).',
        },

        electronicEveryone: {
          NAME: 'Consent of everybody',
          WHY: 'All owners must agree. The statutes must allow technical means (§ 158(2)).',
        },
      },
    },
  },
} satisfies Translation<typeof cs>;
