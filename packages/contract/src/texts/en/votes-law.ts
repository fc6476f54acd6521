import type cs from '../cs/votes-law.ts';
import type { Translation } from '../keys.ts';

export default {
  VOTE: {
    LAW: {
      INFORMATIVE:
        'This aid follows the wording of the Civil Code in force since {since}, last compared on {asOf}. It is no legal advice.',
      BASES: {
        assembly:
          'An assembly can decide when owners with a majority of all votes are present; a majority of the votes present decides (section 1206).',
        perRollam:
          'Outside of an assembly a majority of the votes of all owners decides. Who does not vote counts as not supporting the proposal (section 1214).',
        electronic:
          'Technical means may be used when the statutes allow it. A majority of the votes of all owners decides (section 158(2)).',
        poll: 'A poll asks for opinions. It binds nobody and does not replace a resolution of an assembly.',
      },
      DIFFERS: {
        BELOW_HALF:
          'By the settings the house can decide, but the law wants owners with more than a half of all votes to take part (section 1206).',
        SUBSTITUTE_ONLY:
          'By the settings the house can decide, but the law wants owners with more than a half of all votes to take part (section 1206). Such a turnout is enough only for a substitute assembly, if the statutes allow one (section 1210).',
        STRICTER: 'Such a turnout would be enough for the law (section 1206), but the vote is set to a higher one.',
        NO_QUORUM_IN_LAW: 'The law asks for no minimum turnout here, but the vote is set to one.',
      },
      PRESETS: {
        assembly: {
          NAME: 'Assembly',
          WHY: 'At least a half of all votes present, more than a half of those present decides. The law wants more than a half to be present (section 1206).',
        },
        perRollam: {
          NAME: 'Outside of an assembly (per rollam)',
          WHY: 'More than a half of the votes of all owners decides; turnout itself does not matter (section 1214).',
        },
        electronic: {
          NAME: 'Electronically by the statutes',
          WHY: 'More than a half of the votes of all owners decides. The statutes must allow technical means (section 158(2)).',
        },
        poll: { NAME: 'Poll', WHY: 'Asks the house for its opinion. The result binds nobody.' },
        substitute: {
          NAME: 'Substitute assembly',
          WHY: 'At least 40 % of all votes present is enough when the statutes allow a substitute assembly (section 1210).',
        },
        twoThirds: {
          NAME: 'Two thirds of those present',
          WHY: 'For decisions where the statutes ask for at least two thirds of the votes present (section 1206).',
        },
        threeQuarters: {
          NAME: 'Three quarters of those present',
          WHY: 'For decisions where the statutes ask for at least three quarters of the votes present (section 1206).',
        },
        majorityOfAll: {
          NAME: 'Majority of all at an assembly',
          WHY: 'More than a half of the votes of all owners, as for a change of the declaration that those affected agreed to in writing (section 1169).',
        },
        everyone: {
          NAME: 'Consent of everybody',
          WHY: 'All owners must agree, as when the shares of all of them change (section 1169).',
        },
      },
    },
  },
} satisfies Translation<typeof cs>;
