import type cs from '../cs/units.ts';
import type { Translation } from '../keys.ts';

export default {
  UNITS: {
    TITLE: 'Jednotky',
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
    CREATED: 'Jednotka je vytvořená.',
    SAVED: 'Změny jsou uložené.',
    DELETED: 'Jednotka je smazaná.',
    DELETED_MANY: 'Jednotky jsou smazané.',
    NOT_FOUND: 'Jednotka neexistuje nebo byla smazána.',
    ERRORS: {
      NUMBER_TAKEN: 'Jednotka s tímto číslem už v domě je.',
      OWNER_REQUIRED: 'Přidejte aspoň jednoho vlastníka.',
      OWNER_TWICE: 'Stejný vlastník je uvedený dvakrát.',
      OWNER_UNKNOWN: 'Vlastník v tomto společenství není.',
      ENTRANCE_UNKNOWN: 'Vchod v tomto společenství není.',
      JOINT_TWO: 'Společné jmění mají právě dva manželé.',
      SHARE_INVALID: 'Podíl musí být větší než 0 a nejvýš 1.',
      REPRESENTATIVE_UNKNOWN: 'Zástupce musí být některý ze spoluvlastníků nebo soused v domě.',
      DATE_BEFORE: 'Změna nemůže platit dřív než ta, která jí předchází.',
    },
  },
} satisfies Translation<typeof cs>;
