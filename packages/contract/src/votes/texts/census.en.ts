import type { Translation } from '../../texts/keys.ts';
import type cs from './census.cs.ts';

export default {
  VOTE: {
    CENSUS_WRONG: {
      NO_SEAT: 'There is nobody in the list yet. Take it over from the units of the house.',
      NO_SHARE: 'The share is missing. Fill it in as it stands in the cadastre.',
      ZERO_SHARE: 'The share must be greater than zero.',
      UNIT_TWICE: 'One of these units is already in the list. Every unit can vote only once.',
      SUM_LACKS: 'The shares in the list do not add up to the whole house. {fraction} is missing.',
      SUM_EXCEEDS: 'The shares in the list add up to more than the whole house. {fraction} is too much.',
    },
  },
} satisfies Translation<typeof cs>;
