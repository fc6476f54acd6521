import type cs from '../cs/units.ts';
import type { Translation } from '../keys.ts';

export default {
  UNITS: {
    TITLE: 'Units',
    NUMBER: 'Unit number',
    ENTRANCE: 'Entrance',
    FLOOR: 'Floor',
    TYPE: 'Type',
    USE_MODE: 'Way of use',
    PERSONS: 'Persons',
    OWNERS: 'Owners',
    SHARE: 'Share of the house',
    SHARE_PERCENT: 'Share in percent',
    TYPES: {
      flat: 'flat',
      cellar: 'cellar',
      garage: 'garage',
      garagePlace: 'parking place',
      commonSpace: 'common space',
      commercialSpace: 'commercial space',
    },
    USE_MODES: { lives: 'lives here', rents: 'rents out', uses: 'uses' },
    CREATED: 'The unit is created.',
    SAVED: 'The changes are saved.',
    DELETED: 'The unit is deleted.',
    DELETED_MANY: 'The units are deleted.',
    NOT_FOUND: 'The unit does not exist or was deleted.',
    ERRORS: {
      NUMBER_TAKEN: 'The house already has a unit with this number.',
      OWNER_REQUIRED: 'Add at least one owner.',
      OWNER_TWICE: 'The same owner is listed twice.',
      OWNER_UNKNOWN: 'The owner does not belong to this association.',
      ENTRANCE_UNKNOWN: 'The entrance does not belong to this association.',
      JOINT_TWO: 'Joint ownership of spouses has exactly two people.',
      SHARE_INVALID: 'A share must be greater than 0 and at most 1.',
      REPRESENTATIVE_UNKNOWN: 'The representative must be one of the co-owners or a neighbour in the house.',
      DATE_BEFORE: 'A change cannot take effect before the one that precedes it.',
    },
  },
} satisfies Translation<typeof cs>;
