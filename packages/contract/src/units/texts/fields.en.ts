import type { Translation } from '../../texts/keys.ts';
import type cs from './fields.cs.ts';

export default {
  UNITS: {
    NUMBER: 'Unit number',
    FLOOR: 'Floor',
    TYPE: 'Type',
    USE_MODE: 'Way of use',
    PERSONS: 'Persons',
    AREA: 'Area',
    LAYOUT: 'Layout',
    LAYOUT_HINT: 'For example 3+1',
    NOTE: 'Note',
    NOTE_HINT: 'Only the committee and the manager see it.',
  },

  ACTIVITY: {
    FIELDS: {
      number: 'number',
      floor: 'floor',
      kind: 'kind',
      useMode: 'use',
      persons: 'persons',
      area: 'area',
      layout: 'layout',
      share: 'share',
      owners: 'owners',
      representative: 'representative',
    },
  },
} satisfies Translation<typeof cs>;
