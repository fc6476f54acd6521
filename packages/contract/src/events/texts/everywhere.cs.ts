/** Said also outside of its own screens: in the menu, on the dashboard, in the search, as a toast of a call. */
const cs = {
  MODULES: {
    EVENTS: 'Kalendář událostí',
  },

  CALENDAR: {
    ALL_DAY: 'celý den',

    HOME: {
      TODAY: 'Dnes je v domě',
      QUIET: 'Dnes je v domě klid.',
      TITLE:
        'Události {month, select, 1 {v lednu} 2 {v únoru} 3 {v březnu} 4 {v dubnu} 5 {v květnu} 6 {v červnu} 7 {v červenci} 8 {v srpnu} 9 {v září} 10 {v říjnu} 11 {v listopadu} other {v prosinci}}',
      ALL: 'Vše',
      ALL_LONG: 'Celý kalendář událostí',
      NONE_NOW: 'Tento měsíc už nic není. Nejbližší událost:',
      NONE: 'V kalendáři teď nic není.',
      WAITS:
        '{count, plural, one {událost k potvrzení} few {události k potvrzení} many {události k potvrzení} other {událostí k potvrzení}}',
      WAITS_HINT: 'Potvrďte prosím přečtení',
    },
  },

  EVENT: {
    CREATED: 'Událost je v kalendáři.',
    UPDATED: 'Změny jsou uložené.',
    DELETED: 'Událost je smazaná.',
    NOT_FOUND: 'Tato událost v kalendáři není. Možná byla smazána.',
    MAIN: 'Hlavní',

    TYPES: {
      general: 'Obecné',
      meeting: 'Schůze',
      inspection: 'Revize',
      outage: 'Odstávka',
      works: 'Práce v domě',
      cleaning: 'Úklid',
      reading: 'Odečty',
      waste: 'Svoz odpadu',
      deadline: 'Termín',
      social: 'Setkání',
    },

    CALENDARS: {
      CREATED: 'Kalendář je vytvořený.',
      UPDATED: 'Kalendář je uložený.',
      DELETED: 'Kalendář je smazaný, jeho události jsou v hlavním.',
      NAME_TAKEN: 'Kalendář s tímto názvem už je.',
      NO_SLASH: 'Název kalendáře nemůže obsahovat lomítko.',
    },

    LABELS: {
      CREATED: 'Štítek je vytvořený.',
      UPDATED: 'Štítek je uložený.',
      DELETED: 'Štítek je smazaný.',
      NAME_TAKEN: 'Štítek s tímto názvem už je.',
    },

    FORM: {
      NO_TIME: 'Zadejte datum, a u události s hodinou i čas.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'events/everywhere': typeof cs;
  }
}
