import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    UNITS: 'Units',
  },

  HOME: {
    PROBLEMS: '{count, plural, one {thing to put right} other {things to put right}}',
    PROBLEMS_HINT: 'Shares, owners and common representatives',
    PROBLEMS_NONE: 'The shares add up to exactly 100%',
    OPEN_UNITS: 'Show units',
    OPEN_HOUSE: 'About the association',
    EMPTY_TITLE: 'The house is still empty',
    EMPTY_TEXT:
      'Begin with the list of units and owners. We read it from a file that the land registry or your manager gives you.',
    EMPTY_ACTION: 'Import the house',
    EMPTY_OTHERS: 'The committee has not entered any units yet. You will find them here once it has.',
  },

  UNITS: {
    TITLE: 'Units',

    TYPES: {
      flat: 'flat',
      cellar: 'cellar',
      garage: 'garage',
      garagePlace: 'parking place',
      commonSpace: 'common space',
      commercialSpace: 'commercial space',
    },
    CREATED: 'The unit is created.',
    SAVED: 'The changes are saved.',
    DELETED: 'The unit is deleted.',
    DELETED_MANY: 'The units are deleted.',

    ERRORS: {
      OWNER_REQUIRED: 'Add at least one owner.',
      JOINT_TWO: 'Joint ownership of spouses has exactly two people.',
      SHARE_INVALID: 'A share must be greater than 0 and at most 1.',
    },
  },
} satisfies Translation<typeof cs>;
